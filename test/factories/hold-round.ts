import type { Instrument } from '#core/instrument/instrument.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { submitAnswers } from '#server/rounds/answer/submit-answers.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import type { TestDatabase } from '../database/database.ts'
import type { AnsweringDeps } from './answering-deps.ts'
import { sameAnswers } from './answers.ts'
import {
  closeNow,
  type InvitedMember,
  type OpenRound,
  openRound,
  type TestOrganisation,
} from './open-round.ts'

/** A member's answer to every question (1–5); null: the member does not answer. */
export type Given = (member: InvitedMember, index: number) => { value: number; causes?: boolean } | null

export type RoundOptions = { readonly instrument?: Instrument; readonly name?: string }

/** Opens a round, lets members answer and closes it; a month passes. */
export async function closedRound(
  database: TestDatabase,
  deps: AnsweringDeps,
  organisation: TestOrganisation,
  given: Given,
  options: RoundOptions = {},
): Promise<OpenRound> {
  const { instrument = stressprofil } = options
  const round = await openRound(database, deps, organisation, options)
  for (const [index, member] of round.members.entries()) {
    const answer = given(member, index)
    if (answer === null) continue
    await submitAnswers(deps, {
      roundId: round.roundId,
      personId: member.personId,
      version: instrument.version,
      answers: sameAnswers(instrument, answer.value, answer.causes),
    })
  }
  await closeNow(database, deps, round.roundId)
  deps.time.now = new Date(deps.time.now.getTime() + 31 * 24 * 60 * 60 * 1000)
  return round
}

/** A closed round that is also released. */
export async function releasedRound(...held: Parameters<typeof closedRound>): Promise<OpenRound> {
  const round = await closedRound(...held)
  await releaseRound(held[1], round)
  return round
}
