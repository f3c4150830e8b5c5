import { dayOf, instantOf } from '#core/calendar/instant-of.ts'
import { addDays, mondayOf } from '#core/calendar/local-time.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { returnAttempt, takeAttempt } from '#server/platform/limits/attempt-repository.ts'
import { sealWords } from '#server/support/sealed-words.ts'
import { findQuestion, findQuestionReceivers, holdQuestion, storeQuestion } from './question-repository.ts'
import { wasWithdrawn } from './withdrawn-questions.ts'

type Need = Pick<Deps, 'clock' | 'keys' | 'newId' | 'pools'>

type Input = {
  readonly personId: string
  readonly organisationId: string
  readonly secret: string
  readonly message: string
}

/** Quota a week, Monday to Sunday, of one person in all organisations. */
const questionsPerWeek = 3

/** The safety representatives whom a person can ask in their organisation, and why there are none where so. */
export async function readQuestionReceivers(
  { pools }: Pick<Deps, 'pools'>,
  { personId, organisationId }: Pick<Input, 'personId' | 'organisationId'>,
) {
  const found = await asPerson(pools.app, { personId }, (tx) => findQuestionReceivers(tx, organisationId))
  if (found === null || found.receivers === 0) return { names: [], state: 'no-representative' as const }
  return { names: found.names, state: found.enough ? ('open' as const) : ('too-few-people' as const) }
}

/**
 * Stores a question to the safety representatives. About the person only a keyed count of the week is stored, in another table, with
 * the end of the week as its only time; the question has its day. The same secret again is the same question, and stores
 * nothing once that has been withdrawn.
 * @throws Refusal `week-used-up`, `no-representative`, `too-few-people`
 */
export async function askQuestion(deps: Need, input: Input): Promise<void> {
  const { keys, pools } = deps
  const { organisationId, personId } = input
  const secretHash = keys.questionSecretHash(input.secret)
  const sentOn = dayOf(deps.clock())
  await withinWeek(deps, personId, (count) =>
    asPerson(pools.app, { personId }, async (tx) => {
      // Of two equal requests at once, the second finds the question of the first and counts nothing.
      await holdQuestion(tx, secretHash)
      if ((await findQuestion(tx, { organisationId, secretHash })) !== null) return
      if (await wasWithdrawn(deps, secretHash)) return
      await count()
      const id = deps.newId()
      const words = sealWords(keys, id, { message: input.message })
      const stored = await storeQuestion(tx, { organisationId, id, secretHash, sentOn, ...words })
      if (stored !== 'stored') throw new Refusal(stored)
    }),
  )
}

/** Counts the work against the week's quota before it stores anything, and gives the count back when it fails. */
async function withinWeek(
  { clock, keys, pools }: Need,
  personId: string,
  work: (count: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const now = clock()
  const monday = mondayOf(dayOf(now))
  const weekEnd = instantOf({ day: addDays(monday, 7), time: '00:00' })
  const key = keys.attemptKey('anonymous questions', `${personId} ${monday}`)
  // Counted at the end of the week, so that the row has no time of the person's own and stays until then.
  const attempt = { key, now: weekEnd, limit: questionsPerWeek }
  let isCounted = false
  try {
    await work(async () => {
      isCounted = await asIdentity(pools.identity, (tx) => takeAttempt(tx, attempt))
      if (isCounted) return
      throw new Refusal('week-used-up', { retryAfter: Math.ceil((weekEnd.getTime() - now.getTime()) / 1000) })
    })
  } catch (error) {
    if (isCounted)
      await asIdentity(pools.identity, (tx) => returnAttempt(tx, { key, at: weekEnd })).catch(() => {
        // The caller needs the error of the work, not one of giving back.
      })
    throw error
  }
}
