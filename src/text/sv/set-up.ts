/** The set-up of an organisation in five steps: on the owner's start page until the first round, and at /organisation until it is done. */
export const setUp = {
  title: 'Kom igång',
  lead: 'Gå igenom stegen i vilken ordning du vill. Allt går att ändra efteråt, och ingen får något mejl förrän du har förberett en mätning och listan över inbjudna har granskats.',
  'left.1': 'Det återstår ett steg.',
  left: 'Det återstår {count} steg.',
  done: 'Klart',
  todo: 'Återstår',
  choice: 'Fungerar redan, men ni kan ändra det',
  'people.title': 'Lägg till personerna',
  'people.text':
    'Läs in en fil med personer och enheter, eller lägg till en i taget. Nu finns {count} {count|person|personer} på listan. Du ser vad en fil ändrar innan något ändras.',
  'people.way': 'Till personerna',
  'representative.title': 'Utse ett skyddsombud',
  'representative.text':
    'Skyddsombudet granskar listan före varje mätning. Om ingen är utsedd får du i stället skriva hur medarbetarna har informerats.',
  'representative.asked': 'Förslaget väntar på att bli bekräftat.',
  'representative.way': 'Till rollerna',
  'roles.title': 'Bestäm vem som ser resultaten',
  'roles.text':
    'HR och skyddsombud ser alla publicerade siffror, och en chef ser siffrorna för sina enheter. Ingen ser enskilda svar.',
  'roles.way': 'Ge någon en roll',
  'signIn.title': 'Välj hur alla loggar in',
  'signIn.text':
    'Alla kan logga in med en kod i mejlen. Har ni en egen inloggning på jobbet kan ägaren koppla in den.',
  'signIn.way': 'Till inloggningen',
  'round.title': 'Förbered den första mätningen',
  'round.text':
    'Välj frågor, vilka som ska svara och när. Innan någon får en inbjudan granskas listan över vilka som ska svara.',
  'round.way': 'Förbered en mätning',
  later:
    'Stöd från företagshälsovården, erbjudande om samtal och språk väljer ni på sidan Organisation när det passar.',
} as const
