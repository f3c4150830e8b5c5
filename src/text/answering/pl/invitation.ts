import type { invitation as fi } from '../fi/invitation.ts'

/** How to choose this language, in the language itself: in an invitation, on a slip and on pages. */
export const invitation = {
  'slip.line': 'Na pierwszej stronie możesz wybrać język polski.',
  choose: 'Czytaj po polsku',
  note: 'Ta strona jest przetłumaczona ze szwedzkiego. Jeśli coś jest niejasne, obowiązuje tekst szwedzki. Niektóre teksty są po angielsku.',
  english: 'Czytaj po angielsku',
} as const satisfies Record<keyof typeof fi, string>
