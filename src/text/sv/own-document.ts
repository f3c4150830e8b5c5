export const ownDocument = {
  'own.browser': 'Det du skriver stannar i den här webbläsaren.',
  'own.browser.signIn': 'Logga in om du vill ha det på alla dina enheter',
  'own.loading': 'Hämtar från ditt konto.',
  'own.saving': 'Sparar i ditt konto.',
  'own.saved': 'Sparat i ditt konto. Bara du kan läsa det.',
  'own.offline':
    'Det går inte att nå ditt konto just nu. Det du skriver ligger kvar i webbläsaren och sparas i kontot så snart det går.',
  'own.refused':
    'Kontot tog inte emot det du ändrade sist. Det ligger kvar i webbläsaren. Korta det du skrev sist, eller ladda om sidan.',
  'own.moved': 'Det du hade gjort i den här webbläsaren ligger nu i ditt konto.',
  'unsent.title': 'Allt har inte nått ditt konto',
  'unsent.text':
    'Något du skrev ligger kvar i webbläsaren. Öppna sidan där du skrev, så sparas det. Loggar du ut nu försvinner det.',
  'unsent.signOut': 'Logga ut ändå',
} as const
