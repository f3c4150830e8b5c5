import type { RoundRow } from '#server/db/round-repository.ts'
import { openRound } from '#server/usecases/open-round.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser, type TestDatabase } from '../database/database.ts'
import { type Founded, found, importFile, peopleOf } from './organise.ts'
import { readIn } from './read-in.ts'

export const day = 24 * 60 * 60 * 1000

export type OpenedRound = Founded & { readonly round: RoundRow; readonly roundId: string }

/** An organisation of so many people, hr among them, asked in one round that closes after two weeks. */
export async function organiseAndOpen(
  { database, deps, time }: TestApp,
  given: { readonly people?: number; readonly instrument?: string } = {},
): Promise<OpenedRound> {
  const { people = 12, instrument = 'stressprofil' } = given
  const where = await found(database)
  await readIn(deps, where, importFile(...peopleOf('top', people - 1)))
  const round = await openRound(deps, {
    organisationId: where.organisationId,
    personId: where.hr,
    name: 'Våren',
    instrument,
    closesAt: new Date(time.now.getTime() + 14 * day),
  })
  return { ...where, round, roundId: round.id }
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
