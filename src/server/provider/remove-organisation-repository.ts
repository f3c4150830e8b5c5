import { type ClientBase, escapeIdentifier } from 'pg'
import { roleName } from '#server/platform/db/role-names.ts'

export type RemovedOrganisation = { readonly people: number; readonly rounds: number }

/**
 * Tables to delete from first, in this order, because of their references; a cascade from the organisation knows no such order. All
 * other rows go with the organisation itself.
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
 * Deletes an organisation with its list, rounds, figures, action plan, log, keys, support requests to its HR, queued jobs, and
 * sessions that its single sign-on began. What people store for themselves stays theirs. Runs as
 * the owner of the tables, a role that no request can take.
 * @returns null when there is no organisation with this id
 */
export async function removeOrganisation(
  client: ClientBase,
  prefix: string,
  id: string,
): Promise<RemovedOrganisation | null> {
  await client.query('begin')
  try {
    await client.query(`set local role ${escapeIdentifier(roleName(prefix, 'owner'))}`)
    // Rows that refer to the organisation wait for this lock, so none is added meanwhile.
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
