import { type ClientBase, escapeIdentifier } from 'pg'
import { roleName } from '#server/platform/db/role-names.ts'

export type RemovedOrganisation = { readonly people: number; readonly rounds: number }

/**
 * Who refers to what goes before it: a cascade from the organisation knows no such order. Everything else goes with the
 * organisation itself.
 */
const inOrder = [
  'vault.participation',
  'vault.block_member',
  'work_risk',
  'slip',
  'round_plan',
  'round',
  'single_sign_on_domain',
  'single_sign_on',
  'role_assignment',
  'member',
] as const

/**
 * Removes an organisation with everything of it: its list, rounds, figures, action plan, log, keys, and the support requests to
 * its HR; work in line for it, and sessions that its single sign-on began. What people keep for themselves stays theirs. It is done as
 * the owner of the tables, whom no request can become.
 * @returns null when there is none with this id
 */
export async function removeOrganisation(
  client: ClientBase,
  prefix: string,
  id: string,
): Promise<RemovedOrganisation | null> {
  await client.query('begin')
  try {
    await client.query(`set local role ${escapeIdentifier(roleName(prefix, 'owner'))}`)
    // Nothing is added meanwhile: what refers to the organisation waits for this row.
    const { rowCount } = await client.query('select from organisation where id = $1 for update', [id])
    if (rowCount === 0) {
      await client.query('rollback')
      return null
    }
    const { rows } = await client.query<{ people: number; rounds: number }>(
      `select (select count(*) from member where organisation_id = $1 and left_at is null)::int as people,
         (select count(*) from round where organisation_id = $1)::int as rounds`,
      [id],
    )
    await client.query("delete from pgboss.job where data->>'organisationId' = $1", [id])
    await client.query('delete from identity.session where organisation_id = $1', [id])
    await client.query(
      'update identity.session set worked_in = array_remove(worked_in, $1::uuid) where $1::uuid = any (worked_in)',
      [id],
    )
    for (const table of inOrder) await client.query(`delete from ${table} where organisation_id = $1`, [id])
    await client.query('delete from organisation where id = $1', [id])
    await client.query('commit')
    return rows[0] ?? null
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
