import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { RoundToPrepare } from '#server/rounds/prepare/choose-round.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { approveList } from '#server/rounds/review/answer-list-review.ts'
import { listRepresentatives } from '#server/rounds/review/list-review-repository.ts'
import { stateHowInformed } from '#server/rounds/review/state-how-informed.ts'
import type { RoundRow } from '#server/rounds/round-repository.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser, type TestDatabase } from '../database/database.ts'
import { type Founded, found, importFile, peopleOf } from './organise.ts'
import { readIn } from './read-in.ts'

export const day = 24 * 60 * 60 * 1000

export type OpenedRound = Founded & { readonly round: RoundRow; readonly roundId: string }

/** An organisation of so many people, HR among them, with one round that closes after two weeks. */
export async function organiseAndOpen(
  { database, deps, time }: TestApp,
  given: {
    readonly people?: number
    readonly instrument?: string
    readonly reminders?: readonly number[]
  } = {},
): Promise<OpenedRound> {
  const { people = 12, instrument = 'stressprofil', reminders } = given
  const where = await found(database)
  await readIn(deps, where, importFile(...peopleOf('top', people - 1)))
  const round = await openAtOnce(deps, {
    organisationId: where.organisationId,
    personId: where.hr,
    name: 'Våren',
    instrument,
    reminders,
    closesAt: new Date(time.now.getTime() + 14 * day),
  })
  return { ...where, round, roundId: round.id }
}

/** The owner's statement in an organisation without a safety representative. */
export const statement = 'Alla fick höra om mätningen på mötet i måndags.'

/** Prepares a round and completes its review: by the first safety representative, or otherwise by statement. */
export async function openAtOnce(
  deps: Deps,
  asked: RoundToPrepare & { personId: string },
): Promise<RoundRow> {
  const round = await prepareRound(deps, asked)
  if (round.state !== 'in-review') return round
  const { organisationId } = asked
  const where = { organisationId, roundId: round.id }
  const reviewers = await asHr(deps.pools.app, asked, (tx) => listRepresentatives(tx, organisationId))
  const reviewer = reviewers.find(({ isEmployer, personId }) => !isEmployer && personId !== null)?.personId
  if (reviewer != null) return approveList(deps, { ...where, personId: reviewer })
  return stateHowInformed(deps, { ...where, personId: asked.personId, statement })
}

/** Ids of everybody invited. */
export async function invitedTo(database: TestDatabase, roundId: string): Promise<string[]> {
  const rows = await asSuperuser<{ member_id: string }>(
    database,
    'select member_id from invitation where round_id = $1 order by member_id',
    [roundId],
  )
  return rows.map((row) => row.member_id)
}
