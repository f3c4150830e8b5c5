import type { whoSeesWhat as sv } from '../sv/who-sees-what.ts'

/** The page "who sees what" with its example, in easy Swedish. */
export const whoSeesWhat = {
  title: 'Vem ser vad',
  description:
    'Se vad du, HR och din chef får se när du svarar på frågor på jobbet. Du kan testa vad som händer när någon slutar eller byter grupp.',
  lead: 'Dina svar är dina. Din arbetsgivare ser bara siffror för grupper. Här kan du testa om det stämmer.',

  'sees.title': 'Det här får var och en se',
  'sees.you': 'Du',
  'sees.you.text':
    'Du ser dina egna svar och din zon. Du ser också hur den ändras. Sparar du dem i ett konto? Då krypteras de. Det betyder att de skrivs i kod. Ditt konto har en egen nyckel till koden.',
  'sees.hr': 'HR och skyddsombud',
  'sees.hr.text':
    'HR har hand om personalen. Skyddsombudet talar för er som är anställda.\n\nDe ser siffror för grupper med minst 8 svar. Siffrorna är avrundade. De kommer en gång, när det inte längre går att svara. Sedan ändras de aldrig.',
  'sees.manager': 'Din chef',
  'sees.manager.text':
    'Din chef ser inget av det du har svarat. Leder din chef en egen grupp? Då gäller samma gränser som för HR.',
  'sees.nobody': 'Ingen',
  'sees.nobody.text':
    'Ingen ser vad en annan person har svarat. På arbetsgivarens sida går det inte att läsa vad en enda person har svarat.',

  'play.title': 'Testa själv',
  'play.lead':
    'Här är ett företag som vi har hittat på. Företaget har 3 avdelningar. På varje avdelning är det några som inte svarar. Alla har fått frågor 2 gånger, i våras och i höst. Det kallas mätning.\n\nÄndra något. Se vilka siffror som inte visas längre och varför.',
  'play.controls': 'Vad händer i företaget?',
  'play.storage': 'Personer på Lagret som svarar båda gångerna',
  'play.leave': 'Personer på Kundtjänst som slutar mellan gångerna',
  'play.join': 'Personer på Sälj som svarar bara i höst',
  'play.move': 'Personer som byter från Sälj till Kundtjänst',
  'play.fewer': 'Färre: {what}',
  'play.more': 'Fler: {what}',
  'play.examples': 'Du kan också börja med ett exempel',
  'play.example.calm': 'Inget händer',
  'play.example.small': 'En liten grupp',
  'play.example.leave': 'En person slutar',
  'play.example.move': '2 personer byter grupp',
  'play.example.five': '5 fler svarar',

  'round.before': 'I våras',
  'round.now': 'I höst',
  'place.company': 'Hela företaget',
  'place.sales': 'Sälj',
  'place.service': 'Kundtjänst',
  'place.storage': 'Lagret',
  'place.rest': '{count} av dem har ingen avdelning',
  shown: 'Visas för HR',
  hidden: 'Visas inte',
  'shown.counted': '{count} {count|svar|svar} är med i siffran.',
  'shown.some': '{count} av {answers} svar är med i siffran.',
  'hidden.few': 'Här är {answers} {answers|svar|svar}. Det är färre än 8.',
  'hidden.cover': 'För få svar får räknas med. Minst 2 av 3 svar måste vara med i en siffra.',
  'hidden.difference':
    'I höstens siffra är det nästan samma personer som i vårens. Det som skiljer är bara {who}.',
  'hidden.one': 'Då hade HR kunnat räkna ut vad just den personen svarade.',
  'hidden.several': 'Då hade HR kunnat räkna ut vad just de {people} svarade tillsammans.',
  'hidden.upward': 'Svaren räknas med i hela företaget.',
  'hidden.nowhere':
    'Svaren räknas inte med någonstans. Annars hade HR kunnat ta hela företagets siffra och dra bort avdelningarna. Då hade HR vetat vad just de har svarat.',
  'hidden.last': 'HR har kvar siffran från i våras. Vid den står vilken dag den kom.',
  'who.leave': '{people} {people|person|personer} som har slutat',
  'who.join': '{people} {people|person|personer} som svarade först i höst',
  'who.move': '{people} {people|person|personer} som har bytt grupp',
  'who.stay': '{people} {people|person|personer} i en liten grupp',
  and: ' och ',

  'summary.all': 'I höst visas alla 4 siffrorna.',
  'summary.some': 'I höst visas {shown} av 4 siffror. Det här visas inte: {hidden}.',
  'summary.none': 'I höst visas ingen ny siffra. HR har kvar siffrorna från i våras.',

  'legend.title': 'En prick är en person.',
  'legend.stay': 'är kvar',
  'legend.leave': 'slutar',
  'legend.join': 'svarar först i höst',
  'legend.move': 'byter grupp',

  'play.note':
    'Exemplet visar 2 regler. Den ena handlar om hur stor gruppen är. Den andra handlar om hur gruppen ändras.\n\nI riktiga mätningar finns det fler regler. Den som är ny på listan räknas med i siffran. Men i gruppen måste minst 8 personer ha funnits på listan förut. Är mer än en tredjedel nya? Då får gruppen ingen egen siffra.\n\nEtt program försöker också räkna ut vad en enda person har svarat. Om det går döljs en siffra till.\n\nIbland visas några få grupper tillsammans. Då står deras namn där.',
  'play.proof':
    'Här går det att ställa in {count} olika lägen. Vi har testat alla. Den riktiga koden ger samma svar.',

  'sentences.title': 'Tre saker som alltid gäller',
  'hr.title': 'Det här ser HR om en grupp som inte visas',
  'hr.text': 'Texten är densamma för alla grupper som inte visas. Det spelar ingen roll varför:',

  'limits.title': 'Vad skyddet inte klarar',
  'limits.text':
    'Tänk dig att nästan alla i din grupp berättar för HR vad de har svarat. Då går det att räkna ut vad de andra har svarat. Inget program kan hindra det.',
  'limits.outside':
    'Kan någon läsa din mejl på jobbet? Då kan den personen också logga in som du. Använd därför gärna en privat adress.\n\nSvarar nästan alla? Då kan arbetsgivaren förstå att du har svarat.\n\nArbetsgivaren kan också dela in alla i nya grupper före varje mätning. Då kan arbetsgivaren få veta mer än annars.',
  'limits.slips':
    'Har du ingen mejl? Då får du en kod på en lapp, eller i ett sms om det används.\n\nDen som skriver ut lapparna kan läsa koderna. Den som skriver in sitt eget mobilnummer får koden själv. De kan svara i stället för dig. Men de kan inte se vem som har svarat.\n\nDärför kan skyddsombudet skriva ut lapparna. På lappen står vem som har gjort det.',
  'limits.verify': 'Kontrollera själv hur en mätning gick till',
  'limits.more': 'Läs om alla gränser för skyddet',
  'limits.start': 'Gör stressprofilen',
} as const satisfies Record<keyof typeof sv, string>
