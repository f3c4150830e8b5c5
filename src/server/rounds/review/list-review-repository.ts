import { sql } from 'kysely'
import type { ListReviewEntryTable } from '#server/platform/db/tables/round.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/** Somebody on a frozen list: the unit that counts them, the hash of their link, and keyed hashes of the rest. */
export type ListedPerson = {
  readonly memberId: string
  readonly unitId: string
  readonly tokenHash: Buffer
  readonly personHash: Buffer
  readonly address: Buffer
  readonly number: Buffer | null
  readonly name: Buffer | null
}

/** Invites people to a round under review and puts them on its list. `listSalt`: the salt of the person's leaf in the list's tree. */
export async function listPeople(
  tx: HrTransaction,
  roundId: string,
  people: readonly (ListedPerson & { readonly listSalt: Buffer })[],
): Promise<void> {
  await sql`select vault.list_people(${roundId}, ${people.map(({ memberId }) => memberId)}::uuid[],
    ${people.map(({ unitId }) => unitId)}::uuid[], ${people.map(({ tokenHash }) => tokenHash)}::bytea[],
    ${people.map(({ personHash }) => personHash)}::bytea[], ${people.map(({ address }) => address)}::bytea[],
    ${people.map(({ number }) => number)}::bytea[], ${people.map(({ name }) => name)}::bytea[],
    ${people.map(({ listSalt }) => listSalt)}::bytea[])`.execute(tx)
}

/** On a complete list, the people marked as new who were in the organisation when the previous list was frozen. */
export async function findNewButLongHere(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from invitation i join member m on m.organisation_id = i.organisation_id and m.id = i.member_id
    where i.organisation_id = ${organisationId} and i.round_id = ${roundId} and i.change = 'new'
      and m.joined_at <= (select max(r.frozen_at) from round r
        where r.organisation_id = ${organisationId} and r.id <> ${roundId} and r.state <> 'cancelled')`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/**
 * Treats those among these people who may be ones with an erased account as such, so that no mark reveals who they are.
 * @returns how many come from units that the round does not ask
 */
export async function takeForErased(
  tx: HrTransaction,
  roundId: string,
  people: readonly Pick<ListedPerson, 'memberId' | 'personHash'>[],
): Promise<number> {
  const { rows } = await sql<{ elsewhere: number }>`
    select vault.take_for_erased(${roundId}, ${people.map(({ memberId }) => memberId)}::uuid[],
      ${people.map(({ personHash }) => personHash)}::bytea[]) as elsewhere`.execute(tx)
  return rows[0]?.elsewhere ?? 0
}

/** Compares a complete list with earlier ones and counts. `elsewhere`: the result of takeForErased. */
export async function countList(tx: HrTransaction, roundId: string, elsewhere: number): Promise<void> {
  await sql`select vault.count_list(${roundId}, ${elsewhere})`.execute(tx)
}

/** Marks as new those among these people whom `takeForErased` treats as erased accounts, on a list that has been counted. */
export async function markAsNew(
  tx: HrTransaction,
  roundId: string,
  people: readonly Pick<ListedPerson, 'memberId' | 'personHash'>[],
): Promise<void> {
  await sql`select vault.mark_as_new(${roundId}, ${people.map(({ memberId }) => memberId)}::uuid[],
    ${people.map(({ personHash }) => personHash)}::bytea[])`.execute(tx)
}

export async function establishFirstList(tx: HrTransaction, roundId: string): Promise<void> {
  await sql`select vault.establish_first_list(${roundId})`.execute(tx)
}

/** Ends a round under review and forgets its list. */
export async function cancelList(tx: HrTransaction, roundId: string): Promise<void> {
  await sql`select vault.cancel_list(${roundId})`.execute(tx)
}

export type AskedThere = { readonly roundId: string; readonly memberId: string }

/** The people on a round's list who were in a unit of another relevant round when its list was frozen, by the list of members. */
export async function findMovedFromAsked(
  tx: HrTransaction,
  { organisationId, roundId }: { readonly organisationId: string; readonly roundId: string },
  since: Date,
): Promise<readonly AskedThere[]> {
  const { rows } = await sql<AskedThere>`
    select r.id as round_id, m.id as member_id
    from round r
    join lateral (
      select distinct on (member_id) member_id, unit_id from member_move
      where organisation_id = ${organisationId} and at > r.frozen_at order by member_id, at
    ) moved on true
    join round_unit ru on ru.organisation_id = r.organisation_id and ru.round_id = r.id and ru.unit_id = moved.unit_id
    join member m on m.organisation_id = r.organisation_id and m.id = moved.member_id and m.joined_at <= r.frozen_at
    join invitation i on i.organisation_id = r.organisation_id and i.round_id = ${roundId} and i.member_id = m.id
    where r.organisation_id = ${organisationId} and r.id <> ${roundId} and r.state <> 'cancelled'
      and (r.state <> 'released' or r.opened_at > ${since} or r.released_at > ${since})`.execute(tx)
  return rows
}

/** What somebody is called on the organisation's own list. */
export type Called = {
  readonly email: string | null
  readonly employeeId: string | null
  readonly name: string
}

/** Who has left since the list of another round that counts was frozen, and was in a unit of it then, by the organisation's own list. */
export async function findGoneFromAsked(
  tx: HrTransaction,
  { organisationId, roundId }: { readonly organisationId: string; readonly roundId: string },
  since: Date,
): Promise<readonly (AskedThere & Called)[]> {
  const { rows } = await sql<AskedThere & Called>`
    select r.id as round_id, m.id as member_id, m.email, m.external_id as employee_id, m.name
    from round r
    join member m on m.organisation_id = r.organisation_id and m.joined_at <= r.frozen_at and m.left_at > r.frozen_at
    join round_unit ru on ru.organisation_id = r.organisation_id and ru.round_id = r.id and ru.unit_id = coalesce((
      select moved.unit_id from member_move moved
      where moved.organisation_id = m.organisation_id and moved.member_id = m.id and moved.at > r.frozen_at
      order by moved.at limit 1), m.unit_id)
    where r.organisation_id = ${organisationId} and r.id <> ${roundId} and r.state <> 'cancelled'
      and (r.state <> 'released' or r.opened_at > ${since} or r.released_at > ${since})`.execute(tx)
  return rows
}

/** What the people on a round's list are called. */
export async function listCalled(
  tx: HrTransaction,
  { organisationId, roundId }: { readonly organisationId: string; readonly roundId: string },
): Promise<readonly Called[]> {
  const { rows } = await sql<Called>`
    select m.email, m.external_id as employee_id, m.name
    from invitation i join member m on m.organisation_id = i.organisation_id and m.id = i.member_id
    where i.organisation_id = ${organisationId} and i.round_id = ${roundId}`.execute(tx)
  return rows
}

/**
 * How many people of each other relevant round are on this list again. `present`: all members of today; `moved`: the result of
 * findMovedFromAsked, with hashes.
 */
export async function findPeopleAskedLately(
  tx: HrTransaction,
  roundId: string,
  since: Date,
  present: readonly Pick<ListedPerson, 'name' | 'address'>[],
  moved: readonly (Pick<AskedThere, 'roundId'> & Pick<ListedPerson, 'personHash'>)[],
): Promise<readonly { readonly roundId: string; readonly people: number }[]> {
  const named = present.filter(({ name }) => name !== null)
  const { rows } = await sql<{ roundId: string; people: number }>`
    select round_id, people from vault.people_asked_lately(${roundId}, ${since},
      ${named.map(({ name }) => name)}::bytea[], ${named.map(({ address }) => address)}::bytea[],
      ${moved.map((one) => one.roundId)}::uuid[], ${moved.map(({ personHash }) => personHash)}::bytea[])`.execute(
    tx,
  )
  return rows
}

type Representative = {
  readonly memberId: string
  /** Null: the member has never signed in. */
  readonly personId: string | null
  /** Also HR or owner: they do not review their own list. */
  readonly isEmployer: boolean
  /** Has an address that takes mail; everybody without another sign-in method needs one. */
  readonly isReached: boolean
}

/** The organisation's present safety representatives. */
export async function listRepresentatives(
  tx: HrTransaction,
  organisationId: string,
): Promise<readonly Representative[]> {
  const { rows } = await sql<Representative>`
    select m.id as member_id, m.person_id, m.email is not null and m.address_refused_on is null as is_reached,
      exists (select from role_assignment other where other.organisation_id = r.organisation_id
        and other.member_id = r.member_id and other.role in ('hr', 'owner')) as is_employer
    from role_assignment r
    join member m on m.organisation_id = r.organisation_id and m.id = r.member_id and m.left_at is null
    where r.organisation_id = ${organisationId} and r.role = 'safety_representative'
    order by m.id`.execute(tx)
  return rows
}

export type ReviewEntry = {
  readonly at: Date
  readonly what: ListReviewEntryTable['what']
  readonly personId: string | null
  readonly reason: string | null
}

export async function insertReviewEntry(
  tx: HrTransaction,
  round: { readonly organisationId: string; readonly roundId: string },
  { at, what, personId, reason }: ReviewEntry,
): Promise<void> {
  await tx
    .insertInto('list_review_entry')
    .values({
      organisationId: round.organisationId,
      roundId: round.roundId,
      at,
      what,
      personId,
      reason,
    })
    .execute()
}

/** Statements and acts about a list, oldest first. */
export async function listReviewEntries(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
): Promise<readonly ReviewEntry[]> {
  return tx
    .selectFrom('list_review_entry')
    .select(['at', 'what', 'personId', 'reason'])
    .where('organisationId', '=', organisationId)
    .where('roundId', '=', roundId)
    .orderBy('place')
    .execute()
}

/** Stores the owner's statement of how employees were informed. */
export async function writeStatement(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  statement: string,
): Promise<void> {
  await tx
    .updateTable('round')
    .set({ statement })
    .where('organisationId', '=', organisationId)
    .where('id', '=', roundId)
    .execute()
}
