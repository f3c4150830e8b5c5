import type { invitation as fi } from '../fi/invitation.ts'

/** How to choose this language, in the language itself: in an invitation, on a slip and on pages. */
export const invitation = {
  'slip.line': 'يمكنك اختيار العربية في الصفحة الأولى.',
  choose: 'القراءة بالعربية',
  note: 'هذه الصفحة مترجمة من السويدية. إذا كان شيء ما غير واضح، فالنص السويدي هو المعتمد. بعض النصوص بالإنجليزية.',
  english: 'اقرأ بالإنجليزية',
} as const satisfies Record<keyof typeof fi, string>
