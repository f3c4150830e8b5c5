/** The page about the stress profile. */
export const stressProfile = {
  'overview.title': 'Stressprofil',
  'overview.description':
    'Tolv frågor om hur du har det på jobbet. Det tar tre till fyra minuter att svara, och du får veta vad svaren tyder på och vad som kan hjälpa i dag.',
  'overview.heading': 'Hur har du det på jobbet?',
  'overview.lead':
    'Du svarar på tolv frågor om de senaste fyra veckorna och får veta vad svaren tyder på och vad som kan hjälpa redan i dag.',
  'overview.picture': 'Resultatet är en siffra från 1 till 5, och den hamnar i grön, gul eller röd zon.',
  'overview.start': 'Gör stressprofilen',
  'overview.time': 'Det tar tre till fyra minuter, och du behöver inget konto.',
  'overview.how.title': 'Så går det till',
  'overview.how.1': 'Du läser vem som ser vad.',
  'overview.how.2': 'Du svarar på en fråga i taget och kan pausa när du vill.',
  'overview.how.3': 'Du får resultatet direkt, med råd för i dag och för tiden framåt.',
  'overview.zones.title': 'Vad du får veta',
  'overview.zones.lead':
    'Dina svar hamnar i en av tre zoner, och zonen bestämmer vilka råd du får. Gränserna är preliminära och ännu inte validerade för svenska förhållanden.',
  'overview.zones.green': 'Grön zon',
  'overview.zones.green.text':
    'Din belastning verkar vara låg. Du får råd om hur du fortsätter att må bra på jobbet.',
  'overview.zones.yellow': 'Gul zon',
  'overview.zones.yellow.text': 'Jobbet verkar ta mycket energi. Du får veta mer om vad det kan bero på.',
  'overview.zones.red': 'Röd zon',
  'overview.zones.red.text':
    'Belastningen verkar vara hög. Du får hjälp att vila och förslag på vem du kan prata med.',
  'overview.who.title': 'Vem ser vad',
  'overview.who.self':
    'Om du gör profilen för din egen skull lämnar inget den här webbläsaren, så länge du inte själv väljer det.',
  'overview.who.round':
    'Om du svarar i din arbetsgivares mätning visas dina svar bara blandade med minst sju andras på arbetsgivarens lista. Ingen chef, kollega eller HR ser ditt resultat i tjänsten, men någon som får hjälp av nästan alla i din grupp kan räkna ut det.',
  'overview.deeper.title': 'Vill du veta mer om orsakerna?',
  'overview.deeper.text':
    'Djupanalysen har 24 frågor och en frivillig del om vad på jobbet som kan ligga bakom. Den tar åtta till tolv minuter.',
  'overview.deeper.link': 'Till djupanalysen',
  'overview.purpose.title': 'Vad tjänsten är till för',
  'purpose.text':
    'Tjänsten är avsedd för yrkesverksamma vuxna som vill reflektera över sin arbetsrelaterade stress och återhämtning, och för arbetsgivarens systematiska arbetsmiljöarbete på gruppnivå. Den är inte avsedd att påvisa, förutse, övervaka, behandla eller lindra sjukdom och ersätter inte bedömning av vården eller företagshälsovården. Färgerna visar hur dina svar förhåller sig till referensvärden, inte om du är sjuk.',
} as const
