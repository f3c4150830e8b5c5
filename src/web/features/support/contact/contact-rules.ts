import type { contact } from '#text/sv/contact.ts'
import { errorsBy, type FieldError } from '#web/lib/form/field-errors.ts'
import { formStore, textFields } from '#web/lib/form/form-draft.ts'
import type { FormRules } from '#web/lib/form/use-draft-form.ts'

/** The fields of the contact form that a person fills in. */
export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

type TextKey = keyof typeof contact
export type Fields = Readonly<Record<ContactField, string>>
export type ContactError = FieldError<ContactField, TextKey>

/** Errors that need other words: too long, or a line break in a single line. All others mean too short or missing. */
function textFor(field: ContactField, code: string): TextKey {
  if (code === 'too-big') return `contact.tooLong.${field}`
  const unfit = code === 'wrong-format'
  if (field === 'phone' || (unfit && field !== 'email' && field !== 'message')) return 'contact.unfit'
  return `contact.error.${field}`
}

export const contactRules: FormRules<Fields, ContactError, 'sendContactMessage'> = {
  endpoint: 'sendContactMessage',
  store: formStore('andrum.contact', textFields(contactFields)),
  loadSchema: () => import('#contract/support/contact.ts').then((part) => part.contactMessage),
  errorsOf: errorsBy(contactFields, textFor),
}
