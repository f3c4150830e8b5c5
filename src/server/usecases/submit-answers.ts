import type { Instrument } from '#core/instrument/instrument.ts'
import { amountsOf as itemAmountsOf } from '#core/psychometrics/item-amounts.ts'
import type { Answers, Result } from '#core/scoring/evaluate.ts'
import {
  findInvitationByToken,
  findOwnInvitation,
  type Invitation,
  isRoundOver,
} from '#server/db/invitation-repository.ts'
import { insertOwnResult } from '#server/db/own-result-repository.ts'
import { asPerson, type PersonTransaction } from '#server/db/transaction.ts'
import { recordAnswer } from '#server/db/vault-repository.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal, type RefusalCode } from '#server/errors.ts'
import { amountsOf } from './counter-amounts.ts'
import { evaluateAnswers } from './evaluate-answers.ts'
import { instrumentOf } from './find-instrument.ts'
import { invitationSecretHash } from './invitation-secret.ts'
import { sealRecord } from './own-record.ts'
import { personKey } from './person-key.ts'

type AnsweringDeps = Pick<Deps, 'pools' | 'keys' | 'instruments' | 'clock' | 'newId'>

export type AnswersToSubmit = {
  readonly roundId: string
  /** Null for somebody who is not signed in and holds a mailed link or a slip. */
  readonly personId: string | null
  readonly token?: string | undefined
  readonly version: string
  readonly answers: Answers
}

const refusalOf = {
  used: 'invitation-used',
  'not-open': 'round-not-open',
  unknown: 'invitation-unknown',
} as const satisfies Record<string, RefusalCode>

/**
 * Takes one answer to a round, whole or not at all: the own result of somebody signed in, the counters of the unit and
 * the used invitation are one transaction. Nothing that is stored or logged leads from a person to an answer. A second
 * answer by the code of a slip is not counted and is answered as the first one was.
 * @throws Refusal invitation-unknown (whatever the reason), invitation-used while the round is open, round-not-open
 * (used or not), other-version, not-signed-in when there is neither session nor link; those of evaluateAnswers
 */
export async function submitAnswers(deps: AnsweringDeps, asked: AnswersToSubmit): Promise<Result> {
  const { personId, token } = asked
  const tokenHash = token === undefined ? null : invitationSecretHash(deps.keys, token)
  if (personId === null && tokenHash === null) throw new Refusal('not-signed-in')

  return asPerson(deps.pools.app, { personId }, async (tx) => {
    const invitation = await (tokenHash === null
      ? findOwnInvitation(tx, asked.roundId)
      : findInvitationByToken(tx, tokenHash))
    if (invitation === null || invitation.roundId !== asked.roundId) {
      const over = await isRoundOver(tx, asked.roundId, tokenHash !== null)
      throw new Refusal(over ? 'round-not-open' : 'invitation-unknown')
    }
    if (invitation.instrumentVersion !== asked.version) throw new Refusal('other-version')
    const instrument = instrumentOf(deps.instruments, invitation)
    const result = evaluateAnswers(instrument, asked.answers)

    if (personId !== null) await keepOwnResult(deps, tx, personId, instrument, asked.answers, result)
    // Last, because it holds the unit's counter until the transaction ends.
    const said = await count(deps, tx, invitation, tokenHash, instrument, asked.answers, result)
    if (said !== 'counted') throw new Refusal(refusalOf[said])
    return result
  })
}

async function keepOwnResult(
  deps: AnsweringDeps,
  tx: PersonTransaction,
  personId: string,
  { id, version }: Instrument,
  answers: Answers,
  result: Result,
): Promise<void> {
  const key = await personKey(tx, deps.keys, personId)
  const takenAt = deps.clock().toISOString()
  // The id is random: one made from round or member would lead from the round to this row.
  const whose = { personId, id: deps.newId() }
  const sealed = sealRecord(deps.keys, key, whose, { instrument: id, version, answers, result, takenAt })
  if (!(await insertOwnResult(tx, { ...whose, sealed }))) {
    throw new Error('a new id was there already')
  }
}

function count(
  deps: AnsweringDeps,
  tx: PersonTransaction,
  invitation: Invitation,
  tokenHash: Buffer | null,
  instrument: Instrument,
  answers: Answers,
  result: Result,
) {
  return recordAnswer(tx, {
    invitation,
    tokenHash,
    personHash: deps.keys.participantHash(invitation.organisationId, invitation.memberId),
    now: deps.clock(),
    amounts: amountsOf(result),
    causes: result.causes.length > 0,
    calibration: itemAmountsOf(instrument, answers),
  })
}
