export const ownDocument = {
  'own.browser': 'Det du skriver stannar i den här webbläsaren.',
  'own.browser.signIn': 'Logga in om du vill ha det på alla dina enheter',
  'own.loading': 'Hämtar från ditt konto.',
  'own.saving': 'Sparar i ditt konto.',
  'own.saved': 'Sparat i ditt konto. Bara den som kan läsa din e-post kan öppna det.',
  'own.offline':
    'Det går inte att nå ditt konto just nu. Det du skriver ligger kvar i webbläsaren och sparas i kontot så snart det går.',
  'own.refused':
    'Det du ändrade sist kunde inte sparas i kontot men ligger kvar i webbläsaren. Korta det du skrev sist eller ladda om sidan.',
  'own.closed':
    'Det som är sparat här öppnas bara med din privata e-postadress. Logga ut och logga in med den adressen. Det du skriver nu sparas inte i ditt konto.',
  'own.ended':
    'Du är inte inloggad längre. Det du ändrade sist ligger kvar i webbläsaren och sparas i ditt konto när du loggar in igen.',
  'own.ended.signIn': 'Logga in',
  'own.moved': 'Det du hade gjort i den här webbläsaren ligger nu i ditt konto.',
  'merge.title': 'Vill du spara innehållet från webbläsaren i ditt konto?',
  'merge.here': 'Det här ligger i webbläsaren sedan tidigare:',
  'merge.results': '{count} resultat',
  'merge.exercises': 'övningar i grön zon',
  'merge.plan': 'en personlig handlingsplan',
  'merge.recovery': 'ett påbörjat återhämtningsprogram',
  'merge.programme': 'ett påbörjat stresshanteringsprogram',
  'merge.since': '(sedan {date})',
  'merge.shared':
    'Om du delar telefon eller dator med någon kan det vara den personens. Om du svarar nej ligger det kvar för den som inte är inloggad.',
  'merge.yes': 'Ja, spara i mitt konto',
  'merge.no': 'Nej, låt det ligga kvar',
  'unsent.title': 'Allt har inte nått ditt konto',
  'unsent.text':
    'Något som du skrev ligger kvar i webbläsaren. Det sparas när du öppnar sidan där du skrev det, men om du loggar ut nu försvinner det.',
  'unsent.signOut': 'Logga ut ändå',
} as const
