mistake-unknown-game = Er is geen spel ‘{ $game }’; er zijn: { $games }.
mistake-wrong-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }.
mistake-unknown-option = { $game } heeft geen optie ‘{ $option }’; { $options ->
    [none] het heeft er geen
   *[other] er zijn: { $options }
}.
mistake-unknown-bot = Er is geen bot ‘{ $bot }’; er zijn: { $bots }.
mistake-unknown-language = Er is geen taal ‘{ $language }’; er zijn: { $languages }.
mistake-unknown-device = Er is geen apparaat ‘{ $device }’; er zijn: cpu, cuda.
mistake-no-cuda = Hier is geen bruikbaar CUDA-apparaat.
mistake-empty-batch = Een batch heeft minstens één partij nodig, niet { $n }.
mistake-wrong-actions = Een stap vraagt één geheel getal voor elk van de { $n } partijen.
mistake-match-over = De partij is afgelopen.
mistake-illegal-action = ‘{ $action }’ kan nu niet; mogelijk is: { $legal }.
mistake-no-undo = Dit kun je niet meer terugnemen.
mistake-not-a-record = Dit is geen verslag van een partij: het formaat is niet ‘{ $format }’.
mistake-unknown-rules = Er is gespeeld met versie { $rules } van de regels van { $game }; hier is alleen versie { $known } bekend.
mistake-broken-field = Het veld ‘{ $field }’ van het verslag ontbreekt of is kapot.
mistake-broken-deal = De verdeling in het verslag is kapot: ‘{ $part }’ klopt niet met wat er in de doos zit.
mistake-broken-action = Actie { $number } is kapot: { $action }.
mistake-action-after-end = Actie { $number }, ‘{ $action }’, komt na het einde van de partij.
mistake-wrong-seat = Actie { $number } is van plaats { $seat }, maar plaats { $actor } beslist.
mistake-other-legal = Vóór actie { $number } zijn andere acties toegestaan: { $legal }.
mistake-illegal-at = Actie { $number }, ‘{ $action }’, is niet toegestaan; toegestaan is: { $legal }.
mistake-result-too-early = Het verslag noemt een uitslag, maar de partij is niet afgelopen.
mistake-other-result = De uitslag wijkt af bij ‘{ $field }’: het verslag zegt { $theirs }, de regels geven { $ours }.
mistake-unreadable-file = ‘{ $file }’ kan niet worden gelezen: { $reason }.
mistake-unwritable-file = ‘{ $file }’ kan niet worden geschreven: { $reason }.
mistake-not-json = ‘{ $file }’ bevat geen JSON: { $reason }.
mistake-no-such-option = De optie ‘{ $option }’ bestaat hier niet; --help toont ze allemaal.
mistake-no-such-command = Het commando ‘{ $command }’ bestaat niet; --help toont ze allemaal.
mistake-missing-value = ‘{ $name }’ ontbreekt; --help laat zien hoe het moet.
mistake-bad-value = ‘{ $name }’ kan deze waarde niet hebben: { $reason }
mistake-bad-usage = Dit was niet te begrijpen: { $reason } --help laat zien hoe het moet.
mistake-too-many-people = { $people } mensen passen niet aan een tafel voor { $players }.
mistake-no-terminal = Mensen spelen in een terminal, en dit is er geen; ‘--bots random’ speelt zonder mensen.
mistake-nothing-to-resume = De partij in ‘{ $file }’ is al afgelopen; ‘subak replay’ laat haar zien.
mistake-resume-other = ‘{ $file }’ is een partij { $game }, geen { $wanted }.
