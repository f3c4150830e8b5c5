/**
 * Texts for a person who may be in danger: the same words on all pages and in e-mails. No other text names the help lines
 * (safety.test.ts). The numbers are checked again before going live (docs/before-going-live.md).
 */
export const safety = {
  'safety.title': 'Det finns hjälp nu',
  'safety.life': 'Tänker du på att ta ditt liv?',
  'safety.call.now':
    'Ring 112 om det är bråttom, eller åk till en psykiatrisk akutmottagning. Vill du prata med någon: 90101 (Självmordslinjen) eller 90 390 (Hjälplinjen). Var inte ensam.',
  'safety.line': 'Behöver du prata med någon nu?',
  'safety.body':
    'Om du plötsligt får ont i bröstet, får svårt att andas, svimmar, blir förlamad eller förvirrad ska du ringa 112 direkt.',
  'safety.more': 'Fler nummer, även vid plötslig sjukdom',
  'safety.advice': 'Råd om vård, dygnet runt: 1177.',
  'safety.companion': 'Jourhavande medmänniska, klockan 21–\u206006: 08-702 16 80.',
  'safety.priest': 'Jourhavande präst, klockan 21–\u206006: ring 112 och be att få bli kopplad dit.',

  'danger.call': 'Ring {number}',
  'danger.call.short.emergency': 'Akut hjälp',
  'danger.call.short.suicide': 'Självmordslinjen',
  'danger.call.emergency': 'Om det är bråttom, dygnet runt',
  'danger.call.suicide': 'Självmordslinjen, om du vill prata med någon',
  'danger.heading': 'Ring någon nu',
  'danger.lead':
    'Tack för att du berättade. Du behöver inte vara säker på att det är illa nog för att ringa.',
  'danger.other': 'Andra sätt att få hjälp nu',
  'danger.crisis': 'Ring Hjälplinjen på 90 390.',
  'danger.clinic':
    'Åk till en psykiatrisk akutmottagning. Ring 112 om du inte kan ta dig dit själv eller med någons hjälp.',
  'danger.person': 'Var inte ensam. Ring någon du litar på och be hen komma till dig, eller åk till någon.',
  'danger.kept': 'Svaret du gav sparas inte.',
  'danger.back': 'Tillbaka',

  // Asked in the weekly check of both programmes; the answer is used once and stored nowhere.
  outlook: 'Hur känns det inför nästa vecka?',
  'outlook.hint':
    'Vi frågar för att kunna visa rätt hjälp. Just det här svaret används bara nu och sparas inte.',
  'outlook.missing': 'Välj hur det känns, eller att du inte vill svara.',
  'outlook.possible': 'Det känns möjligt',
  'outlook.heavy': 'Det känns jobbigt, men det går',
  'outlook.exhausted': 'Jag orkar inte mer som det är nu',
  'outlook.unsafe': 'Jag har tankar på att inte vilja leva',
  'outlook.unsaid': 'Jag vill inte svara',
} as const
