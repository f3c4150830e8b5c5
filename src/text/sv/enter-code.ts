/** Somebody who has got a slip or an SMS enters its code, at /svara. */
export const enterCode = {
  title: 'Svara med en kod',
  description: 'Har du fått en lapp med en kod? Skriv koden här för att svara på mätningen.',
  lead: 'Skriv koden från lappen som du har fått på jobbet, eller den som står sist i länken i ditt sms. Du behöver inget konto.',
  label: 'Kod',
  hint: 'Tio tecken, till exempel 7K4MX-92QDA. Stora och små bokstäver spelar ingen roll.',
  submit: 'Fortsätt',
  checking: 'Söker …',
  once: 'Inget skickas förrän du själv skickar dina svar. Koden gäller en gång, och om någon redan har svarat med den är det det första svaret som räknas.',
  'error.summary': 'Något behöver rättas',
  'error.prefix': 'Fel:',
  'error.form': 'Skriv koden med alla tio tecken, som den står på lappen.',
  'error.unknown':
    'Koden fungerar inte. Kontrollera att du har skrivit rätt, och be annars om en ny lapp. Mätningen kan också ha stängt.',
  'error.instrument': 'Frågorna till den här mätningen finns inte här.',
  help: 'Fungerar inte koden?',
  'help.text': 'Be HR eller ditt skyddsombud om en ny lapp. Då slutar den gamla koden att gälla.',
  noScript: 'Sidan behöver JavaScript för att kunna läsa koden.',
} as const
