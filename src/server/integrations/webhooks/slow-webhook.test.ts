import { afterAll, expect, test, vi } from 'vitest'
import { startBoss } from '#server/platform/queue/boss.ts'
import { startWorker } from '#server/worker.ts'
import { webhookDesk } from '#test/webhooks/webhook-desk.ts'

const { cause, company, madeBy, receiver, server } = await webhookDesk()
const boss = await startBoss(server.deps.pools.jobs, { log: server.deps.log, supervise: false })
const worker = await startWorker(server.deps, boss)
afterAll(() => worker.stop())

/** Milliseconds. A receiver has ten seconds to answer. */
const soon = 4000

test('receivers of one customer that never answer delay nobody else’s events', {
  timeout: 60_000,
}, async () => {
  const [slow, quick] = [await company(), await company()]
  for (let n = 0; n < 5; n++) {
    const to = await receiver()
    to.answerWith(() => {})
    const { webhook } = madeBy(await slow.make(to.url))
    for (let event = 0; event < 12; event++) expect((await slow.test(webhook.id)).status).toBe(202)
  }
  const to = await receiver()
  await quick.make(to.url)
  // All of the sixty that can begin have begun.
  await vi.waitFor(async () => expect((await slow.read()).deliveries.length).toBeGreaterThan(0))
  await new Promise((done) => setTimeout(done, 1500))
  for (let n = 1; n <= 3; n++) {
    await cause(quick.organisationId)
    await vi.waitFor(() => expect(to.received).toHaveLength(n), { timeout: soon, interval: 50 })
  }
})
