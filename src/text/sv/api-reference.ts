/** What a program can read, at /utvecklare. The rest of the page is content/sv/api.md. */
export const apiReference = {
  base: '%%BASE_URL%%',
  contents: 'På den här sidan',
  query: 'Val i adressen: {name}',
  fields: 'Fält i svaret',
  field: 'Fält',
  type: 'Typ',
  'scope.people': 'Personer och enheter',
  'scope.people.text': 'Kräver en nyckel för personer och enheter, eller en inloggning som HR eller ägare.',
  'scope.rounds': 'Mätningar',
  'scope.rounds.text':
    'Kräver en nyckel för mätningar, eller en inloggning som HR, ägare eller skyddsombud. Här står aldrig vem som har svarat.',
  'scope.figures': 'Publicerade siffror',
  'scope.figures.text':
    'Kräver en nyckel för publicerade siffror, eller en inloggning som HR, skyddsombud eller chef. Siffrorna är exakt de som HR ser i översikten, med samma gränser för små grupper.',
  'op.readOrganisation': 'Läs organisationen',
  'op.readOrganisation.text': 'Namn, minsta gruppstorlek och hur många personer och enheter som finns.',
  'op.listUnits': 'Lista enheter',
  'op.listUnits.text':
    'Alla öppna enheter i ordning, med enheten ovanför. Fältet externalId är det id som står i era filer.',
  'op.listMembers': 'Lista personer',
  'op.listMembers.text':
    'Personerna i listan, en sida i taget. Öka offset med limit tills du har fått så många som total säger.',
  'op.listRounds': 'Lista mätningar',
  'op.listRounds.text':
    'Alla mätningar med den senaste först. När en mätning stängde och publicerades anges bara som dag.',
  'op.readRound': 'Läs en mätning',
  'op.readRound.text': 'En av mätningarna, med samma fält som i listan.',
  'op.listRoundPlans': 'Lista upprepade mätningar',
  'op.listRoundPlans.text':
    'Mätningar som görs om varannan eller var tredje månad, och när nästa är planerad.',
  'op.readOverview': 'Läs översikten',
  'op.readOverview.text':
    'Siffrorna från en publicerad mätning, eller från den senaste om du inte anger någon. En siffra som inte får visas är null.',
  'op.exportOverview': 'Hämta översikten som fil',
  'op.exportOverview.text': 'Samma siffror som CSV eller som arbetsbok för Excel.',
  attempts: 'Vi försöker först genast och därefter efter {waits}, räknat från försöket före.',
  'wait.seconds': '{count} {count|sekund|sekunder}',
  'wait.minutes': '{count} {count|minut|minuter}',
  'wait.hours': '{count} {count|timme|timmar}',
  all: 'Alla adresser',
  'all.text':
    'Här är varje adress som tjänsten svarar på, också de som bara öppnar för den som är inloggad. Vad var och en tar emot och svarar, på engelska, står i dokumentet som program kan läsa:',
  'all.document': 'OpenAPI 3.1',
} as const
