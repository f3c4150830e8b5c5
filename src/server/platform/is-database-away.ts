const systemErrors = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
]

/**
 * Whether an error says that the database cannot be asked just now, so that trying again makes sense.
 * Classes 08 (connection), 53 (resources) and 57P (shut down, starting), and 25006: a standby, which only reads, as after a
 * change of the primary. https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
export function isDatabaseAway(error: unknown): boolean {
  // The job queue hands on copies of errors, which are no Error any more.
  if (typeof error !== 'object' || error === null) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const message = 'message' in error && typeof error.message === 'string' ? error.message : ''
  return (
    systemErrors.includes(code) ||
    /^(08|53)...$|^57P0.$|^25006$/.test(code) ||
    /^timeout exceeded when trying to connect$|^timeout expired$|^Connection terminated|is not queryable$/.test(
      message,
    )
  )
}

/** What the log says of such an error: the sentence by which an operator knows what to do. */
export function explainOutage(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return outages[code] ?? 'The database does not answer'
}

const outages: Readonly<Record<string, string>> = {
  '25006': 'The database takes no writes: DATABASE_URL must lead to the primary',
  '28000': 'The database lets no role of Andrum in: AUTH_SECRET is another than at the last start',
  '28P01': 'The database lets no role of Andrum in: AUTH_SECRET is another than at the last start',
  '3D000': 'The database of DATABASE_URL is gone',
  '53100': 'The disk of the database is full: nothing is stored until there is room',
  '53300': 'The database has no connection to spare: raise its max_connections',
}

/** Whether somebody of the same customer does what this had to wait for, for too long (55P03): seconds later it may well be done. */
export const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03'

/** Seconds after which somebody who was refused for that may try again. */
export const busyFor = 2

/**
 * Whether the same work may well succeed later: the connection was lost, or two transactions were in each other's way
 * (class 40), or a lock could not be had (55P03).
 */
export function mayComeRight(error: unknown): boolean {
  if (isDatabaseAway(error)) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^40...$|^55P03$/.test(code)
}
