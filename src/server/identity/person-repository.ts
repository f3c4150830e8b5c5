import { sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import { findPersonByPrivateAddress, holdAddress } from './addresses/private-address-repository.ts'

type NewPerson = {
  readonly id: string
  readonly email: string
  readonly language: Language
  readonly now: Date
}

/** Finds the person with this address, or creates one with `id`. @returns their id. */
export async function findOrCreatePerson(tx: IdentityTransaction, wanted: NewPerson): Promise<string> {
  await holdAddress(tx, wanted.email)
  const { id } = await tx
    .insertInto('identity.person')
    .values({ id: wanted.id, email: wanted.email, language: wanted.language, createdAt: wanted.now })
    // An update without effect, so that the existing row is returned.
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: wanted.email }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Reader = { readonly email: string; readonly language: Language }

/** A person's address and language for mail; null when there is no such person. */
export async function findReader(tx: IdentityTransaction, personId: string): Promise<Reader | null> {
  const row = await tx
    .selectFrom('identity.person')
    .select(['email', 'language'])
    .where('id', '=', personId)
    .executeTakeFirst()
  return row ?? null
}

/** The account's own data, with the private address. */
export type Account = Reader & {
  readonly createdAt: Date
  readonly privateEmail: string | null
  readonly privateEmailAnsweredAt: Date | null
}

/** Null when it has been erased. */
export async function readAccount(tx: IdentityTransaction, personId: string): Promise<Account | null> {
  const account = await tx
    .selectFrom('identity.person as person')
    .leftJoin('identity.private_address as own', 'own.personId', 'person.id')
    .select(['person.email', 'person.language', 'person.createdAt'])
    .select(['own.email as privateEmail', 'own.answeredAt as privateEmailAnsweredAt'])
    .where('person.id', '=', personId)
    .executeTakeFirst()
  return account ?? null
}

/** Links a person to the memberships of an address that they have proven. */
export async function linkMemberships(
  tx: IdentityTransaction,
  person: { readonly personId: string; readonly email: string },
): Promise<void> {
  await sql`select public.link_memberships(${person.personId}, ${person.email})`.execute(tx)
}

export async function appointStaff(tx: IdentityTransaction, personId: string): Promise<void> {
  await sql`select public.appoint_staff(${personId})`.execute(tx)
}

/** Duties of one of the staff: without any they can stop being staff. */
export type HeldByStaff = {
  /** Coming meetings. */
  readonly held: number
  /** Guidances that have not ended. */
  readonly guided: number
}

/** @returns their remaining duties; null for somebody who is not staff */
export async function dismissStaff(
  tx: IdentityTransaction,
  personId: string,
  now: Date,
): Promise<HeldByStaff | null> {
  const { rows } = await sql<HeldByStaff>`select * from public.dismiss_staff(${personId}, ${now})`.execute(tx)
  return rows[0] ?? null
}

export async function findPersonByEmail(tx: IdentityTransaction, email: string): Promise<string | null> {
  const row = await tx
    .selectFrom('identity.person')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.id ?? null
}

/** @returns false, with nothing changed, when somebody has the address, as account or as private address. */
export async function changeEmail(
  tx: IdentityTransaction,
  { personId, email }: { readonly personId: string; readonly email: string },
): Promise<boolean> {
  await holdAddress(tx, email)
  if (await isSomebodys(tx, email)) return false
  await tx.updateTable('identity.person').set({ email }).where('id', '=', personId).execute()
  return true
}

/** Whether an account has this address, as its own or as its private one. */
export async function isSomebodys(tx: IdentityTransaction, email: string): Promise<boolean> {
  const ofAccount = await findPersonByEmail(tx, email)
  return (ofAccount ?? (await findPersonByPrivateAddress(tx, email))) !== null
}

export type NewOrganisation = {
  readonly id: string
  readonly name: string
  readonly unitId: string
  readonly memberId: string
  readonly email: string
  readonly now: Date
}

/** An organisation with one unit and one member, who is owner and HR. */
export async function foundOrganisation(tx: IdentityTransaction, wanted: NewOrganisation): Promise<void> {
  const { id, name, unitId, memberId, email, now } = wanted
  await sql`select public.found_organisation(${id}, ${name}, ${unitId}, ${memberId}, ${email}, ${now})`.execute(
    tx,
  )
}
