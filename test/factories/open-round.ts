import { randomUUID } from 'node:crypto'
import type { Instrument } from '#core/instrument/instrument.ts'
import type { OwnQuestion } from '#core/instrument/own-question.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { emptyAmounts } from '#server/rounds/answer/counter-amounts.ts'
import { asSuperuser, type TestDatabase } from '../database/database.ts'
import type { AnsweringDeps } from './answering-deps.ts'

export type TestUnit = { readonly name: string; readonly parent?: string; readonly members: number }

export type InvitedMember = {
  readonly memberId: string
  /** The person who is signed in with the invitation. */
  readonly personId: string
  readonly unit: string
}

export type TestOrganisation = {
  readonly organisationId: string
  /** Name → id */
  readonly unitIds: ReadonlyMap<string, string>
  readonly members: readonly InvitedMember[]
}

export type OpenRound = TestOrganisation & {
  readonly roundId: string
  /** A member's mailed link. */
  readonly tokenOf: (member: InvitedMember) => string
}

/** An organisation with units and signed-in members, inserted directly into the tables. The first unit is the root. */
export async function organise(
  database: TestDatabase,
  units: readonly TestUnit[],
  { simulated = false, name = 'Exempelbolaget', newId = (): string => randomUUID() } = {},
): Promise<TestOrganisation> {
  const organisationId = newId()
  const unitIds = new Map(units.map((unit) => [unit.name, newId()]))
  const members = units.flatMap((unit) =>
    Array.from({ length: unit.members }, () => ({
      memberId: newId(),
      personId: newId(),
      unit: unit.name,
    })),
  )
  await asSuperuser(database, 'insert into organisation (id, name, simulated) values ($1, $2, $3)', [
    organisationId,
    name,
    simulated,
  ])
  await asSuperuser(
    database,
    `insert into unit (organisation_id, id, external_id, name, parent_id)
     select $1, id, name, name, parent from unnest($2::uuid[], $3::text[], $4::uuid[]) as u (id, name, parent)`,
    [
      organisationId,
      units.map((unit) => unitIds.get(unit.name)),
      units.map((unit) => unit.name),
      units.map((unit) => (unit.parent === undefined ? null : unitIds.get(unit.parent))),
    ],
  )
  await asSuperuser(
    database,
    `insert into member (organisation_id, id, email, unit_id, person_id)
     select $1, id, id || '@example.com', unit, person from unnest($2::uuid[], $3::uuid[], $4::uuid[]) as m (id, unit, person)`,
    [
      organisationId,
      members.map(({ memberId }) => memberId),
      members.map(({ unit }) => unitIds.get(unit)),
      members.map(({ personId }) => personId),
    ],
  )
  return { organisationId, unitIds, members }
}

/** Opens a round of a whole organisation at the test's time, for two weeks. */
export async function openRound(
  database: TestDatabase,
  deps: Pick<AnsweringDeps, 'keys' | 'clock'>,
  organisation: TestOrganisation,
  options: {
    readonly instrument?: Instrument
    readonly smallestGroup?: number
    readonly name?: string
    readonly newId?: () => string
    readonly ownQuestions?: readonly OwnQuestion[]
  } = {},
): Promise<OpenRound> {
  const { instrument = stressprofil, smallestGroup = 8, name = 'Våren', newId = randomUUID } = options
  const { ownQuestions = [] } = options
  const { organisationId, members } = organisation
  const roundId = newId()
  const opened = deps.clock()
  const closes = new Date(opened.getTime() + 14 * 24 * 60 * 60 * 1000)
  await asSuperuser(
    database,
    `insert into round (organisation_id, id, name, instrument_id, instrument_version, unit_id, smallest_group, opened_at, frozen_at, closes_at, invited, mailed_codes, own_questions)
     select $1, $2, $3, $4, $5, id, $6, $7, $7, $8, $9, true, $10 from unit where organisation_id = $1 and parent_id is null`,
    [
      organisationId,
      roundId,
      name,
      instrument.id,
      instrument.version,
      smallestGroup,
      opened,
      closes,
      members.length,
      JSON.stringify(ownQuestions),
    ],
  )
  await asSuperuser(
    database,
    `insert into round_unit (organisation_id, round_id, unit_id, parent_id, name, position)
     select $1, $2, id, parent_id, name, row_number() over (order by name) from unit where organisation_id = $1`,
    [organisationId, roundId],
  )
  const tokenOf = ({ memberId }: InvitedMember) => deps.keys.invitationToken(roundId, memberId)
  await asSuperuser(
    database,
    `insert into invitation (organisation_id, round_id, member_id, unit_id, token_hash)
     select $1, $2, m.id, m.unit_id, given.token_hash
     from unnest($3::uuid[], $4::bytea[]) as given (id, token_hash) join member m on m.organisation_id = $1 and m.id = given.id`,
    [
      organisationId,
      roundId,
      members.map(({ memberId }) => memberId),
      members.map((member) => deps.keys.invitationTokenHash(tokenOf(member))),
    ],
  )
  await asSuperuser(
    database,
    `insert into vault.counter (organisation_id, round_id, unit_id, amounts)
     select organisation_id, round_id, unit_id, $2 from round_unit where round_id = $1`,
    [roundId, JSON.stringify(emptyAmounts(instrument, ownQuestions))],
  )
  return { ...organisation, roundId, tokenOf }
}

export async function closeNow(database: TestDatabase, deps: AnsweringDeps, roundId: string): Promise<void> {
  await asSuperuser(database, "update round set state = 'closed', closed_at = $2 where id = $1", [
    roundId,
    deps.clock(),
  ])
}

export async function moveMember(
  database: TestDatabase,
  organisation: TestOrganisation,
  member: InvitedMember,
  unit: string,
): Promise<void> {
  await asSuperuser(database, 'update member set unit_id = $2 where id = $1', [
    member.memberId,
    organisation.unitIds.get(unit),
  ])
}
