import type { support } from '#text/sv/support.ts'
import { errorsBy, type FieldError } from '#web/lib/form/field-errors.ts'
import { formStore, textFields } from '#web/lib/form/form-draft.ts'
import type { FormRules } from '#web/lib/form/use-draft-form.ts'

/** The fields of a support request, in the order of the form. */
const supportFields = ['receiver', 'name', 'reach', 'message'] as const
export type SupportField = (typeof supportFields)[number]
export type Fields = Readonly<Record<SupportField, string>>

type TextKey = keyof typeof support
export type SupportError = FieldError<SupportField, TextKey>

/** Errors that need other words: too long, or a line break in a single line. All others mean too short or missing. */
function textFor(field: SupportField, code: string): TextKey {
  const isLine = field === 'name' || field === 'reach'
  if (isLine && code === 'too-big') return `ask.tooLong.${field}`
  if (isLine && code === 'wrong-format') return 'ask.unfit'
  return `ask.error.${field}`
}

/** @param owner of the request: another person who signs in in this tab does not see it */
export const supportRules = (owner: string): FormRules<Fields, SupportError, 'sendSupportRequest'> => ({
  endpoint: 'sendSupportRequest',
  store: formStore('andrum.support', textFields(supportFields), { owner }),
  loadSchema: () => import('#contract/support/support-to-send.ts').then((part) => part.supportToSend),
  errorsOf: errorsBy(supportFields, textFor),
})
