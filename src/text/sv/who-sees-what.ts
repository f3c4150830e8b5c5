/** The public page "who sees what", with an example organisation to try. */
export const whoSeesWhat = {
  title: 'Vem ser vad',
  description:
    'Se vad du, HR och din chef får se när du svarar i en mätning på jobbet, och testa själv vad som händer när människor slutar eller byter grupp.',
  lead: 'Du äger dina svar, och din arbetsgivare ser bara siffror för grupper. Här kan du testa om det stämmer.',

  'sees.title': 'Det här får var och en se',
  'sees.you': 'Du',
  'sees.you.text':
    'Dina egna svar, din zon och hur den förändras. Om du sparar dem i ett konto krypteras de med en nyckel för just ditt konto.',
  'sees.hr': 'HR och skyddsombud',
  'sees.hr.text':
    'Avrundade siffror för grupper med minst åtta svar. De kommer en gång, när mätningen har stängt, och ändras aldrig.',
  'sees.manager': 'Din chef',
  'sees.manager.text':
    'Inget av det du har svarat. Om chefen leder en egen grupp gäller samma gränser som för HR.',
  'sees.nobody': 'Ingen',
  'sees.nobody.text':
    'Ett enskilt svar från någon annan. På arbetsgivarens sida finns inga enskilda svar att läsa.',

  'play.title': 'Testa själv',
  'play.lead':
    'Här är ett påhittat företag med tre avdelningar, där några på varje avdelning inte svarar. Det har gjort två mätningar, en i våras och en i höst. Ändra något och se vilka siffror som försvinner och varför.',
  'play.controls': 'Vad händer i företaget?',
  'play.storage': 'Personer som svarar på Lagret båda gångerna',
  'play.leave': 'Personer som slutar på Kundtjänst mellan mätningarna',
  'play.join': 'Personer på Sälj som svarar i höst men inte i våras',
  'play.move': 'Personer som byter från Sälj till Kundtjänst',
  'play.fewer': 'Färre: {what}',
  'play.more': 'Fler: {what}',
  'play.examples': 'Eller börja med ett exempel',
  'play.example.calm': 'Inget händer',
  'play.example.small': 'En liten grupp',
  'play.example.leave': 'En person slutar',
  'play.example.move': 'Två personer byter grupp',
  'play.example.five': 'Fem fler svarar',

  'round.before': 'I våras',
  'round.now': 'I höst',
  'place.company': 'Hela företaget',
  'place.sales': 'Sälj',
  'place.service': 'Kundtjänst',
  'place.storage': 'Lagret',
  'place.rest': 'varav {count} utan avdelning',
  shown: 'Visas för HR',
  hidden: 'Visas inte',
  'shown.counted': '{count} {count|svar|svar} ingår.',
  'shown.some': '{count} av {answers} svar ingår.',
  'hidden.few': '{answers} {answers|svar|svar} är färre än åtta.',
  'hidden.cover': 'För få av svaren kan räknas med. En siffra ska bygga på minst två tredjedelar av svaren.',
  'hidden.difference': 'Mellan vårens och höstens siffror skiljer bara {who}.',
  'hidden.one': 'Då hade HR kunnat räkna ut vad just den personen svarade.',
  'hidden.several': 'Då hade HR kunnat räkna ut vad just de {people} svarade tillsammans.',
  'hidden.upward': 'Svaren räknas med i hela företaget.',
  'hidden.nowhere':
    'Svaren räknas inte i någon siffra. Annars hade HR kunnat dra bort avdelningarna från hela företaget och räkna ut vad just de har svarat.',
  'hidden.last': 'HR har kvar siffran från i våras, märkt med sitt datum.',
  'who.leave': '{people} {people|person|personer} som slutat',
  'who.join': '{people} {people|person|personer} som svarade först i höst',
  'who.move': '{people} {people|person|personer} som bytt grupp',
  'who.stay': '{people} {people|person|personer} i en liten grupp',
  and: ' och ',

  'summary.all': 'I höst visas alla fyra siffrorna.',
  'summary.some': 'I höst visas {shown} av fyra siffror. Det här visas inte: {hidden}.',
  'summary.none': 'I höst visas ingen ny siffra, men HR har kvar siffrorna från i våras.',

  'legend.title': 'En prick är en person.',
  'legend.stay': 'är kvar',
  'legend.leave': 'slutar',
  'legend.join': 'svarar först i höst',
  'legend.move': 'byter grupp',

  'play.note':
    'Exemplet visar reglerna om storlek och förändring, men i riktiga mätningar gäller några till. Den som är ny på listan räknas med i siffran, men en siffra kräver åtta personer som har funnits på listan tidigare. En grupp där en tredjedel eller fler är nya eller kommer från en annan enhet får ingen egen siffra. Dessutom försöker ett program räkna ut enskilda svar ur siffrorna, och om det lyckas döljs en siffra till. Några få enheter som inte visas var för sig kan visas tillsammans, med sina namn.',
  'play.proof':
    'Vi har testat alla {count} lägen som går att ställa in här mot den riktiga koden, och de ger samma svar.',

  'sentences.title': 'Tre meningar som alltid gäller',
  'hr.title': 'Det här ser HR om en dold enhet',
  'hr.text': 'Samma mening står vid varje dold enhet, oavsett skälet:',

  'limits.title': 'Vad skyddet inte klarar',
  'limits.text':
    'Om nästan alla i din grupp berättar för HR vad de har svarat går det att räkna ut resten. Det kan inget program hindra.',
  'limits.outside':
    'Den som kan läsa din e-post på jobbet kan också logga in som du, så använd gärna en privat adress. Om nästan alla svarar kan arbetsgivaren dessutom förstå att just du har gjort det, och den som delar in alla i nya grupper inför varje mätning får veta mer än annars.',
  'limits.slips':
    'Den som inte har någon e-post får en kod på en lapp, eller i ett sms där det används. Den som skriver ut lapparna kan läsa koderna, och den som skriver in ett eget mobilnummer får koden själv. De kan svara i någons ställe men inte se vem som har svarat. Därför kan skyddsombudet skriva ut lapparna, och på lappen står vem som har gjort det.',
  'limits.verify': 'Kontrollera själv hur en mätning gick till',
  'limits.more': 'Läs om alla gränser för skyddet',
  'limits.start': 'Gör stressprofilen',
} as const
