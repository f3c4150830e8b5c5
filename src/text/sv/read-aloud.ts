/** The button that lets the device read a text aloud. */
export const readAloud = {
  'aloud.read': 'Läs upp',
  'aloud.stop': 'Sluta läsa',
  'aloud.next': 'Läs nästa steg',
  // The words with which people read out a phone number.
  'aloud.digits': 'noll ett två tre fyra fem sex sju åtta nio',
  'aloud.failed':
    'Det gick inte att läsa upp texten. Kontrollera ljudet på din enhet och försök igen, eller läs texten på sidan.',
} as const
