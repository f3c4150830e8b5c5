/** Variables of libpq, as PGHOST, PGSSLMODE and PGOPTIONS. */
const isOfPostgres = (name: string) => /^PG[A-Z]/.test(name)

/**
 * The libpq variables in the environment of this process. `pg` reads them for anything an address leaves open, and the embedded
 * database's address leaves port, options and TLS open: a shell set up for another database would misdirect us. So this module
 * removes them from this process and its children, and each address says all that its connection needs (decision 0616). Every
 * module that connects imports this one.
 */
export const ignoredVariables: readonly string[] = Object.keys(process.env).filter(isOfPostgres).sort()

for (const name of ignoredVariables) delete process.env[name]

/** A sentence for an operator whose connection fails, or who may rely on these variables; empty where there are none. */
export const ignoredVariablesNote = (): string =>
  ignoredVariables.length === 0
    ? ''
    : `${ignoredVariables.join(', ')} ${ignoredVariables.length === 1 ? 'is' : 'are'} set and not read: what the connection needs belongs into DATABASE_URL.`
