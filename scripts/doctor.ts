/**
 * `npx andrum doctor`: looks at an installation, also while Andrum runs, and says in one line each what is well, what to look at
 * and what is wrong, with what to do. It changes nothing. Ends with 1 when anything is wrong.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type DatabaseFacts, examineDatabase } from '#server/app/examine-database.ts'
import { readSettings, type Settings } from '#server/platform/config/config.ts'
import { refuseNothing } from '#server/platform/config/data-dir.ts'
import { findSecrets, missingSecret, type Secrets } from '#server/platform/config/secrets.ts'
import { refuseUnfinished } from '#server/platform/db/backup/unfinished-restore.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { explainConnection } from '#server/platform/db/connection/explain-connection.ts'
import { findRunningServer } from '#server/platform/db/embedded/embedded-server.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { askMailServer } from '#server/platform/mail/ask-mail-server.ts'
import {
  type Finding,
  inWords,
  judgeBackup,
  judgeDatabase,
  judgeDisk,
  judgeKeys,
  judgeLogKey,
  judgeProxies,
  judgeRecovery,
  judgeTimeService,
  validateSettings,
} from './doctor/findings.ts'
import { lastBackupOf } from './start/last-backup.ts'

const findings: Finding[] = []
const note = (...some: readonly Finding[]) => {
  findings.push(...some)
  for (const one of some) console.log(inWords(one))
}

/** What stops here is one finding; the others are still looked for. */
async function look<T>(what: string, todo: string, work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    // Sentences of the start say what to do themselves.
    note({ what, state: 'wrong', found: said, ...(error instanceof StartError ? {} : { todo }) })
    return undefined
  }
}

function readInstallation(): Settings {
  const settings = readSettings(process.env)
  refuseNothing(settings)
  return settings
}

/** To start the embedded database would change its files: it is looked at while it runs. */
async function examine(
  { databaseUrl, dataDir }: Settings,
  authSecret: string | undefined,
): Promise<DatabaseFacts | undefined> {
  const url = databaseUrl ?? (await findRunningServer(dataDir))
  if (url === undefined) {
    note({
      what: 'database',
      state: 'look',
      found: 'the embedded one is not running, so nothing is said of what is in it',
      todo: 'Start Andrum, and ask again while it runs.',
    })
    return undefined
  }
  try {
    await withClient(url, refuseUnfinished)
    return await examineDatabase(url, authSecret)
  } catch (error) {
    throw explainConnection(error, url)
  }
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

/** Whatever was generated and is gone was lost; a `LOG_KEY` only where the log has been signed. */
function judgeSecrets({ dataDir }: Settings, secrets: Partial<Secrets>): Finding[] {
  const lost = (['authSecret', 'dataKey'] as const).filter((name) => secrets[name] === undefined)
  return lost.map((name) => ({ what: 'keys', state: 'wrong', found: missingSecret(dataDir, name) }))
}

/** What Docker and Podman put into each of theirs. */
const isInContainer = () => existsSync('/.dockerenv') || existsSync('/run/.containerenv')

function askTimeService(): string {
  const { stdout } = spawnSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    encoding: 'utf8',
  })
  // Null where there is no such program.
  return stdout?.trim() ?? ''
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(existsSync(folder) ? folder : dirname(folder))
  return bavail * bsize
}

const settings = await look('settings', 'Set it (docs/runbooks/settings.md).', readInstallation)
if (settings !== undefined) {
  note(...validateSettings(settings), judgeProxies(settings.trustedProxies, isInContainer()))
  const { smtpUrl, dataDir, given } = settings
  const secrets = await look('keys', `Let this user read ${dataDir}.`, () => findSecrets(dataDir, given))
  note(...judgeSecrets(settings, secrets ?? given))
  const facts = await look('database', 'Start it, or mend DATABASE_URL.', () =>
    examine(settings, secrets?.authSecret),
  )
  if (facts !== undefined)
    note(
      ...judgeDatabase(facts),
      ...judgeRecovery(facts, settings.recoveryHours),
      ...judgeKeysOf(settings, secrets ?? given, facts),
    )
  note(
    judgeLogKey({ logKey: secrets?.logKey, logKeyOld: settings.logKeyOld, signedBy: facts?.logKey }, dataDir),
  )
  note(...judgeTimeService(askTimeService()))
  if (smtpUrl !== undefined && !settings.demo) {
    const answered = await look('mail', 'Mend SMTP_URL, or the mail server.', () => askMailServer(smtpUrl))
    if (answered !== undefined) note({ what: 'mail', state: 'well', found: `${answered} lets us in` })
  }
  const free = await look('disk', `Let this user read ${dataDir}.`, () => freeBytes(dataDir))
  if (free !== undefined) note(judgeDisk(free, dataDir))
  note(judgeBackup(lastBackupOf(dataDir), new Date(), settings))
}
const wrong = findings.filter(({ state }) => state === 'wrong').length
console.log(wrong === 0 ? '\nNothing is wrong.' : `\nWrong: ${wrong}.`)
process.exitCode = wrong === 0 ? 0 : 1
