import { type AnswerWord, answerWords } from '#core/instrument/instrument.ts'
import type { Answers } from '#core/scoring/evaluate.ts'
import { flag, nullable, number, oneOf, record, recordOf, text } from '#web/lib/shape.ts'
import { keptForMs } from './begun.ts'
import { blockOf, type Form } from './form.ts'

/** The answer to one question, and when it was chosen (ms since 1970). `null`: skipped. */
export type Written = { readonly word: AnswerWord | null; readonly at: number }

/** Whether the person answers all questions about causes and the customer's own questions, or none. */
export type CausesChoice = { readonly choice: 'answer' | 'leave'; readonly at: number }

/** Whether the person is fully on sick leave: the questions then ask about the last four weeks, not about weeks worked. */
type SickLeave = { readonly on: boolean; readonly at: number }

/** A draft, as the browser stores it. Before sending it is nowhere else. */
export type Draft = {
  readonly version: string
  /** Idempotency key: one for each time the form is answered, so that a second send has no effect. */
  readonly key: string
  readonly startedAt: number
  readonly answers: Readonly<Record<string, Written>>
  readonly causes: CausesChoice | null
  /** Undefined until the person has said it. Never sent (decision 0467). */
  readonly sickLeave?: SickLeave
}

export function newDraft(version: string, key: string, now: number): Draft {
  return { version, key, startedAt: now, answers: {}, causes: null }
}

/** The later write wins even if the clock was set back in between. */
const laterThan = (previous: { readonly at: number } | null | undefined, now: number): number =>
  Math.max(now, (previous?.at ?? 0) + 1)

/** Chooses an answer, or skips with `null`. */
export function write(draft: Draft, item: string, word: AnswerWord | null, now: number): Draft {
  const at = laterThan(draft.answers[item], now)
  return { ...draft, answers: { ...draft.answers, [item]: { word, at } } }
}

export function chooseCauses(draft: Draft, choice: CausesChoice['choice'], now: number): Draft {
  return { ...draft, causes: { choice, at: laterThan(draft.causes, now) } }
}

export function chooseSickLeave(draft: Draft, on: boolean, now: number): Draft {
  return { ...draft, sickLeave: { on, at: laterThan(draft.sickLeave, now) } }
}

export const isOnSickLeave = (draft: Draft | null): boolean => draft?.sickLeave?.on === true

/** Commutative, so that two tabs always end with the same value. */
function laterOf<T extends { readonly at: number }>(one: T, other: T): T {
  if (one.at !== other.at) return one.at > other.at ? one : other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

/**
 * Merges the drafts of two tabs: for each question the later write. Drafts with different keys are not mixed; the newer one stays.
 */
export function mergeDrafts(one: Draft, other: Draft): Draft {
  if (one.key !== other.key || one.version !== other.version) {
    if (one.startedAt !== other.startedAt) return one.startedAt > other.startedAt ? one : other
    return one.key >= other.key ? one : other
  }
  const answers: Record<string, Written> = { ...one.answers }
  for (const [item, written] of Object.entries(other.answers)) {
    const mine = answers[item]
    answers[item] = mine === undefined ? written : laterOf(mine, written)
  }
  const causes = one.causes && other.causes ? laterOf(one.causes, other.causes) : (one.causes ?? other.causes)
  const sickLeave =
    one.sickLeave && other.sickLeave
      ? laterOf(one.sickLeave, other.sickLeave)
      : (one.sickLeave ?? other.sickLeave)
  return { ...one, answers, causes, ...(sickLeave === undefined ? {} : { sickLeave }) }
}

const lastWrittenAt = ({ answers, startedAt }: Draft): number =>
  Math.max(startedAt, ...Object.values(answers).map(({ at }) => at))

/** The shape of a draft of any form. */
export const draftShape = record(
  {
    version: text,
    key: text,
    startedAt: number,
    answers: recordOf(record({ word: nullable(oneOf(answerWords)), at: number })),
    causes: nullable(record({ choice: oneOf(['answer', 'leave']), at: number })),
  },
  { sickLeave: record({ on: flag, at: number }) },
)

/** Reads a stored draft of this form. Null when it is damaged, of another version, or too old to continue. */
export function parseDraft(value: unknown, form: Form, now: number): Draft | null {
  const draft = draftShape(value)
  if (draft === undefined || draft.version !== form.version) return null
  return now - lastWrittenAt(draft) > keptForMs ? null : onlyKnownItems(draft, form)
}

/** Whether the draft has answers to other wordings: they cannot be used, and the person is told so. */
export function isReworded(value: unknown, form: Form, now: number): boolean {
  const draft = draftShape(value)
  if (draft === undefined || draft.version === form.version) return false
  return Object.keys(draft.answers).length > 0 && now - lastWrittenAt(draft) <= keptForMs
}

function onlyKnownItems(draft: Draft, form: Form): Draft {
  const known = new Set([...form.items, ...blockOf(form)].map(({ id }) => id))
  return {
    ...draft,
    answers: Object.fromEntries(Object.entries(draft.answers).filter(([id]) => known.has(id))),
  }
}

/** The answers that are scored and sent: without skipped ones; causes and own questions only if the person chose them. */
export function answersOf(draft: Draft, form: Form): Answers {
  const counted = [...form.items, ...(draft.causes?.choice === 'answer' ? blockOf(form) : [])]
  return Object.fromEntries(
    counted.flatMap(({ id }) => {
      const word = draft.answers[id]?.word
      return word === undefined || word === null ? [] : [[id, word] as const]
    }),
  )
}
