import { isEmail } from '#core/mail/email-address.ts'
/** Parses a variable: the value, or a clause that continues a sentence after the variable's name, as in "must be …". */
export type Parse<T> = (text: string) => { readonly value: T } | { readonly wrong: string }

export type Environment = {
  /** The value, or undefined when the variable is not set. A wrong value is noted and read as not set. */
  readonly optional: <T>(name: string, parse: Parse<T>) => T | undefined
  /** As `optional`; notes `clause` where the variable is not set. */
  readonly required: <T>(name: string, parse: Parse<T>, clause: string) => T | undefined
  /** Notes a sentence that begins with the variable's name. */
  readonly refuse: (name: string, clause: string) => void
  /** Everything noted so far, a sentence a variable. */
  readonly problems: readonly string[]
}

/** Reads variables and collects all problems, so that the operator can fix them in one go. An empty variable is not set. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const problems: string[] = []
  const refuse = (name: string, clause: string) => {
    problems.push(`${name} ${clause}.`)
  }
  // Goes on without the quotation marks, so that the operator also reads what else is wrong.
  const unquoted = (name: string, text: string): string => {
    if (!isQuoted(name, text)) return text
    refuse(name, `is in quotation marks, which are part of the value here: take them off${sinceInUse(name)}`)
    return text.slice(1, -1).trim()
  }
  const optional = <T>(name: string, parse: Parse<T>): T | undefined => {
    const text = unquoted(name, env[name]?.trim() ?? '')
    if (text === '') return undefined
    const result = parse(text)
    if ('value' in result) return result.value
    refuse(name, result.wrong)
    return undefined
  }
  const required = <T>(name: string, parse: Parse<T>, clause: string): T | undefined => {
    if ((env[name]?.trim() ?? '') === '') refuse(name, clause)
    return optional(name, parse)
  }
  return { optional, required, refuse, problems }
}

/**
 * `docker run --env-file` leaves quotation marks in a value; systemd and compose remove them. An installation that used a key with
 * its quotation marks may keep that form under the name of the earlier key, `…_OLD`.
 */
const isQuoted = (name: string, text: string) =>
  !name.endsWith('_OLD') && /^["'`“”„‘’‚«»].*["'`“”‘’«»]$/s.test(text)

/** How to remove the marks from a key in use: give the old form too, or data stay closed and the log changes its signer. */
function sinceInUse(name: string): string {
  if (name === 'DATA_KEY' || name === 'LOG_KEY')
    return `; where it was in use with them, give it with them as ${name}_OLD, too`
  return name === 'AUTH_SECRET' ? '; docs/runbooks/operate.md, "Keys", says what ends when it changes' : ''
}

/** Any text on one line, up to `longest` characters. */
export function line(longest: number): Parse<string> {
  return (text) => {
    // A line break in a name would end up in mail headers.
    if (/\p{Cc}/u.test(text)) return { wrong: 'must be one line without control characters' }
    return text.length <= longest ? { value: text } : { wrong: `must be at most ${longest} characters long` }
  }
}

/** Files of settings leave a ~ as it is: it would become a folder of that name. */
export const folder: Parse<string> = (text) =>
  text.startsWith('~')
    ? { wrong: 'begins with ~, which only a shell replaces: write the whole path' }
    : line(1000)(text)

export function wholeNumber(least: number, most: number): Parse<number> {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return value >= least && value <= most
      ? { value }
      : { wrong: `must be a whole number between ${least} and ${most}, and is "${text}"` }
  }
}

export function oneOf<const T extends string>(...choices: readonly T[]): Parse<T> {
  return (text) => {
    const value = choices.find((choice) => choice === text)
    return value === undefined
      ? { wrong: `must be one of ${choices.join(', ')}, and is "${text}"` }
      : { value }
  }
}

/** A URL with one of these schemes. No problem repeats the value: it may hold a password. */
export function address(...schemes: readonly string[]): Parse<URL> {
  return (text) => {
    const scheme = schemes.find((one) => text.toLowerCase().startsWith(`${one}://`))
    if (scheme === undefined)
      return {
        wrong: `must be an address that begins with ${schemes.map((one) => `${one}://`).join(' or ')}`,
      }
    if (/\s/.test(text))
      return { wrong: 'has a space in it: in a password it is %20, and a comment needs a line of its own' }
    const url = URL.parse(text)
    return url === null || hasStraySigns(url) ? { wrong: percentEncoding } : { value: url }
  }
}

const percentEncoding =
  'cannot be read as an address: in its user name and password # is written %23, / is %2F, ? is %3F, @ is %40, : is %3A and % is %25'

/**
 * Whether an unescaped character of the password ended the user part. `smtps://user:12/ab@host` parses as the host `user`.
 * Web addresses may have a fragment.
 */
function hasStraySigns({ protocol, username, password, pathname, search, hash }: URL): boolean {
  const isWeb = protocol === 'http:' || protocol === 'https:'
  if (!isWeb && hash !== '') return true
  if (username === '' && (pathname.includes('@') || /^\?[^=]*@/.test(search))) return true
  try {
    decodeURIComponent(username + password)
    return false
  } catch {
    return true
  }
}

/** Shorter keys can be guessed; 32 bytes is what AES-256 and HMAC-SHA-256 take. */
export const shortestSecret = 32

/** A secret of at least 32 bytes, counted as UTF-8. Never repeated in a message. */
export const secret: Parse<string> = (text) =>
  Buffer.byteLength(text) >= shortestSecret
    ? { value: text }
    : { wrong: `must be at least ${shortestSecret} bytes long: one that was in use may have been cut off` }

export const email: Parse<string> = (text) =>
  isEmail(text) ? { value: text } : { wrong: `must be an e-mail address, and is "${text}"` }

/** `Andrum <hej@andrum.example>` or the address alone. */
export const sender: Parse<string> = (text) => {
  const inner = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text
  return isEmail(inner)
    ? { value: text }
    : { wrong: `must be a sender like Andrum <hej@andrum.example>, and is "${text}"` }
}
