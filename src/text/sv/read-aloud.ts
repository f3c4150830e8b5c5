/** The button that lets the device read a text aloud. */
export const readAloud = {
  'aloud.read': 'Läs upp',
  'aloud.stop': 'Sluta läsa',
  'aloud.next': 'Läs nästa steg',
  // As somebody says them who reads a number to be called.
  'aloud.digits': 'noll ett två tre fyra fem sex sju åtta nio',
  'aloud.failed':
    'Det gick inte att läsa upp texten. Kontrollera ljudet på din enhet och försök igen, eller läs texten på sidan.',
} as const
