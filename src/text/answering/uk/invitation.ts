import type { invitation as fi } from '../fi/invitation.ts'

/** How to choose this language, in the language itself: in an invitation, on a slip and on pages. */
export const invitation = {
  'slip.line': 'На першій сторінці можна вибрати українську мову.',
  choose: 'Читати українською',
  note: 'Цю сторінку перекладено зі шведської. Якщо щось незрозуміло, вирішальним є шведський текст. Деякі тексти англійською.',
  english: 'Читати англійською',
} as const satisfies Record<keyof typeof fi, string>
