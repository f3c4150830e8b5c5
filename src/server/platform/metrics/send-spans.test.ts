import { randomUUID } from 'node:crypto'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { main } from '#server/main.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { type CollectorsAnswer, type ReceivedSpan, startCollector } from '#test/app/collector.ts'
import { startMailServer } from '#test/app/mail-server.ts'
import { serverFolders } from '#test/app/server-folders.ts'
import { codeIn } from '#test/app/sign-in-by-mail.ts'
import { startServerProcess } from '#test/app/start-server-process.ts'
import { appOn } from '#test/app/test-app.ts'
import { copyDatabase } from '#test/database/database.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { rememberSecrets } from '#test/log/secrets.ts'
import { openMeter } from './open-meter.ts'

const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const request = {
  request: randomUUID(),
  method: 'GET',
  route: '/api/health',
  status: 200,
  milliseconds: 1.5,
} as const
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** Everything in a span, and no further field. */
const spanWith = (kind: number, attributes: Readonly<Record<string, 'stringValue' | 'intValue'>>) => ({
  traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
  spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
  name: expect.any(String),
  kind,
  startTimeUnixNano: expect.stringMatching(/^\d{13}000000$/),
  endTimeUnixNano: expect.stringMatching(/^\d{13}000000$/),
  attributes: Object.entries(attributes).map(([key, type]) => ({
    key,
    value: { [type]: expect.anything() },
  })),
  droppedAttributesCount: 0,
  events: [],
  droppedEventsCount: 0,
  links: [],
  droppedLinksCount: 0,
  status: { code: expect.any(Number) },
  flags: expect.any(Number),
})
const requestSpan = spanWith(2, {
  'http.route': 'stringValue',
  'http.response.status_code': 'intValue',
  'andrum.request': 'stringValue',
})
const jobSpan = spanWith(5, { 'andrum.job': 'stringValue', 'andrum.outcome': 'stringValue' })

/** The whole server with a collector and a mail server of its own. */
async function startTraced(settings: Readonly<Record<string, string>>) {
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const { dataDir, buildDir } = serverFolders()
  const { url: database } = await emptyDatabase()
  const config = readConfig({
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO: '0',
    SMTP_URL: mail.url,
    ...settings,
  })
  return { ...(await main(config, buildDir)), mail, database }
}

it('a collector is told of requests and jobs by pattern, number and outcome, and of nothing and nobody else', async () => {
  const collector = await startCollector()
  const { url, mail, database, close } = await startTraced({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20nyckel',
    DRAIN_SECONDS: '1',
  })
  const secrets = rememberSecrets()
  const overview = '/api/v1/organisations/:organisationId/overview'
  const [token, id, traceId] = ['hemlig-lank-i-fragan', randomUUID(), '4bf92f3577b34da6a3ce929d0e0e4736']
  const [email, refused] = ['hemlig.person@doman.example', 'avvisad.person@doman.example']
  secrets.hide(
    token,
    id,
    traceId,
    email,
    refused,
    '00f067aa0ba902b7',
    'bagage=',
    '198.51.100.7',
    'Hemlig/1.0',
  )
  const headers = {
    'user-agent': 'Hemlig/1.0',
    'x-forwarded-for': '198.51.100.7',
    referer: `${url}/svara#${token}`,
    traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    tracestate: 'bagage=1',
    baggage: 'bagage=1',
  }
  const numbers: (string | null)[] = []
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } })
    numbers.push(answer.headers.get('x-request-id'))
    expect(JSON.stringify([...answer.headers])).not.toMatch(/trace|bagg?age/)
    return answer
  }
  const post = (path: string, body: object, more = {}) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...more },
    })
  await ask(`/api/v1/calendar-feed.ics?token=${token}`)
  await ask(`/api/v1/organisations/${id}/overview?round=${id}`)
  await ask(`/svara/${token}`)
  await ask('/')
  const asked = await post('/api/v1/sign-in-codes', { email, language: 'sv' })
  await expect.poll(() => mail.receivedBy(email)).toHaveLength(1)
  const [received] = mail.receivedBy(email)
  if (received === undefined) throw new Error('no mail')
  secrets.hideMail(received)
  const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  secrets.hide(cookie.split('=')[1])
  expect((await post('/api/v1/sessions', { email, code: codeIn(received) }, { cookie })).status).toBe(201)
  mail.refuseWith(550, refused)
  await post('/api/v1/sign-in-codes', { email: refused, language: 'sv' })
  const refusedOnes = "select id from pgboss.job where name = 'send-sign-in-code' and state = 'failed'"
  await expect
    .poll(() => withClient(database, async (client) => (await client.query(refusedOnes)).rowCount))
    .toBe(1)
  const ending = close()
  await expect.poll(async () => (await ask('/api/ready')).status).toBe(503)
  await ending

  const bodies = collector.posted.map(({ body }) => body)
  expect(secrets.size).toBeGreaterThan(10)
  expect(secrets.findIn(bodies)).toEqual([])
  expect(collector.posted[0]).toMatchObject({
    path: '/v1/traces',
    headers: { authorization: 'Bearer nyckel' },
  })
  expect(collector.resources()[0]).toEqual([{ key: 'service.name', value: { stringValue: 'andrum' } }])
  const spans = collector.spans()
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(spans.length)
  for (const span of spans) expect(span).toEqual(span.kind === 2 ? requestSpan : jobSpan)
  const told = spans.map((span) => [span.name, span.status.code, ...Object.values(attributesOf(span))])
  const requests = numbers.map((number) => told.find((row) => row.includes(number)))
  expect(requests.slice(0, 6)).toEqual([
    ['GET /api/v1/calendar-feed.ics', 0, '/api/v1/calendar-feed.ics', 404, numbers[0]],
    [`GET ${overview}`, 0, overview, 401, numbers[1]],
    ['any none', 0, 'none', 404, numbers[2]],
    ['GET page', 0, 'page', 200, numbers[3]],
    ['POST /api/v1/sign-in-codes', 0, '/api/v1/sign-in-codes', 202, numbers[4]],
    ['POST /api/v1/sessions', 0, '/api/v1/sessions', 201, numbers[5]],
  ])
  expect(requests.at(-1)).toEqual(['GET /api/ready', 2, '/api/ready', 503, numbers.at(-1)])
  expect(told).toContainEqual(['send-sign-in-code', 0, 'send-sign-in-code', 'completed'])
  expect(told).toContainEqual(['send-sign-in-code', 2, 'send-sign-in-code', 'given_up'])
})

it('an operator names the service, sends a share of the spans, or switches them off', async () => {
  const collector = await startCollector()
  vi.stubEnv('OTEL_SERVICE_NAME', 'andrum-prov')
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=prov')
  onTestFinished(() => void vi.unstubAllEnvs())
  const send = async (settings: Readonly<Record<string, string>>, requests: number) => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings }
    const { meter, close } = await openMeter(
      readConfig({ DATA_DIR: serverFolders().dataDir, ...env }),
      silent,
    )
    const before = collector.spans().length
    for (let n = 0; n < requests; n += 1) meter.countRequest(request)
    await close()
    return collector.spans().length - before
  }
  expect(await send({}, 10)).toBe(10)
  expect(collector.resources()[0]).toEqual([
    { key: 'service.name', value: { stringValue: 'andrum-prov' } },
    { key: 'deployment.environment.name', value: { stringValue: 'prov' } },
  ])
  expect(await send({ OTEL_TRACES_SAMPLER: 'always_off' }, 10)).toBe(0)
  expect(await send({ OTEL_SDK_DISABLED: 'true' }, 10)).toBe(0)
  const quarter = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' }
  const sent = await send(quarter, 1000)
  expect(sent).toBeGreaterThan(150)
  expect(sent).toBeLessThan(350)
})

/** Writes a line for every module of OpenTelemetry that Node loads. */
const tellingModules = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ load: (url, context, next) => {
    if (url.includes('@opentelemetry/')) process.stdout.write('loaded ' + url + '\\n')
    return next(url, context)
  } })`)}`

it('without a collector nothing of OpenTelemetry is loaded', async () => {
  const collector = await startCollector()
  const { url: DATABASE_URL } = await emptyDatabase()
  const { dataDir, buildDir } = serverFolders()
  const loadedWith = async (settings: Readonly<Record<string, string>>) => {
    const NODE_OPTIONS = `--import "${tellingModules}"`
    const server = await startServerProcess(dataDir, buildDir, { NODE_OPTIONS, DATABASE_URL, ...settings })
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    await server.end('SIGTERM')
    return server.lines.filter((line) => line.startsWith('loaded '))
  }
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b', OTEL_SERVICE_NAME: 'andrum' })).toEqual([])
  expect(collector.posted).toEqual([])
  expect((await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).length).toBeGreaterThan(10)
  expect(collector.spans().map(({ name }) => name)).toContain('GET /api/health')
}, 120_000)

const nonsense: CollectorsAnswer = (response) => response.end('<html>'.repeat(10_000))
const echo: CollectorsAnswer = (response, { authorization }) => {
  response.statusMessage = `No, ${authorization}`
  response.writeHead(401).end(`What you sent: ${authorization}`)
}

it.each<[string, string | null, CollectorsAnswer | null]>([
  ['is not there', null, null],
  ['keeps silent', null, () => {}],
  ['answers nonsense', null, nonsense],
  ['asks to come back in an hour', 'not taken', (to) => to.writeHead(503, { 'retry-after': '3600' }).end()],
  ['lets nobody in and repeats what it was sent', '401', echo],
])('nothing changes for anybody where the collector %s', async (_, reason, answer) => {
  const collector = await startCollector(answer ?? undefined)
  const url = answer === null ? 'http://127.0.0.1:1/v1/traces' : `${collector.url}/v1/traces`
  const tracing = { url, headers: { authorization: 'Bearer hemlig-nyckel' }, share: 1 }
  const { app, deps, log, close } = await appOn(await copyDatabase(inject('template')), {
    config: { tracing },
  })
  for (let n = 0; n < 20; n += 1) expect((await app.inject('/api/health')).statusCode).toBe(200)
  // Far more than a collector takes at once: the exporter drops the rest.
  for (let n = 0; n < 5000; n += 1) deps.meter.countRequest(request)
  expect((await app.inject('/api/health')).statusCode).toBe(200)
  const begun = performance.now()
  await close()
  // The last spans get two seconds; by itself the exporter would wait for ten.
  expect(performance.now() - begun).toBeLessThan(8000)
  if (answer !== null) expect(collector.spans().length).toBeLessThan(3000)
  const said = log.filter(({ message }) => message.includes('OpenTelemetry'))
  expect(said.map((line) => String(line.reason))).toEqual(reason === null ? [] : [reason])
  expect(JSON.stringify(log)).not.toMatch(/hemlig|Bearer|127\.0\.0\.1/)
})

it('the log says when a collector takes no spans, and when it takes them again', async () => {
  let status = 500
  const collector = await startCollector((response) => response.writeHead(status).end('{}'))
  const lines: unknown[] = []
  const say = (level: string) => (fields: object, message: string) =>
    lines.push({ level, message, ...fields })
  const log = { info: say('info'), warn: say('warn'), error: say('error') }
  const tracing = { url: collector.url, headers: {}, share: 1 }
  const { meter, close } = await openMeter({ tracing }, log)
  const batch = async (posted: number) => {
    for (let n = 0; n < 512; n += 1) meter.countRequest(request)
    await expect.poll(() => collector.posted.length).toBe(posted)
    await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0))
  }
  await batch(1)
  await batch(2)
  status = 200
  await batch(3)
  await close()
  expect(lines).toEqual([
    {
      level: 'warn',
      message: 'The collector of OpenTelemetry takes no spans; they are thrown away until it does',
      reason: 500,
    },
    { level: 'info', message: 'The collector of OpenTelemetry takes spans again' },
  ])
})
