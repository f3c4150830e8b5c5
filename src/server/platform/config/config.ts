import type { AnswerLanguage } from '#core/answer-languages.ts'
import { ignoredVariablesNote } from '#server/platform/db/connection/postgres-variables.ts'
import { withOneHost } from '#server/platform/db/connection/several-hosts.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import type { OutgoingProxy } from '#server/platform/net/guarded-fetch.ts'
import type { SmsSettings } from '#server/platform/sms/sms-gateway.ts'
import { readAnswerLanguages } from './answer-languages.ts'
import { type Brand, readBrand } from './brand.ts'
import { chooseDataDir, refuseForgottenDatabase, refuseNothing } from './data-dir.ts'
import { type DemoDecision, decideDemo, isProductionInImage, whatDecides } from './demo.ts'
import {
  address,
  type Environment,
  folder,
  oneOf,
  type Parse,
  readEnvironment,
  secret,
  sender,
  wholeNumber,
} from './environment.ts'
import { readOutgoingNetworks, readOutgoingProxy, readTrustedProxies } from './networks.ts'
import { findSecrets, missingSecret, type Secrets, storeSecrets } from './secrets.ts'
import { readSms } from './sms.ts'
import { readSmtpUrl } from './smtp.ts'
import { readTracing, type TracingSettings } from './tracing.ts'
import { readWitnessKeys } from './witness-keys.ts'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** Everything the operator decides, checked. Documented in docs/reference/configuration.md, one row a variable. */
export type Config = {
  readonly production: boolean
  /** 0: the system chooses, for tests. */
  readonly port: number
  readonly host: string
  /** Absolute. Embedded database, generated secrets, rendered pages. */
  readonly dataDir: string
  /** PostgreSQL 15 or newer; without it the embedded one serves. */
  readonly databaseUrl?: string
  /** A PgBouncer in transaction mode before that database, for everything but migrations. */
  readonly databasePoolUrl?: string
  /** Address of the site without a slash at the end. */
  readonly baseUrl: string
  readonly authSecret: string
  /** Master key of people's own results: key material of at least 32 bytes, to derive keys from. */
  readonly dataKey: Buffer
  /** The master key before this one, while keys are being changed. */
  readonly dataKeyOld?: Buffer
  /** The secret that the key of the record log is derived from. */
  readonly logKey: string
  /** The earlier `logKey`, while the operator is changing it. */
  readonly logKeyOld?: string
  /** Keys of the witnesses whose cosignatures the log accepts, as `name+id+key`. */
  readonly witnessKeys: readonly string[]
  /** How many hours the database's write-ahead log is kept, as the privacy notice says; without it, it is not kept. */
  readonly recoveryHours?: number
  readonly smtpUrl?: string
  /** Without it the product sends no SMS. */
  readonly sms?: SmsSettings
  /** Addresses and networks of the proxies whose `X-Forwarded-For` the server trusts. */
  readonly trustedProxies: readonly string[]
  /** Addresses and networks that customers' addresses may lead to although they are not public (`net/guarded-fetch.ts`). */
  readonly outgoingNetworks: readonly string[]
  /** What those requests go through; without it they go straight there. */
  readonly outgoingProxy?: OutgoingProxy
  /** `Name <address>` that mail comes from. */
  readonly mailFrom: string
  readonly brand: Brand
  /** Languages that the pages of answering have besides those of all pages (decision 0774). */
  readonly answerLanguages: readonly AnswerLanguage[]
  /** Where people report a security hole: the support address, where the operator has set one. */
  readonly securityContact?: string
  /** Demo accounts and the mailbox page exist, and no mail leaves the machine. */
  readonly demo: boolean
  readonly logLevel: LogLevel
  /** How long, in seconds, the server goes on answering after it was told to end, while `/api/ready` says no. */
  readonly drainSeconds: number
  /** Where `/metrics` is served; without it, nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number }
  /** Where spans of OpenTelemetry are sent; without it, nowhere. */
  readonly tracing?: TracingSettings
  /** Sentences the operator should read at the start although nothing is wrong. */
  readonly notes: readonly string[]
  /** Files of secrets that this start has made. */
  readonly madeSecrets: readonly string[]
}

type Variables = Readonly<Record<string, string | undefined>>

/** The configuration without the secrets that may be files, and those of these secrets that the environment gives. */
export type Settings = Omit<Config, keyof Secrets | 'madeSecrets'> & { readonly given: Partial<Secrets> }

/**
 * Reads and checks the whole environment; makes the secrets that were not given, outside production.
 * @throws StartError with a sentence for every variable that is wrong or missing.
 */
export function readConfig(variables: Variables): Config {
  const { given, ...settings } = readSettings(variables)
  refuseForgottenDatabase(settings)
  const { dataKey, ...secrets } = storeSecrets(settings.dataDir, given)
  return { ...settings, ...secrets, dataKey: Buffer.from(dataKey) }
}

/** For commands on an installation that exists. A version before the record log has no `LOG_KEY` yet. */
export type InstalledConfig = Omit<Config, 'logKey' | 'madeSecrets'>

/**
 * As `readConfig`, but creates nothing: a secret that is missing has been lost.
 * @throws StartError
 */
export function readInstalledConfig(variables: Variables): InstalledConfig {
  const { given, ...settings } = readSettings(variables)
  refuseForgottenDatabase(settings)
  refuseNothing(settings)
  const { authSecret, dataKey } = findSecrets(settings.dataDir, given)
  if (authSecret === undefined) throw new StartError(missingSecret(settings.dataDir, 'authSecret'))
  if (dataKey === undefined) throw new StartError(missingSecret(settings.dataDir, 'dataKey'))
  return { ...settings, authSecret, dataKey: Buffer.from(dataKey) }
}

/** Reads and checks the environment alone. @throws StartError with a sentence for every variable that is wrong or missing. */
export function readSettings(variables: Variables): Settings {
  const env = readEnvironment(variables)
  const inImage = env.optional('ANDRUM_IMAGE', oneOf('1')) === '1'
  const production =
    env.optional('NODE_ENV', oneOf('production', 'development', 'test')) === 'production' ||
    (inImage && isProductionInImage(variables))
  const port = env.optional('PORT', wholeNumber(0, 65_535)) ?? 3000
  const baseUrl = readBaseUrl(env, production) ?? `http://localhost:${port}`
  const listenOn = env.optional('HOST', host)
  const decision = readDemo(env, { production, variables, host: inImage ? undefined : listenOn })
  const { demo } = decision
  const { brand, invented } = readBrand(env)
  const connections = readConnections(env, decision)
  const given = readSecrets(env, production)
  const sms = readSms(env)
  const recoveryHours = readRecoveryHours(env, connections.databaseUrl)
  if (demo && sms !== undefined)
    env.refuse('SMS_URL', 'is set, but a demo lets everybody in and sends no SMS')
  const metrics = readMetrics(env, port)
  const tracing = readTracing(env)
  const outgoingProxy = readOutgoingProxy(env)
  const plain = {
    production,
    port,
    host: listenOn ?? '127.0.0.1',
    dataDir: chooseDataDir(env.optional('DATA_DIR', folder)),
    baseUrl,
    trustedProxies: readTrustedProxies(env),
    outgoingNetworks: readOutgoingNetworks(env),
    witnessKeys: readWitnessKeys(env),
    mailFrom: env.optional('MAIL_FROM', sender) ?? `${brand.name} <noreply@${new URL(baseUrl).hostname}>`,
    brand,
    answerLanguages: readAnswerLanguages(env),
    ...(invented.includes('SUPPORT_EMAIL') ? {} : { securityContact: brand.supportEmail }),
    demo,
    logLevel: env.optional('LOG_LEVEL', logLevel) ?? 'info',
    drainSeconds: env.optional('DRAIN_SECONDS', wholeNumber(0, longestDrain)) ?? 0,
    notes: [
      ...readNotes(connections),
      ...(production
        ? invented.map((name) =>
            name === 'SUPPORT_EMAIL'
              ? 'SUPPORT_EMAIL is not set: pages show an example in its place, and messages of visitors are mailed to nobody.'
              : `${name} is not set: pages show an example in its place.`,
          )
        : whatDecides(decision, inImage)),
    ],
  }
  if (env.problems.length > 0) throw new StartError(env.problems.join('\n'))
  const { dataKeyOld, logKeyOld, ...secrets } = given
  return {
    ...plain,
    ...metrics,
    ...connections,
    ...(sms === undefined ? {} : { sms }),
    ...(tracing === undefined ? {} : { tracing }),
    ...(outgoingProxy === undefined ? {} : { outgoingProxy }),
    ...(recoveryHours === undefined ? {} : { recoveryHours }),
    given: secrets,
    ...(logKeyOld === undefined ? {} : { logKeyOld }),
    ...(dataKeyOld === undefined ? {} : { dataKeyOld: Buffer.from(dataKeyOld) }),
  }
}

/** In seconds. Jobs have fifteen more after it, and the whole shutdown thirty. */
const longestDrain = 10

const logLevel = oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')

const host: Parse<string> = (text) =>
  /^[\w.:-]+$/.test(text)
    ? { value: text }
    : { wrong: `must be an IP address or a host name to listen on, and is "${text}"` }

function readBaseUrl(env: Environment, production: boolean): string | undefined {
  const missing = 'is missing: in production it is required, as in https://andrum.example'
  const url = production
    ? env.required('BASE_URL', address('https'), missing)
    : env.optional('BASE_URL', address('https', 'http'))
  if (url === undefined) return undefined
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    env.refuse('BASE_URL', 'must be the address alone, as in https://andrum.example, without a path')
  }
  return url.origin
}

type Given = {
  readonly production: boolean
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly host: string | undefined
}

/** A variable with a wrong value counts as set: a mistyped address must not open the demo. */
function readDemo(env: Environment, { production, variables, host }: Given): DemoDecision {
  const DEMO = env.optional('DEMO', oneOf('0', '1'))
  if (production && DEMO === '1') {
    env.refuse('DEMO', 'must not be 1 in production: everybody could sign in to the demo accounts')
  }
  const set = (name: string) => variables[name]?.trim() || undefined
  const [SMTP_URL, DATABASE_URL, BASE_URL] = ['SMTP_URL', 'DATABASE_URL', 'BASE_URL'].map(set)
  return decideDemo({ production, DEMO, SMTP_URL, DATABASE_URL, BASE_URL, HOST: host })
}

function readConnections(env: Environment, { demo, because }: DemoDecision) {
  const reasons: Readonly<Record<string, string>> = {
    NODE_ENV: 'in production it is required',
    DEMO: 'with DEMO=0 mail is really sent',
  }
  const reason = reasons[because ?? ''] ?? `${because} is set, so this is no demo and mail is really sent`
  const hint = because === 'NODE_ENV' || because === 'DEMO' ? '' : '; for a demo set DEMO=1'
  const example = `as in smtps://user:password@mail.example:465${hint}`
  const smtpUrl = readSmtpUrl(env, demo ? null : `is missing: ${reason}, ${example}`)
  const databaseUrl = env.optional('DATABASE_URL', postgresAddress)
  const databasePoolUrl = env.optional('DATABASE_POOL_URL', postgresAddress)
  if (databasePoolUrl !== undefined && databaseUrl?.pathname !== databasePoolUrl.pathname) {
    env.refuse('DATABASE_POOL_URL', 'must lead to the same database as DATABASE_URL, by the same name')
  }
  return {
    ...(databaseUrl === undefined ? {} : { databaseUrl: databaseUrl.href }),
    ...(databasePoolUrl === undefined ? {} : { databasePoolUrl: databasePoolUrl.href }),
    ...(smtpUrl === undefined ? {} : { smtpUrl: smtpUrl.href }),
  }
}

const postgresAddress: Parse<URL> = (text) => {
  const parsed = address('postgres', 'postgresql')(withOneHost(text))
  if ('wrong' in parsed || parsed.value.pathname.length > 1) return parsed
  return { wrong: 'must end with the name of a database, as in postgres://user@host/andrum' }
}

/** With the embedded database there is no note about ignored PG variables: they cannot be meant for it. */
const readNotes = ({ databaseUrl }: { readonly databaseUrl?: string }): string[] =>
  databaseUrl === undefined || ignoredVariablesNote() === '' ? [] : [ignoredVariablesNote()]

/** At most a day: the write-ahead log reveals what the counters hide (decision 0695). */
function readRecoveryHours(env: Environment, databaseUrl: string | undefined): number | undefined {
  const hours = env.optional('RECOVERY_HOURS', wholeNumber(1, 24))
  if (hours !== undefined && databaseUrl === undefined)
    env.refuse('RECOVERY_HOURS', 'needs DATABASE_URL: the log of the embedded database is not kept')
  return hours
}

/** On its own port, and on the loopback address unless the operator says otherwise: no proxy leads there. */
function readMetrics(env: Environment, ownPort: number): Pick<Config, 'metrics'> {
  const port = env.optional('METRICS_PORT', wholeNumber(1, 65_535))
  const listenOn = env.optional('METRICS_HOST', host) ?? '127.0.0.1'
  if (port === undefined) return {}
  if (port === ownPort) env.refuse('METRICS_PORT', 'must be another than PORT, which the public reaches')
  return { metrics: { host: listenOn, port } }
}

function readSecrets(env: Environment, production: boolean) {
  // This function cannot know whether data exist. A new key would make them unreadable, so the runbook decides.
  const missing =
    'is missing: in production it is required. An installation that has run needs the one it had (docs/runbooks/lost-key.md); what a new one sets is in docs/reference/configuration.md'
  const read = (name: string) =>
    production ? env.required(name, secret, missing) : env.optional(name, secret)
  const authSecret = read('AUTH_SECRET')
  const dataKey = read('DATA_KEY')
  const logKey = env.optional('LOG_KEY', secret)
  const logKeyOld = env.optional('LOG_KEY_OLD', secret)
  if (logKeyOld !== undefined && logKeyOld === logKey) {
    env.refuse('LOG_KEY_OLD', 'must be the key before LOG_KEY, and is the same')
  }
  const dataKeyOld = env.optional('DATA_KEY_OLD', secret)
  if (dataKeyOld !== undefined && dataKey === undefined) {
    env.refuse('DATA_KEY_OLD', 'needs DATA_KEY beside it, the key that takes over')
  } else if (dataKeyOld !== undefined && dataKeyOld === dataKey) {
    env.refuse('DATA_KEY_OLD', 'must be the key before DATA_KEY, and is the same')
  }
  return {
    ...(authSecret === undefined ? {} : { authSecret }),
    ...(dataKey === undefined ? {} : { dataKey }),
    ...(logKey === undefined ? {} : { logKey }),
    ...(logKeyOld === undefined ? {} : { logKeyOld }),
    ...(dataKeyOld === undefined ? {} : { dataKeyOld }),
  }
}
