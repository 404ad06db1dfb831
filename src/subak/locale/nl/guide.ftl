guide-end =
    Nu ken je het spel
    Alles wat ertoe doet, is één keer voorbijgekomen. Je kunt zonder mij verderspelen; of ik blijf en laat van me horen als er iets nieuws gebeurt.
guide-bali-start =
    Welkom bij Bali
    Je verzamelt kaarten en offerkaarten en bouwt altaren. Is deze stapel kaarten leeg, dan wint wie de meeste overwinningspunten heeft.
    Zo verloopt een beurt: offerkaart pakken, spelen, kaarten pakken, waarderen. Ik leg elke stap uit als die voor het eerst voorkomt. Waar ik het over heb, licht op, en de partij wacht tot je alles gelezen hebt.
guide-bali-buy =
    Een offerkaart pakken?
    Dit zijn de offerkaarten. Je mag er één pakken: die kost { -bali-good-cost } steen, min { -bali-good-less } voor elke landbouwer van die soort die voor je ligt.
    Dit is je steen. In het begin kun je die vaak beter sparen, want een altaar kost { -bali-shrine-cost }. Pak je geen offerkaart, dan ga je gewoon verder.
guide-bali-play =
    Speel uit je hand
    Een van deze dingen moet je spelen: een steenhouwer of een priester, die niets kosten; { -bali-farmers-one }, { -bali-farmers-two } of { -bali-farmers-three } landbouwers van één soort, voor { -bali-farmers-one-cost }, { -bali-farmers-two-cost } of { -bali-farmers-three-cost } steen; of een altaar, voor { -bali-shrine-cost } steen.
    Wat je speelt, blijft hier de hele partij liggen. Alleen deze kaarten tellen mee bij een waardering: steenhouwers leveren steen op, priesters punten, landbouwers offerkaarten, altaren punten of steen.
    Kijk voor je kiest naar de onderste kaarten van de rijen: elk daarvan kan binnenkort gewaardeerd worden.
guide-bali-discard =
    Je kunt niets spelen
    Je hebt { -bali-hand-word } altaren op hand en kunt er geen betalen. Dus gaat er één terug in de doos, en je pakt meteen een kaart.
guide-bali-sacrifice =
    Een offer
    Iemand anders heeft een altaar gebouwd. Daarom leg je een van je offerkaarten open op de offerplaats.
    Aan het einde is een offerkaart van de soort die hier het vaakst ligt { -bali-good-first } punten waard, een van de volgende { -bali-good-second }, dan { -bali-good-third }, dan { -bali-good-last }. Wat je neerlegt ben je kwijt: geef dus van een soort waar je veel van hebt.
guide-bali-sacrifice-hidden =
    Je eigen offer
    Het is jouw altaar, dus leg je een van je offerkaarten gedekt neer: alleen jij weet welke het is.
    Aan het einde is een offerkaart van de soort die hier het vaakst ligt { -bali-good-first } punten waard, een van de volgende { -bali-good-second }, dan { -bali-good-third }, dan { -bali-good-last }. Help dus de soort waar je het meest van hebt.
guide-bali-supply =
    Nog een op de offerplaats
    Leg nu een offerkaart uit de voorraad open op de offerplaats. Dat kost je niets en maakt die soort waardevoller: kies er een die jij hebt en de anderen niet.
guide-bali-take =
    Kaarten pakken
    Pak steeds de onderste kaart van een rij, tot je { -bali-hand-word } kaarten op hand hebt.
    Met de laatste kies je meer dan alleen een kaart: wat daarna onderaan die rij ligt, wordt meteen gewaardeerd, voor iedereen. Pak die dus waar jij het meest wint.
guide-bali-oracle =
    Het orakel
    In de nieuwe rij zat een orakel. Daarom mag je de bovenste { -bali-look-word } kaarten van de offerplaats bekijken (allemaal, als het er minder zijn). Daarna moet je er één houden.
    Het kost niets: je wint een offerkaart en komt iets over de offerplaats te weten.
guide-bali-keep =
    Houd een offerkaart
    Een van deze kaarten wordt van jou; de rest gaat terug zoals die lag. Pak een soort die veel waard is, of een waarvan je liever minder op de offerplaats ziet.
guide-bali-reward =
    Je altaren worden gewaardeerd
    Elk van je altaren levert { -bali-shrine-points-each } punt of { -bali-shrine-stone-each } steen op; je kiest één keer voor allemaal.
    Aan het einde is { -bali-stone-per-point } steen maar { -bali-stone-worth } punt waard. Neem dus alleen steen als je die nodig hebt, bijvoorbeeld voor je volgende altaar.
guide-bali-claim =
    De soort is op
    Je hebt recht op een offerkaart, maar van die soort is er geen meer. Je mag in plaats daarvan een andere pakken, of geen.
guide-bali-over =
    De stapel is leeg
    De partij is meteen voorbij, en de offerplaats wordt geteld: een offerkaart van de soort die daar het vaakst ligt is { -bali-good-first } punten waard, een van de volgende { -bali-good-second }, dan { -bali-good-third }, dan { -bali-good-last }. Een soort die daar helemaal niet ligt, is niets waard.
    Daar komen je punten tot nu toe bij, { -bali-shrine-points } voor elk van je altaren en { -bali-stone-worth } voor elke volle { -bali-stone-per-point } steen. Handkaarten zijn niets waard.
guide-bali-scores =
    Een kaart wordt gewaardeerd
    Uit deze rij is de laatste kaart gepakt. Dus wordt de kaart die er nu onderaan ligt voor iedereen gewaardeerd.
    Elk van je steenhouwers levert dan een steen op, elke priester een punt, elk altaar een punt of een steen; landbouwers leveren je samen één offerkaart van hun soort op. Heb je minstens { -bali-majority-word } van die kaarten en meer dan ieder ander, dan krijg je er één extra.
guide-bali-row =
    Een rij wordt aangevuld
    Is een rij leeg, dan wordt die meteen aangevuld.
    De { -bali-row-word } kaarten komen van deze stapel. Is die leeg, dan is de partij voorbij.
guide-bali-demon =
    De demon gaat verder
    Uit de rij van de demon mag niemand kaarten pakken. Elke priester die gespeeld wordt, stuurt hem één rij naar rechts, en van de laatste terug naar de eerste.
guide-cacao-start =
    Welkom bij Cacao
    Je stuurt arbeiders het oerwoud in. Ze oogsten cacaovruchten en verkopen ze, delven goud en halen water. Wie aan het einde het meeste goud heeft, wint.
    Elke beurt leg je één arbeiderstegel; de rest volgt daaruit. Ik leg elke beslissing uit als die voor het eerst voorkomt. Waar ik het over heb, licht op, en de partij wacht tot je alles gelezen hebt.
guide-cacao-square =
    Waar komt je tegel?
    Dit zijn je arbeiderstegels; de poppetjes aan een kant zijn de arbeiders daar. Kies een tegel. Nog een klik, of de toets r, draait hem.
    Kies daarna een veld met een gestreepte rand. De arbeiders aan een kant die aan een oerwoudtegel grenst, werken daar meteen.
    Raakt een leeg oerwoudveld dan { -cacao-fill-tiles-word } arbeiderstegels of meer, dan vul je het aan met een van deze. Let dus op wie daar arbeiders heeft!
guide-cacao-overbuild =
    Je mag overbouwen
    De oerwoudtegels zijn op. Vanaf nu mag je een zonnesteen betalen en je tegel op een van je eigen tegels leggen: de nieuwe arbeiders gaan aan het werk.
    Bedekte arbeiders tellen niet meer mee bij tempels, en elk veld kan maar één keer worden overbouwd. Een zonnesteen die je houdt, is aan het einde { -cacao-sun-gold } goud waard.
guide-cacao-tile =
    Welke tegel, en hoe gedraaid?
    Kies een van je tegels en draai hem tot zijn arbeiders grenzen aan wat je wilt. Kanten met { -cacao-workers-most-word } arbeiders zijn sterk bij goede tegels en bij tempels, maar slechts { -cacao-tiles-strong-word } van je { -cacao-tiles-2-word } tegels hebben er een.
guide-cacao-fill =
    Vul het oerwoud aan
    Kies een van deze oerwoudtegels. De andere blijft liggen voor wie na jou komt.
    Leg hem hier. Alle arbeiders die eraan grenzen gaan meteen aan het werk, die van jou en die van de anderen. Leg goede tegels dus waar de meeste arbeiders van jou zijn.
guide-cacao-work =
    Oogsten en verkopen
    Je arbeiders bij deze tegels gaan aan het werk, kant voor kant, in de volgorde die je wilt. Bij een plantage oogsten ze; bij een markt verkoopt elke arbeider één vrucht voor de aangegeven prijs.
    Oogst eerst als je die vruchten nu wilt verkopen. Verkoop eerst als je opslag vol is: er passen er { -cacao-storage-word } in.
    Je mag van alles afzien. Maar alleen afzien van een verkoop kan ooit lonen, als er nog een betere markt komt. Daarom word je alleen naar verkopen gevraagd; al het andere werk gaat vanzelf.
guide-cacao-over =
    Alle tegels liggen
    Nu levert elke tempel { -cacao-temple-first } goud op voor wie er de meeste arbeiders naast heeft, en { -cacao-temple-second } voor de tweede; bij een gelijke stand wordt gedeeld. Elke zonnesteen is { -cacao-sun-gold } goud waard, en het getal op het veld van je waterdrager komt erbij of gaat eraf.
    Overgebleven vruchten leveren geen goud op; ze beslissen alleen een gelijke stand.
guide-cacao-temple =
    Een tempel
    Arbeiders naast een tempel doen nu niets. Aan het einde levert hij { -cacao-temple-first } goud op voor wie er de meeste arbeiders naast heeft, en { -cacao-temple-second } voor de tweede. Wie er het eerst was, maakt niet uit; en komt er verder niemand, dan is één arbeider genoeg.
guide-cacao-others =
    Je werkt ook als anderen aan de beurt zijn
    Wordt een oerwoudveld aangevuld, dan gaan alle arbeiders ernaast aan het werk, wie er ook aan de beurt is. Daarom heb je zojuist iets gekregen; en in jouw beurt krijgen anderen soms iets.
guide-cacao-fruits =
    Vruchten in je opslag
    In je opslag passen { -cacao-storage-word } vruchten; wat er niet in past, gaat verloren. Verkoop ze bij een markt, want aan het einde zijn ze niets waard.
guide-cacao-water =
    Water
    Elke arbeider bij een watertegel zet je waterdrager één veld vooruit. Hij begint op { -cacao-water-first }, en de eerste stap is aan het einde al { -cacao-water-step-1 } goud waard. Begin dus vroeg.
guide-cacao-suns =
    Zonnestenen
    Je hebt plaats voor { -cacao-suns-word } zonnestenen. Elke zonnesteen is aan het einde { -cacao-sun-gold } goud waard; of je overbouwt ermee, zodra de oerwoudtegels op zijn.
guide-rice-start =
    Welkom bij Seasons of Rice
    Je bouwt een rijstboerderij van { -rice-farm-word } kaarten. Een rijstveld waar rondom paden lopen, is gesloten en levert punten op. Wie de meeste punten heeft, wint.
    In de regentijd kiezen jullie allebei tegelijk een kaart, in de droge tijd spelen jullie om de beurt. Ik leg elke beslissing uit als die voor het eerst voorkomt. Waar ik het over heb, licht op, en de partij wacht tot je alles gelezen hebt.
guide-rice-ancestor =
    Kies een voorouder
    Je hebt { -rice-first-hand-word } kaarten. De ene wordt je voorouder, met de andere begint je rijstboerderij. Hier zie je allebei de mogelijkheden.
    Lees wat een voorouder oplevert, en wanneer: de een telkens als je een rijstveld sluit, de ander alleen in de droge tijd of aan het einde. Dat bepaalt waar je naar streeft.
guide-rice-build =
    Welke kaart bouw je?
    Kies een kaart voor je rijstboerderij. De brede zandstroken zijn paden, de dunne waterlijnen zijn rasterlijnen. Boeren, buffels en hutten leveren punten op zodra hun rijstveld gesloten is.
    Van de andere kaarten gaat er straks één naar de droge rij; de rest gaat naar je tegenstander.
guide-rice-build-dry =
    Pak uit de droge rij
    Nu spelen jullie om de beurt: kies een kaart uit de droge rij en bouw die. Je tegenstander kiest uit de rest, dus kijk ook wat die kan gebruiken.
guide-rice-at =
    Waar komt hij?
    Je kaart moet met een rand een rand van een kaart in je rijstboerderij raken. Hij mag staan of liggen; “Draaien” of de toets r draait hem.
    Een vierkant tussen de schuine lijnen is een perceel; het is volledig zodra kaarten het helemaal bedekken. Percelen met alleen een rasterlijn ertussen horen bij hetzelfde rijstveld.
    Een rijstveld is gesloten als er geen rasterlijn meer naar buiten loopt: rondom alleen paden. Wijs een plek aan, en je ziet je kaart daar met alles wat hij doet.
guide-rice-closes =
    Hier zou je een rijstveld sluiten
    Hier sluit je kaart een rijstveld: rondom de gouden percelen lopen paden. Het getal zegt wat dat meteen oplevert.
guide-rice-spoils =
    Hier zou je een rijstveld bederven
    Hier bederft je kaart een rijstveld, het is gearceerd: een van zijn paden heeft het veld aan beide kanten. Het pad loopt het veld binnen in plaats van eromheen, en zo’n veld kan nooit meer gesloten worden.
guide-rice-spoiled =
    Een bedorven rijstveld
    Dit rijstveld kan nooit meer gesloten worden: er loopt een pad in, met het veld aan beide kanten. Wat er staat levert niets op, en een buffel kost er aan het einde { -rice-end-buffalo-costs } punt.
guide-rice-at-river =
    Begin aan de rivier
    Bij het Waterfestival kies je ook de plek van je eerste kaart: die moet de oever raken. Gesloten rijstvelden die tot aan de rivier reiken, tellen voor de rivierkaarten.
guide-rice-row =
    Een kaart voor de droge rij
    Leg een tweede kaart in de droge rij. Daaruit pakken jullie in de droge tijd allebei kaarten. De rest van je hand gaat naar je tegenstander.
guide-rice-river =
    Waardeer nog een rivierkaart
    Jij hebt het grootste gesloten rijstveld. Daarom mag je één rivierkaart waarderen waarvan je tegenstander de meerderheid heeft, alsof die van jou was. Kies de kaart die je het meest oplevert, of geen.
guide-rice-over =
    Het einde
    Elk gesloten rijstveld levert nog { -rice-end-field } punt op, en elke buffel in een open perceel kost er { -rice-end-buffalo-costs }. Daarna komen de punten van de voorouders die aan het einde waarderen.
    Bij een gelijke stand wint wie de meeste boeren in de hele rijstboerderij heeft.
guide-rice-field =
    Een rijstveld is gesloten
    Er lopen rondom paden, dus dit rijstveld is gesloten en wordt gewaardeerd. Het verandert nooit meer.
    Zijn grootte is het aantal percelen en hutten: grootte { -rice-column-1 } levert { -rice-size-1 } punt op, grootte { -rice-column-2 } levert er { -rice-size-2 } op, dan { -rice-size-3 }, { -rice-size-4 } en vanaf grootte { -rice-column-5 } zelfs { -rice-size-5 } punten. Een paar grote velden zijn dus meer waard dan veel kleine.
    Eén boer erin levert { -rice-farmers-1 } punt op, { -rice-column-2-word } leveren er { -rice-farmers-2 } op, { -rice-column-3-word } { -rice-farmers-3 }, { -rice-column-4-word } of meer { -rice-farmers-4 }; elke buffel levert er { -rice-buffalo } op. En misschien voegt je voorouder er nog iets aan toe.
guide-rice-swap =
    De handkaarten zijn geruild
    Nu heb je op hand wat je tegenstander overliet. Na { -rice-swaps-word } keer ruilen hebben jullie allebei nog één kaart, en die bouwen jullie.
guide-rice-front =
    De rivier levert punten op
    Aan het einde van de regentijd is elke rivierkaart voor wie in de hele rijstboerderij meer van het symbool ervan heeft; maar voor de punten tellen alleen gesloten rijstvelden. Daarna worden de kaarten omgedraaid.
guide-rice-contracts =
    Jasmijn en Gember
    Wie voorstaat, krijgt Jasmijn: meteen { -rice-jasmine } punten, min { -rice-jasmine-less } voor elke boer in de eigen rijstboerderij. De ander krijgt Gember, { -rice-ginger } punten voor elk rijstveld dat die in de droge tijd sluit, en begint de droge tijd.
guide-rice-dry =
    De droge tijd begint
    Vanaf nu pakken jullie om de beurt een van deze { -rice-row-word } kaarten. Wie minder punten heeft, begint; bij een gelijke stand wie minder boeren heeft.
    Je bouwt nog { -rice-row-each-word } kaarten: welke van je rijstvelden kun je nog sluiten?
guide-rice-back =
    Nog eens de rivier
    Voor elke rivierkaart zijn de gesloten rijstvelden met het symbool ervan vergeleken. Wie meer had, volgde de pijl naar de volgende kaart en waardeerde het symbool daarvan in beide rijstvelden waarin het ligt.
