import type { DatabaseFacts } from '#server/app/examine-database.ts'
import type { Config } from '#server/platform/config/config.ts'
import { missingSecret } from '#server/platform/config/secrets.ts'
import { publicLogKey } from '#server/platform/keys/record-log-key.ts'

/** One line of the doctor's output. */
export type Finding = {
  readonly what: string
  /** `look`: it works, and somebody should check it. */
  readonly state: 'well' | 'look' | 'wrong'
  readonly found: string
  /** Absent where all is well. */
  readonly todo?: string
}

export const well = (what: string, found: string): Finding => ({ what, state: 'well', found })
export const look = (what: string, found: string, todo: string): Finding => ({
  what,
  state: 'look',
  found,
  todo,
})
export const wrong = (what: string, found: string, todo: string): Finding => ({
  what,
  state: 'wrong',
  found,
  todo,
})

export function validateSettings({
  production,
  demo,
  notes,
  sms,
}: Pick<Config, 'production' | 'demo' | 'notes' | 'sms'>): Finding[] {
  const kind = demo
    ? look(
        'demo',
        'this is a demo: everybody can sign in to its accounts',
        'Set NODE_ENV=production where people rely on it.',
      )
    : production
      ? well('demo', 'off')
      : look(
          'demo',
          'off, but NODE_ENV is not production',
          'Set NODE_ENV=production where people rely on it.',
        )
  const read = production ? notes : []
  return [
    well('settings', 'every variable can be read'),
    kind,
    well('sms', sms === undefined ? 'off' : `handed to ${new URL(sms.url).host} as ${sms.from}`),
    ...read.map((note) =>
      look('settings', note.replace(/\.$/, ''), 'Set it (docs/reference/configuration.md).'),
    ),
  ]
}

/** Visitors are told apart only by the address of their requests; behind an untrusted proxy all have the same. */
export function judgeProxies(trusted: readonly string[], inContainer: boolean): Finding {
  const found = `X-Forwarded-For is believed from ${trusted.join(', ')}`
  const onlyInside = trusted.every((one) => one.startsWith('127.') || one.startsWith('::1'))
  return inContainer && onlyInside
    ? look(
        'proxies',
        `${found}, which in a container is no proxy: all visitors are one network`,
        'Set TRUSTED_PROXIES to the address from which the proxy reaches the container (operate.md).',
      )
    : well('proxies', found)
}

/** The oldest supported PostgreSQL. */
const oldest = 15
/** In seconds. With a larger difference, sign-in codes of one machine are too late or too early on another. */
const mostApart = 5

function judgeRoles({ lockedOut, missing, needsAdministrator }: DatabaseFacts): Finding {
  if (needsAdministrator)
    return wrong(
      'roles',
      "this user may not make Andrum's roles",
      'npx andrum migrate prints the statements that an administrator of the database has to run.',
    )
  if (lockedOut.length > 0)
    return wrong(
      'roles',
      `${lockedOut.join(', ')} cannot sign in`,
      'npx andrum migrate, which prints what an administrator has to run; AUTH_SECRET must be that of all machines, and pg_hba.conf must let the roles in by password.',
    )
  return well('roles', missing.length > 0 ? 'not there yet' : 'all four sign in')
}

export function judgeDatabase(facts: DatabaseFacts): Finding[] {
  const { version, major, encoding, durable, readOnly, diskFull, aheadSeconds } = facts
  const { isSetUp, missing, unknown, megabytes } = facts
  const found = `PostgreSQL ${version}, ${megabytes} MB`
  const apart = Math.round(Math.abs(aheadSeconds) * 10) / 10
  return [
    major >= oldest
      ? well('database', found)
      : wrong('database', found, `Upgrade it to PostgreSQL ${oldest} or later.`),
    ...(encoding === 'UTF8'
      ? []
      : [
          wrong(
            'database',
            `it stores text as ${encoding}`,
            "Create another with encoding 'UTF8' template template0, and move the data there by backup and restore.",
          ),
        ]),
    ...(durable
      ? []
      : [
          wrong(
            'database',
            'it acknowledges before it has written',
            'Set fsync, full_page_writes and synchronous_commit to on.',
          ),
        ]),
    ...(readOnly
      ? [wrong('database', 'it takes no writes', 'DATABASE_URL must lead to the primary (operate.md).')]
      : []),
    ...(diskFull
      ? [
          wrong(
            'database',
            'its disk is full: nothing more is stored',
            'Make room: Andrum goes on by itself.',
          ),
        ]
      : []),
    unknown.length > 0
      ? wrong(
          'migrations',
          `${unknown.at(-1)} is of a newer version`,
          'Start the newer version, or restore a backup from before it.',
        )
      : missing.length > 0 && !isSetUp
        ? well('migrations', 'none yet: the first start runs them')
        : missing.length > 0
          ? wrong(
              'migrations',
              `${missing.length} are missing, from ${missing[0]} on`,
              'Start Andrum, or: npx andrum migrate.',
            )
          : well('migrations', 'all of this version, none of another'),
    judgeRoles(facts),
    apart > mostApart
      ? wrong(
          'clock',
          `${apart} s apart from the database's`,
          'Let both machines follow the same time (NTP).',
        )
      : well('clock', `${apart} s apart from the database's`),
  ]
}

/** Compares what is kept of the database's write-ahead log with the privacy notice. @param hours as published */
export function judgeRecovery(
  { archives, archiveFails, recyclesLog }: Pick<DatabaseFacts, 'archives' | 'archiveFails' | 'recyclesLog'>,
  hours: number | undefined,
): Finding[] {
  const what = 'recovery'
  if (!archives)
    return hours === undefined
      ? [well(what, 'between two backups none, and no log is kept for it')]
      : [
          look(
            what,
            `the pages say that the log is kept for ${hours} h, and archive_mode is off`,
            'Set it up, or leave RECOVERY_HOURS out: recovery.md.',
          ),
        ]
  if (hours === undefined)
    return [
      wrong(
        what,
        'archive_mode is on: the log is kept, single answers can be found in it, and the pages do not say so',
        'Turn it off and delete what is kept, or set RECOVERY_HOURS to how long it is: recovery.md.',
      ),
    ]
  return [
    archiveFails
      ? wrong(
          what,
          'archive_command fails: until it does not, all of the log stays',
          "The reason is in the database's own log (recovery.md).",
        )
      : well(what, `the log is kept for ${hours} h, as the pages say`),
    ...(recyclesLog
      ? [look(what, 'pg_wal may hold older log than the pages say', 'Set wal_recycle to off: recovery.md.')]
      : []),
  ]
}

/**
 * @param opensHashKey whether DATA_KEY, or DATA_KEY_OLD, unwraps the key behind members' hashes.
 * @param known the names of the given master keys, the current one first.
 */
export function judgeKeys(
  { hashKey, wrappedBy }: Pick<DatabaseFacts, 'hashKey' | 'wrappedBy'>,
  opensHashKey: boolean,
  known: readonly string[],
): Finding {
  if (hashKey === null) return well('keys', 'nothing is sealed yet')
  const count = (keys: typeof wrappedBy) => keys.reduce((sum, one) => sum + Number(one.keys), 0)
  const foreign = count(wrappedBy.filter(({ masterKey }) => !known.includes(masterKey)))
  const old = count(wrappedBy.filter(({ masterKey }) => masterKey !== known[0])) - foreign
  if (!opensHashKey || foreign > 0) {
    const found = opensHashKey
      ? `DATA_KEY does not open ${foreign} people's keys`
      : 'DATA_KEY does not open this database'
    return wrong('keys', found, 'Find the key that does, before anything else: lost-key.md.')
  }
  if (old > 0 || hashKey.masterKey !== known[0])
    return look(
      'keys',
      `${old} people's keys are still wrapped by DATA_KEY_OLD`,
      'Keep DATA_KEY_OLD until none is: change-data-key.md.',
    )
  return well('keys', `DATA_KEY opens the data, ${count(wrappedBy)} people's keys among them`)
}

type LogKeys = {
  readonly logKey: string | undefined
  readonly logKeyOld: string | undefined
  /** The public key that has signed this database's log; null before the first signature, undefined where it could not be read. */
  readonly signedBy: Uint8Array | null | undefined
}

export function judgeLogKey({ logKey, logKeyOld, signedBy }: LogKeys, dataDir: string): Finding {
  const what = 'log key'
  const signs = (key: string | undefined) =>
    key !== undefined && signedBy != null && Buffer.from(signedBy).equals(publicLogKey(key))
  if (logKey === undefined && signedBy === null) return well(what, 'none yet: the next start makes one')
  if (logKey === undefined && signedBy === undefined)
    return look(
      what,
      missingSecret(dataDir, 'logKey'),
      'An installation that was never started with a record log has none: its next start makes one.',
    )
  if (logKey === undefined) return { what, state: 'wrong', found: missingSecret(dataDir, 'logKey') }
  if (signedBy === undefined) return well(what, 'is there')
  return signedBy === null || signs(logKey)
    ? well(what, 'is that of the record log')
    : signs(logKeyOld)
      ? look(what, 'takes over from LOG_KEY_OLD at the next start', 'Tell the witnesses: operate.md, "Keys".')
      : wrong(what, 'is another than the one that has signed the record log', 'Find that one: lost-key.md.')
}

/** Free bytes below which the finding is `look`, and `wrong`. */
const space = { look: 5e9, wrong: 1e9 } as const

export function judgeDisk(freeBytes: number, folder: string): Finding {
  const found = `${(freeBytes / 1e9).toFixed(1)} GB free for ${folder}`
  const todo = 'Make room: on a full disk nothing more is kept.'
  if (freeBytes < space.wrong) return wrong('disk', found, todo)
  return freeBytes < space.look ? look('disk', found, todo) : well('disk', found)
}

/** In hours: a nightly backup, and time for a late one. */
const oldestBackup = 26

/** @param said `yes` or `no`, as `timedatectl` says about NTP; no finding for anything else. */
export function judgeTimeService(said: string): Finding[] {
  if (said === 'yes') return [well('clock', 'follows the time of the network')]
  if (said !== 'no') return []
  return [look('clock', 'follows no time of the network', 'Turn it on: timedatectl set-ntp true.')]
}

/** @param takenAt the last finished backup; null where there is none. */
export function judgeBackup(takenAt: Date | null, now: Date, { demo }: Pick<Config, 'demo'>): Finding {
  const todo = 'Take one each night: backup.md.'
  if (takenAt === null) {
    return demo ? well('backup', 'none, of a demo') : wrong('backup', 'none has been taken from here', todo)
  }
  const hours = (now.getTime() - takenAt.getTime()) / 3_600_000
  const found = `the last one is of ${takenAt.toISOString()}, ${Math.round(hours)} hours ago`
  return hours > oldestBackup ? wrong('backup', found, todo) : well('backup', found)
}

/** The printed lines: state, subject, finding, and below them what to do. */
export function inWords({ what, state, found, todo }: Finding): string {
  const line = `${state.padEnd(6)}${what.padEnd(12)}${found}`
  return todo === undefined ? line : `${line}\n${' '.repeat(18)}${todo}`
}
