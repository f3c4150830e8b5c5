import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { DeliveryView, WebhookView } from '#contract/integrations/webhook.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { serverFolders } from '#test/app/server-folders.ts'
import { startServerProcess } from '#test/app/start-server-process.ts'
import { makeNewOrganisation } from '#test/release/large-organisation.ts'
import { authorityFile, readCertificate } from '#test/webhooks/certificate.ts'
import { isSigned, startReceiver } from '#test/webhooks/receiver.ts'

type Told = { readonly webhooks: readonly WebhookView[]; readonly deliveries: readonly DeliveryView[] }

it('a server killed when a receiver has an event, before that is noted, sends it again, over https that it trusts', {
  timeout: 300_000,
}, async () => {
  const { dataDir, buildDir } = serverFolders()
  const { path, headers } = await makeNewOrganisation(dataDir)

  const receiverWith = async (name: Parameters<typeof readCertificate>[0]) => {
    const receiver = await startReceiver(readCertificate(name))
    onTestFinished(() => receiver.close())
    return receiver
  }
  const to = await receiverWith('receiver')
  const forElsewhere = await receiverWith('another-host')
  const fromStranger = await receiverWith('another-authority')
  const start = () =>
    startServerProcess(dataDir, buildDir, {
      NODE_EXTRA_CA_CERTS: authorityFile,
      OUTGOING_NETWORKS: '127.0.0.1',
    })
  const send = async (url: string, what: string, body?: object) =>
    fetch(`${url}${path}${what}`, {
      method: 'POST',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const add = async (url: string, receiver: string) => {
    const answer = await send(url, '/webhooks', { url: receiver, events: ['people.imported'] })
    expect(answer.status).toBe(201)
    return (await answer.json()) as { readonly webhook: WebhookView; readonly secret: string }
  }
  const tryOut = async (url: string, { webhook }: { readonly webhook: WebhookView }) =>
    expect((await send(url, `/webhooks/${webhook.id}/test-events`)).status).toBe(202)
  /** The owner's page polls until all are settled. */
  const settled = async (url: string, count: number) => {
    for (;;) {
      const { deliveries } = (await (await fetch(`${url}${path}/webhooks`, { headers })).json()) as Told
      if (deliveries.filter(({ state }) => state !== 'waiting').length >= count) return deliveries
      await pause(50)
    }
  }

  const first = await start()
  const mine = await add(first.url, to.url)
  // A receiver with an untrusted certificate, or another server's, gets no request.
  for (const { url } of [forElsewhere, fromStranger]) await tryOut(first.url, await add(first.url, url))
  const refused = await settled(first.url, 2)
  expect(refused).toMatchObject(Array(2).fill({ state: 'failed', status: null, problem: 'unreachable' }))
  expect([forElsewhere.received, fromStranger.received]).toEqual([[], []])

  const arrived = new Promise<void>((done) => to.answerWith(() => done()))
  await tryOut(first.url, mine)
  await arrived
  await first.end('SIGKILL')
  expect(to.received).toHaveLength(1)

  // A minute later the attempt counts as lost.
  const { url, stop } = await openServerBeside({ dataDir })
  const lost = await withClient(url, async (client) => {
    const { rows } = await client.query(
      `update pgboss.job set started_on = started_on - interval '1 minute'
       where name = 'send-webhook' and state = 'active' returning 1`,
    )
    return rows.length
  })
  await stop()
  expect(lost).toBe(1)

  to.answerWith((response) => void response.writeHead(204).end())
  const second = await start()
  const deliveries = await settled(second.url, 3)
  const [one, again] = to.received
  if (one === undefined || again === undefined) throw new Error('it was not sent again')
  expect(again.headers['webhook-id']).toBe(one.headers['webhook-id'])
  expect(again.body).toBe(one.body)
  expect([one, again].map((each) => isSigned(mine.secret, each, new Date()))).toEqual([true, true])
  const told = deliveries.find(({ id }) => id === one.headers['webhook-id'])
  expect(told).toMatchObject({ state: 'delivered', status: 204, attempts: 1 })
  expect(to.received).toHaveLength(2)
})
