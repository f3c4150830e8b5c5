/** The guided set-up of an organisation, at /organisation until it is done. */
export const setUp = {
  title: 'Kom igång',
  lead: 'Gå igenom stegen i vilken ordning du vill. Allt går att ändra efteråt, och ingen får något mejl förrän du har förberett en mätning och listan över inbjudna har granskats.',
  'left.1': 'Det återstår ett steg.',
  left: 'Det återstår {count} steg.',
  done: 'Klart',
  todo: 'Återstår',
  choice: 'Fungerar redan, men ni kan ändra det',
  'units.title': 'Lägg upp enheterna',
  'units.text':
    'Läs in en fil med enheter och personer, eller lägg till en enhet i taget. En enhet får egna siffror när minst {count} har svarat.',
  'units.way': 'Till enheterna',
  'people.title': 'Lägg till personerna',
  'people.text':
    'Nu finns {count} {count|person|personer} på listan. Du ser vad en fil ändrar innan något ändras.',
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
  'support.title': 'Skriv vem medarbetarna kan få stöd av',
  'support.text': 'Ange er företagshälsovård, så att den som behöver stöd kan skicka en förfrågan dit.',
  'support.way': 'Till stödet',
  'rules.title': 'Välj om samtal ska erbjudas',
  'rules.on': 'Den som får ett rött resultat erbjuds ett samtal, och bara personen själv ser det.',
  'rules.off': 'Den som får ett rött resultat erbjuds inget samtal. Råd och telefonnummer visas ändå.',
  'rules.way': 'Ändra erbjudandet',
  'group.title': 'Minsta grupp',
  'group.text':
    'Siffror visas först när minst {count} har svarat. Du kan höja gränsen när du förbereder en mätning, men aldrig sänka den.',
  'group.way': 'Till mätningarna',
  'language.title': 'Språk',
  'language.text':
    'Alla sidor finns på svenska och engelska. Ägaren väljer vilket av dem som gäller för den som inte har något språk i listan.',
  'language.way': 'Se språket',
  'start.title': 'Här finns inga personer än',
  'start.text': 'Lägg först upp enheter, personer och roller. Det tar ungefär tio minuter.',
  'start.way': 'Kom igång',
} as const
