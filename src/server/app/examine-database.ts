import { databaseNameOf, withClient } from '#server/platform/db/connection/connection.ts'
import { readMigrations } from '#server/platform/db/migrate/migration-files.ts'
import { createPools } from '#server/platform/db/pool.ts'
import { isDiskFull } from '#server/platform/db/readiness.ts'
import { rolePrefixOf, type SignInRole } from '#server/platform/db/role-names.ts'
import { needsAdministrator } from '#server/platform/db/roles.ts'
import { asRelease } from '#server/platform/db/transaction.ts'
import { readHashKey } from '#server/platform/keys/hash-key-repository.ts'
import type { StoredPersonKey } from '#server/platform/keys/person-key-repository.ts'
import { readNewestLogKey } from '#server/rounds/record-log/record-log-repository.ts'

/** Facts about a database that an operator needs before changing anything in it. */
export type DatabaseFacts = {
  /** As in 15.4. */
  readonly version: string
  readonly major: number
  /** How it stores text, as in UTF8. */
  readonly encoding: string
  /** How far the database's clock is ahead of this machine's, in seconds; negative when it is behind. */
  readonly aheadSeconds: number
  /** Whether acknowledged transactions are flushed to the disk. */
  readonly durable: boolean
  /** Whether the server archives its write-ahead log. */
  readonly archives: boolean
  /** Whether archiving failed the last time: until it succeeds, the server keeps all of the log. */
  readonly archiveFails: boolean
  /** Whether files of the log are recycled with their content, instead of removed. */
  readonly recyclesLog: boolean
  /** A standby, or a primary that takes no writes. */
  readonly readOnly: boolean
  /** Whether its disk is full. */
  readonly diskFull: boolean
  /** Whether roles are missing that this user may not create. */
  readonly needsAdministrator: boolean
  /** Whether any version of Andrum has set it up. */
  readonly isSetUp: boolean
  /** Migrations of this version that have not run. */
  readonly missing: readonly string[]
  /** Migrations that have run and that this version does not have. */
  readonly unknown: readonly string[]
  /** Roles that cannot sign in with the passwords that follow from AUTH_SECRET. */
  readonly lockedOut: readonly SignInRole[]
  /** The wrapped key behind members' hashes; null before the first start. */
  readonly hashKey: StoredPersonKey | null
  /** The public key of the record log; null before the first signature, undefined where it cannot be read. */
  readonly logKey: Uint8Array | null | undefined
  /** How many people's keys each master key wraps. */
  readonly wrappedBy: readonly { readonly masterKey: string; readonly keys: number }[]
  readonly megabytes: number
}

/**
 * Reads these facts; changes nothing.
 * @param authSecret without it the passwords of the roles are unknown, and facts that only a role can read are left out.
 * @throws as `pg` does when the database does not answer.
 */
export async function examineDatabase(url: string, authSecret: string | undefined): Promise<DatabaseFacts> {
  const server = await withClient(url, async (client) => {
    const before = Date.now()
    const { rows } = await client.query<{
      version: string
      number: number
      encoding: string
      now: Date
      durable: boolean
      archives: boolean
      archiveFails: boolean
      recyclesLog: boolean
      readOnly: boolean
      migrated: boolean
      bytes: string
    }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
        current_setting('server_encoding') as encoding, clock_timestamp() as now,
        current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on'
          and current_setting('synchronous_commit') <> 'off' as durable,
        current_setting('archive_mode') <> 'off' as archives, current_setting('wal_recycle') = 'on' as "recyclesLog",
        (select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) from pg_stat_archiver) as "archiveFails",
        current_setting('transaction_read_only') = 'on' as "readOnly",
        to_regclass('public.schema_migration') is not null as migrated,
        pg_database_size(current_database()) as bytes`,
    )
    const row = rows[0]
    if (row === undefined) throw new Error('the database says nothing of itself')
    // The database was asked about halfway between the two times.
    const here = (before + Date.now()) / 2
    const diskFull = await isDiskFull(client)
    const applied = row.migrated
      ? (await client.query<{ name: string }>('select name from public.schema_migration')).rows
      : []
    return {
      ...row,
      diskFull,
      needsAdministrator: await needsAdministrator(client, rolePrefixOf(databaseNameOf(url))),
      aheadSeconds: (row.now.getTime() - here) / 1000,
      applied: applied.map(({ name }) => name),
    }
  })
  const { migrations } = await readMigrations()
  const ours = migrations.map(({ name }) => name)
  const missing = ours.filter((name) => !server.applied.includes(name))
  const rest =
    missing.length > 0 || authSecret === undefined
      ? nothingYet
      : await examineRoles(url, authSecret, server.readOnly)
  return {
    version: server.version.split(' ')[0] ?? server.version,
    major: Math.floor(server.number / 10_000),
    encoding: server.encoding,
    aheadSeconds: server.aheadSeconds,
    durable: server.durable,
    archives: server.archives,
    archiveFails: server.archiveFails,
    recyclesLog: server.recyclesLog,
    readOnly: server.readOnly,
    diskFull: server.diskFull,
    needsAdministrator: server.needsAdministrator,
    isSetUp: server.applied.length > 0,
    missing,
    unknown: server.applied.filter((name) => !ours.includes(name)),
    megabytes: Math.ceil(Number(server.bytes) / 1e6),
    ...rest,
  }
}

const nothingYet = { lockedOut: [], hashKey: null, wrappedBy: [], logKey: undefined }

async function examineRoles(
  url: string,
  authSecret: string,
  readOnly: boolean,
): Promise<Pick<DatabaseFacts, 'lockedOut' | 'hashKey' | 'wrappedBy' | 'logKey'>> {
  const pools = createPools({ url, rolePrefix: rolePrefixOf(databaseNameOf(url)), authSecret })
  try {
    const signedIn = await Promise.all(
      [pools.app, pools.identity, pools.jobs, pools.release].map(({ role, pool }) =>
        pool.query('select 1').then(
          () => ({ role, ok: true }),
          () => ({ role, ok: false }),
        ),
      ),
    )
    const lockedOut = signedIn.filter(({ ok }) => !ok).map(({ role }) => role)
    if (lockedOut.includes('jobs') || lockedOut.includes('release')) return { ...nothingYet, lockedOut }
    const wrappedBy = await pools.jobs.kysely
      .selectFrom('person_key')
      .select(({ fn }) => ['masterKey', fn.countAll<number>().as('keys')])
      .groupBy('masterKey')
      .execute()
    // The query takes a lock, which a read-only database refuses.
    const logKey = readOnly ? undefined : await asRelease(pools.release, {}, readNewestLogKey)
    return { lockedOut, hashKey: await readHashKey(pools.jobs), wrappedBy, logKey }
  } finally {
    await pools.close()
  }
}
