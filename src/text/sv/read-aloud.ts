/** The button that lets the device read a text aloud. */
export const readAloud = {
  'aloud.read': 'Läs upp',
  'aloud.stop': 'Sluta läsa',
  'aloud.next': 'Läs nästa steg',
  'aloud.failed':
    'Det gick inte att läsa upp texten. Kontrollera ljudet på din enhet och försök igen, eller läs texten på sidan.',
} as const
