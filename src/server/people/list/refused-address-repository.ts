import { sql } from 'kysely'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/** A member with the address that was written to: nothing is noted once the member has another. */
export type Written = {
  readonly memberId: string
  readonly way: 'email' | 'mobile'
  readonly address: string
}

/** How many days an accepted e-mail may take to come back: mail systems give up after five (RFC 5321, 4.5.4.1). */
const daysUntilBelieved = 5

const where = (organisationId: string, { memberId, way, address }: Written) =>
  sql`where organisation_id = ${organisationId} and id = ${memberId} and ${sql.ref(way)} = ${address}`

/**
 * Notes a permanently refused address; the first day stays. `isReported`: the e-mail was accepted and came back later,
 * so the next accepted e-mail proves nothing yet.
 */
export async function noteRefusedAddress(
  tx: HrTransaction,
  organisationId: string,
  written: Written,
  { on, isReported }: { readonly on: Day; readonly isReported: boolean },
): Promise<void> {
  await sql`update member set address_refused_on = coalesce(address_refused_on, ${on}::date),
      address_refused_until = ${isReported ? 'infinity' : null}::date ${where(organisationId, written)}`.execute(
    tx,
  )
}

/** An e-mail was accepted at a refused address. After a report the address counts as valid only when nothing comes back for days. */
export async function noteTakingAddress(
  tx: HrTransaction,
  organisationId: string,
  written: Written,
  on: Day,
): Promise<void> {
  await sql`update member set
      address_refused_on = case when address_refused_until is not null then address_refused_on end,
      address_refused_until = case when address_refused_until is not null then ${addDays(on, daysUntilBelieved)}::date end
    ${where(organisationId, written)}`.execute(tx)
}

/** Deletes the notes of addresses that count as valid again by today. */
export async function forgetRefusedAddresses({ kysely }: JobsPool, today: Day): Promise<void> {
  await sql`select forget_refused_addresses(${today}::date)`.execute(kysely)
}
