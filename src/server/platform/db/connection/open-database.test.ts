import { describe, expect, it } from 'vitest'
import { asPerson } from '#server/platform/db/transaction.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { withClient } from './connection.ts'
import { explainConnection } from './explain-connection.ts'
import { openDatabase } from './open-database.ts'

const dataDir = '/nowhere'

describe('a server given its own PostgreSQL', () => {
  it('migrates it and works in its roles', async () => {
    const { url } = await emptyDatabase()
    const database = await openDatabase({ dataDir, databaseUrl: url, authSecret: 'one' }, queues)
    const found = await asPerson(database.pools.app, { personId: null }, (tx) =>
      tx.selectFrom('organisation').selectAll().execute(),
    )
    expect(found).toEqual([])
    expect(database.place).not.toContain('postgres@')
    await database.close()
  })

  it('is told how to renew passwords that it may not set itself', async () => {
    const { url: asAdministrator, asOwner, name } = await emptyDatabase()
    const owner = await asOwner('')
    await (await openDatabase({ dataDir, databaseUrl: asAdministrator, authSecret: 'one' }, queues)).close()
    const user = new URL(owner).searchParams.get('user')
    await withClient(asAdministrator, (client) => client.query(`grant ${name}_owner to ${user}`))
    const open = openDatabase({ dataDir, databaseUrl: owner, authSecret: 'another' }, queues)
    await expect(open).rejects.toThrow(/other passwords than AUTH_SECRET gives.*alter role .*SCRAM-SHA-256/s)
  })

  it('is told that nobody answers there', async () => {
    const nobody = 'postgres://me:secret@%2Fnowhere/andrum'
    const open = openDatabase({ dataDir, databaseUrl: nobody, authSecret: 'one' }, queues)
    await expect(open).rejects.toThrow(
      'No database answers at /nowhere/andrum: start it, or correct DATABASE_URL.',
    )
  })

  it('is told that nobody answers where its PgBouncer should, and not that the database is gone', async () => {
    const { url, name } = await emptyDatabase()
    const databasePoolUrl = `postgres://me@127.0.0.1:1/${name}`
    const open = openDatabase({ dataDir, databaseUrl: url, databasePoolUrl, authSecret: 'one' }, queues)
    await expect(open).rejects.toThrow(
      `Nobody answers at 127.0.0.1:1/${name}: start PgBouncer, or correct DATABASE_POOL_URL.`,
    )
  })

  it('is told that the database does not exist', async () => {
    const { url } = await emptyDatabase()
    const open = openDatabase({ dataDir, databaseUrl: `${url}_missing`, authSecret: 'one' }, queues)
    await expect(open).rejects.toThrow(/no such database at .*_missing: create it/)
  })
})

describe('a connection that fails', () => {
  it('because the database lets nobody in that way is told in its own words, and of pg_hba.conf', async () => {
    const { asOwner, url } = await emptyDatabase()
    const closed = await asOwner('')
    const user = new URL(closed).searchParams.get('user')
    await withClient(url, (client) => client.query(`alter role ${user} nologin`))
    const open = openDatabase({ dataDir, databaseUrl: closed, authSecret: 'one' }, queues)
    await expect(open).rejects.toThrow(/role "user_.*" is not permitted to log in.*pg_hba\.conf/s)
    const error = await openDatabase({ dataDir, databaseUrl: closed, authSecret: 'one' }, queues).catch(
      String,
    )
    expect(error).not.toContain('correct user and password')
  })

  it('for want of a file that DATABASE_URL names says which, at once', async () => {
    const { url } = await emptyDatabase()
    const without = new URL(url)
    without.searchParams.set('sslmode', 'verify-full')
    without.searchParams.set('sslrootcert', '/nowhere/ca.pem')
    const begun = performance.now()
    const settings = { dataDir, databaseUrl: without.href, authSecret: 'one' }
    await expect(openDatabase(settings, queues, { wait: 60_000 })).rejects.toThrow(
      '/nowhere/ca.pem, which DATABASE_URL names, cannot be read (ENOENT): correct its path, or let this user read it.',
    )
    expect(performance.now() - begun).toBeLessThan(5000)
  })

  it.each([
    ['ENOTFOUND', /host in DATABASE_URL is not known/],
    ['ETIMEDOUT', /cannot be reached/],
    ['28P01', /does not let this user in/],
    ['53300', /no connection to spare/],
    ['57P03', /starting up or shutting down/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /certificate of the database .* not trusted.*sslrootcert=FILE/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /certificate of the database .* another name/],
  ])('with %s is explained without the password', (code, sentence) => {
    const error = Object.assign(new Error('refused'), { code })
    const explained = String(explainConnection(error, 'postgres://me:secret@db.example:5432/andrum'))
    expect(explained).toMatch(sentence)
    expect(explained).not.toContain('secret')
  })
})
