import { sql } from 'kysely'
import type { NewOrganisation } from '#server/identity/person-repository.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type Customer = {
  readonly id: string
  readonly name: string
  readonly simulated: boolean
  readonly foundedAt: Date
  readonly people: number
  readonly units: number
  readonly owners: number
  readonly hr: number
  readonly safetyRepresentatives: number
  readonly underWay: readonly {
    readonly state: 'in-review' | 'open' | 'closed'
    readonly opensOn: string
    readonly closesOn: string
  }[]
  readonly released: number
}

/** The customers' organisations, newest first. Empty for everybody but staff. */
export async function listCustomers(tx: PersonTransaction): Promise<readonly Customer[]> {
  const { rows } = await sql<Customer>`select * from list_customers()`.execute(tx)
  return rows
}

/** @returns false when it was set up before; null for somebody who is not staff */
export async function foundCustomer(
  tx: PersonTransaction,
  { id, name, unitId, memberId, email, now }: NewOrganisation,
): Promise<boolean | null> {
  const { rows } = await sql<{ founded: boolean | null }>`
    select found_organisation_as_staff(${id}, ${name}, ${unitId}, ${memberId}, ${email}, ${now}) as founded`.execute(
    tx,
  )
  return rows[0]?.founded ?? null
}
