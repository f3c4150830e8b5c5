import { createHash } from 'node:crypto'
import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg'
import { getConstructionPlans, getMigrationPlans, PgBoss, type Queue } from 'pg-boss'
import { type RoleKind, roleName } from '#server/platform/db/role-names.ts'

/**
 * The job queue's own schema. At run time: `new PgBoss({ schema: jobsSchema, migrate: false, createSchema: false, reindex:
 * false, … })`.
 */
export const jobsSchema = 'pgboss'

/** A queue as pg-boss's createQueue takes it. Policy and partition never change; a migration updates the other options. */
export type QueueSetup = Queue

type JobsSetup = { readonly rolePrefix: string; readonly queues: readonly QueueSetup[] }

/** Roles that may put a job into the queue in the transaction that causes it, and cannot read any. */
const senders = ['person', 'hr', 'release', 'identity'] as const satisfies readonly RoleKind[]

/**
 * Creates or upgrades pg-boss's tables and queues as the owner role, so that the running server needs no right to create
 * anything. pg-boss opens its own transactions: the session takes the role and gives it back.
 */
export async function migrateJobs(client: ClientBase, setup: JobsSetup): Promise<void> {
  await client.query(`set role ${escapeIdentifier(roleName(setup.rolePrefix, 'owner'))}`)
  try {
    const { built } = await buildTables(client)
    // Every start comes here, and each queue takes two transactions: about a second for a hundred even when nothing changes.
    const wanted = fingerprintOf(setup)
    if (!built && (await readFingerprint(client)) === wanted) return
    await createQueues(client, setup.queues)
    await grantRights(client, setup.rolePrefix)
    await client.query(`comment on schema ${jobsSchema} is ${escapeLiteral(wanted)}`)
  } finally {
    await client.query('reset role')
  }
}

/** @returns whether it built anything. */
async function buildTables(client: ClientBase): Promise<{ built: boolean }> {
  const installed = await client.query<{ name: string | null }>('select to_regclass($1)::text as name', [
    `${jobsSchema}.version`,
  ])
  if (installed.rows[0]?.name == null) {
    await client.query(getConstructionPlans(jobsSchema))
    return { built: true }
  }
  const { rows } = await client.query<{ version: number }>(`select version from ${jobsSchema}.version`)
  const steps = await upgradeSteps(client, rows[0]?.version ?? 0)
  for (const step of steps) await client.query(step)
  return { built: steps.length > 0 }
}

/** A comment on the schema holds the last set-up, so that only the start of another version sets the queues up anew. */
function fingerprintOf({ rolePrefix, queues }: JobsSetup): string {
  const setup = JSON.stringify([rolePrefix, queues, rights(rolePrefix, ['*'])])
  return `Set up by Andrum: ${createHash('sha256').update(setup).digest('hex')}`
}

async function readFingerprint(client: ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ text: string | null }>(
    "select obj_description($1::regnamespace, 'pg_namespace') as text",
    [jobsSchema],
  )
  return rows[0]?.text ?? null
}

/** pg-boss's own upgrade: one transaction, then index builds that must each stand alone. Empty when up to date. */
async function upgradeSteps(client: ClientBase, version: number): Promise<string[]> {
  const partitions = await client.query<{ tableName: string; policy: string }>(
    `select table_name as "tableName", policy from ${jobsSchema}.queue where partition`,
  )
  try {
    const script = getMigrationPlans(jobsSchema, version, { partitionTables: partitions.rows })
    const [transaction = '', builds = ''] = script.split(/(?<=^\s*COMMIT;)/m)
    const single = builds.split(/;\s*$/m).map((step) => step.trim())
    return [transaction, ...single.filter((step) => step !== '')]
  } catch (error) {
    if (error instanceof Error && error.message === `Version ${version} not found.`) return []
    throw error
  }
}

async function createQueues(client: ClientBase, queues: readonly QueueSetup[]): Promise<void> {
  const executor = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  const boss = new PgBoss({ db: executor, schema: jobsSchema })
  for (const { name, deadLetter: _, ...options } of queues) await boss.createQueue(name, options)
  // Every queue exists now, so each may name another one for its dead letters.
  for (const { name, policy: _policy, partition: _partition, ...options } of queues) {
    if (Object.keys(options).length > 0) await boss.updateQueue(name, options)
  }
}

async function grantRights(client: ClientBase, prefix: string): Promise<void> {
  const tables = await client.query<{ name: string }>(
    `select distinct format('%I.%I', $1::text, table_name) as name from ${jobsSchema}.queue`,
    [jobsSchema],
  )
  const grants = rights(
    prefix,
    tables.rows.map(({ name }) => name),
  )
  for (const grant of grants) await client.query(grant)
}

/** @param tables the tables of jobs. */
function rights(prefix: string, tables: readonly string[]): string[] {
  const names = (kinds: readonly RoleKind[]) =>
    kinds.map((kind) => escapeIdentifier(roleName(prefix, kind))).join(', ')
  return [
    `grant usage on schema ${jobsSchema} to ${names(['jobs', ...senders])}`,
    `grant select, insert, update, delete on all tables in schema ${jobsSchema} to ${names(['jobs'])}`,
    // pg-boss reads the queue's settings and the id of the job it has just inserted: the senders may read nothing else.
    `grant select on ${jobsSchema}.queue to ${names(senders)}`,
    ...tables.map((name) => `grant insert, select (id) on ${name} to ${names(senders)}`),
  ]
}
