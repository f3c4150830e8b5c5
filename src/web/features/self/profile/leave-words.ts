import type { TextOf } from '#text/dictionaries.ts'
import type { Form } from './form.ts'

type Words = (form: Form, profile: TextOf<'profile'>, own: TextOf<'askedOwn'>) => string

/** Label of the button that leaves out the questions that are answered all or none. */
export const leaveWords: Words = ({ causes, own }, t, asked) => {
  if (causes.length === 0) return asked('leave')
  return own.length > 0 ? asked('leave.both') : t('question.leaveCauses')
}

/** The text that says that they are left out. */
export const leftWords: Words = ({ causes, own }, t, asked) => {
  if (causes.length === 0) return asked('left')
  return own.length > 0 ? asked('left.both') : t('check.causesLeft')
}
