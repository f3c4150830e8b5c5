import { browserStore, keysBeginning } from '../browser-store.ts'
import { isRecord } from '../shape.ts'
import { accountMark } from '../signed-in-mark.ts'
import { forgetSince } from './what-is-here.ts'

/** Own documents of a visitor, of which `andrum.since` knows when they were begun. */
const documents = [
  'andrum.exercises.v1',
  'andrum.plan.v1',
  'andrum.recovery-programme.v1',
  'andrum.stress-programme.v1',
]

/** What stays in the browser always, signed in or not. */
const texts = [
  'andrum.green.reflection.v1',
  'andrum.green.months.v1',
  'andrum.red.priorities.v1',
  'andrum.red.news.v1',
  // What builds before the six modules kept of the first week; it moves when the programme is opened.
  'andrum.programme.module-1.week-1',
]

/** What a manager has ticked and noted: of the account that is signed in, and of no other. */
const ofManager = () => {
  const account = accountMark()
  return account === null ? [] : [`andrum.managers.${account}`]
}

/** What opens replies to anonymous questions: of the account that is signed in. */
const ofQuestions = () => {
  const account = accountMark()
  return account === null ? [] : [`andrum.questions.${account}`]
}

const results = 'andrum.results'
/** Proofs of own invitations: those of the account that is signed in, or of nobody. */
const proofs = 'andrum.list-proofs'
const drafts = () => [...keysBeginning('andrum.draft.'), 'andrum.plan-draft.v1']

const storeAt = (key: string) => browserStore<unknown>(key, { parse: (value) => value, empty: null })

const rowsAt = (key: string): readonly Record<string, unknown>[] => {
  const kept = storeAt(key).read()
  return Array.isArray(kept) ? kept.filter(isRecord) : []
}

/** Takes rows of an owner away, and leaves those of others. */
function removeRows(key: string, owner: string | null): void {
  const left = rowsAt(key).filter((row) => row.owner !== owner)
  if (left.length === 0) storeAt(key).erase()
  else storeAt(key).write(left)
}

const liesAt = (key: string): boolean => storeAt(key).read() !== null

/** What lies here beside what an account could take: texts of exercises, answers that are not finished, a manager's notes. */
export const notesHere = (): readonly ('texts' | 'draft' | 'managers' | 'questions' | 'proofs')[] => [
  ...(texts.some(liesAt) ? (['texts'] as const) : []),
  ...(drafts().some(liesAt) ? (['draft'] as const) : []),
  ...(ofManager().some(liesAt) ? (['managers'] as const) : []),
  ...(ofQuestions().some(liesAt) ? (['questions'] as const) : []),
  ...(rowsAt(proofs).some(({ owner }) => owner === accountMark()) ? (['proofs'] as const) : []),
]

/**
 * Takes away what a person at this browser has made that is in no account. What waits for an account or a round stays: it
 * leaves by itself when it has arrived.
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
