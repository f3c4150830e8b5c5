/** What holds for the whole organisation, at /organisation. */
export const organisation = {
  title: 'Inställningar',
  description:
    'Det som gäller för hela organisationen: namn, minsta grupp och vilket stöd medarbetarna erbjuds.',
  lead: 'Det här gäller för hela organisationen, och varje ändring noteras i loggen.',
  'facts.title': 'Organisationen',
  'facts.name': 'Namn',
  'facts.people': 'Personer',
  'facts.people.text': '{members} {members|person|personer} i {units} {units|enhet|enheter}',
  'facts.people.change': 'Se personer och enheter',
  'facts.group': 'Minsta grupp',
  'facts.group.text':
    'Siffror visas först när det finns minst {count} svar. I en enskild mätning kan HR höja gränsen, och senare mätningar kan då inte gå under den.',
  'facts.group.change': 'Till mätningarna',
  'facts.language': 'Språk',
  'facts.language.text':
    'Varje person får mejl på det språk som står i filen som ni läser in. Om filen inte anger något språk får den som är ny i den mejl på svenska.',
  'facts.roles': 'Roller',
  'facts.roles.text': 'Ägaren ger och avslutar rollerna HR, chef, skyddsombud och ägare.',
  'facts.roles.change': 'Se vem som har vilken roll',
  'facts.integrations': 'Integrationer',
  'facts.integrations.text': 'Era egna program kan hämta uppgifter med en nyckel som du skapar.',
  'facts.integrations.change': 'Till integrationerna',
  'facts.ours':
    'Om ni vill byta namn i tjänsten eller höja gränsen för alla mätningar kan ni skriva till %%SUPPORT_EMAIL%%.',
  loading: 'Laddar...',
  'settings.title': 'Stöd som medarbetare kan be om',
  'settings.health': 'Vi har en företagshälsovård som kan ta emot förfrågningar',
  'settings.name': 'Företagshälsovårdens namn',
  'settings.email': 'E-postadress för förfrågningar',
  'settings.email.hint':
    'Företagshälsovården behöver inget konto, eftersom varje förfrågan får en egen länk.',
  'settings.days': 'Antal arbetsdagar till svar',
  'settings.days.hint': 'Skriv ett tal från 1 till 10: så många dagar som de har lovat er.',
  'settings.rules': 'Erbjud samtal när någon ser sitt eget resultat',
  'settings.rules.hint':
    'Erbjudandet visas i röd zon och vid en tydlig försämring till gul zon. Bara personen själv ser det. Ni får inte veta att det visades, och en förfrågan ser ut som alla andra.',
  'settings.save': 'Spara',
  'settings.saving': 'Sparar …',
  'settings.saved': 'Inställningarna är sparade.',
  'settings.errors.1': 'En sak behöver rättas',
  'settings.errors.2': 'Två saker behöver rättas',
  'settings.errors.3': 'Tre saker behöver rättas',
  'settings.errorPrefix': 'Fel:',
  'settings.error.name': 'Skriv företagshälsovårdens namn med 2 till 200 tecken.',
  'settings.error.email': 'Skriv en e-postadress, till exempel namn@exempel.se.',
  'settings.error.workingDays': 'Skriv ett helt tal från 1 till 10.',
} as const
