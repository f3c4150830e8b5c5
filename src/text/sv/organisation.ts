/** Settings of the whole organisation, at /organisation. */
export const organisation = {
  title: 'Inställningar',
  description:
    'Det som gäller för hela organisationen: namn, minsta grupp och vilket stöd medarbetarna erbjuds.',
  lead: 'Det här gäller för hela organisationen, och varje ändring noteras i loggen.',
  'facts.title': 'Organisationen',
  'facts.name': 'Namn',
  'facts.number': 'Organisationsnummer',
  'facts.number.none': 'Inget är angivet.',
  'facts.people': 'Personer',
  'facts.people.text': '{members} {members|person|personer} i {units} {units|enhet|enheter}.',
  'facts.people.change': 'Se personer och enheter',
  'facts.group': 'Minsta grupp',
  'facts.group.text':
    'Siffror visas först när det finns minst {count} svar. I en enskild mätning kan HR höja gränsen, och senare mätningar kan då inte gå under den.',
  'facts.group.change': 'Till mätningarna',
  'facts.language': 'Språk',
  'facts.language.text':
    '{language}. Den som läggs till utan något språk i listan får mejl och lappar på det språket. Alla andra får det språk som står i listan.',
  'facts.roles': 'Roller',
  'facts.roles.text': 'Ägaren ger och avslutar rollerna HR, chef, skyddsombud och ägare.',
  'facts.roles.change': 'Se vem som har vilken roll',
  'facts.integrations': 'Integrationer',
  'facts.integrations.text': 'Era egna program kan hämta uppgifter med en nyckel som du skapar.',
  'facts.integrations.change': 'Till integrationerna',
  'facts.owners':
    'Ägaren kan ändra namn, organisationsnummer och språk och höja gränsen för alla mätningar här på sidan.',
  'own.title': 'Namn, nummer, minsta grupp och språk',
  'own.lead':
    'Namnet står i inbjudningar, på lappar och i rapporter. Minsta grupp gäller för mätningar som förbereds från och med nu, och de som redan är förberedda behåller sin.',
  'own.name': 'Organisationens namn',
  'own.number': 'Organisationsnummer',
  'own.number.hint':
    'Tio siffror, till exempel 559999-9991. Lämna fältet tomt om ni inte har något svenskt nummer.',
  'own.group': 'Minsta antal svar i en grupp',
  'own.group.hint':
    'Nu är det {count}. Gränsen kan bara höjas, för annars skulle någon kunna sänka den och räkna fram vad enskilda har svarat.',
  'own.group.question': 'Vill du höja gränsen från {from} till {to} svar? Den kan aldrig sänkas igen.',
  'own.group.yes': 'Höj gränsen',
  'own.group.no': 'Ändra antalet',
  'own.hideFull': 'Visa inte siffror som säger att alla i en enhet har svarat',
  'own.hideFull.hint':
    'Gäller enheter där precis {count} personer är inbjudna. Utan kryss får de siffror när alla har svarat, och då framgår att alla gjorde det, men inte vad de svarade. Kryssa i om skyddsombudet vill det.',
  'own.smsReminders': 'Skicka påminnelser som sms också till dem som har e-post',
  'own.smsReminders.hint':
    'Den som har både e-postadress och mobilnummer får påminnelsen i sin e-post och ett sms om att den finns där. I sms:et finns varken länk eller kod. Kontrollera först att medarbetarna vet att ni använder deras nummer till det. När ni tar bort krysset raderas numren för alla som har e-post.',
  'own.language': 'Språk för den som inte har något i listan',
  'own.language.hint':
    'Gäller mejl och lappar till dem som läggs till från och med nu. De som redan finns i listan behåller sitt språk.',
  'own.save': 'Spara uppgifterna',
  'own.saved': 'Uppgifterna är sparade.',
  'own.error.name': 'Skriv organisationens namn med högst 200 tecken.',
  'own.error.number':
    'Numret stämmer inte. Kontrollera de tio siffrorna, till exempel i ert registreringsbevis.',
  'own.error.smallestGroup': 'Skriv ett helt tal från {count} till 100.',
  'signOn.title': 'Logga in via er egen inloggning',
  'signOn.lead':
    'Om ni har en inloggning som följer OpenID Connect, till exempel Entra ID eller Google Workspace, kan medarbetarna logga in med den. De kan också använda en kod med e-post som vanligt.',
  'signOn.limit':
    'Inloggningen öppnar det som hör till arbetet här. Egna resultat, planer och övningar öppnas aldrig den vägen, och man kan inte heller svara på mätningar utan länken i inbjudan. HR, ägare och andra som behöver tvåstegsverifiering visar den också här.',
  'signOn.callback':
    'Lägg först upp en webbapplikation hos er leverantör, med den här adressen som tillåten adress att skicka tillbaka till (redirect URI):',
  'signOn.issuer': 'Leverantörens adress (issuer)',
  'signOn.issuer.hint':
    'Adressen börjar med https. I Entra ID är det den som hör till er egen katalog, inte den som är gemensam för alla kunder.',
  'signOn.clientId': 'Klient-id (client ID)',
  'signOn.clientSecret': 'Klienthemlighet (client secret)',
  'signOn.clientSecret.hint': 'Den sparas krypterad och visas aldrig igen.',
  'signOn.clientSecret.kept':
    'En hemlighet är sparad och visas aldrig. Lämna fältet tomt för att behålla den, eller skriv en ny.',
  'signOn.domains': 'E-postdomäner',
  'signOn.domains.hint':
    'De domäner som era medarbetare har i sina adresser, en på varje rad. Leverantören måste intyga adressen (email_verified, eller xms_edov i Entra ID).',
  'signOn.unit': 'Vart nya personer kommer',
  'signOn.unit.hint':
    'Någon som loggar in men inte finns i er lista kan läggas till i en enhet. Skyddsombudet ser sådana personer som nya när nästa lista granskas, och de räknas in i minsta grupp tidigast fyra veckor efter sin första mätning.',
  'signOn.unit.none': 'Lägg inte till någon',
  'signOn.save': 'Spara och kontrollera',
  'signOn.saving': 'Kontrollerar …',
  'signOn.saved': 'Inställningarna är sparade, och domänerna är kontrollerade.',
  'signOn.removed': 'Inloggningen är borttagen.',
  'signOn.remove': 'Ta bort inloggningen',
  'signOn.remove.question':
    'Vill du ta bort inloggningen? De som är inloggade med den loggas ut, men kan logga in med en kod.',
  'signOn.remove.yes': 'Ta bort',
  'signOn.remove.no': 'Avbryt',
  'signOn.records': 'Visa att domänerna är era',
  'signOn.records.text':
    'Lägg till den här TXT-posten i domänens DNS och spara sedan igen. Det kan ta en stund innan en ny post syns.',
  'signOn.record.name': 'Namn:',
  'signOn.record.text': 'Text:',
  'signOn.waits': 'Vi har inte hittat posten än, och ingen kan logga in med adresser på domänen.',
  'signOn.proven': 'Kontrollerad den {date}.',
  'signOn.error.issuer': 'Skriv leverantörens adress. Den börjar med https://.',
  'signOn.error.clientId': 'Skriv det klient-id som ni har fått hos leverantören.',
  'signOn.error.clientSecret': 'Skriv klienthemligheten. En ny adress eller ett nytt klient-id har en egen.',
  'signOn.error.domains': 'Skriv domänerna utan @, till exempel foretag.se.',
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
  'settings.undo': 'Ångra ändringen',
  'settings.newer.title': 'Någon annan har ändrat medan du skrev',
  'settings.newer':
    'Inget är sparat av det du ändrade. Fälten visar nu det som är sparat, med dina ändringar. Läs igenom dem och spara igen.',
  'settings.undone': 'Ändringen är ångrad.',
  'settings.error.name': 'Skriv företagshälsovårdens namn med 2 till 200 tecken.',
  'settings.error.email': 'Skriv en e-postadress, till exempel namn@exempel.se.',
  'settings.error.workingDays': 'Skriv ett helt tal från 1 till 10.',
} as const
