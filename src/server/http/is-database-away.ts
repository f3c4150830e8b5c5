/**
 * Whether an error says that the database cannot be asked just now, so that trying again makes sense.
 * Classes 08 (connection), 53 (resources) and 57P (shut down, starting):
 * https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE'].includes(code) ||
    /^(08|53)...$|^57P0.$/.test(code) ||
    /^timeout exceeded when trying to connect$|^Connection terminated/.test(error.message)
  )
}
