import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import { hashOf } from '#server/identity/sign-in/secret.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Browser } from '#test/app/browser.ts'
import { statementsDuring } from '#test/app/statements-during.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp()

const people = (many: number) =>
  Promise.all(Array.from({ length: many }, (_, n) => signedIn(server, { email: `p${n}@example.com` })))
const tokenOf = ({ cookies }: Browser) => hashOf(cookies.get('session') ?? '')
const isLookUp = (statement: string) => statement.includes('find_sessions')

async function seenBy(browser: Browser) {
  const { status, body } = await browser.call('readMe')
  return status === 200 ? (body as Me).person.email : status
}

test('those who ask at the same time are looked up together, and each is who they are', async () => {
  const all = await people(5)
  const stranger = server.browser()
  stranger.cookies.set('session', 'a'.repeat(43))
  const [, late, waiting] = all
  if (!late || !waiting) throw new Error('too few')
  await asSuperuser(server.database, 'update identity.session set expires_at = $2 where token_hash = $1', [
    tokenOf(late),
    server.time.now,
  ])
  await asSuperuser(server.database, 'update identity.session set waits = true where token_hash = $1', [
    tokenOf(waiting),
  ])
  let seen: unknown[] = []
  const statements = await statementsDuring(server, async () => {
    seen = await Promise.all([...all, stranger].map(seenBy))
  })
  expect(seen).toEqual(['p0@example.com', 401, 401, 'p3@example.com', 'p4@example.com', 401])
  expect(statements.filter(isLookUp).length).toBeLessThan(all.length)
})

test('a session that is ended while others are looked up opens nothing any more', async () => {
  const [first, ended, other] = await people(3)
  if (!first || !ended || !other) throw new Error('too few')
  const ending = await server.database.superuser.connect()
  try {
    await ending.query('begin')
    await ending.query('lock table identity.session')
    const before = seenBy(first)
    await expect.poll(waitingLookUps).toBe(1)
    const meanwhile = [seenBy(ended), seenBy(other)]
    // Another server ends the session while one look-up runs here and the next ones wait.
    await ending.query('delete from identity.session where token_hash = $1', [tokenOf(ended)])
    await ending.query('commit')
    expect(await Promise.all([...meanwhile, before])).toEqual([401, 'p2@example.com', 'p0@example.com'])
  } finally {
    ending.release()
  }
})

async function waitingLookUps(): Promise<number> {
  const rows = await asSuperuser(
    server.database,
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%find_sessions%'`,
  )
  return rows.length
}

test('a session is found by its index, also by a connection that planned when there were none', async () => {
  const all = await people(3)
  await asSuperuser(server.database, 'delete from identity.session')
  await asSuperuser(server.database, 'vacuum analyze identity.session')
  const hashes = all.map(tokenOf)
  const nows = hashes.map(() => server.time.now)
  await asIdentity(server.deps.pools.identity, async (tx) => {
    await sql`discard plans`.execute(tx)
    await sql`select find_sessions(${hashes}::bytea[], ${nows}::timestamptz[])`.execute(tx)
    const { rows } = await sql`select coalesce(sum(seq_scan), 0)::int as whole from pg_stat_xact_user_tables
      where schemaname = 'identity'`.execute(tx)
    expect(rows).toEqual([{ whole: 0 }])
  })
})
