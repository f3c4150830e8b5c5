import { sql } from 'kysely'
import type { OwnQuestion } from '#core/instrument/own-question.ts'
import type { Amounts } from '#server/platform/db/tables/vault.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** What an answer comes with. Without a secret it takes the place of its person. */
export type AskedPlace = {
  readonly roundId: string
  /** Whoever is signed in: their own result is kept with it. */
  readonly personId: string | null
  /** Of the mailed link or of the slip's code, as hash. */
  readonly secretHash: Buffer | null
  readonly now: Date
}

/** Whose place in which round an answer takes, what that round asks, and what becomes of the answer. */
export type TakenPlace = {
  readonly organisationId: string
  readonly memberId: string
  readonly unitId: string
  readonly instrumentId: string
  readonly instrumentVersion: string
  /** Of a demo: its answers tell nothing about the questions. */
  readonly simulated: boolean
  /** What the round asks beside its instrument. */
  readonly ownQuestions: readonly OwnQuestion[]
  /** 'repeated': by the code of a slip that was used before. Adds nothing, and is answered as the first one was. */
  readonly said: 'counted' | 'repeated' | 'used' | 'not-open'
  /** The same of an answer that comes to this place after one that was counted. */
  readonly saidAfter: 'repeated' | 'used' | 'not-open'
}

/**
 * Takes the places of answers and holds them until the transaction ends.
 * @returns in the order of what was asked; null for what leads to no place in its round
 */
export async function takePlaces(
  tx: PersonTransaction,
  asked: readonly AskedPlace[],
): Promise<readonly (TakenPlace | null)[]> {
  const { rows } = await sql<TakenPlace & { readonly place: string }>`
    select * from vault.take_invitations(
      ${asked.map(({ roundId }) => roundId)}::uuid[],
      ${asked.map(({ secretHash }) => secretHash)}::bytea[],
      ${asked.map(({ now }) => now)}::timestamptz[],
      ${asked.map(({ personId }) => personId)}::uuid[])`.execute(tx)
  const taken = new Map(rows.map((row) => [Number(row.place), row]))
  return asked.map((_, at) => taken.get(at + 1) ?? null)
}

/** Who has answered, without what. */
export type Participation = AskedPlace &
  Pick<TakenPlace, 'organisationId' | 'memberId'> & {
    readonly personHash: Buffer
    readonly causes: boolean
  }

/** What all answers of a unit add together. */
export type UnitSum = {
  readonly organisationId: string
  readonly roundId: string
  readonly unitId: string
  readonly amounts: Amounts
}

/** What the answers to an instrument version add that left no item out. */
export type CalibrationSum = {
  readonly instrumentId: string
  readonly instrumentVersion: string
  readonly answers: number
  readonly amounts: Amounts
}

/** Through vault.record_answers, the one way by which answers get in: it happens once or not at all. */
export async function recordAnswers(
  tx: PersonTransaction,
  who: readonly Participation[],
  sums: readonly UnitSum[],
  calibrations: readonly CalibrationSum[],
): Promise<void> {
  const units = sums.map(({ organisationId, roundId, unitId, amounts }) => ({
    organisation_id: organisationId,
    round_id: roundId,
    unit_id: unitId,
    amounts,
  }))
  const items = calibrations.map(({ instrumentId, instrumentVersion, answers, amounts }) => ({
    instrument_id: instrumentId,
    instrument_version: instrumentVersion,
    answers,
    amounts,
  }))
  await sql`select vault.record_answers(
    ${who.map(({ organisationId }) => organisationId)}::uuid[],
    ${who.map(({ roundId }) => roundId)}::uuid[],
    ${who.map(({ memberId }) => memberId)}::uuid[],
    ${who.map(({ secretHash }) => secretHash)}::bytea[],
    ${who.map(({ personHash }) => personHash)}::bytea[],
    ${who.map(({ causes }) => causes)}::boolean[],
    ${who.map(({ now }) => now)}::timestamptz[],
    ${JSON.stringify(units)}::jsonb,
    ${JSON.stringify(items)}::jsonb,
    ${who.map(({ personId }) => personId)}::uuid[])`.execute(tx)
}
