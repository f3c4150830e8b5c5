import { expect, onTestFinished, test } from 'vitest'
import { attemptDelays, failingAtMost } from '#core/webhooks/delivery-plan.ts'
import { webhookEvents } from '#core/webhooks/events.ts'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { guardedFetch } from '#server/platform/net/guarded-fetch.ts'
import { asSuperuser } from '#test/database/database.ts'
import { withKey } from '#test/factories/api-key.ts'
import { day, organiseAndOpen } from '#test/organisation/open-round.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { isSigned } from '#test/webhooks/receiver.ts'
import { webhookDesk } from '#test/webhooks/webhook-desk.ts'
import { announceToWebhooks } from './announce-to-webhooks.ts'
import { sendWebhook } from './send-webhook.ts'

const { cause, company, madeBy, receiver, server } = await webhookDesk()

test('a round from its opening to its release is told step by step, signed, in ids and a link alone', async () => {
  const round = await organiseAndOpen(server, { people: 12 })
  const { organisationId, roundId } = round
  const { make, read } = await company(round)
  const to = await receiver()
  const { secret } = madeBy(await make(to.url))
  await server.runJobs()
  const signed = to.received.map((one) => isSigned(secret, one, server.time.now))
  server.time.now = new Date(server.time.now.getTime() + 15 * day)
  await server.deps.queue.enqueueNow('close-due-rounds', {})
  await server.runJobs()
  signed.push(...to.received.slice(2).map((one) => isSigned(secret, one, server.time.now)))
  expect(signed).toEqual([true, true, true, true])
  const told = to.received.map(({ body }) => JSON.parse(body))
  expect(told.map(({ type }) => type).sort()).toEqual([
    'people.imported',
    'round.closed',
    'round.opened',
    'round.released',
  ])
  const at = `http://localhost:3000/api/v1/organisations/${organisationId}`
  const data = new Map(told.map((event) => [event.type, event]))
  expect(data.get('round.opened')?.data).toEqual({ organisationId, roundId, link: `${at}/rounds/${roundId}` })
  expect(data.get('round.released')?.data).toEqual({
    organisationId,
    roundId,
    link: `${at}/overview?round=${roundId}`,
  })
  expect(data.get('people.imported')?.data).toEqual({
    organisationId,
    importId: expect.any(String),
    link: `${at}/members`,
  })
  const program = await withKey(server, round, ['people', 'rounds', 'figures'])
  for (const { data: told } of data.values()) {
    const { pathname, search } = new URL(told.link)
    expect((await program.send({ method: 'GET', url: pathname + search })).status).toBe(200)
  }
  // Neither event tells when the last answer came, or how long the release took.
  for (const type of ['round.closed', 'round.released'])
    expect(data.get(type)?.timestamp).toMatch(/T\d\d:00:00\.000Z$/)
  expect((await read()).deliveries.map(({ state, status }) => [state, status])).toEqual(
    Array(4).fill(['delivered', 204]),
  )
})

test('an event is told those who chose it, once, and only of its own organisation', async () => {
  const [mine, other] = [await company(), await company()]
  const [chosen, others, foreign] = [await receiver(), await receiver(), await receiver()]
  await mine.make(chosen.url, ['people.imported'])
  await mine.make(others.url, ['round.opened'])
  await other.make(foreign.url)
  const about = await cause(mine.organisationId)
  await server.runJobs()
  // A worker that was killed after enqueuing deliveries enqueues them again.
  await server.deps.queue.enqueueNow('announce-event', {
    organisationId: mine.organisationId,
    event: 'people.imported',
    about,
    at: server.time.now.toISOString(),
  })
  await server.runJobs()
  expect([chosen.received.length, others.received.length, foreign.received.length]).toEqual([1, 0, 0])
  expect((await other.read()).deliveries).toEqual([])
})

test('a receiver that answers 500 and then 200 gets the same event again, with the same id', async () => {
  const { organisationId, make, read } = await company()
  const to = await receiver()
  const { secret } = madeBy(await make(to.url))
  to.answerWith((response, before) => void response.writeHead(before === 0 ? 500 : 200).end('thanks'))
  await cause(organisationId)
  await server.runJobs()
  expect(to.received).toHaveLength(2)
  const [first, second] = to.received
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toBe(first?.body)
  for (const one of to.received) expect(isSigned(secret, one, server.time.now)).toBe(true)
  // The receiver's answer is not stored.
  expect((await read()).deliveries).toMatchObject([
    { state: 'delivered', status: 200, attempts: 2, nextAt: null },
  ])
  expect((await read()).webhooks).toMatchObject([{ failingSince: null }])
  const rows = await asSuperuser(
    server.database,
    'select d::text from webhook_delivery d where organisation_id = $1',
    [organisationId],
  )
  expect(JSON.stringify(rows)).not.toContain('thanks')
})

test('after each failure the next attempt waits as long as the plan says', async () => {
  const { organisationId, make, read } = await company()
  const to = await receiver()
  await make(to.url)
  to.answerWith((response) => void response.writeHead(503).end())
  await cause(organisationId)
  const jobs = async () =>
    asSuperuser<{ attempt: number; start: Date }>(
      server.database,
      `select (data ->> 'attempt')::int as attempt, start_after as start from pgboss.job
       where name = 'send-webhook' and data ->> 'organisationId' = $1 order by 1`,
      [organisationId],
    )
  await server.runJobs()
  const [delivery] = (await read()).deliveries
  expect(delivery).toMatchObject({ state: 'failed', status: 503, attempts: attemptDelays.length })
  const waits = (await jobs()).slice(1).map(({ start }) => start.getTime() - server.time.now.getTime())
  expect(waits).toEqual(attemptDelays.slice(1))
})

test('a receiver that takes nothing for three days is switched off, and the owner is told by mail', async () => {
  const { organisationId, make, read, change, browser, params } = await company()
  const to = await receiver()
  const { webhook } = madeBy(await make(to.url))
  to.answerWith((response, before) => {
    server.time.now = new Date(server.time.now.getTime() + (attemptDelays[before] ?? 0))
    response.writeHead(500).end()
  })
  const begun = server.time.now.getTime()
  await cause(organisationId)
  await server.runJobs()
  expect(to.received).toHaveLength(attemptDelays.length)
  const [after] = (await read()).webhooks
  const offAt = new Date(after?.offAt ?? 0).getTime()
  expect(offAt - begun).toBeGreaterThanOrEqual(failingAtMost)
  expect(server.mail.received.filter(({ subject }) => subject.includes('webhook'))).toHaveLength(1)

  // Nothing more is sent there until it is switched on; then failed deliveries can be sent again.
  await cause(organisationId)
  await server.runJobs()
  expect(to.received).toHaveLength(attemptDelays.length)
  const [delivery] = (await read()).deliveries
  const again = () => browser.call('deliverAgain', { params: { ...params, deliveryId: delivery?.id ?? '' } })
  expect((await again()).status).toBe(404)
  expect((await change(webhook.id, { events: webhookEvents, on: true })).status).toBe(204)
  to.answerWith((response) => void response.writeHead(200).end())
  expect((await again()).status).toBe(202)
  await server.runJobs()
  expect(to.received.at(-1)?.headers['webhook-id']).toBe(delivery?.id)
  expect(await read()).toMatchObject({
    webhooks: [{ offAt: null, failingSince: null }],
    deliveries: [{ state: 'delivered', attempts: 1 }],
  })
})

test('a receiver that refused one event to its end, beside others that it took, has three days for the next one', async () => {
  const { organisationId, make, read } = await company()
  const to = await receiver()
  await make(to.url)
  const refused = attemptDelays.length
  // As one that does not know this event. The others that it takes meanwhile keep it from being switched off; here no time passes.
  to.answerWith((response) => void response.writeHead(400).end())
  await cause(organisationId)
  await server.runJobs()
  expect(await read()).toMatchObject({
    webhooks: [{ offAt: null, failingSince: null }],
    deliveries: [{ state: 'failed' }],
  })
  server.time.now = new Date(server.time.now.getTime() + 10 * day)
  to.answerWith((response, before) => void response.writeHead(before === refused ? 503 : 200).end())
  await cause(organisationId)
  await server.runJobs()
  expect(await read()).toMatchObject({
    webhooks: [{ offAt: null, failingSince: null }],
    deliveries: [{ state: 'delivered', attempts: 2 }, { state: 'failed' }],
  })
})

test('a receiver that says it is gone is switched off at once', async () => {
  const { organisationId, make, read } = await company()
  const to = await receiver()
  await make(to.url)
  to.answerWith((response) => void response.writeHead(410).end())
  await cause(organisationId)
  await server.runJobs()
  expect(to.received).toHaveLength(1)
  expect(await read()).toMatchObject({
    webhooks: [{ offAt: expect.any(String) }],
    deliveries: [{ state: 'failed', status: 410 }],
  })
})

test('a receiver that hangs, answers without end or leads elsewhere is told in words, and never followed', async () => {
  const { make, read, test: tryOut } = await company()
  const [hanging, huge, leading, elsewhere] = [
    await receiver(),
    await receiver(),
    await receiver(),
    await receiver(),
  ]
  hanging.answerWith(() => {})
  huge.answerWith((response) => {
    const pour = () => {
      while (response.write(Buffer.alloc(64 * 1024)));
    }
    response.on('drain', pour)
    pour()
  })
  leading.answerWith((response) => void response.writeHead(307, { location: elsewhere.url }).end())
  const ids = new Map<string, string>()
  for (const [name, { url }] of Object.entries({ hanging, huge, leading }))
    ids.set(madeBy(await make(url)).webhook.id, name)
  const begun = performance.now()
  for (const id of ids.keys()) expect((await tryOut(id)).status).toBe(202)
  await server.runJobs()
  expect(performance.now() - begun).toBeLessThan(20_000)
  const { deliveries } = await read()
  const became = deliveries.map(({ webhookId, state, status, problem }) => [
    ids.get(webhookId),
    state,
    status ?? problem,
  ])
  expect(became.sort()).toEqual([
    ['hanging', 'failed', 'too-slow'],
    ['huge', 'failed', 'too-large'],
    ['leading', 'failed', 307],
  ])
  expect(elsewhere.received).toEqual([])
}, 40_000)

test('a name that leads inside later is not connected to: each delivery is judged anew', async () => {
  const { organisationId, make, read } = await company()
  const to = await receiver()
  await make(to.url)
  await cause(organisationId)
  const guarded = server.deps.outgoing
  onTestFinished(() => void Object.assign(server.deps, { outgoing: guarded }))
  Object.assign(server.deps, { outgoing: guardedFetch({ networks: [], production: false }) })
  await server.runJobs()
  expect(to.received).toEqual([])
  expect((await read()).deliveries).toMatchObject([{ state: 'failed', problem: 'network-refused' }])
})

test('a process that is killed between sending and noting sends again, with the same id', async () => {
  const { organisationId, make, read } = await company()
  const to = await receiver()
  await make(to.url)
  await cause(organisationId)
  const { deps } = server
  const [announced] = (await inLine(server, 'announce-event')).slice(-1)
  let asked = 0
  const dying = {
    ...deps,
    clock: () => {
      asked += 1
      if (asked === 2) throw new Error('killed')
      return deps.clock()
    },
  }
  if (announced === undefined) throw new Error('nothing was announced')
  await announceToWebhooks(deps, announced)
  const [job] = (await inLine(server, 'send-webhook')).filter((one) => one.organisationId === organisationId)
  if (job === undefined) throw new Error('nothing in line')
  await expect(sendWebhook(dying, job)).rejects.toThrow('killed')
  expect((await read()).deliveries).toMatchObject([{ state: 'waiting', attempts: 0 }])
  await server.runJobs()
  expect(to.received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill(job.deliveryId))
  expect((await read()).deliveries).toMatchObject([{ state: 'delivered', attempts: 1 }])
  // A second run of the job sends nothing.
  await sendWebhook(deps, job)
  expect(to.received).toHaveLength(2)
})

test('what was delivered is forgotten after the published time', async () => {
  const { make, read, test: tryOut } = await company()
  const to = await receiver()
  await tryOut(madeBy(await make(to.url)).webhook.id)
  await server.runJobs()
  server.time.now = new Date(server.time.now.getTime() + 29 * day)
  await forgetExpired(server.deps)
  expect((await read()).deliveries).toHaveLength(1)
  server.time.now = new Date(server.time.now.getTime() + 2 * day)
  await forgetExpired(server.deps)
  expect(await read()).toMatchObject({ webhooks: [{ url: to.url }], deliveries: [] })
})
