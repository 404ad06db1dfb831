guide-bali-start =
    Welkom bij Bali
    Je verzamelt kaarten en offerkaarten en bouwt altaren. Is de stapel leeg, dan wint wie de meeste overwinningspunten heeft: door priesters, altaren, steen, en offerkaarten die de offerplaats waardevol heeft gemaakt.
    Elke beurt heeft vier stappen: kopen, spelen, pakken, waarderen. Elke beslissing leg ik uit als ze voor het eerst voorkomt.
guide-bali-buy =
    Een offerkaart kopen?
    Je mag één offerkaart uit de voorraad kopen. Die kost 5 steen, min 1 voor elke landbouwer van die soort die voor je ligt.
    In het begin kun je vaak beter steen sparen: een altaar kost 7. Kun je niet betalen, dan koop je gewoon niets.
guide-bali-play =
    Speel uit je hand
    Een van deze dingen moet je voor je neerleggen: een steenhouwer of een priester, gratis; 1, 2 of 3 landbouwers van één soort, voor 0, 1 of 2 steen; of een altaar voor 7 steen.
    Alleen wat voor je ligt telt bij een waardering: steenhouwers leveren steen op, priesters punten, landbouwers offerkaarten, altaren punten of steen.
    Kijk naar de onderste kaarten van de rijen: wat zou er binnenkort gewaardeerd kunnen worden?
guide-bali-discard =
    Er valt niets te spelen
    Je hebt drie altaren op hand en kunt er geen betalen. Dus gaat er één terug in de doos, en je gaat verder met pakken.
guide-bali-sacrifice =
    Een offer
    Iemand heeft een altaar gebouwd. Leg een van je offerkaarten open op de offerplaats.
    De soort die daar het vaakst ligt, levert aan het eind 3 punten per kaart op, de volgende 2, dan 1, dan 0. Maar wat je neerlegt ben je kwijt: geef van een soort waar je veel van hebt.
guide-bali-sacrifice-hidden =
    Je eigen offer
    Het is jouw altaar, dus leg je je offerkaart gedekt: alleen jij kent de soort. Help de soort waar je het meest van hebt.
guide-bali-supply =
    Nog een op de offerplaats
    Leg nu een offerkaart uit de voorraad open bovenop, van een soort die er nog is. Dat kost niets en maakt een soort waardevoller: kies er een die jij hebt en de anderen niet.
guide-bali-take =
    Kaarten pakken
    Pak onderste kaarten van de rijen tot je er weer drie op hand hebt.
    Met de laatste kies je meer dan een kaart: wat daarna onderaan die rij ligt, wordt meteen voor iedereen gewaardeerd. Pak waar jij het meest wint en de anderen het minst.
guide-bali-oracle =
    Het orakel
    In de nieuwe rij zat een orakel. Je mag de bovenste vier kaarten van de offerplaats bekijken (allemaal, als het er minder zijn). Daarna moet je er één houden.
    Het kost niets: je wint een offerkaart en komt iets over de offerplaats te weten.
guide-bali-keep =
    Houd een offerkaart
    Een van deze kaarten wordt van jou; de rest gaat in dezelfde volgorde terug. Neem een soort die veel waard is, of een waarvan je liever minder op de offerplaats ziet.
guide-bali-reward =
    Altaren worden gewaardeerd
    Elk van je altaren levert 1 punt of 1 steen op; je kiest één keer voor allemaal.
    Aan het eind maken 5 steen maar 1 punt. Neem dus alleen steen als je die nodig hebt, bijvoorbeeld voor het volgende altaar.
guide-bali-claim =
    De soort is op
    Je hebt recht op een offerkaart, maar van die soort ligt er niets meer in de voorraad. Je mag er in plaats daarvan een van een andere soort pakken, of ervan afzien.
    Denk eerst aan de offerplaats: wat daar vaak ligt, is aan het eind het meest waard.
guide-bali-over =
    De stapel is leeg
    De partij is meteen voorbij. De offerplaats wordt geteld: elke offerkaart van de soort die daar het meest ligt is 3 punten waard, de volgende 2, dan 1, dan 0; een soort die daar helemaal niet ligt is niets waard.
    Daar komen je punten tot nu toe bij, 4 voor elk altaar en 1 voor elke volle 5 steen. Handkaarten tellen niet.
guide-bali-scores =
    Een kaart is gewaardeerd
    Na de laatste gepakte kaart wordt de onderste kaart van die rij voor iedereen gewaardeerd: steenhouwers geven steen, priesters punten, altaren punten of steen, en een landbouwer geeft iedereen die zo'n landbouwer heeft één offerkaart van die soort.
    Wie er als enige het meest van heeft, en minstens twee, krijgt er één extra.
guide-bali-row =
    Een rij is opnieuw gelegd
    Een lege rij wordt meteen van de stapel aangevuld. Met elke nieuwe rij wordt de stapel kleiner, en is die leeg, dan is de partij voorbij.
guide-bali-demon =
    De demon gaat verder
    Uit de rij van de demon mag niemand pakken. Elke priester die gespeeld wordt, zet hem één rij naar rechts, van de laatste naar de eerste.
guide-cacao-start =
    Welkom bij Cacao
    Je stuurt arbeiders het oerwoud in. Ze oogsten vruchten en verkopen ze, graven goud op en halen water. Wie aan het eind het meeste goud heeft, wint.
    Elke beurt leg je één arbeiderstegel; de rest volgt daaruit. Elke beslissing leg ik uit als ze voor het eerst voorkomt.
guide-cacao-square =
    Waar komt je tegel?
    Kies een omlijnd veld naast een oerwoudtegel. De arbeiders aan de kant die daaraan grenst, werken daar meteen: kies eerst een tegel in je hand en draai hem (x) zoals je wilt.
    Liggen er dan twee of meer arbeiderstegels naast een leeg oerwoudveld, dan vul je het. Bedenk wie daar arbeiders heeft!
guide-cacao-overbuild =
    Je mag overbouwen
    De oerwoudtegels zijn op. In plaats van gewoon te leggen mag je een zonnesteen betalen en een tegel op een van je eigen tegels leggen: de arbeiders daarop gaan aan het werk.
    Bedekte arbeiders tellen niet meer mee bij tempels, en elk veld kan maar één keer worden overbouwd. Een zonnesteen die je houdt is aan het eind 1 goud waard.
guide-cacao-tile =
    Welke tegel, en hoe gedraaid?
    Kies een tegel uit je hand en draai hem tot zo veel mogelijk arbeiders grenzen aan wat je wilt. De toets x draait hem.
    Kanten met drie arbeiders zijn sterk bij goede tegels en bij tempels; je hebt maar twee van zulke tegels.
guide-cacao-fill =
    Vul het oerwoud
    Het veld naast je nieuwe tegel moet je vullen uit het aanbod. Alle arbeiders die eraan grenzen gaan meteen aan het werk, die van jou en die van de anderen.
    Leg goede tegels waar de meeste van jouw arbeiders staan.
guide-cacao-work =
    Oogsten en verkopen
    Jij bepaalt de volgorde van je kanten. Elke arbeider bij een plantage oogst haar vruchten, elke arbeider bij een markt verkoopt één vrucht voor de prijs daar.
    Oogst eerst als je die vruchten nu wilt verkopen; verkoop eerst als je opslag, met plaats voor 5, vol is. Je mag vruchten ook bewaren voor een betere markt.
guide-cacao-over =
    Alle tegels liggen
    Nu geeft elke tempel 6 goud voor de meeste aangrenzende arbeiders en 3 voor de op één na meeste; bij een gelijke stand wordt gedeeld. Elke zonnesteen is 1 goud waard, en de waarde van het vakje van je waterdrager komt erbij of gaat eraf.
    Overgebleven vruchten leveren geen goud op; ze beslissen alleen een gelijke stand.
guide-cacao-temple =
    Een tempel
    Hier doen arbeiders nu niets. Aan het eind krijgt wie er de meeste aangrenzende arbeiders heeft 6 goud, wie de op één na meeste heeft 3. Eén arbeider is al genoeg voor 6, als er verder niemand komt.
guide-cacao-others =
    Anderen werken ook
    Wordt een oerwoudveld gevuld, dan gaan alle aangrenzende arbeiders aan het werk, wie er ook aan de beurt is. Daarom verdien je soms iets in de beurt van anderen, en zij in die van jou.
guide-cacao-fruits =
    Vruchten in de opslag
    Je opslag heeft plaats voor 5 vruchten; wat er niet in past, gaat verloren. Verkoop ze op een markt: aan het eind zijn ze niets waard.
guide-cacao-water =
    Water
    De waterdrager gaat per arbeider één vakje vooruit. Hij begint op −10, en de eerste stap is aan het eind al 6 goud waard: begin dus vroeg.
guide-cacao-suns =
    Zonnestenen
    Je hebt plaats voor drie. Elke is aan het eind 1 goud waard, of laat je overbouwen zodra de oerwoudtegels op zijn.
guide-rice-start =
    Welkom bij Seasons of Rice
    Je bouwt een rijstboerderij van acht kaarten. Lopen er rondom paden, dan is een rijstveld gesloten en levert het punten op. De meeste punten winnen.
    In de regentijd kiezen jullie tegelijk en ruilen jullie je handkaarten; in de droge tijd zijn jullie om de beurt aan zet. Elke beslissing leg ik uit als ze voor het eerst voorkomt.
guide-rice-ancestor =
    Kies een voorouder
    Een van je twee kaarten wordt je voorouder, met de andere begint je rijstboerderij.
    Lees wat elke voorouder oplevert, en wanneer: sommige telkens als je een rijstveld sluit, sommige alleen in de droge tijd, sommige alleen aan het eind. Dat bepaalt waar je deze partij naar streeft.
guide-rice-build =
    Welke kaart bouw je?
    Kies een kaart voor je rijstboerderij. Let op haar paden (brede lichte lijnen) en op wat erop staat: boeren, buffels en hutten tellen in een gesloten rijstveld.
    Wat je niet bouwt en niet weglegt, krijgt je tegenstander.
guide-rice-build-dry =
    Pak uit de droge rij
    Nu zijn jullie om de beurt aan zet: kies een kaart uit de droge rij en bouw die. Je tegenstander kiest uit de rest, dus kijk ook wat die goed kan gebruiken.
guide-rice-at =
    Waar komt ze?
    De kaart moet een kaart van je rijstboerderij langs een zijde raken, staand of liggend; de toets x wisselt. Wijs een plek aan om haar daar te zien: percelen van een rijstveld dat ze zou sluiten, worden geel.
    Een rijstveld is gesloten als elke voor van zijn percelen naar nog een volledig perceel ervan leidt. Een pad middenin, met het veld aan beide kanten, bederft het voorgoed.
guide-rice-at-river =
    Begin aan de rivier
    Bij het Waterfestival kies je de plek van je eerste kaart: ze moet de oever raken. Gesloten rijstvelden die tot aan de rivier reiken, tellen voor de rivierkaarten.
guide-rice-row =
    Een kaart voor de droge rij
    Leg een tweede kaart weg. In de droge tijd kiezen jullie allebei uit deze rij, en wie minder punten heeft, begint. De rest van je hand gaat naar je tegenstander.
guide-rice-river =
    Waardeer nog een rivierkaart
    Jij hebt het grootste gesloten rijstveld. Daarom mag je één rivierkaart waarderen waarvan je tegenstander de meerderheid heeft, alsof ze van jou was. Kies de kaart die het meest oplevert, of geen.
guide-rice-over =
    Het einde
    Elk gesloten rijstveld levert nog 1 punt op; elke buffel in een open perceel kost er 1. Daar komen de punten bij van voorouders die aan het eind tellen.
    Bij een gelijke stand wint wie de meeste boeren in de hele rijstboerderij heeft.
guide-rice-field =
    Een rijstveld is gesloten
    Zijn grootte is het aantal percelen plus hutten: 1, 2, 3, 4, 5 of meer leveren 1, 2, 4, 7, 10 punten op. 1, 2, 3, 4 of meer boeren erin leveren 1, 3, 5, 8 op. Elke buffel levert 2 op, en misschien doet je voorouder er nog iets bij.
    Een gesloten rijstveld verandert nooit meer.
guide-rice-swap =
    De handen zijn geruild
    Nu heb je wat je tegenstander overliet. Na de derde ruil heeft ieder nog één kaart, en die bouwen jullie allebei.
guide-rice-front =
    De rivier levert punten op
    Aan het eind van de regentijd is elke rivierkaart voor wie in de hele rijstboerderij meer van haar symbool heeft; voor de punten tellen alleen gesloten rijstvelden. Daarna worden de kaarten omgedraaid.
guide-rice-contracts =
    Jasmijn en Gember
    Wie voor staat, krijgt Jasmijn: meteen 10 punten, min 1 voor elke boer in de eigen rijstboerderij. De ander krijgt Gember: 2 punten voor elk rijstveld dat die in de droge tijd sluit, en begint.
guide-rice-dry =
    De droge tijd begint
    Vanaf nu pakken jullie om de beurt de zes kaarten van de droge rij. Wie minder punten heeft, begint; bij een gelijke stand wie minder boeren heeft.
    Nog drie kaarten voor ieder: welke rijstvelden kun je nog sluiten?
guide-rice-back =
    Nog eens de rivier
    Voor elke rivierkaart zijn de twee gesloten rijstvelden met haar symbool vergeleken. Wie meer had, volgde de pijl naar de volgende kaart en waardeerde het symbool daarvan in de twee rijstvelden waarin het staat.
