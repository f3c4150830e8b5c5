/** Shown where a page belongs to a role: the way in, or a plain no. */
export const gate = {
  'gate.signIn.title': 'Logga in för att se sidan',
  'gate.signIn.text':
    'Sidan är till för dig som arbetar med HR i en organisation som använder tjänsten. Den visar bara grupper, aldrig enskilda personers svar.',
  'gate.signIn.button': 'Logga in',
  'gate.refused.title': 'Du har inte rätt att se sidan',
  'gate.refused.text':
    'Ditt konto har inte den roll som behövs i någon organisation. Behöver du den? Fråga HR hos er.',
  'gate.demo': 'Se en simulerad organisation i stället',
  'gate.loading': 'Laddar...',
  'gate.noScript': 'Sidan behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.',
  'gate.retry': 'Försök igen',
} as const
