import { afterAll, expect, it, vi } from 'vitest'
import { workQueue } from '#contract/provider/work-queue.ts'
import { startBoss } from '#server/platform/queue/boss.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { startWorker } from '#server/worker.ts'
import { type MailServer, startMailServer } from '#test/app/mail-server.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { freezingProxy } from '#test/database/freezing-proxy.ts'
import { signedIn } from '#test/factories/people.ts'

const mailServer = await startMailServer()
const way = await freezingProxy(mailServer.url)
const server = await testApp({
  // Instead of ten and twenty seconds.
  config: { smtpUrl: `${way.url}?greetingTimeout=2000&socketTimeout=2000` },
})
const staff = await signedIn(server, { staff: true })
const boss = await startBoss(server.deps.pools.jobs, { log: server.deps.log, supervise: false })
const worker = await startWorker(server.deps, boss)
afterAll(async () => {
  await worker.stop()
  await mailServer.close()
})

const readers = Array.from({ length: 6 }, (_, n) => `vantar-${n}@example.com`)
const soon = { timeout: 60_000, interval: 100 }

async function failures() {
  const { status, body } = await staff.call('readWorkQueue')
  expect(status).toBe(200)
  return workQueue.parse(body).failures.filter(({ job }) => job === 'send-contact-receipt')
}
/** Lets the hour until the next try pass. */
const hourPasses = () =>
  asSuperuser(server.database, "update pgboss.job set start_after = now() where state = 'retry'")

type Outage = { readonly begin: (mail: MailServer) => void; readonly cause: string }

const outages: readonly Outage[] = [
  { begin: () => way.swallow(true), cause: 'mail-server-away' },
  { begin: () => way.refuse(true), cause: 'mail-server-away' },
  { begin: (mail) => mail.refuseWith(421), cause: 'mail-server-busy' },
  { begin: (mail) => mail.refuseWith(452), cause: 'mail-server-busy' },
  {
    begin: (mail) => mail.hangFor([...readers, server.deps.config.brand.supportEmail]),
    cause: 'mail-server-away',
  },
]

it('a mail server that says nothing, is shut, refuses for now or never finishes loses no e-mail and doubles none, staff see it, and everything goes out when it is back', {
  timeout: 300_000,
}, async () => {
  for (const [turn, { begin, cause }] of outages.entries()) {
    way.swallow(false)
    way.refuse(false)
    mailServer.refuseWith(null)
    mailServer.hangFor([])
    begin(mailServer)
    if (turn === 0)
      for (const [n, email] of readers.entries()) {
        const body = {
          name: 'Bo Berg',
          email,
          subject: 'En fråga',
          message: 'Hur gör man med detta?',
          language: 'sv',
        }
        // Meanwhile the server answers other requests.
        const { status } = await server.browser().call('sendContactMessage', { body, ip: `10.3.0.${n}` })
        expect(status).toBe(202)
      }
    await vi.waitFor(async () => {
      const found = await failures()
      // An e-mail that was being sent when the mail server fell into this state is tried once more.
      if (found.some((one) => one.cause !== cause || one.tries <= turn)) await hourPasses()
      expect(found.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(readers.length)
      for (const one of found) expect(one).toMatchObject({ cause, givenUp: false })
      for (const { tries } of found) expect(tries).toBeGreaterThan(turn)
    }, soon)
  }
  expect(mailServer.received).toEqual([])
  mailServer.hangFor([])
  await vi.waitFor(async () => {
    await hourPasses()
    expect(readers.map((email) => mailServer.receivedBy(email).length)).toEqual(readers.map(() => 1))
    expect(await failures()).toEqual([])
  }, soon)
})

it('a mail server may be away for three days before staff have to have anything tried again', () => {
  // Only kinds that can wait: a code expires after ten minutes.
  const mails = queues.filter(({ retryDelayMax }) => retryDelayMax === 3600)
  expect(mails.length).toBeGreaterThan(15)
  for (const { name, retryLimit = 0, retryDelay = 0, retryDelayMax = 0 } of mails) {
    // pg-boss waits for at least half of the delay.
    const waits = Array.from({ length: retryLimit }, (_, n) =>
      Math.min(retryDelayMax, (retryDelay * 2 ** n) / 2),
    )
    expect(
      waits.reduce((sum, seconds) => sum + seconds, 0),
      name,
    ).toBeGreaterThan(3 * 24 * 3600)
  }
})
