/**
 * Something the operator has to fix before the server can run. The message is whole sentences for people: what is wrong, and
 * what to do. It is shown without a stack. It stands here because the database layer may import nothing above itself.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/**
 * PostgreSQL's five-character error code, if the error carries one:
 * https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
