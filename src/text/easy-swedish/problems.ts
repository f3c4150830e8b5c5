import type { problems as sv } from '../sv/problems.ts'

/** Refusals that a person may meet while answering, in easy Swedish. Refusals that only staff and employers meet keep their usual words. */
export const problems = {
  'problem.network': 'Vi når inte tjänsten just nu. Har du internet? Kontrollera det och försök igen.',
  'problem.outdated': 'Sidan har ändrats sedan du öppnade den. Ladda om sidan. Försök sedan igen.',
  'problem.malformed-json': 'Något gick fel. Ladda om sidan och försök igen.',
  'problem.malformed-request': 'Något gick fel. Ladda om sidan och försök igen.',
  'problem.request-timeout': 'Det tog för lång tid. Försök igen om en stund.',
  'problem.not-signed-in': 'Du måste logga in för att se det här.',
  'problem.not-allowed': 'Du får inte se eller göra det här.',
  'problem.not-found': 'Vi hittar inte det du söker.',
  'problem.unknown-instrument': 'Frågorna finns inte längre. Ladda om sidan.',
  'problem.other-version': 'Frågorna har ändrats sedan du började. Ladda om sidan.',
  'problem.unknown-item': 'En av frågorna finns inte längre. Ladda om sidan.',
  'problem.unknown-answer': 'Ett av svaren finns inte längre. Ladda om sidan.',
  'problem.incomplete-causes': 'Svara på alla frågor om orsaker. Du kan också hoppa över hela delen.',
  'problem.not-enough-answers': 'Några svar saknas. Svara på fler frågor. Då kan vi räkna ut resultatet.',
  'problem.list-not-recorded':
    'Listan låstes innan vi började spara bevis. Därför går det inte att kontrollera din inbjudan.',
  'problem.invitation-unknown':
    'Vi hittar inte inbjudan. Mätningen kan vara slut. Öppna länken i ditt mejl en gång till.',
  'problem.invitation-used': 'Du har redan svarat. Ditt svar är räknat.',
  'problem.round-not-open': 'Det går inte att svara just nu. Svar som skickas nu räknas inte.',
  'problem.too-many-results': 'Du har sparat många resultat. Ta bort ett resultat. Då får ett nytt plats.',
  'problem.receiver-gone': 'Den mottagaren finns inte längre. Välj en annan.',
  'problem.request-open': 'Du har redan bett om hjälp där. Din fråga ligger kvar.',
  'problem.too-many-requests': 'Det blev många försök på kort tid. Vänta några minuter och försök igen.',
  'problem.hour-used-up': 'Du har gjort det här många gånger. Vänta en timme och försök igen.',
  'problem.unexpected': 'Något gick fel hos oss. Försök igen om en stund.',
  'problem.unavailable': 'Tjänsten svarar inte just nu. Försök igen om en stund.',
} as const satisfies Partial<Record<keyof typeof sv, string>>
