import { dayOf } from '#core/calendar/instant-of.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import { sealReply } from '#server/support/sealed-words.ts'
import { listReceivedQuestions, markQuestion, storeReply } from './question-repository.ts'
import { unreadFrom } from './read-question.ts'

type Need = Pick<Deps, 'clock' | 'keys' | 'pools'>

type Input = { readonly organisationId: string; readonly personId: string; readonly questionId: string }

/** A safety representative replies, once. @throws Refusal not-found; question-replied when another has replied */
export async function replyToQuestion(
  { clock, keys, pools }: Need,
  { questionId: id, message, ...who }: Input & { readonly message: string },
): Promise<void> {
  const now = clock()
  const done = await asHr(pools.app, who, async (tx) => {
    const question = (await listReceivedQuestions(tx, unreadFrom(now))).find((one) => one.id === id)
    if (question === undefined) return 'unknown'
    return storeReply(tx, { id, today: dayOf(now), sealed: sealReply(keys, question, message) })
  })
  if (done === 'unknown') throw new Refusal('not-found')
  if (done === 'replied') throw new Refusal('question-replied')
}

/**
 * Marks a question as done or open again; a second time changes nothing, and neither does a late repetition of the request.
 * @throws Refusal not-found
 */
export async function setQuestionState(
  { clock, keys, pools }: Need,
  {
    questionId: id,
    state,
    key,
    ...who
  }: Input & { readonly state: 'open' | 'done'; readonly key?: string | null },
): Promise<void> {
  const before = unreadFrom(clock())
  await asHr(pools.app, who, async (tx) => {
    if (!(await isFirstTime(tx, keys, { personId: who.personId, kind: 'question', key }))) return
    if (!(await markQuestion(tx, { id, state, before }))) throw new Refusal('not-found')
  })
}
