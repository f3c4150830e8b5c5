import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type DatabaseFacts, examineDatabase } from '#server/app/examine-database.ts'
import { readSettings, type Settings } from '#server/platform/config/config.ts'
import { refuseForgottenDatabase } from '#server/platform/config/data-dir.ts'
import { findSecrets, missingSecret, type Secrets } from '#server/platform/config/secrets.ts'
import { refuseUnfinished } from '#server/platform/db/backup/unfinished-restore.ts'
import { databaseNameOf, signInUrl, withClient } from '#server/platform/db/connection/connection.ts'
import { explainConnection, explainPooler } from '#server/platform/db/connection/explain-connection.ts'
import { findRunningServer } from '#server/platform/db/embedded/embedded-server.ts'
import { explainFolder } from '#server/platform/db/embedded/explain.ts'
import { isFolderHeld } from '#server/platform/db/embedded/folder-lock.ts'
import { refuseRenamed, rolePrefixOf } from '#server/platform/db/role-names.ts'
import { StartError, sqlState } from '#server/platform/db/start-error.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { askMailServer } from '#server/platform/mail/ask-mail-server.ts'
import { lastBackupOf } from '../start/last-backup.ts'
import { judgeBaseUrl, judgePort } from './ask-address.ts'
import {
  type Finding,
  judgeBackup,
  judgeDatabase,
  judgeDisk,
  judgeKeys,
  judgeLogKey,
  judgeProxies,
  judgeRecovery,
  judgeTimeService,
  look,
  validateSettings,
  well,
} from './findings.ts'

type Note = (...some: readonly Finding[]) => void

/**
 * Examines an installation, also while Andrum runs and before its first start, and changes nothing: makes no file and writes no
 * row.
 * @param note gets each finding as soon as it is there: the next ones may take seconds.
 * @returns whether this installation has never been started.
 */
export async function examineInstallation(
  variables: Readonly<Record<string, string | undefined>>,
  note: Note,
): Promise<boolean> {
  const settings = await tell(note, 'settings', 'Set it (docs/reference/configuration.md).', () =>
    readSettings(variables),
  )
  if (settings === undefined) return false
  const { dataDir, databaseUrl } = settings
  note(...validateSettings(settings), judgeProxies(settings.trustedProxies, isInContainer()))
  const runs = await isFolderHeld(dataDir).catch(() => false)
  note(await judgePort(settings, runs), ...(await judgeBaseUrl(settings, runs)))
  await tell(note, 'database', 'Set DATABASE_URL.', () => refuseForgottenDatabase(settings))
  await tell(note, 'folder', `Let this user write ${dataDir}.`, () => refuseClosedFolder(dataDir))
  const isEmpty = databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'))
  if (isEmpty) note(look('install', `Nothing is installed in ${dataDir} yet`, firstStart))
  const isNew = await examineData(settings, isEmpty, note)
  note(...judgeTimeService(askTimeService()))
  await examineMail(settings, note)
  const free = await tell(note, 'disk', `Let this user read ${dataDir}.`, () => freeBytes(dataDir))
  if (free !== undefined) note(judgeDisk(free, dataDir))
  if (isNew) return true
  const last = await tell(note, 'backup', `Let this user read ${dataDir}.`, () => lastBackupOf(dataDir))
  if (last !== undefined) note(judgeBackup(last, new Date(), settings))
  return false
}

export const firstStart = 'Start Andrum: npm start in a clone, ./andrum start from an archive.'

/** Turns an error of one examination into a finding; the others still run. */
async function tell<T>(
  note: Note,
  what: string,
  todo: string,
  work: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    // A StartError's message itself says what to do.
    note({ what, state: 'wrong', found: said, ...(error instanceof StartError ? {} : { todo }) })
    return undefined
  }
}

/** @returns whether nothing has been stored yet. */
async function examineData(settings: Settings, isEmpty: boolean, note: Note): Promise<boolean> {
  const { dataDir, given, databaseUrl } = settings
  const secrets = await tell(note, 'keys', `Let this user read ${dataDir}.`, () =>
    findSecrets(dataDir, given),
  )
  const facts = isEmpty
    ? undefined
    : await tell(note, 'database', 'Start it, or correct DATABASE_URL.', () =>
        examine(settings, secrets?.authSecret, note),
      )
  const isNew = isEmpty || facts?.isSetUp === false
  const unknown = databaseUrl !== undefined && facts === undefined
  note(...judgeSecrets(dataDir, secrets ?? given, isNew ? 'new' : unknown ? 'unknown' : 'used'))
  if (facts?.missing.length === 0) await examinePooler(settings, secrets?.authSecret, note)
  if (facts !== undefined)
    note(
      ...judgeDatabase(facts),
      ...judgeRecovery(facts, settings.recoveryHours),
      ...judgeKeysOf(settings, secrets ?? given, facts),
    )
  const signedBy = isNew ? null : facts?.logKey
  note(judgeLogKey({ logKey: secrets?.logKey, logKeyOld: settings.logKeyOld, signedBy }, dataDir))
  return isNew
}

/** Starting the embedded database would change its files, so it is examined only while it runs. */
async function examine(
  { databaseUrl, dataDir }: Settings,
  authSecret: string | undefined,
  note: Note,
): Promise<DatabaseFacts | undefined> {
  const url = databaseUrl ?? (await findRunningServer(dataDir))
  if (url === undefined) {
    const found = 'the embedded one is not running, so nothing is said of what is in it'
    note(look('database', found, 'Start Andrum, and ask again while it runs.'))
    return undefined
  }
  try {
    await withClient(url, async (client) => {
      await refuseUnfinished(client)
      await refuseRenamed(client, rolePrefixOf(databaseNameOf(url)))
    })
    return await examineDatabase(url, authSecret)
  } catch (error) {
    throw explainConnection(error, url)
  }
}

/** All requests go through the PgBouncer of DATABASE_POOL_URL; what is examined besides goes to the database itself. */
async function examinePooler(
  { databaseUrl: url, databasePoolUrl: poolUrl }: Settings,
  authSecret: string | undefined,
  note: Note,
): Promise<void> {
  if (url === undefined || poolUrl === undefined || authSecret === undefined) return
  const access = { url, poolUrl, authSecret, rolePrefix: rolePrefixOf(databaseNameOf(url)) }
  await tell(note, 'pooler', 'Start PgBouncer.', async () => {
    try {
      await withClient(signInUrl(access, 'login'), (client) => client.query('select 1'))
    } catch (error) {
      throw explainPooler(error, poolUrl)
    }
    note(well('pooler', "lets Andrum's roles in"))
  })
}

function judgeKeysOf(
  settings: Settings,
  { authSecret, dataKey }: Partial<Secrets>,
  facts: DatabaseFacts,
): Finding[] {
  if (authSecret === undefined || dataKey === undefined) return []
  const keysOf = (key: Buffer) => makeKeys({ ...settings, authSecret, dataKey: key })
  const { dataKeyOld } = settings
  const keys = keysOf(Buffer.from(dataKey))
  const old = dataKeyOld === undefined ? [] : [keysOf(dataKeyOld).currentMasterKey]
  let opens = true
  try {
    if (facts.hashKey !== null) keys.withHashKey(facts.hashKey)
  } catch {
    opens = false
  }
  return [judgeKeys(facts, opens, [keys.currentMasterKey, ...old])]
}

/**
 * A secret that is missing beside existing data has been lost, and is never made anew; only a new installation makes its own.
 * @param data `unknown` where the data could not be examined.
 */
function judgeSecrets(
  dataDir: string,
  secrets: Partial<Secrets>,
  data: 'new' | 'used' | 'unknown',
): Finding[] {
  const missing = (['authSecret', 'dataKey'] as const).filter((name) => secrets[name] === undefined)
  if (missing.length === 0) return []
  if (data === 'new') return [well('keys', 'none yet: the first start makes them')]
  return missing.map((name) => ({
    what: 'keys',
    state: data === 'used' ? ('wrong' as const) : ('look' as const),
    found: missingSecret(dataDir, name),
  }))
}

async function examineMail({ smtpUrl, demo, baseUrl }: Settings, note: Note): Promise<void> {
  if (smtpUrl === undefined || demo) return
  const todo = 'Correct SMTP_URL, or ask the person who runs the mail server.'
  const answered = await tell(note, 'mail', todo, () => askMailServer(smtpUrl, baseUrl))
  if (answered !== undefined) note(well('mail', `${answered} lets us in`))
}

/** Asks for permissions instead of trying to write. @throws StartError */
function refuseClosedFolder(dataDir: string): void {
  let place = dataDir
  while (!existsSync(place)) place = dirname(place)
  try {
    if (!statSync(place).isDirectory()) throw Object.assign(new Error(place), { code: 'ENOTDIR' })
    accessSync(place, constants.W_OK | constants.X_OK)
  } catch (error) {
    // A file in place of a folder is named itself; what is missing is DATA_DIR.
    throw explainFolder(error, sqlState(error) === 'ENOTDIR' ? place : dataDir)
  }
}

/** Files that Docker and Podman put into each container. */
const isInContainer = () => existsSync('/.dockerenv') || existsSync('/run/.containerenv')

function askTimeService(): string {
  const { stdout } = spawnSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    encoding: 'utf8',
  })
  // Null where the program does not exist.
  return stdout?.trim() ?? ''
}

async function freeBytes(folder: string): Promise<number> {
  let place = folder
  while (!existsSync(place)) place = dirname(place)
  const { bavail, bsize } = await statfs(place)
  return bavail * bsize
}
