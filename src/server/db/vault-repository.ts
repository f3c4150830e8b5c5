import { sql } from 'kysely'
import type { Invitation } from './invitation-repository.ts'
import type { Amounts } from './tables/vault.ts'
import type { PersonTransaction } from './transaction.ts'

export type AnswerToCount = {
  readonly invitation: Invitation
  /** From the mailed link; null when the session says whose invitation it is. */
  readonly tokenHash: Buffer | null
  readonly personHash: Buffer
  readonly now: Date
  readonly amounts: Amounts
  readonly causes: boolean
  /** Null when an item was skipped: such an answer says nothing about how the items hang together. */
  readonly calibration: Amounts | null
}

/** Through vault.record_answer, the one way by which an answer gets in: whatever it says, it happens once or not at all. */
export async function recordAnswer(
  tx: PersonTransaction,
  answer: AnswerToCount,
): Promise<'counted' | 'used' | 'not-open' | 'unknown'> {
  const { organisationId, roundId, memberId } = answer.invitation
  const calibration = answer.calibration === null ? null : JSON.stringify(answer.calibration)
  const { rows } = await sql<{ said: 'counted' | 'used' | 'not-open' | 'unknown' }>`
    select vault.record_answer(${organisationId}, ${roundId}, ${memberId}, ${answer.tokenHash}, ${answer.personHash},
      ${answer.now}, ${JSON.stringify(answer.amounts)}, ${answer.causes}, ${calibration}) as said`.execute(tx)
  return rows[0]?.said ?? 'unknown'
}
