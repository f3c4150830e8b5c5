import { expect } from 'vitest'
import type { RoundToPrepare } from '#server/rounds/prepare/choose-round.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { makeMember, signedIn } from '../factories/people.ts'
import { day } from './open-round.ts'
import { type Founded, found, importFile, peopleOf } from './organise.ts'
import { readIn } from './read-in.ts'

export type Reviewed = Founded & {
  readonly organisationId: string
  readonly roundId: string
  /** Person ids. */
  readonly reps: string[]
}

/** A new member who has signed in and has these roles. @returns the person's id */
export async function representative(
  server: TestApp,
  { organisationId }: Founded,
  roles: readonly ('safety_representative' | 'hr')[],
): Promise<string> {
  const [top] = await asSuperuser<{ id: string }>(
    server.database,
    'select id from unit where organisation_id = $1 and parent_id is null',
    [organisationId],
  )
  const member = await makeMember(server, { in: { organisationId, unitId: top?.id ?? '' }, roles })
  await signedIn(server, { email: member.email })
  const [row] = await asSuperuser<{ person_id: string }>(
    server.database,
    'select person_id from member where id = $1',
    [member.memberId],
  )
  return row?.person_id ?? ''
}

/** Twelve people and so many safety representatives, with a new round whose list they review. */
export async function roundUnderReview(
  server: TestApp,
  representatives = 1,
  given: Partial<RoundToPrepare> = {},
): Promise<Reviewed> {
  const { database, deps, time } = server
  const where = await found(database)
  await readIn(deps, where, importFile(...ownPeople(where)))
  const reps: string[] = []
  for (let n = 0; n < representatives; n++)
    reps.push(await representative(server, where, ['safety_representative']))
  const round = await prepareRound(deps, {
    organisationId: where.organisationId,
    personId: where.hr,
    name: 'Våren',
    instrument: 'stressprofil',
    closesAt: new Date(time.now.getTime() + 14 * day),
    ...given,
  })
  expect(round.state).toBe('in-review')
  return { ...where, roundId: round.id, reps }
}

/** Eleven people with unique addresses: of two organisations that list the same people only one counts them. */
const ownPeople = ({ organisationId }: Founded) =>
  peopleOf('top', 11).map((line) => line.replace('bolaget', organisationId))
