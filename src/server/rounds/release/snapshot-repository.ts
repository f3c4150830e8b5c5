import { sql } from 'kysely'
import type { ReleaseTransaction } from '#server/platform/db/transaction.ts'

export type Run = 'scores' | 'causes'

/** The last released rounds of the organisation, oldest first. */
export async function listKeptRounds(tx: ReleaseTransaction, amount: number): Promise<string[]> {
  const newest = await tx
    .selectFrom('snapshot')
    .select('roundId')
    .orderBy('releasedAt', 'desc')
    .orderBy('roundId', 'desc')
    .limit(amount)
    .execute()
  return newest.map(({ roundId }) => roundId).reverse()
}

export type ShownUnits = {
  /** JSON text: `[{ unit, within, amount, figure, own, composed }]`; `amount` is how many people the unit's own block has. */
  readonly shown: string
  /** Joined hashes of the blocks' people, in the order of `shown`. */
  readonly people: Buffer
}

/**
 * Aggregates figures and people by unit instead of joining them: before the database has statistics of a round, it would plan
 * a join of each figure with the people of every block.
 */
export const shownUnitsOf = (roundId: string, run: Run) => sql<ShownUnits | { shown: null }>`
  select
    json_agg(json_build_object('unit', unit, 'within', (shown).within_id, 'amount', amount,
      'figure', (shown).figure, 'own', (shown).own, 'composed', (shown).composed) order by unit)::text as shown,
    coalesce(string_agg(people, ''::bytea order by unit), '') as people
  from (
    select unit, (array_agg(figure) filter (where person_hash is null))[1] as shown, count(person_hash) as amount,
      string_agg(person_hash, ''::bytea) as people
    from (
      select unit_id::text as unit, f as figure, null::bytea as person_hash
      from snapshot_figure f where round_id = ${roundId} and run = ${run} and figure is not null and not figure ? 'together'
      union all
      select block_id, null, person_hash from vault.block_member where round_id = ${roundId} and run = ${run}
    ) given group by unit having bool_or(person_hash is null)
  ) gathered`

/** The units of one run of a released round that are shown by themselves, with the people of their blocks; null without any. */
export async function readShownUnits(
  tx: ReleaseTransaction,
  roundId: string,
  run: Run,
): Promise<ShownUnits | null> {
  const { rows } = await shownUnitsOf(roundId, run).execute(tx)
  const [row] = rows
  return row === undefined || row.shown === null ? null : row
}

/** The units that the guard hid in one run of a released round. */
export async function readHeldUnits(tx: ReleaseTransaction, roundId: string, run: Run): Promise<string[]> {
  const rows = await tx
    .selectFrom('vault.held_unit')
    .select('unitId')
    .where('roundId', '=', roundId)
    .where('run', '=', run)
    .orderBy('unitId')
    .execute()
  return rows.map(({ unitId }) => unitId)
}

export async function insertSnapshot(
  tx: ReleaseTransaction,
  row: {
    readonly organisationId: string
    readonly roundId: string
    readonly at: Date
    readonly policyVersion: string
  },
): Promise<void> {
  await tx
    .insertInto('snapshot')
    .values({
      organisationId: row.organisationId,
      roundId: row.roundId,
      releasedAt: row.at,
      policyVersion: row.policyVersion,
    })
    .execute()
}

export type RunToKeep = {
  readonly run: Run
  /** JSON text: `[{ unit, within, figure, own, composed }]`; a null figure is hidden, one with `together` belongs to several units. */
  readonly units: string
  readonly blocks: {
    readonly amounts: readonly (readonly [unit: string, amount: number])[]
    readonly people: Uint8Array
  }
  readonly held: readonly string[]
}

/**
 * Takes three statements, whatever the size: an organisation of ten thousand units is 8 MB of text. Passes only JSON and bytes: the
 * driver would write ten thousand array elements one by one, and block requests.
 */
export async function insertRun(
  tx: ReleaseTransaction,
  of: { readonly organisationId: string; readonly roundId: string },
  { run, units, blocks, held }: RunToKeep,
): Promise<void> {
  const { organisationId, roundId } = of
  await sql`
    insert into snapshot_figure (organisation_id, round_id, run, unit_id, within_id, figure, own, composed)
    select ${organisationId}, ${roundId}, ${run}, unit, within, figure, own, composed
    from jsonb_to_recordset(${units}::jsonb) as given (unit uuid, within uuid, figure jsonb, own jsonb, composed boolean)`.execute(
    tx,
  )
  await sql`
    insert into vault.block_member (organisation_id, round_id, run, block_id, person_hash)
    select ${organisationId}, ${roundId}, ${run}, block_id,
      substring(${Buffer.from(blocks.people)}::bytea from (32 * (up_to - n) + 1)::integer for 32)
    from (
      select pair ->> 0 as block_id, (pair ->> 1)::integer as amount,
        sum((pair ->> 1)::integer) over (order by place) as up_to
      from jsonb_array_elements(${JSON.stringify(blocks.amounts)}::jsonb) with ordinality as given (pair, place)
    ) block, generate_series(1, amount) as n`.execute(tx)
  await sql`
    insert into vault.held_unit (organisation_id, round_id, run, unit_id)
    select ${organisationId}, ${roundId}, ${run}, unit::uuid
    from jsonb_array_elements_text(${JSON.stringify(held)}::jsonb) as given (unit)`.execute(tx)
}
