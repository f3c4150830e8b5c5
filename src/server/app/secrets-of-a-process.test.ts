import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { bareRequest } from '#test/app/bare-connection.ts'
import { startMailServer } from '#test/app/mail-server.ts'
import { codeIn } from '#test/app/sign-in-by-mail.ts'
import { startServerProcess } from '#test/app/start-server-process.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { rememberSecrets } from '#test/log/secrets.ts'
import { writeEmptyPages } from '#test/release/large-organisation.ts'

const json = { 'content-type': 'application/json' }

it('a server at its finest log, from start to end, prints no secret, and neither does its database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'andrum-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const [dataDir, buildDir] = [join(folder, 'data'), join(folder, 'build')]
  writeEmptyPages(buildDir)
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const secrets = rememberSecrets()
  const { hide } = secrets
  const settings = { LOG_LEVEL: 'trace', SMTP_URL: mail.url }
  const server = await startServerProcess(dataDir, buildDir, settings)

  const [email, refused] = ['hemlig.person@doman.example', 'avvisad.person@doman.example']
  hide(email, refused, 'Hemligt i kroppen', 'lank-i-adressen-4711', 'Anna Hemligsson')
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/v1/${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { ...json, ...headers },
    })
  const cookiesOf = (answer: Response) => {
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    // A deleted cookie is empty.
    const cookies = set.filter((cookie) => !cookie.endsWith('='))
    hide(...cookies.map((cookie) => cookie.split('=')[1]))
    return { cookie: cookies.join('; ') }
  }
  const asked = cookiesOf(await post('sign-in-codes', { email, language: 'sv' }))
  await expect.poll(() => mail.receivedBy(email)).toHaveLength(1)
  const [received] = mail.receivedBy(email)
  if (received === undefined) throw new Error('no mail')
  secrets.hideMail(received)
  const signedIn = cookiesOf(await post('sessions', { email, code: codeIn(received) }, asked))
  const result = {
    key: '0b5f7a6e-6f7e-4c0e-9d8f-0a4a3d1f2b11',
    instrument: stressprofil.id,
    answers: sameAnswers(stressprofil, 4),
  }
  expect((await post('me/results', result, signedIn)).status).toBe(201)
  mail.refuseWith(550, refused)
  await post('sign-in-codes', { email: refused, language: 'sv' })
  await post('contact-messages', {
    name: 'Anna Hemligsson',
    email,
    subject: 'Hemligt i kroppen',
    message: 'Hemligt i kroppen',
    language: 'sv',
  })
  await post('evaluations', '{"Hemligt i kroppen')
  await fetch(`${server.url}/api/v1/lank-i-adressen-4711?epost=${email}`)
  await fetch(`${server.url}/svara/lank-i-adressen-4711`, { headers: { referer: `http://x/${email}` } })
  const { hostname, port } = new URL(server.url)
  for (const bytes of [`HEJ lank-i-adressen-4711 ${email}\r\n\r\n`, bareRequest('GET', `/${email} x`)]) {
    const socket = connect(Number(port), hostname)
    socket.write(bytes)
    await text(socket)
  }
  const beside = await openServerBeside({ dataDir })
  await withClient(beside.url, async (client) => {
    const insert = `insert into identity.person (id, email, created_at) values (gen_random_uuid(), '${email}', now())`
    await expect(client.query(insert)).rejects.toMatchObject({ detail: expect.stringContaining(email) })
  })
  await expect
    .poll(() => server.lines.filter((line) => line.includes('A mail cannot be delivered')))
    .toHaveLength(1)
  await beside.stop()
  await server.end('SIGTERM')

  const database = readFileSync(join(dataDir, 'postgres.log'), 'utf8').split('\n')
  expect(database.filter((line) => line.includes('duplicate key value'))).not.toEqual([])
  expect(server.lines.filter((line) => line.includes('"Request"')).length).toBeGreaterThan(6)
  expect(secrets.size).toBeGreaterThan(10)
  expect(secrets.findIn([...server.lines, ...database])).toEqual([])
}, 120_000)
