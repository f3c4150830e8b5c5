/** The choice between usual and easy Swedish, and the languages of answering (decision 0774). */
export const easySwedish = {
  'easy.on': 'Läs på lättläst svenska',
  'easy.what':
    'Då blir texterna kortare, med vanliga ord. Frågorna är samma för alla, så att resultatet kan jämföras.',
  'easy.what.page': 'Då blir texterna kortare, med vanliga ord.',
  'easy.off': 'Läs på vanlig svenska',
  'easy.chosen':
    'Du läser på lättläst svenska.\nFrågorna är samma för alla.\nSvåra ord förklaras.\nHandlingsplanen, programmen och våra villkor finns bara på vanlig svenska.',
  'easy.chosen.page':
    'Du läser på lättläst svenska.\nHandlingsplanen, programmen och våra villkor finns bara på vanlig svenska.',
  'easy.waiting': 'Texterna på lättläst svenska hämtas.',

  'languages.on': '%%ANSWER_LANGUAGES%%',
  'languages.links': '%%ANSWER_LANGUAGE_LINKS%%',
  'languages.off': 'Läs på engelska',
  'languages.rest':
    'Sidorna om att svara läses nu på ett annat språk. Övriga sidor finns på svenska och engelska.',
} as const

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
