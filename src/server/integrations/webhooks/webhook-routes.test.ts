import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { mostWebhooks, secretOverlap } from '#core/webhooks/delivery-plan.ts'
import { webhookEvents } from '#core/webhooks/events.ts'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { rewrapKeys } from '#server/app/rewrap-keys.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { guardedFetch } from '#server/platform/net/guarded-fetch.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { isSigned } from '#test/webhooks/receiver.ts'
import { webhookDesk } from '#test/webhooks/webhook-desk.ts'

const { cause, company, madeBy, receiver, server } = await webhookDesk()

test('an owner adds a webhook, whose secret is told once and stored only sealed', async () => {
  const { make, read } = await company()
  const { url } = await receiver()
  const answer = await make(url, ['round.released', 'round.opened'])
  expect(answer.status).toBe(201)
  const { webhook, secret } = madeBy(answer)
  expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32)
  expect(webhook).toMatchObject({ url, events: ['round.opened', 'round.released'], offAt: null })
  expect(await read()).toEqual({ webhooks: [webhook], deliveries: [] })
  const stored = await asSuperuser<{ row: string }>(
    server.database,
    "select s::text || encode(s.sealed, 'base64') as row from webhook_secret s where webhook_id = $1",
    [webhook.id],
  )
  expect(stored).toHaveLength(1)
  expect(JSON.stringify([stored, server.log])).not.toContain(secret.slice(6, 30))
})

test('a form sent twice adds one webhook, with one secret, and another one with the same key is refused', async () => {
  const { make, params, read, browser } = await company()
  const [{ url }, other] = [await receiver(), await receiver()]
  const headers = { 'idempotency-key': 'samma' }
  const send = () => make(url, ['round.opened'], headers)
  const both = await whileHeld(server.database, { hold: 'lock table webhook in share mode' }, [send, send])
  const again = await send()
  for (const { status, body } of both) expect([status, body]).toEqual([201, again.body])
  expect((await read()).webhooks).toEqual([madeBy(again).webhook])
  const secrets = await asSuperuser(
    server.database,
    'select from webhook_secret where organisation_id = $1',
    [params.organisationId],
  )
  expect(secrets).toHaveLength(1)
  const conflict = { status: 409, body: { code: 'idempotency-conflict' } }
  expect(await make(other.url, ['round.opened'], headers)).toMatchObject(conflict)
  expect(await make(url, ['round.released'], headers)).toMatchObject(conflict)
  // Its secret is no longer the newest.
  const webhookId = madeBy(again).webhook.id
  await browser.call('renewWebhookSecret', { params: { ...params, webhookId } })
  expect(await send()).toMatchObject(conflict)
})

test('a webhook that has ended stays gone when the form that added it is sent again', async () => {
  const { make, params, read, browser } = await company()
  const { url } = await receiver()
  const send = () => make(url, ['round.opened'], { 'idempotency-key': 'samma' })
  const webhookId = madeBy(await send()).webhook.id
  await browser.call('endWebhook', { params: { ...params, webhookId } })
  expect(await send()).toMatchObject({ status: 409, body: { code: 'idempotency-conflict' } })
  expect((await read()).webhooks).toEqual([])
})

test('a secret that is renewed by a form sent twice is renewed once: the one in use signs for a day more', async () => {
  const { make, read, browser, params } = await company()
  const { webhook } = madeBy(await make((await receiver()).url))
  const renew = (key: string) =>
    browser.call('renewWebhookSecret', {
      params: { ...params, webhookId: webhook.id },
      headers: { 'idempotency-key': key },
    })
  const [first, again] = [await renew('samma'), await renew('samma')]
  expect([again.status, again.body]).toEqual([201, first.body])
  const { earlierSecretUntil } = first.body as { earlierSecretUntil: string }
  expect((await read()).webhooks).toMatchObject([{ earlierSecretUntil }])
  expect((await renew('annan')).status).toBe(201)
  expect(await renew('samma')).toMatchObject({ status: 409, body: { code: 'idempotency-conflict' } })
})

test.each([
  'https://127.0.0.1:9/hooks',
  'https://10.0.0.1/hooks',
  'https://[::1]/hooks',
  'https://169.254.169.254/latest',
  'https://inside.example/hooks',
  'http://public.example/hooks',
  'https://name:word@public.example/hooks',
])('%s is refused where it is typed', async (url) => {
  const { organisationId, browser, read } = await company()
  const guarded = server.deps.outgoing
  onTestFinished(() => void Object.assign(server.deps, { outgoing: guarded }))
  // As in production, no internal address may be reached; one of the names leads to one.
  Object.assign(server.deps, {
    outgoing: guardedFetch({
      networks: [],
      production: true,
      lookup: ((name: string, _: unknown, done: (...given: unknown[]) => void) =>
        done(null, [{ address: name === 'inside.example' ? '10.1.2.3' : '192.0.2.1', family: 4 }])) as never,
    }),
  })
  const answer = await browser.call('makeWebhook', {
    params: { organisationId },
    body: { url, events: ['round.opened'] },
  })
  expect(answer).toMatchObject({ status: 422, body: { code: 'webhook-address-refused' } })
  expect((await read()).webhooks).toEqual([])
})

test('a renewed secret signs beside the one before for a day, then alone, and the old one is forgotten', async () => {
  const { make, read, test: tryOut, browser, params } = await company()
  const to = await receiver()
  const { webhook, secret: old } = madeBy(await make(to.url))
  const renewed = await browser.call('renewWebhookSecret', { params: { ...params, webhookId: webhook.id } })
  expect(renewed.status).toBe(201)
  const { secret, earlierSecretUntil } = renewed.body as { secret: string; earlierSecretUntil: string }
  expect(new Date(earlierSecretUntil).getTime()).toBe(server.time.now.getTime() + secretOverlap)
  expect((await read()).webhooks).toMatchObject([{ earlierSecretUntil }])
  await tryOut(webhook.id)
  await server.runJobs()
  const [both] = to.received
  if (both === undefined) throw new Error('nothing came')
  expect([isSigned(old, both, server.time.now), isSigned(secret, both, server.time.now)]).toEqual([
    true,
    true,
  ])
  server.time.now = new Date(server.time.now.getTime() + secretOverlap)
  await forgetExpired(server.deps)
  await tryOut(webhook.id)
  await server.runJobs()
  const [, one] = to.received
  if (one === undefined) throw new Error('nothing came')
  expect([isSigned(old, one, server.time.now), isSigned(secret, one, server.time.now)]).toEqual([false, true])
  expect((await read()).webhooks).toMatchObject([{ earlierSecretUntil: null }])
})

test('a changed master key wraps the secrets anew, and signatures stay', async () => {
  const { make, test: tryOut } = await company()
  const to = await receiver()
  const { webhook, secret } = madeBy(await make(to.url))
  const { config, keys } = server.deps
  onTestFinished(() => void Object.assign(server.deps, { keys }))
  const newer = { authSecret: config.authSecret, dataKey: Buffer.alloc(32, 7) }
  await rewrapKeys({ ...server.deps, keys: makeKeys({ ...newer, dataKeyOld: config.dataKey }) })
  Object.assign(server.deps, { keys: makeKeys(newer) })
  await tryOut(webhook.id)
  await server.runJobs()
  expect(to.received.map((one) => isSigned(secret, one, server.time.now))).toEqual([true])
  Object.assign(server.deps, { keys })
  await rewrapKeys({ ...server.deps, keys: makeKeys({ ...config, dataKeyOld: newer.dataKey }) })
})

test('a webhook that was switched off stays off when what switched it on arrives again', async () => {
  const { make, params, read, browser } = await company()
  const { webhook } = madeBy(await make((await receiver()).url))
  const set = (on: boolean, key: string) =>
    browser.call('changeWebhook', {
      params: { ...params, webhookId: webhook.id },
      body: { events: webhookEvents, on },
      headers: { 'idempotency-key': key },
    })
  for (const [on, key] of [
    [true, 'på'],
    [false, 'av'],
    [true, 'på'],
  ] as const)
    expect((await set(on, key)).status).toBe(204)
  expect((await read()).webhooks).toMatchObject([{ offAt: expect.any(String) }])
})

test('what is another organisation’s is not found, and there is an end to how many there are', async () => {
  const [mine, other] = [await company(), await company()]
  const to = await receiver()
  const { webhook } = madeBy(await other.make(to.url))
  const params = { ...mine.params, webhookId: webhook.id }
  const body = { events: webhookEvents, on: false }
  const asked = [
    mine.browser.call('endWebhook', { params }),
    mine.browser.call('changeWebhook', { params, body }),
    mine.browser.call('renewWebhookSecret', { params }),
    mine.browser.call('sendTestEvent', { params }),
    mine.browser.call('deliverAgain', { params: { ...mine.params, deliveryId: randomUUID() } }),
  ]
  for (const { status } of await Promise.all(asked)) expect(status).toBe(404)
  expect((await other.read()).webhooks).toMatchObject([{ offAt: null }])
  const answers = await Promise.all(Array.from({ length: mostWebhooks + 2 }, () => mine.make(to.url)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostWebhooks)
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { code: 'too-many-webhooks' },
  })
})

test('one that has ended is told nothing, and the log says who did what to which host', async () => {
  const { organisationId, make, browser, params, read } = await company()
  const to = await receiver()
  const { webhook } = madeBy(await make(`${to.url}/with-a-secret`))
  const webhookId = webhook.id
  const tick = () => {
    server.time.now = new Date(server.time.now.getTime() + 1000)
  }
  tick()
  await browser.call('renewWebhookSecret', { params: { ...params, webhookId } })
  tick()
  await cause(organisationId)
  expect((await browser.call('endWebhook', { params: { ...params, webhookId } })).status).toBe(204)
  await server.runJobs()
  expect(to.received).toEqual([])
  expect(await read()).toEqual({ webhooks: [], deliveries: [] })
  const log = await browser.call('listAuditEntries', { params, query: { about: 'integrations' } })
  const called = new URL(to.url).host
  expect((log.body as { entries: unknown[] }).entries).toMatchObject([
    { kind: 'webhook-ended', called, by: { who: 'person' } },
    { kind: 'webhook-secret-renewed', called },
    { kind: 'webhook-made', called },
  ])
  expect(log.text).not.toContain('with-a-secret')
})
