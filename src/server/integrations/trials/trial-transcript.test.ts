import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import ICAL from 'ical.js'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { TrialResult, TrialToMake } from '#contract/integrations/trial.ts'
import { openMailer } from '#server/platform/mail/open-mailer.ts'
import type { OutgoingRequest } from '#server/platform/net/guarded-fetch.ts'
import { withKey } from '#test/factories/api-key.ts'
import { signOnDesk } from '#test/oidc/sign-on-desk.ts'
import { newUser } from '#test/scim/scim-client.ts'
import { readResource } from '#test/scim/scimmy.ts'
import { isSigned, startReceiver } from '#test/webhooks/receiver.ts'
import { integrations as texts } from '#text/en/integrations.ts'
import { translate } from '#text/messages.ts'

const { server, organisationWithProvider, addressIn, comeBack } = await signOnDesk()
const { deps } = server
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => server.app.server.closeAllConnections())

/** A file in the documents; `npm test -- THIS FILE -u` writes it anew. */
const file = '../../../../docs/domain/preflight-transcript.md'

/** Replaces a dependency of the server until the test is over. */
function replace<Name extends keyof typeof deps>(name: Name, by: (typeof deps)[Name]): void {
  const before = deps[name]
  Object.assign(deps, { [name]: by })
  onTestFinished(() => void Object.assign(deps, { [name]: before }))
}

/** A proxy before a mail server that records each side's lines; the order between the sides is chance. */
async function overheard(url: string) {
  const { hostname, port } = new URL(url)
  const said = { ours: [] as string[], theirs: [] as string[] }
  const between = createServer((client) => {
    const mailServer = connect(Number(port), hostname)
    const hear = (lines: string[]) => (bytes: Buffer) =>
      lines.push(...bytes.toString().split('\r\n').filter(Boolean))
    client.on('data', hear(said.ours)).pipe(mailServer)
    mailServer.on('data', hear(said.theirs)).pipe(client)
    for (const socket of [client, mailServer]) socket.on('error', () => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(between, 'listening')
  onTestFinished(() => void between.close())
  const taken = () => [...withoutBody(said.ours.splice(0)), '', ...said.theirs.splice(0)]
  return { taken, url: `smtp://127.0.0.1:${(between.address() as AddressInfo).port}` }
}

test('the five tries of the pre-flight say to their counterparts what the transcript says, and nothing else', async () => {
  const { here, owner, provider, at } = await organisationWithProvider()
  const page: string[] = []
  const part = (title: string, ...lines: readonly string[]) => page.push(`## ${title}`, '', ...lines, '')
  const wire = (...lines: readonly string[]) => page.push('```', ...lines, '```', '')
  const attempt = async (body: TrialToMake) => {
    const answer = await owner.call('tryIntegration', {
      params: { organisationId: here.organisationId },
      body,
    })
    expect(answer.status).toBe(200)
    return answer as typeof answer & { readonly body: TrialResult }
  }
  const told = (key: keyof typeof texts, words: Readonly<Record<string, string | number>> = {}) =>
    page.push(`The page says: ${translate(texts, key, 'en', words)}`, '')
  // All requests to customers' addresses pass through one function, which records them here.
  const { outgoing } = deps
  const asked: string[] = []
  replace('outgoing', async (address, request: OutgoingRequest = {}) => {
    const answer = await outgoing(address, request)
    const type = answer.headers.get('content-type')
    asked.push(`${request.method ?? 'GET'} ${address}`, '', `${answer.status}${type ? ` ${type}` : ''}`)
    return answer
  })
  const heard = () => asked.splice(0)

  part(
    'Sign-in',
    'Counterpart: `oidc-provider`, over HTTP. A whole sign-in, request by request: `oidc-transcript.md`.',
  )
  provider.account = { sub: 'test', email: at('testkonto'), email_verified: true, name: 'Test' }
  const started = await attempt({ part: 'sign-in', language: 'en' })
  wire(...heard())
  told(`try.sign-in.${started.body.outcome}` as 'try.sign-in.ready')
  const led = await comeBack(owner, await provider.signIn(addressIn(started)))
  wire(...heard(), '', `303 ${led}`)
  told('arrived.sign-in.works')
  expect(led).toBe('/en/integrationer?sso=works')

  part(
    'SCIM',
    'Counterpart: `scimmy` reads what a program is answered. The try itself is made in one transaction that is undone. More: `scim-transcript.md`.',
  )
  const key = await withKey(server, here, ['people'])
  expect((await attempt({ part: 'scim' })).body.outcome).toBe('never-used')
  told('try.scim.never-used', { address: 'https://andrum.bolaget.example/scim/v2' })
  const payload = JSON.stringify(newUser('prov'))
  const made = await fetch(`${origin}/scim/v2/Users`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key.secret}`, 'content-type': 'application/scim+json' },
    body: payload,
  })
  const resource = (await made.json()) as object
  expect(readResource('User', resource)).toEqual(resource)
  wire('POST /scim/v2/Users', payload, '', `${made.status} (the user, which scimmy reads whole)`)
  expect((await attempt({ part: 'scim' })).body.outcome).toBe('works')
  told('try.scim.works')

  part(
    'Mail',
    'Counterpart: `smtp-server`, over SMTP. What the product says, then what the mail server answers.',
  )
  const mail = await overheard(server.mail.url)
  const mailer = openMailer({ ...deps.config, smtpUrl: mail.url }, { ...deps, jobs: deps.pools.jobs })
  onTestFinished(() => mailer.close())
  replace('mailer', mailer)
  const { id } = (await attempt({ part: 'mail', language: 'en' })).body
  wire(...mail.taken())
  told('try.mail.sent')
  const [received] = server.mail.receivedBy(at('agare'))
  const link = /http\S+/.exec(received?.text ?? '')?.[0] ?? ''
  page.push('The link in it has the shape of an invitation’s. Once it has been opened from the mailbox:', '')
  const { pathname, search } = new URL(link)
  await fetch(origin + pathname + search, { headers: { accept: 'text/html' } })
  wire(link, '', `GET ${pathname}${search}`)
  const { opened = 0 } = (await attempt({ part: 'mail-opened', id: id ?? '' })).body
  told('try.mail-opened.opened', { count: opened ?? 0 })
  page.push('What it says of a link that a filter has changed: `test/e2e/trials.spec.ts`.', '')
  server.mail.refuseWith(550, at('agare'))
  expect((await attempt({ part: 'mail', language: 'en' })).body.outcome).toBe('refused')
  server.mail.refuseWith(null)
  // The reset of the connection for the next e-mail comes at an undefined time.
  wire(...mail.taken().filter((line) => /^(RCPT|550)/.test(line)))
  told('try.mail.refused')

  part(
    'Webhook',
    'Counterpart: an HTTP server, and `standardwebhooks`, the reference library of Standard Webhooks, which verifies the signature.',
  )
  const receiver = await startReceiver()
  onTestFinished(() => receiver.close())
  const added = await owner.call('makeWebhook', {
    params: { organisationId: here.organisationId },
    body: { url: receiver.url, events: ['round.opened'] },
  })
  const { webhook, secret } = added.body as { webhook: { id: string }; secret: string }
  for (const [status, outcome] of [
    [204, 'taken'],
    [403, 'not-authorised'],
    [302, 'redirect'],
    [500, 'broken'],
  ] as const) {
    receiver.answerWith((response) => void response.writeHead(status).end())
    const { body } = await attempt({ part: 'webhook', webhookId: webhook.id })
    expect(body).toMatchObject({ outcome, status })
    const sent = receiver.received.splice(0)
    expect(sent.map((one) => isSigned(secret, one, server.time.now))).toEqual([true])
    const [one] = sent
    const { host: _, connection: __, ...headers } = one?.headers ?? {}
    const rows = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    heard()
    if (status === 204) wire('POST /hooks', ...rows, '', one?.body ?? '', '', '204')
    else wire('POST /hooks (signed anew)', '', String(status))
    if (status === 204)
      page.push('`standardwebhooks` verifies it with the secret that the page showed once.', '')
    told(`try.webhook.${outcome}`, { status })
  }

  part(
    'Calendar',
    'Counterpart: `ical.js`, the calendar library of Thunderbird, reads what the address answers.',
  )
  replace('config', { ...deps.config, baseUrl: origin })
  const calendar = await attempt({ part: 'calendar' })
  expect(calendar.body.outcome).toBe('works')
  const feed = await (await fetch(calendar.body.address ?? '')).text()
  wire(...heard(), '', ...feed.split('\r\n').filter(Boolean))
  const [event] = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent')
  const read = new ICAL.Event(event)
  const minutes = read.duration.toSeconds() / 60
  page.push(`\`ical.js\` reads one event, “${read.summary}”, of ${minutes} minutes.`, '')
  told('try.calendar.works')

  await expect(`${head}${blotted(page.join('\n'))}`).toMatchFileSnapshot(file)
})

/** The head and the end of the mail; the demo's mailbox shows its words. */
function withoutBody(lines: readonly string[]): readonly string[] {
  const from = lines.findIndex((line) => /^Content-Type: multipart/i.test(line))
  if (from < 0) return lines
  return [...lines.slice(0, from), '(the mail, in text and HTML)', ...lines.slice(lines.indexOf('.', from))]
}

const head = `# The five tries of the pre-flight

Written by \`src/server/integrations/trials/trial-transcript.test.ts\`, which fails when one of them changes: an owner presses each button
of \`/integrationer\` (decision 778), and a real counterpart that is not ours hears what is sent. What is random or secret is put in words.

`

/** Replaces random and secret values by their names. */
function blotted(text: string): string {
  return text
    .replaceAll(origin, 'https://andrum.bolaget.example')
    .replaceAll('http://localhost:3000', 'https://andrum.bolaget.example')
    .replaceAll(/^(220 |250-)\S+ (ESMTP|Nice)/gm, '$1(its name) $2')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://id.bolaget.example')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '(id)')
    .replaceAll(/([?#]prov=)[\w-]+/g, '$1(random)')
    .replaceAll(/(token=)[\w-]+/g, '$1(of today)')
    .replaceAll(/(webhook-signature: ).*/g, '$1v1,(signature)')
    .replaceAll(/(webhook-timestamp: )\d+/g, '$1(now)')
    .replaceAll(/"timestamp":"[^"]+"/g, '"timestamp":"(now)"')
    .replaceAll(/(EHLO|HELO) .*/g, '$1 (this machine)')
    .replaceAll(/(Message-ID: <)[^>]+/gi, '$1(id)')
    .replaceAll(/(X-Entity-Ref-ID: ).*/gi, '$1(id)')
    .replaceAll(/^(Date: ).*/gm, '$1(now)')
    .replaceAll(/\d{8}T\d{6}Z?/g, '(time)')
    .replaceAll(/prov-\d{4}-\d\d-\d\d/g, 'prov-(today)')
}
