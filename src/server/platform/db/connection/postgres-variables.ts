/** Variables of libpq, as PGHOST, PGSSLMODE and PGOPTIONS. */
const isOfPostgres = (name: string) => /^PG[A-Z]/.test(name)

/**
 * The variables of libpq that this process was started with. `pg` reads them wherever an address does not say something, and
 * the embedded database is silent about port, options and TLS: a shell that was set up for another database would lead ours
 * astray. So they are removed from this process and from those that it starts, and what a connection needs stands in its
 * address alone (decision 0616). Every module that connects imports this one.
 */
export const ignoredVariables: readonly string[] = Object.keys(process.env).filter(isOfPostgres).sort()

for (const name of ignoredVariables) delete process.env[name]

/** What to say to somebody whose connection fails, or who may count on them; empty where there are none. */
export const ignoredVariablesNote = (): string =>
  ignoredVariables.length === 0
    ? ''
    : `${ignoredVariables.join(', ')} ${ignoredVariables.length === 1 ? 'is' : 'are'} set and not read: what the connection needs belongs into DATABASE_URL.`
