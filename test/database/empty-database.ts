import { randomBytes } from 'node:crypto'
import { escapeIdentifier } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { roleKinds, roleName, rolePrefixOf } from '#server/platform/db/role-names.ts'
import { withDatabase } from './with-database.ts'

export type EmptyDatabase = {
  readonly name: string
  /** Its address as the superuser. */
  readonly url: string
  /** Its address for an ordinary user who owns the database; `attributes` as in `create role`. */
  readonly asOwner: (attributes: string) => Promise<string>
}

/** An empty database, for tests of the migration itself; dropped after the test. */
export async function emptyDatabase(
  name = `andrum_empty_${randomBytes(4).toString('hex')}`,
): Promise<EmptyDatabase> {
  const template = inject('template')
  const server = withDatabase(template.url, 'postgres')
  const run = (text: string) => withClient(server, (client) => client.query(text))
  const database = escapeIdentifier(name)
  const user = `user_${randomBytes(4).toString('hex')}`
  await run(`create database ${database}`)
  onTestFinished(async () => {
    await run(`drop database ${database} with (force)`)
    const own = roleKinds.map((kind) => roleName(rolePrefixOf(name), kind))
    for (const role of [...own, user]) await run(`drop role if exists ${escapeIdentifier(role)}`)
  })
  const asOwner = async (attributes: string) => {
    await run(`create role ${user} login password 'secret' ${attributes}`)
    await run(`alter database ${database} owner to ${user}`)
    const url = new URL(withDatabase(template.url, name))
    url.searchParams.set('user', user)
    url.searchParams.set('password', 'secret')
    return url.href
  }
  return { name, url: withDatabase(template.url, name), asOwner }
}
