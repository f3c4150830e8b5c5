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
 * Whether an error says that the database is unavailable just now, so that a retry makes sense.
 * Classes 08 (connection), 53 (resources) and 57P (shutdown, start-up), and 25006: a standby, which only reads, as after a
 * failover. https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
export function isDatabaseAway(error: unknown): boolean {
  // The job queue passes on copies of errors, which are no longer instances of Error.
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

/** The log's sentence about such an error, which tells an operator what to do. */
export function explainOutage(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return outages[code] ?? 'The database does not answer'
}

const outages: Readonly<Record<string, string>> = {
  '25006': 'The database takes no writes: DATABASE_URL must lead to the primary',
  '28000': 'The database refuses the roles of Andrum: its pg_hba.conf has to let them in',
  '28P01': 'The database lets no role of Andrum in: AUTH_SECRET is another than at the last start',
  '3D000': 'The database of DATABASE_URL is gone',
  '53100': 'The disk of the database is full: nothing is stored until there is room',
  '53300': 'The database has no connection to spare: raise its max_connections',
}

/** Whether the work waited too long for others of the same customer (55P03): a retry after seconds may well succeed. */
export const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03'

/** Seconds after which a caller who was refused for that may retry. */
export const busyFor = 2

/**
 * Whether a retry of the same work may succeed: the connection was lost, two transactions conflicted (class 40), or a lock was
 * not available (55P03).
 */
export function mayComeRight(error: unknown): boolean {
  if (isDatabaseAway(error)) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^40...$|^55P03$/.test(code)
}
