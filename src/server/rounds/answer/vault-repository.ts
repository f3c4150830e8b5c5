import { sql } from 'kysely'
import type { OwnQuestion } from '#core/instrument/own-question.ts'
import type { Amounts } from '#server/platform/db/tables/vault.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** The sender's part of an answer. Without a secret it takes the place of the signed-in person. */
export type AskedPlace = {
  readonly roundId: string
  /** The signed-in person, whose own result is stored too; null for others. */
  readonly personId: string | null
  /** Hash of the mailed link's secret or of the slip's code. */
  readonly secretHash: Buffer | null
  readonly now: Date
}

/** The place in a round that an answer takes, what the round asks, and whether the answer counts. */
export type TakenPlace = {
  readonly organisationId: string
  readonly memberId: string
  readonly unitId: string
  readonly instrumentId: string
  readonly instrumentVersion: string
  /** In a demo: its answers tell nothing about the questions. */
  readonly simulated: boolean
  /** The round's own questions. */
  readonly ownQuestions: readonly OwnQuestion[]
  /** 'repeated': a second answer with the code of a slip. It adds nothing and gets the same response as the first. */
  readonly said: 'counted' | 'repeated' | 'used' | 'not-open'
  /** The outcome for another answer to this place in the same batch, after one that counted. */
  readonly saidAfter: 'repeated' | 'used' | 'not-open'
}

/**
 * Takes the places of answers and locks them until the transaction ends.
 * @returns in the order of the input; null where the sender has no place in the round
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

/** That somebody has answered, without the answer. */
export type Participation = AskedPlace &
  Pick<TakenPlace, 'organisationId' | 'memberId'> & {
    readonly personHash: Buffer
    readonly causes: boolean
  }

/** The sum of a batch's answers in one unit. */
export type UnitSum = {
  readonly organisationId: string
  readonly roundId: string
  readonly unitId: string
  readonly amounts: Amounts
}

/** The sum of a batch's answers to every item of an instrument version. */
export type CalibrationSum = {
  readonly instrumentId: string
  readonly instrumentVersion: string
  readonly answers: number
  readonly amounts: Amounts
}

/** Calls vault.record_answers, the only way into the counters: all of it happens once or not at all. */
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

/**
 * Whether a round has been released: its invitations are gone, and nobody can answer any more. Without a link this looks only at
 * rounds of the person's own organisations, and is false for all others.
 */
export async function isRoundOver(
  tx: PersonTransaction,
  roundId: string,
  who: { readonly byLink: boolean; readonly personId: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    select round_is_over(${roundId}, ${who.byLink}, ${who.personId}) as over`.execute(tx)
  return rows[0]?.over ?? false
}
