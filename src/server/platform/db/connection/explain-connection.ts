import { StartError, sqlState } from '#server/platform/db/start-error.ts'
import { ignoredVariablesNote } from './postgres-variables.ts'

/** The address without user and password, which may end up in a log. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host === '' ? 'this machine' : decodeURIComponent(host)}${pathname}`
}

/** Codes of a place that takes no connection at all, or at which nobody was found. */
const away = /^(ECONNREFUSED|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/

/** Explains why Andrum's roles cannot sign in through the PgBouncer of DATABASE_POOL_URL, and what to do. */
export function explainPooler(error: unknown, poolUrl: string): StartError {
  const place = placeOf(poolUrl)
  return new StartError(
    away.test(sqlState(error) ?? '') && unreadableFileOf(error) === undefined
      ? `Nobody answers at ${place}: start PgBouncer, or correct DATABASE_POOL_URL.`
      : `PgBouncer at ${place} does not let Andrum's roles in (${saidBy(error)}): auth_query must give it their passwords (deploy/pgbouncer.ini), and AUTH_SECRET must be that of all servers.`,
    { cause: error },
  )
}

/** Explains a failed connection to DATABASE_URL and what to do; returns other errors unchanged. */
export function explainConnection(error: unknown, url: string): unknown {
  if (error instanceof StartError) return error
  const place = placeOf(url)
  const say = (sentence: string) =>
    new StartError(`${sentence} ${ignoredVariablesNote()}`.trim(), { cause: error })
  const file = unreadableFileOf(error)
  if (file !== undefined)
    return say(
      `${file}, which DATABASE_URL names, cannot be read (${sqlState(error)}): correct its path, or let this user read it.`,
    )
  switch (sqlState(error)) {
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return say(
        `The certificate of the database at ${place} is not trusted: name its authority in DATABASE_URL with sslrootcert=FILE.`,
      )
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return say(
        `The certificate of the database at ${place} is for another name: write its host in DATABASE_URL as in the certificate.`,
      )
    case 'ECONNREFUSED':
    case 'ENOENT':
      return say(`No database answers at ${place}: start it, or correct DATABASE_URL.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return say(
        `The database's host in DATABASE_URL is not known (${place}): correct the name, or check the network.`,
      )
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return say(`The database at ${place} cannot be reached: check the network and its firewall.`)
    case '28000':
      return say(
        `The database at ${place} refuses this connection (${saidBy(error)}): let its pg_hba.conf accept this user, and Andrum's roles by password, or correct DATABASE_URL, with sslmode where encryption is wanted.`,
      )
    case '28P01':
      return say(
        `The database at ${place} does not let this user in: correct user and password in DATABASE_URL.`,
      )
    case '3D000':
      return say(`There is no such database at ${place}: create it, or correct the name in DATABASE_URL.`)
    case '53300':
      return say(`The database at ${place} has no connection to spare: raise its max_connections.`)
    case '57P03':
      return say(`The database at ${place} is starting up or shutting down: try again in a moment.`)
    default:
      break
  }
  if (error instanceof Error && /timeout expired|Connection terminated/i.test(error.message)) {
    return say(`The database at ${place} does not answer: check the network and its firewall.`)
  }
  if (error instanceof Error && /SSL|certificate/i.test(error.message)) {
    return say(
      `The database at ${place} and DATABASE_URL do not agree on encryption (${error.message}): see sslmode.`,
    )
  }
  return error
}

const saidBy = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * The path of a file that an address names, as with sslrootcert, and that cannot be read. A missing socket has the same code, and is
 * a database that may yet come.
 */
export function unreadableFileOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error && 'path' in error)) return undefined
  return ['open', 'read'].includes(String(error.syscall)) ? String(error.path) : undefined
}

/** Explains the errors of our roles in a database that is not set up for this version; returns other errors unchanged. */
export function explainVersion(error: unknown): unknown {
  const say = (what: string) =>
    new StartError(`${what}: run \`npx andrum migrate\` on it, or correct DATABASE_URL.`, { cause: error })
  switch (sqlState(error)) {
    case '28000':
      return new StartError(
        `The database refuses Andrum’s roles (${saidBy(error)}): let them in by password in its pg_hba.conf, or run \`npx andrum migrate\` on it if they are missing.`,
        { cause: error },
      )
    case '28P01':
      return say('Andrum’s roles cannot sign in to this database with this AUTH_SECRET')
    case '42P01':
    case '42883':
    case '42703':
    case '3F000':
      return say('This database is not at this version')
    default:
      return error
  }
}
