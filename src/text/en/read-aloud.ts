import type { readAloud as sv } from '../sv/read-aloud.ts'

/** The button that lets the device read a text aloud. */
export const readAloud = {
  'aloud.read': 'Read aloud',
  'aloud.stop': 'Stop reading',
  'aloud.next': 'Read the next step',
  'aloud.digits': 'zero one two three four five six seven eight nine',
  'aloud.failed':
    'The text couldn’t be read aloud. Check the sound on your device and try again, or read the text on the page.',
} as const satisfies Record<keyof typeof sv, string>
