import { type SupportToSend, supportToSend } from '#contract/support-to-send.ts'
import { type SupportError, supportErrors } from './support-errors.ts'

type Checked =
  | { readonly body: SupportToSend; readonly errors: readonly [] }
  | { readonly body: null; readonly errors: readonly SupportError[] }

/** Judges the form by the server's own schema. Loaded when somebody asks: readers of the page need none of it. */
export function checkSupport(written: unknown): Checked {
  const read = supportToSend.safeParse(written)
  if (read.success) return { body: read.data, errors: [] }
  const issues = read.error.issues.map(({ path, code }) => ({ path: path.join('.'), code: code ?? '' }))
  return { body: null, errors: supportErrors(issues) }
}
