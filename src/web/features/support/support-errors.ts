import type { support } from '#text/sv/support.ts'
import { type SupportField, supportFields } from './support-fields.ts'

type TextKey = keyof typeof support

/** What is wrong with one field, as the key of its words. */
export type SupportError = { readonly field: SupportField; readonly text: TextKey }

/** Words by Zod's code: too long, or a line break where there is one line. All else means too short or missing. */
function textFor(field: SupportField, code: string): TextKey {
  const isLine = field === 'name' || field === 'reach'
  if (isLine && (code === 'too_big' || code === 'too-big')) return `ask.tooLong.${field}`
  if (isLine && (code === 'invalid_format' || code === 'wrong-format')) return 'ask.unfit'
  return `ask.error.${field}`
}

/** One error a field, in the order of the form, whether the browser or the server (`too-small`) found it. */
export function supportErrors(
  issues: readonly { readonly path: string; readonly code: string }[],
): readonly SupportError[] {
  return supportFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path === field)
    return issue === undefined ? [] : [{ field, text: textFor(field, issue.code) }]
  })
}
