/** The public page that verifies the file of a round in the reader's browser. */
export const verifyRound = {
  title: 'Kontrollera en mätning',
  description:
    'Kontrollera själv att reglerna följdes i en mätning. Filen läses i din webbläsare och skickas ingenstans.',
  lead: 'Här kan du själv kontrollera att en mätning på jobbet gick till som utlovat, utan att behöva lita på arbetsgivaren eller på oss.',
  noScript: 'Kontrollen görs i din webbläsare och kräver JavaScript, som är avstängt.',

  'how.title': 'Så går det till',
  'how.open': 'Mätningen öppnar',
  'how.open.text':
    'Reglerna, den minsta gruppen och antalet inbjudna i varje enhet skrivs in i en kontrollbok. Där går det att lägga till, men inte att ändra eller ta bort utan att det syns.',
  'how.witness': 'Ett vittne skriver under',
  'how.witness.text':
    'En dator hos facket eller skyddsombudet hämtar bokens läge och skriver under det. Därefter kan ingen visa upp en annan bok utan att det märks.',
  'how.release': 'Siffrorna publiceras',
  'how.release.text':
    'Kontrollsumman för varje siffra skrivs in i samma bok. Om någon senare ändrar en siffra stämmer summan inte längre.',

  'choose.title': 'Välj en fil',
  'choose.text':
    'Den som får se mätningens siffror, till exempel HR och skyddsombudet, kan ladda ner filen på sidan Mätningar, under ”Kontrollera hur mätningen gick till”. Den läses i din webbläsare och skickas ingenstans.',
  'choose.label': 'Fil med mätningens bevis',
  'choose.hint': 'En fil som slutar på .json.',
  'choose.second': 'En fil till, om du har en',
  'choose.second.hint':
    'Filen från en annan mätning på samma arbetsplats, eller beviset för din inbjudan. Då jämförs de två.',
  'choose.keys': 'Jag har fått nycklar från någon annan',
  'choose.keys.text':
    'Utan egna nycklar litar sidan på dem som står i filen. Om du har fått en nyckel av facket, skyddsombudet eller oss kan du klistra in den här, så godtas ingen annan.',
  'choose.logKey': 'Kontrollbokens nyckel',
  'choose.witnessKey': 'Vittnets nyckel',
  'choose.start': 'Kontrollera filen',
  'choose.keyUnreadable':
    'Nyckeln går inte att läsa. Kontrollera att hela raden är inklistrad och att det är rätt sorts nyckel.',
  'choose.busy': 'Filen kontrolleras …',
  'choose.none': 'Välj en fil att kontrollera',
  'failed.old':
    'Din webbläsare kan inte kontrollera underskrifter av det här slaget. Testa med en nyare webbläsare, eller på en sida som öppnas med https.',
  'failed.fetch':
    'Sidan kunde inte hämta allt som behövs för kontrollen. Kontrollera internetanslutningen och försök igen.',

  'result.title': 'Resultat',
  'result.titleOf': 'Resultat för {file}',
  'result.ofInvitation': 'Filen är beviset för en inbjudan till mätningen {name}.',
  'result.list': 'Den låsta listan har {count} personer och koden {code}.',
  'result.of': 'Filen gäller mätningen {name}.',
  'result.right': 'Allt som går att kontrollera i filen stämmer.',
  'result.doubt':
    'Mätningen är inte bevisad. Filen säger inte emot sig själv, men det finns {count} {count|sak|saker} som den inte kan bevisa.',
  'result.wrong': 'Det finns {count} {count|fel|fel} i filen. Visa den för skyddsombudet eller facket.',
  'result.names': 'Namnen på mätningen och enheterna är inte underskrivna av någon.',
  'result.means': 'Vad det betyder:',
  'result.should': 'Vad som borde gälla:',
  'result.limits': 'Vad det inte visar:',
  'status.right': 'Stämmer',
  'status.doubt': 'Går inte att bevisa',
  'status.wrong': 'Stämmer inte',

  'check.log': 'Kontrollboken hänger ihop',
  'check.log.means':
    'Alla underskrivna lägen i filen kommer från samma bok, och inget har ändrats eller tagits bort mellan dem.',
  'check.log.limits': 'Att alla har fått se samma bok. För det behövs ett vittne.',
  'check.records': 'Mätningen står i boken',
  'check.records.means':
    'Det som skrevs in när mätningen öppnade och när siffrorna publicerades står kvar, i rätt ordning och med samma regler.',
  'check.records.limits':
    'Att uppgifterna var sanna när de skrevs in, eller att de skrevs in vid den tid som de anger. För tiden behövs ett vittne.',
  'check.program': 'Programmet står i boken',
  'check.program.means':
    'Kontrollsumman för programmet som skötte mätningen skrevs in innan mätningen öppnade.',
  'check.program.limits':
    'Att servern verkligen kör det programmet. Sidorna kan jämföras med det publicerade programmet, som den som driver tjänsten beskriver.',
  'check.list': 'Enheterna är de som låstes',
  'check.list.means':
    'Enheterna och antalet inbjudna är desamma som i uppgiften om öppningen, och ett vittne såg den uppgiften kort efter att mätningen öppnade. Utan vittne kan uppgiften ha skrivits in i efterhand så att den passar siffrorna.',
  'check.list.limits':
    'Att rätt personer stod på listan. Därför granskar skyddsombudet den innan mätningen öppnar. Att bara en öppning skrevs in visar du genom att också välja beviset från någon som var inbjuden.',
  'check.locked': 'Listan står i boken',
  'check.locked.means': 'Den låsta listan skrevs in när mätningen öppnade och står kvar så som i beviset.',
  'check.locked.limits': 'Att det bara finns en lista. Jämför koden med den som andra inbjudna har.',
  'check.listed': 'Inbjudan finns på listan',
  'check.listed.means': 'Personen som beviset gäller var en av dem på listan som låstes.',
  'check.listed.limits': 'Vilka andra som står på listan, och om någon har svarat.',
  'check.seen': 'Ett vittne har sett listan i boken',
  'check.seen.means':
    'Någon utanför tjänsten har skrivit under boken med listan i, inom två dygn från att mätningen öppnade.',
  'check.seen.limits': 'Vad som står i boken, eftersom vittnet bara ser kontrollsummor.',
  'check.figures': 'Siffrorna är de som publicerades',
  'check.figures.means':
    'Varje siffra i filen är exakt den som skrevs in vid publiceringen, och ingen siffra fattas.',
  'check.figures.limits':
    'Att siffrorna är rätt uträknade. Underlaget raderas när mätningen publiceras, så det går inte att räkna om dem.',
  'check.policy': 'Reglerna för vad som visas har följts',
  'check.policy.means':
    'Så långt siffrorna visar det är ingen grupp för liten och ingen siffra för exakt, och det går inte att räkna fram en mindre grupp ur dem.',
  'check.policy.limits':
    'Varför en enhet är dold, eftersom skälet skulle kunna avslöja något om gruppen och därför aldrig skrivs ner. Det visar inte heller om för få personer har börjat eller slutat i en grupp mellan två mätningar, för antalet svar visas bara i femtal.',
  'check.witness': 'Ett vittne har sett boken',
  'check.witness.means':
    'Någon utanför tjänsten har skrivit under samma bok inom två dygn från att mätningen öppnade, och igen inom två dygn från att siffrorna publicerades.',
  'check.witness.limits': 'Vad som står i boken, eftersom vittnet bara ser kontrollsummor.',

  'part.program': 'uppgiften om programmet',
  'part.opened': 'uppgiften om öppningen',
  'part.list': 'uppgiften om den låsta listan',
  'part.released': 'uppgiften om publiceringen',
  'part.some': 'en uppgift',
  'unit.unknown': 'en enhet utan namn',

  'finding.file-unreadable':
    'Filen går inte att läsa som bevis för en mätning eller en inbjudan. Kontrollera att du har valt rätt fil och att hela filen laddades ner.',
  'finding.log-other-key': 'Läget med {at} poster är inte underskrivet med bokens nyckel.',
  'finding.log-signature': 'Underskriften på läget med {at} poster är fel.',
  'finding.log-inconsistent':
    'Boken med {at} poster stämmer inte med den nyaste. Något har ändrats eller tagits bort.',
  'finding.log-forked': 'Det finns två olika böcker med {at} poster.',
  'finding.log-keys-differ':
    'Böckerna i de två filerna är underskrivna med olika nycklar. Det är rätt bara om den som driver tjänsten har meddelat att nyckeln har bytts.',
  'finding.logs-not-compared':
    'De två filerna har inget läge i boken gemensamt, så det går inte att visa att de kommer ur samma bok. Ladda ner båda igen.',
  'finding.log-cut-short': 'Boken är för kort, så {part} finns inte i den.',
  'finding.log-left-out': 'Underskrivna lägen ur boken har utelämnats ur filen.',
  'finding.record-not-in-log': 'I boken finns inte {part} så som den står i filen.',
  'finding.record-of-other-round': 'I filen hör {part} till en annan mätning.',
  'finding.records-out-of-order': 'Uppgifterna skrevs inte in i den ordning som de ska.',
  'finding.opening-left-out': 'Mätningens öppning står i boken men har utelämnats ur filen.',
  'finding.opening-replaced': 'De två filerna har olika uppgifter om hur mätningen öppnade.',
  'finding.release-replaced': 'De två filerna har olika uppgifter om vad som publicerades.',
  'finding.release-left-out':
    'Filen innehåller siffror, men uppgiften om att de publicerades har utelämnats.',
  'finding.program-left-out': 'Uppgiften om programmet som skötte mätningen har utelämnats ur filen.',
  'finding.program-not-as-recorded': 'Programmet är ett annat än det som skrevs in i boken.',
  'finding.policy-changed':
    'Siffrorna publicerades efter andra regler än de som gällde när mätningen öppnade.',
  'finding.policy-unknown':
    'Reglerna som anges ({at}) är inga som den här kontrollen känner till. En nyare version kan göra det.',
  'finding.closes-before-opening': 'Mätningen sägs ha stängt innan den öppnade.',
  'finding.released-too-soon': 'Siffrorna publicerades mindre än fem dagar efter att mätningen öppnade.',
  'finding.released-before-closing':
    'Siffrorna publicerades innan mätningen skulle stänga. HR får stänga tidigare, efter fem arbetsdagar, men i boken står inte att det hände.',
  'finding.record-from-the-future': 'Tiden som anges i {part} har inte varit än.',
  'finding.units-not-a-tree':
    'Enheterna som skrevs in hänger inte ihop under den enhet som mätningen gäller.',
  'finding.list-not-as-invited': 'Listan har ett annat antal personer än enheterna har inbjudna tillsammans.',
  'finding.list-of-other-size': 'Beviset gäller en lista med ett annat antal personer än den som låstes.',
  'finding.list-replaced': 'Det finns två olika listor för mätningen.',
  'finding.not-on-list': 'Inbjudan i beviset finns inte med i den låsta listan.',
  'finding.figure-not-as-recorded': 'Siffran för {unit} är en annan än den som skrevs in.',
  'finding.figure-not-recorded': 'Siffran för {unit} har aldrig skrivits in.',
  'finding.figure-left-out': 'Siffran för {unit} skrevs in men fattas i filen.',
  'finding.snapshot-not-as-recorded': 'Siffrorna är tillsammans inte de som skrevs in.',
  'finding.unit-added-after-opening': '{unit} lades till efter att listan låstes.',
  'finding.unit-left-out': '{unit} fanns när listan låstes men fattas bland siffrorna.',
  'finding.figure-unreadable': 'Siffran för {unit} ser inte ut som en siffra kan göra.',
  'finding.group-too-small': 'Gruppen är mindre än den minsta tillåtna: {unit}.',
  'finding.limit-too-small': 'Mätningen öppnade med en minsta grupp som är mindre än reglerna tillåter.',
  'finding.group-beyond-invited': 'Siffran för {unit} räknar in minst så många som var inbjudna.',
  'finding.participation-does-not-fit':
    'Deltagandet för {unit} stämmer inte med antalet svar och hur många som var inbjudna.',
  'finding.step-too-fine': 'Siffran för {unit} är mer exakt än vad en så liten grupp får ha.',
  'finding.share-too-fine': 'En andel för {unit} är mer exakt än vad reglerna tillåter.',
  'finding.pooling-broken':
    'Siffran för {unit} går att jämföra med dem under så att en för liten grupp kan räknas fram.',
  'finding.smallest-group-lowered':
    'Den senare av de två mätningarna öppnade med en mindre minsta grupp än den tidigare.',
  'finding.rounds-too-close':
    'De två mätningarna frågar delvis samma enheter med mindre än fyra veckor emellan.',
  'finding.witness-signature': 'Vittnets underskrift på läget med {at} poster är fel ({key}).',
  'finding.witness-from-the-future': 'Vittnet har skrivit under vid en tid som inte har varit än ({key}).',
  'finding.witness-backwards': 'Vittnets tider går baklänges ({key}).',
  'finding.log-key-believed':
    'Bokens nyckel är hämtad ur filen ({key}). Jämför den med en nyckel som du har fått på annat sätt.',
  'finding.witness-key-believed':
    'Vittnets nyckel är hämtad ur filen ({key}). Jämför den med den som vittnet själv har lämnat.',
  'finding.witness-none':
    'Inget vittne som filen nämner har skrivit under boken med mätningen i. Om du får en nyckel av ett vittne kan du kontrollera filen med den.',
  'finding.witness-asked': 'Vittnet som du angav nyckeln för har inte skrivit under boken med mätningen i.',
  'finding.witness-before-record':
    'Ett vittne såg {part} redan före den tid som uppgiften själv anger, så tiden är fel.',
  'finding.record-backdated':
    'Ett vittne såg boken utan {part} efter den tid som uppgiften själv anger. Den har alltså skrivits in i efterhand.',
  'finding.opening-not-witnessed-in-time':
    'Inget vittne såg mätningens öppning inom två dygn och innan mätningen stängde. Därför går det inte att utesluta att minsta grupp, enheter eller lista skrevs in i efterhand.',
  'finding.release-not-witnessed-in-time':
    'Inget vittne såg publiceringen inom två dygn, så det går inte att visa att siffrorna är de som först publicerades.',
  'finding.opening-not-recorded':
    'Ingenting står i boken om hur mätningen öppnade. Den kan ha öppnat innan boken fanns, men det går inte att bevisa, och inte heller vad som gällde då.',
  'finding.not-released': 'Mätningens siffror är inte publicerade än.',
  'finding.program-replaced': 'Programmet byttes ut medan mätningen pågick.',
} as const
