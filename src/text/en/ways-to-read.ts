import type * as sv from '../sv/ways-to-read.ts'

/** The choice between usual and easy Swedish, which English pages do not have, and the languages of answering. */
export const easySwedish = {
  'easy.on': 'Read in easy Swedish',
  'easy.what':
    'The texts get shorter and use everyday words. The questions are the same for everyone, so that results can be compared.',
  'easy.what.page': 'The texts get shorter and use everyday words.',
  'easy.off': 'Read in standard Swedish',
  'easy.chosen':
    'You are reading in easy Swedish. The questions are the same for everyone. Difficult words are explained. The action plan, the programmes and our terms are only in standard Swedish.',
  'easy.chosen.page':
    'You are reading in easy Swedish. The action plan, the programmes and our terms are only in standard Swedish.',
  'easy.waiting': 'The texts in easy Swedish are being fetched.',

  'languages.on': '%%ANSWER_LANGUAGES%%',
  'languages.links': '%%ANSWER_LANGUAGE_LINKS%%',
  'languages.off': 'Read in English',
  'languages.rest': 'You’re reading in another language. The other pages are in Swedish and English only.',
} as const satisfies Record<keyof typeof sv.easySwedish, string>

/** The button that lets the device read a text aloud. */
export const readAloud = {
  'aloud.read': 'Read aloud',
  'aloud.stop': 'Stop reading',
  'aloud.next': 'Read the next step',
  'aloud.digits': 'zero one two three four five six seven eight nine',
  'aloud.failed':
    'The text couldn’t be read aloud. Check the sound on your device and try again, or read the text on the page.',
} as const satisfies Record<keyof typeof sv.readAloud, string>
