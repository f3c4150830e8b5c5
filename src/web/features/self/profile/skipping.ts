import type { TextOf } from '#text/dictionaries.ts'
import type { Draft } from './draft.ts'
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

/**
 * Whether this question may be skipped: as many per category as the instrument allows, but never one about causes, which are
 * answered all or none.
 */
export function maySkip(form: Form, draft: Draft | null, item: string): boolean {
  const category = form.items.find(({ id }) => id === item)?.category
  if (category === undefined) return false
  const skippedBeside = form.items.filter(
    (other) => other.id !== item && other.category === category && draft?.answers[other.id]?.word === null,
  )
  return skippedBeside.length < form.scoring.skippablePerCategory
}

/** The skipped questions of a category, in their order: to be answered when there are too few answers. */
export function skippedIn(form: Form, draft: Draft | null, category: string): readonly string[] {
  return form.items
    .filter((item) => item.category === category && draft?.answers[item.id]?.word == null)
    .map(({ id }) => id)
}
