import { sql } from 'kysely'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/** Whose address, as they were written to: of one that is another by now nothing is said. */
export type Written = {
  readonly memberId: string
  readonly way: 'email' | 'mobile'
  readonly address: string
}

/** For how many days an e-mail that was taken may come back: mail systems give up after five (RFC 5321, 4.5.4.1). */
const daysUntilBelieved = 5

const where = (organisationId: string, { memberId, way, address }: Written) =>
  sql`where organisation_id = ${organisationId} and id = ${memberId} and ${sql.ref(way)} = ${address}`

/**
 * Notes an address that is refused for good; once noted, the first day stands. `isReported`: the e-mail was taken and has come
 * back, so that the next one that is taken says nothing yet.
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

/** Something was taken at an address that had been refused. A reported one is believed in when nothing has come back for days. */
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

/** Ends the notes of addresses that are believed in again by today. */
export async function forgetRefusedAddresses({ kysely }: JobsPool, today: Day): Promise<void> {
  await sql`select forget_refused_addresses(${today}::date)`.execute(kysely)
}
