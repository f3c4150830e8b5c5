/** The page on which an invited person checks that they were on the frozen list: /min-inbjudan. */
export const listProof = {
  title: 'Din inbjudan',
  description: 'Kontrollera att din inbjudan fanns med i listan som låstes innan mätningen öppnade.',
  lead: 'Listan över inbjudna låses innan mätningen öppnar. Här kan du kontrollera att din inbjudan fanns med i den, utan att behöva lita på arbetsgivaren eller på oss.',
  same: 'Svaret är detsamma oavsett om du har svarat på frågorna eller inte, och tjänsten visar ingen att du har kontrollerat.',
  needsScript: 'Kontrollen görs i din webbläsare och kräver JavaScript, som är avstängt.',
  none: 'Det finns ingen inbjudan att kontrollera i den här webbläsaren. Öppna länken i ditt mejl med inbjudan och välj ”Kontrollera att du finns på listan”, eller logga in.',
  signIn: 'Logga in',
  check: 'Kontrollera min inbjudan',
  again: 'Kontrollera igen',
  busy: 'Inbjudan kontrolleras …',
  keeps: 'Beviset sparas i den här webbläsaren tills du tar bort det.',
  'right.title': 'Din inbjudan fanns med i den låsta listan',
  'right.text':
    'Mätningen öppnade {date} med {count} {count|person|personer} på listan, och din inbjudan är en av dem. Listan står i kontrollboken, där den inte kan ändras utan att det syns.',
  'right.place': 'Din inbjudan har plats {place} i listan. Ingen annan ska ha samma plats.',
  'right.limits': 'Det visar inte vilka andra som står på listan och ingenting om ifall du har svarat.',
  'right.code':
    'Listans kod är {code}. Alla som var inbjudna ska få samma kod men var sin plats, så jämför gärna med en kollega.',
  'kept.text':
    'Beviset är sparat i den här webbläsaren. När siffrorna publiceras raderas underlaget hos tjänsten, och efter det går det inte att hämta ett nytt.',
  'kept.not': 'Webbläsaren kunde inte spara beviset. Ladda ner det om du vill ha det kvar.',
  'wrong.title': 'Kontrollen stämmer inte',
  'wrong.text': 'Visa det här för skyddsombudet eller facket.',
  'doubts.title': 'Vad som inte går att bevisa än',
  download: 'Ladda ner beviset',
  'download.page': 'Så kontrolleras filen',
  remove: 'Ta bort beviset',
  'remove.question':
    'Vill du ta bort beviset ur webbläsaren? Om mätningen är publicerad går det inte att få ett nytt.',
  'remove.yes': 'Ja, ta bort',
  'remove.no': 'Nej, behåll',
  'failed.old':
    'Din webbläsare kan inte kontrollera underskrifter av det här slaget. Testa med en nyare webbläsare, eller på en sida som öppnas med https.',
  'finding.unreadable': 'Beviset går inte att läsa. Det kan vara skadat.',
  'finding.other-key': 'Kontrollboken är underskriven med en annan nyckel än den ska.',
  'finding.signature': 'Underskriften på kontrollboken är fel.',
  'finding.rewritten': 'Kontrollboken är inte densamma som förut. Något i den har ändrats eller tagits bort.',
  'finding.cut-short': 'Kontrollboken är kortare än den borde vara, så listan fattas i den.',
  'finding.record': 'Listan står inte i kontrollboken så som den borde.',
  'finding.size': 'Beviset gäller en lista med ett annat antal personer än den som låstes.',
  'finding.replaced': 'Listan är en annan än den som du kontrollerade förut.',
  'finding.reopened':
    'Mätningen sägs ha öppnat vid en annan tid eller på ett annat sätt än när du kontrollerade förut.',
  'finding.not-on-list': 'Din inbjudan finns inte med i listan som låstes.',
  'finding.witness': 'Vittnets underskrift på kontrollboken är fel.',
  'finding.future': 'Mätningen sägs ha öppnat vid en tid som inte har varit än.',
  'finding.backdated':
    'Vittnets underskrift visar att listan inte skrevs in i kontrollboken vid den tid som den själv anger.',
  'doubt.key':
    'Kontrollbokens nyckel kommer från tjänsten själv. Det går att jämföra den med en nyckel som skyddsombudet eller facket har: {key}',
  'doubt.witness-key': 'Vittnets nyckel kommer från tjänsten själv ({key}).',
  'doubt.no-witness':
    'Inget vittne utanför tjänsten har skrivit under kontrollboken sedan listan låstes, så det är bara tjänsten som intygar den.',
  'doubt.not-compared':
    'Beviset går inte att jämföra med kontrollboken som den var när du kontrollerade förut, eftersom det äldre beviset saknar det som behövs.',
  'doubt.late-witness':
    'Inget vittne utanför tjänsten såg listan inom två dygn från att mätningen öppnade, så den kan ha skrivits in i efterhand.',
} as const
