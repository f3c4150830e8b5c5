import { type ContactMessage, contactMessage } from '#contract/contact.ts'
import { type ContactError, contactErrors } from './contact-errors.ts'

type Checked =
  | { readonly message: ContactMessage; readonly errors: readonly [] }
  | { readonly message: null; readonly errors: readonly ContactError[] }

/** Judges the form by the server's own schema. Loaded when somebody writes: readers of the page need none of it. */
export function checkContact(written: unknown): Checked {
  const read = contactMessage.safeParse(written)
  if (read.success) return { message: read.data, errors: [] }
  const issues = read.error.issues.map(({ path, code }) => ({ path: path.join('.'), code: code ?? '' }))
  return { message: null, errors: contactErrors(issues) }
}
