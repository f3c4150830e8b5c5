/** Continuing on another device with answers that were begun on this one, by a code. */
export const elsewhere = {
  // Its first word differs from the continue button's, because people with voice control say the first word.
  open: 'Byt till en annan enhet',
  title: 'Fortsätt på en annan enhet',
  close: 'Stäng',
  lead: 'Du får en kod som du skriver på din andra telefon eller dator. Där fortsätter du från frågan som du har kommit till, och du behöver inget konto.',
  sealed:
    'Svaren krypteras med koden här i webbläsaren innan de skickas till oss. Koden skickas inte, så vi kan inte läsa svaren utan att gissa den, och det skulle ta mycket lång tid. Vi raderar dem när de har hämtats, eller inom en timme efter att koden har slutat gälla.',
  make: 'Skapa en kod',
  making: 'Skapar koden …',
  failed: 'Det gick inte att skapa en kod',
  'failed.network':
    'Vi når inte tjänsten just nu. Kontrollera att du har internetanslutning och försök sedan igen. Du kan också fortsätta svara här.',
  'failed.too-many-requests':
    'Det har skapats många koder på kort tid. Vänta en stund och försök igen, eller fortsätt svara här.',
  'failed.unsupported':
    'Den här webbläsaren kan inte kryptera svaren. Prova en annan webbläsare, eller fortsätt svara här.',
  'failed.unexpected': 'Något gick fel hos oss. Försök igen om en stund, eller fortsätt svara här.',
  code: 'Din kod',
  'step.1': 'Öppna sidan',
  'step.2': 'Välj ”{choice}”.',
  'step.3': 'Skriv koden.',
  valid:
    'Koden fungerar en gång, i 30 minuter. Visa den inte för någon, eftersom den som använder koden kan läsa dina svar. Svaren finns kvar även här, utom på en delad skärm som rensar sig själv.',
  first: 'Det svar som du skickar först är det som räknas, oavsett enhet.',
  forget: 'Ta bort svaren från den här enheten',
  'forget.question': 'Vänta tills du ser frågorna på den andra enheten. Vill du ta bort svaren härifrån nu?',
  'forget.yes': 'Ta bort svaren',
  'forget.no': 'Behåll dem här',
  forgotten: 'Svaren är borttagna från den här enheten',
  'forgotten.text': 'Fortsätt på din andra enhet. Du behöver inte göra något mer här.',
  here: 'Har du börjat svara på en annan enhet?',
  'here.label': 'Kod från den andra enheten',
  'here.hint': 'Nio tecken, till exempel 7K4-MX9-2QD. Stora och små bokstäver spelar ingen roll.',
  'here.submit': 'Hämta mina svar',
  'here.checking': 'Hämtar svaren …',
  'here.error.form': 'Skriv koden med alla nio tecken, som den visas på den andra enheten.',
  'here.error.unknown':
    'Koden fungerar inte. Den kan vara felskriven, redan använd eller äldre än 30 minuter. Om svaren finns kvar på den andra enheten kan du skapa en ny kod där.',
  'here.error.unsupported': 'Den här webbläsaren kan inte låsa upp svaren. Prova en annan webbläsare.',
  'here.error.notStored':
    'Webbläsaren sparar inget, så det går inte att ta emot svaren här. Skapa en ny kod och prova en annan webbläsare.',
  'here.error.network':
    'Vi når inte tjänsten just nu. Kontrollera att du har internetanslutning och försök sedan igen.',
  'here.error.too-many-requests':
    'Det har gjorts för många försök på kort tid, så vänta en stund innan du försöker igen.',
  'here.error.unexpected': 'Något gick fel hos oss. Försök igen om en stund.',
} as const
