import { sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { Language } from '#core/languages.ts'
import { hold, holdPerson } from '#server/platform/db/hold.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { GuideTable } from '#server/platform/db/tables/guidance.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type Guide = Pick<GuideTable, 'personId' | 'name' | 'licenceNumber' | 'awayUntil' | 'standInId'> & {
  readonly caseload: number
  readonly hasRoom: boolean
  /** Whether the transaction's person can choose this guide now. */
  readonly choosable: boolean
}

/** All present guides, by name. */
export async function listGuides(tx: PersonTransaction): Promise<readonly Guide[]> {
  const { rows } = await sql<Guide>`select * from find_guides()`.execute(tx)
  return rows
}

/** The guides who can read a guidance of the transaction's person now: its guide and the stand-in, or none. */
export async function listReaders(tx: PersonTransaction, guidanceId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select guidance_readers(${guidanceId}) as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A guide as stored, for their own export; also a former one. */
export async function readOwnGuide(tx: PersonTransaction, personId: string) {
  const row = await tx
    .selectFrom('guide')
    .select(['name', 'licenceNumber', 'caseload', 'awayUntil', 'endedAt'])
    .where('personId', '=', personId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Locks a guide's places: of two participants who choose the last one, the second waits and then finds it taken or free. A guide whose
 * account is being erased counts as gone. Take this lock before the participant's guidance: the erasure takes them in this order.
 * @returns the guide, if the transaction's person can choose them
 */
export async function holdPlace(tx: PersonTransaction, guideId: string): Promise<Guide | null> {
  await hold(tx, `guide ${guideId}`)
  await holdPerson(tx, guideId)
  const guides = await listGuides(tx)
  return guides.find(({ personId, choosable }) => personId === guideId && choosable) ?? null
}

/** Sets an absence; whom the guide stands in for passes to their own stand-in. */
export async function writeAbsence(
  tx: PersonTransaction,
  guideId: string,
  absence: { readonly awayUntil: Day | null; readonly standInId: string | null },
): Promise<void> {
  await tx.updateTable('guide').set(absence).where('personId', '=', guideId).execute()
  const { standInId } = absence
  if (standInId !== null) await sql`select pass_on_standing_in(${standInId})`.execute(tx)
}

export type GuideToAppoint = {
  readonly personId: string
  readonly name: string
  readonly licenceNumber: string
  readonly caseload: number
}

/** @returns false for somebody who is not staff */
export async function appointGuide(tx: IdentityTransaction, guide: GuideToAppoint): Promise<boolean> {
  const { personId, name, licenceNumber, caseload } = guide
  const { rows } = await sql<{
    appointed: boolean
  }>`select public.appoint_guide(${personId}, ${name}, ${licenceNumber}, ${caseload}) as appointed`.execute(
    tx,
  )
  return rows[0]?.appointed === true
}

/** @returns how many of their guidances have not ended; null for somebody who is no guide */
export async function dismissGuide(
  tx: IdentityTransaction,
  { personId, leaveOpen, at }: { readonly personId: string; readonly leaveOpen: boolean; readonly at: Date },
): Promise<number | null> {
  const { rows } = await sql<{
    open: number | null
  }>`select public.dismiss_guide(${personId}, ${leaveOpen}, ${at}) as open`.execute(tx)
  return rows[0]?.open ?? null
}

/** The participant whom an unread message of a guide is for; null when it has been read or deleted. */
export async function findGuidanceReader(
  { kysely }: JobsPool,
  messageId: string,
): Promise<{ readonly email: string; readonly language: Language } | null> {
  const { rows } = await sql<{ email: string; language: Language }>`
    select email, language from find_guidance_mail(${messageId})`.execute(kysely)
  return rows[0] ?? null
}

export type OwingGuide = { readonly personId: string; readonly email: string; readonly language: Language }

/** Guides, or stand-ins of absent ones, who owe an answer by a day; only one person where `personId` is given. */
export async function listOwingGuides(
  { kysely }: JobsPool,
  by: Day,
  personId: string | null,
): Promise<readonly OwingGuide[]> {
  const { rows } = await sql<OwingGuide>`
    select person_id, email, language from find_owing_guides(${by}, ${personId}::uuid)`.execute(kysely)
  return rows
}
