import { browserStore, keysBeginning } from '../browser-store.ts'
import { isRecord } from '../shape.ts'
import { accountMark } from '../signed-in-mark.ts'
import { forgetSince } from './what-is-here.ts'

/** Own documents of a visitor; `andrum.since` has the day when each was begun. */
const documents = [
  'andrum.exercises.v1',
  'andrum.plan.v1',
  'andrum.recovery-programme.v1',
  'andrum.stress-programme.v1',
]

/** Texts that always stay in the browser, signed in or not. */
const texts = [
  'andrum.green.reflection.v1',
  'andrum.green.months.v1',
  'andrum.red.priorities.v1',
  'andrum.red.news.v1',
  // The first week as builds before the six modules stored it; the programme converts it when it is opened.
  'andrum.programme.module-1.week-1',
]

/** A manager's ticks and notes: only those of the signed-in account. */
const ofManager = () => {
  const account = accountMark()
  return account === null ? [] : [`andrum.managers.${account}`]
}

/** The keys to replies to anonymous questions: only those of the signed-in account. */
const ofQuestions = () => {
  const account = accountMark()
  return account === null ? [] : [`andrum.questions.${account}`]
}

const results = 'andrum.results'
/** Proofs of own invitations: those of the signed-in account, or of nobody. */
const proofs = 'andrum.list-proofs'
const drafts = () => [...keysBeginning('andrum.draft.'), 'andrum.plan-draft.v1']

const storeAt = (key: string) => browserStore<unknown>(key, { parse: (value) => value, empty: null })

const rowsAt = (key: string): readonly Record<string, unknown>[] => {
  const kept = storeAt(key).read()
  return Array.isArray(kept) ? kept.filter(isRecord) : []
}

/** Removes the rows of an owner and keeps those of others. */
function removeRows(key: string, owner: string | null): void {
  const left = rowsAt(key).filter((row) => row.owner !== owner)
  if (left.length === 0) storeAt(key).erase()
  else storeAt(key).write(left)
}

const liesAt = (key: string): boolean => storeAt(key).read() !== null

/** What this browser stores that an account cannot take: texts of exercises, unfinished answers, a manager's notes. */
export const notesHere = (): readonly ('texts' | 'draft' | 'managers' | 'questions' | 'proofs')[] => [
  ...(texts.some(liesAt) ? (['texts'] as const) : []),
  ...(drafts().some(liesAt) ? (['draft'] as const) : []),
  ...(ofManager().some(liesAt) ? (['managers'] as const) : []),
  ...(ofQuestions().some(liesAt) ? (['questions'] as const) : []),
  ...(rowsAt(proofs).some(({ owner }) => owner === accountMark()) ? (['proofs'] as const) : []),
]

/**
 * Deletes what the person has stored in this browser only. What waits for an account or a round stays, and is removed when
 * it has arrived.
 */
export function emptyBrowser(): void {
  for (const key of [...texts, ...drafts(), ...ofManager(), ...ofQuestions()]) storeAt(key).erase()
  for (const key of documents) {
    storeAt(key).erase()
    forgetSince(key)
  }
  removeRows(results, null)
  removeRows(proofs, accountMark())
}
