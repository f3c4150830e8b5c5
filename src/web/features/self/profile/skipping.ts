import type { Draft } from './draft.ts'
import type { Form } from './form.ts'

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
