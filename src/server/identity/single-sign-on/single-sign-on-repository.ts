import { sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type SingleSignOnRow = {
  readonly issuer: string
  readonly clientId: string
  readonly joinUnitId: string | null
}

/** The settings of an organisation; null where it has none. */
export async function readSingleSignOn(
  tx: HrTransaction,
  organisationId: string,
): Promise<SingleSignOnRow | null> {
  const row = await tx
    .selectFrom('single_sign_on')
    .select(['issuer', 'clientId', 'joinUnitId'])
    .where('organisationId', '=', organisationId)
    .executeTakeFirst()
  return row ?? null
}

/** The client's sealed secret, with the wrapped key that opens it. */
export type SealedSecret = {
  readonly sealedSecret: Buffer
  readonly wrappedKey: Buffer
  readonly masterKey: string
}

/** Stores the settings. Without a secret the stored one stays. @returns false when none is stored */
export async function writeSingleSignOn(
  tx: HrTransaction,
  organisationId: string,
  row: SingleSignOnRow & { readonly changedAt: Date },
  secret: SealedSecret | null,
): Promise<boolean> {
  if (secret === null) {
    const { numUpdatedRows } = await tx
      .updateTable('single_sign_on')
      .set(row)
      .where('organisationId', '=', organisationId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
  const values = { ...row, ...secret }
  await tx
    .insertInto('single_sign_on')
    .values({ organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisationId').doUpdateSet(values))
    .execute()
  return true
}

/** Removes the settings and their domains. @returns whether there were any */
export async function deleteSingleSignOn(tx: HrTransaction, organisationId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('single_sign_on')
    .where('organisationId', '=', organisationId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export type SignOnDomain = { readonly domain: string; readonly provenAt: Date | null }

export function listSignOnDomains(tx: HrTransaction, organisationId: string): Promise<SignOnDomain[]> {
  return tx
    .selectFrom('single_sign_on_domain')
    .select(['domain', 'provenAt'])
    .where('organisationId', '=', organisationId)
    .orderBy('domain')
    .execute()
}

/** Stores exactly these domains; those that stay keep the time of their proof. */
export async function putSignOnDomains(
  tx: HrTransaction,
  organisationId: string,
  domains: readonly string[],
): Promise<void> {
  await sql`delete from single_sign_on_domain
    where organisation_id = ${organisationId} and domain <> all(${[...domains]}::text[])`.execute(tx)
  if (domains.length === 0) return
  await tx
    .insertInto('single_sign_on_domain')
    .values(domains.map((domain) => ({ organisationId, domain })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Marks a domain as proven for this organisation, which from now on no other can claim. */
export async function proveSignOnDomain(tx: HrTransaction, domain: string, at: Date): Promise<void> {
  await sql`select prove_sign_on_domain(${domain}, ${at})`.execute(tx)
}

export type FoundSingleSignOn = SealedSecret & {
  readonly organisationId: string
  readonly organisation: string
  readonly issuer: string
  readonly clientId: string
}

/** The single sign-on for addresses of this domain; null where no organisation has set it up and proven the domain. */
export async function findSingleSignOn(
  tx: IdentityTransaction,
  domain: string,
): Promise<FoundSingleSignOn | null> {
  const { rows } = await sql<FoundSingleSignOn>`
    select organisation_id, organisation, issuer, client_id, sealed_secret, wrapped as wrapped_key, master_key
    from find_single_sign_on(${domain})`.execute(tx)
  return rows[0] ?? null
}

export type Joining = {
  readonly organisationId: string
  readonly email: string
  /** The id of a new member. */
  readonly memberId: string
  readonly name: string
  readonly language: Language
  readonly now: Date
}

export async function joinBySingleSignOn(
  tx: IdentityTransaction,
  { organisationId, email, memberId, name, language, now }: Joining,
): Promise<'here' | 'joined' | 'not-listed'> {
  const { rows } = await sql<{ became: 'here' | 'joined' | 'not-listed' }>`
    select join_by_single_sign_on(${organisationId}, ${email}, ${memberId}, ${name}, ${language}, ${now}) as became`.execute(
    tx,
  )
  return rows[0]?.became ?? 'not-listed'
}
