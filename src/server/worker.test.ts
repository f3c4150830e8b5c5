import { afterAll, describe, expect, it, vi } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { requestSignInCode } from './identity/sign-in/request-sign-in-code.ts'
import { newSecret } from './identity/sign-in/secret.ts'
import { startBoss } from './platform/queue/boss.ts'
import { sendContactMessage } from './support/contact/send-contact-message.ts'
import { startWorker } from './worker.ts'

const server = await testApp()
const boss = await startBoss(server.deps.pools.jobs, { log: server.deps.log, supervise: true })
const worker = await startWorker(server.deps, boss)
afterAll(() => worker.stop())

const ask = (email: string) => server.browser().call('requestSignInCode', { body: { email, language: 'sv' } })
const mailTo = (email: string) => server.mail.receivedBy(email)[0]
const support = server.deps.config.brand.supportEmail
const written = {
  name: 'Bo Berg',
  phone: '',
  subject: 'En fråga',
  message: 'Hur gör man?',
  language: 'sv',
} as const
/** As many at once as there are connections to the database. */
async function inFours(list: readonly string[], ask: (one: string, n: number) => Promise<void>) {
  for (let n = 0; n < list.length; n += 4)
    await Promise.all(list.slice(n, n + 4).map((one, at) => ask(one, n + at)))
}
const states = (name: string) =>
  asSuperuser<{ state: string; n: number }>(
    server.database,
    'select state::text, count(*)::int as n from pgboss.job where name = $1 group by state order by state',
    [name],
  )

describe('the worker', () => {
  it('mails a code within moments', async () => {
    await ask('snabb@example.com')
    await vi.waitFor(() => expect(mailTo('snabb@example.com')).toBeDefined(), { timeout: 5000 })
  })

  it('tries again what failed', async () => {
    server.mail.refuseWith(421)
    await ask('igen@example.com')
    const failed = () => server.log.find(({ message }) => message === 'A job failed and is tried again')
    await vi.waitFor(() => expect(failed()).toBeDefined(), { timeout: 5000 })
    server.mail.refuseWith(null)
    await vi.waitFor(() => expect(mailTo('igen@example.com')).toBeDefined(), { timeout: 25_000 })
  })

  it('does not try again what the mail server refuses permanently, and keeps no address of it', async () => {
    server.mail.refuseWith(550)
    await ask('finns-inte@example.com')
    const given = () => server.log.find(({ message }) => message.includes('is not tried again'))
    await vi.waitFor(() => expect(given()).toMatchObject({ level: 'warn', kind: 'sign-in-code' }), {
      timeout: 5000,
    })
    await vi.waitFor(
      async () =>
        expect(await states('send-sign-in-code')).toEqual([
          { state: 'completed', n: 2 },
          { state: 'failed', n: 1 },
        ]),
      { timeout: 10_000 },
    )
    server.mail.refuseWith(null)
    expect(JSON.stringify(server.log)).not.toContain('finns-inte')
    expect(mailTo('finns-inte@example.com')).toBeUndefined()
  })

  it('calls the operator when what staff have to read is refused permanently', async () => {
    server.mail.refuseWith(554)
    await sendContactMessage(server.deps, { ...written, email: 'bo@example.com', network: 'bo' })
    await vi.waitFor(() => expect(server.log.some(({ level }) => level === 'error')).toBe(true), {
      timeout: 5000,
    })
    expect(server.takeErrors()).toMatchObject([{ job: 'send-contact-notice', kind: 'contact-notice' }])
    // The receipt too, or it may meet what a later test refuses for a while, and be counted there.
    await vi.waitFor(
      async () => expect(await states('send-contact-receipt')).toEqual([{ state: 'failed', n: 1 }]),
      { timeout: 10_000 },
    )
    server.mail.refuseWith(null)
  })

  it('says what failed permanently, and keeps no address of it', async () => {
    server.mail.refuseWith(450)
    await boss.updateQueue('send-sign-in-code', { retryLimit: 0 })
    await ask('aldrig@example.com')
    const given = () => server.log.find(({ message }) => message === 'A job failed for good')
    await vi.waitFor(() => expect(given()).toMatchObject({ level: 'error', job: 'send-sign-in-code' }), {
      timeout: 20_000,
    })
    server.mail.refuseWith(null)
    server.takeErrors()
    const rows = await asSuperuser<{ row: string }>(
      server.database,
      'select j::text as row from pgboss.job j',
    )
    expect(JSON.stringify([rows, server.log])).not.toContain('aldrig')
  })

  it('mails a hundred codes of one busy minute within seconds, past hundreds of other e-mails, and each once', async () => {
    const writers = Array.from({ length: 200 }, (_, n) => `brev-${n}@example.com`)
    await inFours(writers, (email, n) =>
      sendContactMessage(server.deps, { ...written, email, network: `brev ${n}` }),
    )
    const codes = Array.from({ length: 100 }, (_, n) => `kod-${n}@example.com`)
    await inFours(codes, (email, n) =>
      requestSignInCode(server.deps, {
        email,
        language: 'sv',
        ip: `192.0.2.${n}`,
        asking: newSecret(),
        browser: newSecret(),
      }),
    )
    const arrived = (addresses: readonly string[]) =>
      addresses.map((address) => server.mail.receivedBy(address).length)
    await vi.waitFor(() => expect(arrived(codes)).toEqual(codes.map(() => 1)), { timeout: 15_000 })
    await vi.waitFor(() => expect(arrived(writers)).toEqual(writers.map(() => 1)), {
      timeout: 40_000,
      interval: 250,
    })
    await vi.waitFor(() => expect(server.mail.receivedBy(support)).toHaveLength(200), { timeout: 40_000 })
  })

  it('does the others of a batch when one of them fails, and tries that one alone again', async () => {
    const writers = Array.from({ length: 8 }, (_, n) => `bunt-${n}@example.com`)
    server.mail.refuseWith(450, 'bunt-3@example.com')
    await Promise.all(
      writers.map((email, n) => sendContactMessage(server.deps, { ...written, email, network: `bunt ${n}` })),
    )
    const receipts = () => writers.map((address) => server.mail.receivedBy(address).length)
    await vi.waitFor(() => expect(receipts()).toEqual([1, 1, 1, 0, 1, 1, 1, 1]), { timeout: 10_000 })
    await vi.waitFor(
      async () => expect(await states('send-contact-receipt')).toContainEqual({ state: 'retry', n: 1 }),
      { timeout: 10_000 },
    )
    server.mail.refuseWith(null)
    await asSuperuser(server.database, "update pgboss.job set start_after = now() where state = 'retry'")
    await vi.waitFor(() => expect(receipts()).toEqual(writers.map(() => 1)), { timeout: 10_000 })
  })

  it('does what a killed worker left half done', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000)
    await server.deps.queue.enqueueNow('forget-expired', {}, { key: 'left', startAfter: inAnHour })
    // As if fetched by a process that is no more: under way, and for too long.
    const left = await asSuperuser<{ id: string }>(
      server.database,
      `update pgboss.job set state = 'active', started_on = now() - interval '1 hour', retry_limit = 3
       where name = 'forget-expired' and state = 'created' returning id`,
    )
    expect(left).toHaveLength(1)
    // The worker looks by itself now and then; what it has looked at lately it would pass over.
    await asSuperuser(server.database, 'update pgboss.queue set monitor_on = null, monitor_claim_on = null')
    await boss.supervise()
    const done = `select state::text from pgboss.job where id = '${left[0]?.id}'`
    await vi.waitFor(
      async () => expect(await asSuperuser(server.database, done)).toEqual([{ state: 'completed' }]),
      { timeout: 20_000 },
    )
    await asSuperuser(server.database, `delete from pgboss.job where id = '${left[0]?.id}'`)
  })

  it('enqueues regular work once, however many processes do', async () => {
    const second = await startWorker(server.deps, boss)
    await vi.waitFor(
      async () => expect(await states('close-due-rounds')).toEqual([{ state: 'completed', n: 1 }]),
      { timeout: 10_000 },
    )
    expect(await states('forget-expired')).toEqual([{ state: 'completed', n: 1 }])
    await second.stop()
  })
})

it('work with a key comes into line once, inside the transaction that causes it', async () => {
  const { queue } = server.deps
  const data = { organisationId: 'o', roundId: 'r' }
  await queue.enqueueNow('release-round', data, { key: 'r', startAfter: new Date(Date.now() + 3_600_000) })
  await queue.enqueueNow('release-round', data, { key: 'r' })
  await queue.enqueueNow('release-round', data, {
    key: 'other',
    startAfter: new Date(Date.now() + 3_600_000),
  })
  expect(await states('release-round')).toEqual([{ state: 'created', n: 2 }])
})
