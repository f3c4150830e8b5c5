import type pg from 'pg'
import './postgres-variables.ts'
import { roleName, type SignInRole } from '#server/platform/db/role-names.ts'
import { rolePassword } from '#server/platform/db/role-password.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { clientFor } from './several-hosts.ts'

/** The address of the database, and the names and passwords of its roles. */
export type DatabaseAccess = {
  /** `postgres://…` with the user that migrates. */
  readonly url: string
  /** Where the serving roles sign in instead: the same database behind a PgBouncer in transaction mode. */
  readonly poolUrl?: string
  /** The beginning of the role names, before `_person`, `_hr` …; usually the database's name. */
  readonly rolePrefix: string
  readonly authSecret: string
}

/** The database named at the end of the address. @throws StartError when there is none. */
export function databaseNameOf(url: string): string {
  const name = decodeURI(new URL(url).pathname.slice(1))
  if (name === '')
    throw new StartError(
      'DATABASE_URL names no database: end it with one, as in postgres://user@host/andrum.',
    )
  return name
}

/** The address for one of our own sign-in roles. The query form works for sockets too, where a host is missing. */
export function signInUrl(access: DatabaseAccess, role: SignInRole): string {
  const name = roleName(access.rolePrefix, role)
  const url = new URL(access.poolUrl ?? access.url)
  if (url.hostname !== '') {
    url.username = ''
    url.password = ''
  }
  url.searchParams.set('user', name)
  url.searchParams.set('password', rolePassword(access.authSecret, name))
  return url.href
}

/** Runs `work` on one connection of its own and closes it afterwards. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new (clientFor(url))({
    connectionString: url,
    application_name: 'andrum',
    connectionTimeoutMillis: 10_000,
  })
  // A server that goes away fails the running query; without a listener the error would also end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
