import { sql } from 'kysely'
import type { ReleaseTransaction } from './transaction.ts'

export type Run = 'scores' | 'causes'

/** The last released rounds of the organisation, oldest first. */
export async function listKeptRounds(tx: ReleaseTransaction, amount: number): Promise<string[]> {
  const newest = await tx
    .selectFrom('snapshot')
    .select('round_id')
    .orderBy('released_at', 'desc')
    .orderBy('round_id', 'desc')
    .limit(amount)
    .execute()
  return newest.map(({ round_id }) => round_id).reverse()
}

export type ShownUnit = {
  readonly unit: string
  readonly within: string | null
  /** Hashes of the people in the unit's own block, joined; empty when it has none. */
  readonly block: Buffer
  /** JSON text */
  readonly figure: string
}

/** The shown units of one run of a released round, with the people of their blocks. */
export async function readShownUnits(
  tx: ReleaseTransaction,
  roundId: string,
  run: Run,
): Promise<ShownUnit[]> {
  const { rows } = await sql<ShownUnit>`
    select f.unit_id as unit, f.within_id as within, f.figure::text as figure,
      coalesce(b.people, ''::bytea) as block
    from snapshot_figure f
    left join (
      select block_id, string_agg(person_hash, ''::bytea) as people
      from vault.block_member where round_id = ${roundId} and run = ${run} group by block_id
    ) b on b.block_id = f.unit_id::text
    where f.round_id = ${roundId} and f.run = ${run} and f.figure is not null`.execute(tx)
  return rows
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
      organisation_id: row.organisationId,
      round_id: row.roundId,
      released_at: row.at,
      policy_version: row.policyVersion,
    })
    .execute()
}

export type RunToKeep = {
  readonly run: Run
  readonly units: readonly {
    readonly unit: string
    readonly within: string | null
    readonly figure: string | null
  }[]
  readonly blocks: readonly { readonly unit: string; readonly people: Uint8Array }[]
}

/** Rows sent in one statement: keeps a large organisation's parameters far below the protocol's limit of 1 GB. */
const batch = 2000

export async function insertRun(
  tx: ReleaseTransaction,
  of: { readonly organisationId: string; readonly roundId: string },
  { run, units, blocks }: RunToKeep,
): Promise<void> {
  const { organisationId, roundId } = of
  for (let at = 0; at < units.length; at += batch) {
    const part = units.slice(at, at + batch)
    await sql`
      insert into snapshot_figure (organisation_id, round_id, run, unit_id, within_id, figure)
      select ${organisationId}, ${roundId}, ${run}, unit_id, within_id, figure::jsonb
      from unnest(${part.map(({ unit }) => unit)}::uuid[], ${part.map(({ within }) => within)}::uuid[],
        ${part.map(({ figure }) => figure)}::text[]) as given (unit_id, within_id, figure)`.execute(tx)
  }
  for (let at = 0; at < blocks.length; at += batch) {
    const part = blocks.slice(at, at + batch)
    await sql`
      insert into vault.block_member (organisation_id, round_id, run, block_id, person_hash)
      select ${organisationId}, ${roundId}, ${run}, block_id, substring(people from 32 * n + 1 for 32)
      from unnest(${part.map(({ unit }) => unit)}::text[],
        ${part.map(({ people }) => Buffer.from(people))}::bytea[]) as given (block_id, people),
        generate_series(0, octet_length(people) / 32 - 1) as n`.execute(tx)
  }
}
