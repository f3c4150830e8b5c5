/**
 * `npm run doctor`: looks at an installation, also while Andrum runs, and says in one line each what is well, what to look at
 * and what is wrong, with what to do. It changes nothing. Ends with 1 when anything is wrong.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chooseDataDir } from '#server/config/data-dir.ts'
import { type Config, readConfig } from '#server/config.ts'
import { type DatabaseFacts, examineDatabase } from '#server/db/examine-database.ts'
import { explainConnection } from '#server/db/explain-connection.ts'
import { openServerBeside } from '#server/db/open-database.ts'
import { StartError } from '#server/db/start-error.ts'
import { makeKeys } from '#server/keys/make-keys.ts'
import { askMailServer } from '#server/mail/ask-mail-server.ts'
import {
  type Finding,
  inWords,
  judgeBackup,
  judgeDatabase,
  judgeDisk,
  judgeKeys,
  judgeProxies,
  judgeRecovery,
  judgeSettings,
  judgeTimeService,
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

/** Reading the settings makes the secrets that were not given; here nothing is made. */
function refuseToBegin(): void {
  const dataDir = chooseDataDir(process.env.DATA_DIR || undefined)
  if (process.env.DATABASE_URL || existsSync(join(dataDir, 'postgres'))) return
  throw new StartError(`Nothing is installed in ${dataDir} yet: start Andrum once, or set DATA_DIR.`)
}

async function examine(config: Config): Promise<DatabaseFacts> {
  const server = await openServerBeside(config)
  try {
    return await examineDatabase(server.url, config.authSecret)
  } catch (error) {
    throw explainConnection(error, server.url)
  } finally {
    await server.stop()
  }
}

function judgeKeysOf(config: Config, facts: DatabaseFacts): Finding {
  const keys = makeKeys(config)
  const { dataKeyOld } = config
  const old = dataKeyOld === undefined ? [] : [makeKeys({ ...config, dataKey: dataKeyOld }).currentMasterKey]
  let opens = true
  try {
    if (facts.hashKey !== null) keys.withHashKey(facts.hashKey)
  } catch {
    opens = false
  }
  return judgeKeys(facts, opens, [keys.currentMasterKey, ...old])
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

const config = await look('settings', 'Set it (README).', () => {
  refuseToBegin()
  return readConfig(process.env)
})
if (config !== undefined) {
  note(...judgeSettings(config), judgeProxies(config.trustedProxies, isInContainer()))
  const facts = await look('database', 'Start it, or mend DATABASE_URL.', () => examine(config))
  if (facts !== undefined)
    note(...judgeDatabase(facts), ...judgeRecovery(facts, config.recoveryHours), judgeKeysOf(config, facts))
  note(...judgeTimeService(askTimeService()))
  const { smtpUrl, dataDir } = config
  if (smtpUrl !== undefined && !config.demo) {
    const answered = await look('mail', 'Mend SMTP_URL, or the mail server.', () => askMailServer(smtpUrl))
    if (answered !== undefined) note({ what: 'mail', state: 'well', found: `${answered} lets us in` })
  }
  const free = await look('disk', `Let this user read ${dataDir}.`, () => freeBytes(dataDir))
  if (free !== undefined) note(judgeDisk(free, dataDir))
  note(judgeBackup(lastBackupOf(dataDir), new Date(), config))
}
const wrong = findings.filter(({ state }) => state === 'wrong').length
console.log(wrong === 0 ? '\nNothing is wrong.' : `\nWrong: ${wrong}.`)
process.exitCode = wrong === 0 ? 0 : 1
