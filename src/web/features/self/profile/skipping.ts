import type { Draft } from './draft.ts'
import type { Form } from './form.ts'

/**
 * Whether this question may be left open: as many per category as the instrument allows, and never one about causes,
 * which are answered whole or left out whole.
 */
export function maySkip(form: Form, draft: Draft | null, item: string): boolean {
  const category = form.items.find(({ id }) => id === item)?.category
  if (category === undefined) return false
  const skippedBeside = form.items.filter(
    (other) => other.id !== item && other.category === category && draft?.answers[other.id]?.word === null,
  )
  return skippedBeside.length < form.scoring.skippablePerCategory
}

/** The skipped questions of a category, in the order they are asked: what to answer when there are too few. */
export function skippedIn(form: Form, draft: Draft | null, category: string): readonly string[] {
  return form.items
    .filter((item) => item.category === category && draft?.answers[item.id]?.word == null)
    .map(({ id }) => id)
}
