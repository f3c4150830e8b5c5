import { localTimeAt } from '#core/calendar/instant-of.ts'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { keptForDays } from '#core/retention/kept-for.ts'
import { asHr, asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { openReply, withWords } from '#server/support/sealed-words.ts'
import {
  findQuestion,
  holdQuestion,
  listReceivedQuestions,
  type StoredQuestion,
  withdrawStored,
} from './question-repository.ts'
import { noteWithdrawn } from './withdrawn-questions.ts'

type Secret = { readonly organisationId: string; readonly secret: string }
type Need = Pick<Deps, 'pools' | 'keys'>

/** Before this time nobody reads yesterday's questions or gets an e-mail about them: a sender may sit at a screen past midnight. */
export const morning = '07:00'

/** Representatives may read the questions from before this day: from the morning on those from before today. */
export function unreadFrom(now: Date): Day {
  const { day, time } = localTimeAt(now)
  return time < morning ? addDays(day, -1) : day
}

/** The question of a secret, with its reply; needs no sign-in. @throws Refusal question-unknown */
export async function readQuestion({ pools, keys }: Need, { organisationId, secret }: Secret) {
  const secretHash = keys.questionSecretHash(secret)
  const row = await asPerson(pools.app, { personId: null }, (tx) =>
    findQuestion(tx, { organisationId, secretHash }),
  )
  if (row === null) throw new Refusal('question-unknown')
  return opened(keys, row)
}

/**
 * Withdraws the question of a secret, for good. Representatives who could read it still can until the next morning:
 * otherwise the minute in which it disappears would tell when its sender sat at a screen.
 */
export async function withdrawQuestion(
  deps: Need & Pick<Deps, 'clock'>,
  { organisationId, secret }: Secret,
): Promise<void> {
  const secretHash = deps.keys.questionSecretHash(secret)
  const today = unreadFrom(deps.clock())
  await asPerson(deps.pools.app, { personId: null }, async (tx) => {
    await holdQuestion(tx, secretHash)
    if ((await findQuestion(tx, { organisationId, secretHash })) === null) return
    await noteWithdrawn(deps, secretHash)
    await withdrawStored(tx, { organisationId, secretHash, today })
  })
}

/** The questions of an organisation that one of its safety representatives may read. */
export async function readReceivedQuestions(
  { pools, keys, clock }: Need & Pick<Deps, 'clock'>,
  who: { readonly organisationId: string; readonly personId: string },
) {
  const rows = await asHr(pools.app, who, (tx) => listReceivedQuestions(tx, unreadFrom(clock())))
  return rows.map((row) => opened(keys, row))
}

/** The row with its words opened. */
function opened(keys: Keys, row: StoredQuestion) {
  const { replySealed, ...rest } = { ...row, message: '' }
  const reply = replySealed === null ? null : openReply(keys, row, replySealed)
  const deletedOn = addDays(row.sentOn as Day, keptForDays.anonymousQuestion + 1)
  return { ...withWords(keys, rest), reply, deletedOn }
}
