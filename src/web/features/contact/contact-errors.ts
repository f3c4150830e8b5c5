import { type ContactField, contactFields } from '#contract/contact-fields.ts'
import type { contact } from '#text/sv/contact.ts'

type TextKey = keyof typeof contact

/** What is wrong with one field, as the key of its words. */
export type ContactError = { readonly field: ContactField; readonly text: TextKey }

/** Words by Zod's code: too long, or a line break where there is one line. All else means too short or missing. */
function textFor(field: ContactField, code: string): TextKey {
  if (code === 'too_big' || code === 'too-big') return `contact.tooLong.${field}`
  const unfit = code === 'invalid_format' || code === 'wrong-format'
  if (field === 'phone' || (unfit && field !== 'email' && field !== 'message')) return 'contact.unfit'
  return `contact.error.${field}`
}

/** One error a field, in the order of the form, whether the browser or the server (`too-small`) found it. */
export function contactErrors(
  issues: readonly { readonly path: string; readonly code: string }[],
): readonly ContactError[] {
  return contactFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path === field)
    return issue === undefined ? [] : [{ field, text: textFor(field, issue.code) }]
  })
}
