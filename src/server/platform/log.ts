import type { LogLevel } from './config/config.ts'
import { sqlState } from './db/start-error.ts'
import type { Log } from './deps.ts'
import { explainOutage, isDatabaseAway } from './is-database-away.ts'

/** A log that is a file on a full disk loses lines until there is room: that must not end the server. Other errors do, as without a listener. */
process.stdout.on('error', (error) => {
  if (!['ENOSPC', 'EDQUOT'].includes(sqlState(error) ?? '')) throw error
})

const writeOut = (line: string): void => void process.stdout.write(line)

/** From most to least; a log prints its own level and everything after it. */
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const satisfies LogLevel[]

/** Field names whose values never belong in the log, wherever the fields come from. */
const secretNames =
  /cookie|authorization|token|code$|secret|password|key|email|address|recipient|answers|body/i
const mailAddress = /[^\s@<>"'()=,;:/\\]+@[^\s@<>"'()=,;:/\\]+/g
/** Matches session secrets, mailed links and one-time codes. */
const longSecret = /[A-Za-z0-9_-]{40,}/g

/**
 * Writes one JSON line for each event. The caller chooses what to log (a route's pattern, never its address).
 * As a second safeguard this removes secret fields, mail addresses and long tokens, even from error messages.
 */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = writeOut,
  clock: () => Date = () => new Date(),
): Log {
  const lowest = levels.indexOf(level)
  const outage = onceAnOutage()
  const at = (name: LogLevel) => (fields: Record<string, unknown>, message: string) => {
    if (levels.indexOf(name) < lowest) return
    const turn = isDatabaseAway(fields.error) ? outage(explainOutage(fields.error)) : { unsaid: 0 }
    if (turn === null) return
    const about = turn.unsaid === 0 ? fields : { ...fields, unsaid: turn.unsaid }
    const line = { time: clock().toISOString(), level: name, message: blot(message), ...clean(about) }
    write(`${JSON.stringify(line)}\n`)
  }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** How often a lasting outage is logged again, and how long without an error ends an outage; in ms. */
const repeat = 60_000
const quiet = 5_000

/**
 * While the database is unreachable every request and every job fails the same way. Logs the first failure, then one a minute
 * with the number of those left out.
 * @returns what to log, or null to stay silent.
 */
function onceAnOutage(): (what: string) => { readonly unsaid: number } | null {
  let now = { what: '', unsaid: 0, said: 0, seen: 0 }
  return (what) => {
    // The system clock may be set back.
    const time = performance.now()
    const goes = what === now.what && time - now.seen < quiet
    if (goes && time - now.said < repeat) {
      now = { ...now, unsaid: now.unsaid + 1, seen: time }
      return null
    }
    const { unsaid } = now
    now = { what, unsaid: 0, said: time, seen: time }
    return { unsaid }
  }
}

function clean(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      secretNames.test(name) ? '[removed]' : cleanValue(value),
    ]),
  )
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return blot(value)
  if (value instanceof Error) return describeError(value)
  if (Array.isArray(value)) return value.map(cleanValue)
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object' && value !== null) return clean(value as Record<string, unknown>)
  return value
}

/**
 * Kind, message and stack, without the database's `detail`, which quotes rows. Of the stack only the places: its beginning
 * repeats the message.
 */
function describeError(error: Error): Record<string, unknown> {
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    message: blot(quotesWhatItWasGiven(error) ? error.message.replace(/".*"/s, '"…"') : error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: blot(places.slice(0, 8).join('\n')),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}

/** Whether the message quotes its input: errors of JSON parsing, and PostgreSQL's about values (class 22, "Data Exception"). */
function quotesWhatItWasGiven(error: Error): boolean {
  return error instanceof SyntaxError || ('code' in error && /^22/.test(String(error.code)))
}

function blot(text: string): string {
  return text.replaceAll(mailAddress, '[address]').replaceAll(longSecret, '[secret]')
}
