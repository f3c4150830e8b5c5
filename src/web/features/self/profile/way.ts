import type { Draft } from './draft.ts'
import { blockOf, type Form } from './form.ts'

/** A place in the form. The browser's history stores it, so that the back button moves between questions. */
export type Place = 'welcome' | 'promise' | `question:${string}` | 'causes' | 'check' | 'result'

export const questionPlace = (item: string): Place => `question:${item}`

export function itemAt(place: Place): string | null {
  return place.startsWith('question:') ? place.slice('question:'.length) : null
}

/** The questions for this person. Those about causes and the customer's own are included once chosen. */
export function askedItems(
  form: Form,
  draft: Draft | null,
): readonly { readonly id: string; readonly text: string }[] {
  return draft?.causes?.choice === 'answer' ? [...form.items, ...blockOf(form)] : form.items
}

/** All places in order, from the welcome to the result. */
export function wayThrough(form: Form, draft: Draft | null): readonly Place[] {
  const asked = askedItems(form, draft).map(({ id }) => questionPlace(id))
  const own = asked.slice(0, form.items.length)
  const causes = blockOf(form).length > 0 ? (['causes', ...asked.slice(form.items.length)] as const) : []
  return ['welcome', 'promise', ...own, ...causes, 'check', 'result']
}

/** Whether a place still needs something from the person. */
function isOpen(place: Place, draft: Draft | null): boolean {
  const item = itemAt(place)
  if (item !== null) return draft?.answers[item] === undefined
  return place === 'causes' && !draft?.causes
}

/** Where to continue after a reload: the first question without an answer, or the check page. */
export function firstOpenPlace(form: Form, draft: Draft | null): Place {
  return wayThrough(form, draft).find((place) => isOpen(place, draft)) ?? 'check'
}

export function placeAfter(form: Form, draft: Draft | null, place: Place): Place {
  const way = wayThrough(form, draft)
  return way[way.indexOf(place) + 1] ?? 'result'
}

export function placeBefore(form: Form, draft: Draft | null, place: Place): Place {
  const way = wayThrough(form, draft)
  return way[Math.max(0, way.indexOf(place) - 1)] ?? 'welcome'
}

/**
 * The place that a person who asks for `wanted` may have: the check page needs all answers, and a question that is no longer
 * asked gives way to the first open one.
 */
export function allowedPlace(form: Form, draft: Draft | null, wanted: Place): Place {
  if (wanted === 'welcome' || wanted === 'promise' || wanted === 'result') return wanted
  if (!wayThrough(form, draft).includes(wanted)) return firstOpenPlace(form, draft)
  const started = draft !== null && Object.keys(draft.answers).length > 0
  if (started) return wanted
  return wanted === firstOpenPlace(form, draft) ? wanted : 'welcome'
}

/** "Fråga {current} av {total}" */
export function questionNumber(
  form: Form,
  draft: Draft | null,
  item: string,
): { current: number; total: number } {
  const asked = askedItems(form, draft)
  return { current: asked.findIndex(({ id }) => id === item) + 1, total: asked.length }
}

/** The progress of a person. */
export type Progress = {
  /** Which of the four labels Start, HR overview, Step {step}, Result is current: 0–3. */
  readonly current: number
  /** Number of the step, from 1. */
  readonly step: number
  /** Completed share of the steps: 0–1. Only during the questions. */
  readonly share?: number
}

export function progressAt(form: Form, draft: Draft | null, place: Place): Progress {
  const asked = askedItems(form, draft).length
  if (place === 'welcome') return { current: 0, step: 1 }
  if (place === 'promise') return { current: 1, step: 1 }
  if (place === 'result') return { current: 3, step: asked }
  const item = itemAt(place)
  const step =
    place === 'causes' ? form.items.length : item === null ? asked : questionNumber(form, draft, item).current
  return { current: 2, step, share: step / asked }
}
