import { type Selectable, sql } from 'kysely'
import type { ReceiverKind } from '#core/support/receiver.ts'
import type { SupportRequestTable } from '#server/platform/db/tables/support.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** What an organisation offers a person who needs support. */
export type SupportContact = {
  readonly organisationId: string
  readonly organisation: string
  /** The person's name on the organisation's list. */
  readonly ownName: string
  readonly hr: number
  readonly hrNames: readonly string[]
  readonly healthName: string | null
  readonly healthEmail: string | null
  readonly healthWorkingDays: number | null
  readonly contactRules: boolean
}

export async function listSupportContacts(tx: PersonTransaction): Promise<readonly SupportContact[]> {
  const { rows } = await sql<SupportContact>`
    select organisation_id, organisation, own_name, hr, hr_names,
      health_name, health_email, health_working_days,
      contact_rules
    from own_support_contacts()`.execute(tx)
  return rows
}

export type NewRequest = Omit<
  Selectable<SupportRequestTable>,
  'name' | 'reach' | 'message' | 'state' | 'acknowledgedAt' | 'closedAt' | 'remindedAt' | 'escalatedAt'
>

/** @returns false when the request exists already, or another one to the same receiver is open */
export async function insertSupportRequest(tx: PersonTransaction, request: NewRequest): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('support_request')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const ownColumns = [
  'id',
  'receiver',
  'organisationId',
  'receiverName',
  'name',
  'reach',
  'message',
  'sealed',
  'wrappedKey',
  'masterKey',
  'state',
  'sentAt',
  'promisedOn',
  'acknowledgedAt',
  'closedAt',
  'escalatedAt',
] as const

/** A stored request: its words are sealed, or in clear in old rows. */
export type SealedOwnRequest = Readonly<Pick<Selectable<SupportRequestTable>, (typeof ownColumns)[number]>>

/** A person's own requests, newest first. */
export function listOwnRequests(tx: PersonTransaction, personId: string): Promise<SealedOwnRequest[]> {
  return tx
    .selectFrom('support_request')
    .select(ownColumns)
    .where('personId', '=', personId)
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .execute()
}

export async function findOwnRequest(
  tx: PersonTransaction,
  personId: string,
  id: string,
): Promise<SealedOwnRequest | null> {
  const row = await tx
    .selectFrom('support_request')
    .select(ownColumns)
    .where('personId', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The sender closes the case; a closed one stays as it was. */
export async function closeOwnRequest(
  tx: PersonTransaction,
  { personId, id, at }: { readonly personId: string; readonly id: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('support_request')
    .set({ state: 'closed', closedAt: at })
    .where('personId', '=', personId)
    .where('id', '=', id)
    .where('state', '<>', 'closed')
    .execute()
}

/** An open request for its receiver, as stored. */
export type SealedReceived = {
  readonly id: string
  readonly receiver: ReceiverKind
  readonly organisation: string | null
  readonly name: string
  readonly reach: string
  readonly message: string
  readonly state: 'sent' | 'acknowledged'
  readonly sentAt: Date
  readonly promisedOn: string
  readonly acknowledgedAt: Date | null
  readonly sealed: Buffer | null
  readonly wrappedKey: Buffer | null
  readonly masterKey: string | null
}

/** Open requests addressed to the transaction's person, unanswered first, oldest first. */
export async function listReceivedRequests(tx: PersonTransaction): Promise<readonly SealedReceived[]> {
  const { rows } = await sql<SealedReceived>`select * from received_support_requests()`.execute(tx)
  return rows
}

/** The open request behind a mailed link. */
export async function findLinkedRequest(tx: PersonTransaction, hash: Buffer): Promise<SealedReceived | null> {
  const { rows } = await sql<SealedReceived>`select * from linked_support_request(${hash})`.execute(tx)
  return rows[0] ?? null
}

export type TakenOn = { readonly state: 'acknowledged' | 'closed'; readonly at: Date }

/** @returns false when the transaction's person has no such case */
export async function takeOnRequest(
  tx: PersonTransaction,
  id: string,
  { state, at }: TakenOn,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select take_on_support_request(${id}, ${state}, ${at}) as found`.execute(tx)
  return rows[0]?.found === true
}

export async function takeOnLinkedRequest(
  tx: PersonTransaction,
  hash: Buffer,
  { state, at }: TakenOn,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select take_on_linked_request(${hash}, ${state}, ${at}) as found`.execute(tx)
  return rows[0]?.found === true
}
