import type { listProof as sv } from '../sv/list-proof.ts'

/** Checking that one was on the list, in easy Swedish. */
export const listProof = {
  title: 'Din inbjudan',
  description: 'Kontrollera att du fanns med på listan. Listan låstes innan mätningen öppnade.',
  lead: 'Alla som är inbjudna står på en lista. Listan låses innan mätningen öppnar. Här kan du kontrollera att du finns med på listan. Du behöver inte lita på din arbetsgivare eller på oss.',
  same: 'Du får samma besked om du har svarat och om du inte har svarat. Vi visar ingen att du har kontrollerat.',
  needsScript: 'Sidan behöver JavaScript för att kontrollera listan. JavaScript är avstängt.',
  none: 'Vi hittar ingen inbjudan här. Öppna länken i ditt mejl. Välj sedan ”Kontrollera att du finns på listan”. Du kan också logga in.',
  signIn: 'Logga in',
  check: 'Kontrollera min inbjudan',
  again: 'Kontrollera igen',
  busy: 'Kontrollerar …',
  keeps: 'Du får ett bevis. Beviset sparas i den här webbläsaren tills du tar bort det.',
  'right.title': 'Du fanns med på listan',
  'right.text':
    'Mätningen öppnade {date}. Då stod {count} {count|person|personer} på listan. Din inbjudan är en av dem. Listan är skriven i en bok som alla kan kontrollera, kontrollboken. Det syns om någon ändrar i den.',
  'right.place': 'Din inbjudan har plats {place} i listan. Ingen annan ska ha den platsen.',
  'right.limits':
    'Beviset säger inte vilka andra som står på listan. Det säger inte heller om du har svarat.',
  'right.code': 'Listans kod är {code}. Alla som är inbjudna ska få samma kod. Jämför gärna med en kollega.',
  'kept.text':
    'Beviset är sparat i den här webbläsaren. När siffrorna har kommit tar vi bort det som beviset bygger på. Då kan du inte få ett nytt bevis.',
  'kept.not': 'Webbläsaren kunde inte spara beviset. Ladda ner beviset om du vill ha det kvar.',
  'wrong.title': 'Något stämmer inte',
  'wrong.text': 'Visa den här sidan för skyddsombudet eller facket.',
  'doubts.title': 'Det här kan vi inte bevisa än',
  download: 'Ladda ner beviset',
  'download.page': 'Så kontrolleras filen',
  remove: 'Ta bort beviset',
  'remove.question': 'Vill du ta bort beviset? Om siffrorna har kommit kan du inte få ett nytt.',
  'remove.yes': 'Ja, ta bort',
  'remove.no': 'Nej, behåll',
  'failed.old':
    'Din webbläsare kan inte göra kontrollen. Försök med en nyare webbläsare. Adressen måste också börja med https.',
  'finding.unreadable': 'Det går inte att läsa beviset. Något i det kan vara trasigt.',
  'finding.other-key': 'Kontrollboken är underskriven med fel nyckel.',
  'finding.signature': 'Underskriften i kontrollboken är fel.',
  'finding.rewritten': 'Kontrollboken är inte som förut. Något är ändrat eller borttaget.',
  'finding.cut-short': 'Kontrollboken är för kort. Därför finns listan inte med.',
  'finding.record': 'Listan står inte i kontrollboken så som den ska.',
  'finding.size': 'Beviset gäller en lista med ett annat antal personer.',
  'finding.replaced': 'Listan är inte samma som du kontrollerade förut.',
  'finding.reopened': 'Mätningen sägs ha öppnat en annan gång än förut.',
  'finding.not-on-list': 'Din inbjudan finns inte på listan som låstes.',
  'finding.witness': 'Vittnets underskrift i kontrollboken är fel. Vittnet är någon som kontrollerar oss.',
  'finding.future': 'Mätningen har fel tid. Tiden har inte varit än.',
  'finding.backdated':
    'Vittnets underskrift visar att listan har fel tid i kontrollboken. Vittnet är någon som kontrollerar oss.',
  'doubt.key':
    'Nyckeln till kontrollboken kommer från oss själva. Skyddsombudet eller facket kan också ha nyckeln. Be att få jämföra med den här: {key}',
  'doubt.witness-key': 'Vittnets nyckel kommer från oss själva ({key}).',
  'doubt.no-witness':
    'Inget vittne har skrivit under sedan listan låstes. Ett vittne är någon utanför tjänsten som kontrollerar oss. Nu är det bara vi som säger att listan stämmer.',
  'doubt.not-compared':
    'Vi kan inte jämföra kontrollboken med den du fick förut. Ditt gamla bevis har inte allt som behövs.',
  'doubt.late-witness':
    'Inget vittne såg listan när mätningen var ny. Ett vittne är någon utanför tjänsten som kontrollerar oss. Därför kan listan vara skriven i efterhand.',
} as const satisfies Record<keyof typeof sv, string>
