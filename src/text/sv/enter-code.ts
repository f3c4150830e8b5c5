/** Entering the code of a slip or an SMS, at /svara. */
export const enterCode = {
  title: 'Svara med en kod',
  description: 'Har du fått en lapp med en kod? Skriv koden här för att svara i mätningen.',
  lead: 'Skriv koden från lappen som du har fått på jobbet, eller den som står sist i länken i ditt sms. Du behöver inget konto.',
  label: 'Kod',
  'slip.hint': 'Tio tecken, till exempel 7K4MX-92QDA. Stora och små bokstäver spelar ingen roll.',
  submit: 'Fortsätt',
  checking: 'Söker …',
  once: 'Inget skickas förrän du själv skickar dina svar. Koden gäller en gång, och om någon redan har svarat med den är det det första svaret som räknas.',
  'slip.error.form': 'Skriv koden med alla tio tecken, som den står på lappen.',
  'slip.error.unknown':
    'Koden fungerar inte. Kontrollera att du har skrivit rätt, och be annars om en ny lapp. Mätningen kan också ha stängt.',
  'error.instrument': 'Frågorna till den här mätningen finns inte här.',
  help: 'Fungerar inte koden?',
  'help.text': 'Be HR eller ditt skyddsombud om en ny lapp. Då slutar den gamla koden att gälla.',
  'mail.title': 'Din inbjudan att svara i en mätning',
  'mail.description': 'Hit leder länken i en inbjudan från din arbetsplats.',
  'mail.reading': 'Hämtar din inbjudan …',
  'mail.missing':
    'Länken i mejlet är inte hel, så vi kan inte se vilken inbjudan den gäller. Det händer när ett mejlprogram eller ett skydd mot skadliga länkar har tagit bort slutet av den.',
  'mail.enter': 'Skriv i stället koden som står i samma mejl, så kan du svara i mätningen.',
  'mail.unknown': 'Länken fungerar inte',
  'mail.unknown.text':
    'Mätningen kan vara avslutad, eller så har länken ändrats på vägen till dig. Du kan skriva koden som står i samma mejl.',
  'mail.hint': 'Tolv tecken, till exempel 7K4M-X92Q-DA8P. Stora och små bokstäver spelar ingen roll.',
  'mail.error.form': 'Skriv koden med alla tolv tecken, som den står i mejlet.',
  'mail.error.unknown':
    'Koden fungerar inte. Kontrollera att du har skrivit den som den står i mejlet. Mätningen kan också vara avslutad.',
  'mail.once': 'Inget skickas förrän du själv skickar dina svar.',
  'mail.help': 'Hittar du ingen kod?',
  'mail.help.text':
    'Gå tillbaka till mejlet, kopiera hela adressen som står under knappen och klistra in den i webbläsarens adressfält. Om det inte hjälper kan du fråga den som bjöd in dig.',
  'mail.self': 'Vill du bara göra testet för din egen skull? Då räknas svaren inte i mätningen.',
  'mail.self.link': 'Gör stressprofilen för egen del',
  'mail.noScript': 'Sidan behöver JavaScript för att kunna öppna din inbjudan.',
  lost: 'Vi når inte din inbjudan just nu',
  'lost.text': 'Kontrollera din internetanslutning. Vi försöker igen automatiskt när den är tillbaka.',
  retry: 'Försök igen',
  noScript: 'Sidan behöver JavaScript för att kunna läsa koden.',
} as const
