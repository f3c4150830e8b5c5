import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { ImportList } from '#contract/people/organisation.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import { bareConnections, bareRequest } from '#test/app/bare-connection.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import type { TestPlace } from '#test/factories/people.ts'
import { organisationOf, viewOf } from '#test/organisation/import-calls.ts'
import { readImportSource } from './import-source-repository.ts'

const server = await testApp()
const connections = await bareConnections(server.app)
const { place, browser } = await organisationOf(server)
const json = 'application/json'
const urlOf = ({ organisationId }: TestPlace) => `/api/v1/organisations/${organisationId}/imports`

const send = (payload: string | Buffer, type = json, by: Browser = browser, to: TestPlace = place) =>
  by.send({ method: 'POST', url: urlOf(to), payload, headers: { 'content-type': type } })

/** A file of four characters, and one larger than any other body may be. */
const sizes = ['AAAA', 'AAAA'.repeat(200_000)]

describe('a body with a large file is refused as one with a small file', () => {
  const body = (file: string, rest = '"fileName":"a.csv"') => `{${rest},"contentBase64":"${file}"}`
  const nested = `${'{"a":'.repeat(17)}1${'}'.repeat(17)}`
  const malformed = { status: 400, body: { code: 'malformed-json' } }
  const wrong = (path: string, code: string) => ({
    status: 400,
    body: { code: 'invalid-input', errors: [{ path, code }] },
  })
  const notBase64 = wrong('contentBase64', 'wrong-format')
  it.each<[string, (file: string) => string | Buffer, object]>([
    ['that ends too early', (file) => body(file).slice(0, -2), malformed],
    ['that is followed by another', (file) => `${body(file)}{}`, malformed],
    ['in Latin-1', (file) => Buffer.from(body(file, '"fileName":"å.csv"'), 'latin1'), malformed],
    ['with a line break in the file', (file) => body(`${file}\n`), malformed],
    ['with an escape that there is not', (file) => body(`${file}\\x`), malformed],
    ['that reaches for the prototype', (file) => body(file, '"__proto__":{}'), malformed],
    [
      'that nests deeper than anything',
      (file) => body(file, `"fileName":${nested}`),
      { status: 400, body: { code: 'too-deep' } },
    ],
    [
      'with more values than any request has',
      (file) => body(file, `"fileName":[${'1,'.repeat(100_001)}1]`),
      { status: 413, body: { code: 'too-large' } },
    ],
    ['with a letter that is no base64', (file) => body(`${file}AAAå`), notBase64],
    ['with a sign too few', (file) => body(`${file}AAA`), notBase64],
    ['with filling signs before the end', (file) => body(`AA==${file}`), notBase64],
    ['with base64 of addresses', (file) => body(`${file}AA-_`), notBase64],
    ['with a line break, escaped', (file) => body(`${file}\\r\\n`), notBase64],
    ['with a zero character', (file) => body(`${file}\\u0000`), notBase64],
    [
      'with the file given twice',
      (file) => body(file, `"contentBase64":"${file}"`),
      wrong('contentBase64', 'given-twice'),
    ],
    [
      'with the file given twice, once in escapes',
      (file) => body(file, `"fileName":"a","content\\u0042ase64":"${file}"`),
      wrong('contentBase64', 'given-twice'),
    ],
    [
      'with the name given twice',
      (file) => body(file, '"fileName":"a","fileName":"b"'),
      wrong('fileName', 'given-twice'),
    ],
    [
      'with a field that we do not know',
      (file) => body(file, '"fileName":"a","apply":true'),
      wrong('apply', 'unknown-field'),
    ],
    ['without a name', (file) => `{"contentBase64":"${file}"}`, wrong('fileName', 'required')],
    [
      'with a name longer than any',
      (file) => body(file, `"fileName":"${'a'.repeat(256)}"`),
      wrong('fileName', 'too-big'),
    ],
    [
      'with a zero character in the name',
      (file) => body(file, '"fileName":"\\u0000"'),
      wrong('fileName', 'wrong-format'),
    ],
    [
      'with the file in a list',
      (file) => `{"fileName":"a","contentBase64":["${file.slice(0, 4)}"]}`,
      wrong('contentBase64', 'wrong-type'),
    ],
    [
      'with the file below',
      (file) => body(file, `"fileName":{"contentBase64":"${file.slice(0, 4)}"}`),
      wrong('fileName', 'wrong-type'),
    ],
  ])('%s', async (_what, make, refusal) => {
    for (const file of sizes) expect(await send(make(file))).toMatchObject(refusal)
  })

  it.each(['application/json; charset=utf-16', 'text/plain', 'multipart/form-data; boundary=x'])(
    'that says it is %s',
    async (type) => {
      for (const file of sizes)
        expect(await send(body(file), type)).toMatchObject({
          status: 415,
          body: { code: 'unsupported-media-type' },
        })
    },
  )

  it('and nothing of them is stored', async () => {
    const { imports } = (
      await browser.call('listImports', { params: { organisationId: place.organisationId } })
    ).body as ImportList
    expect(imports).toEqual([])
  })
})

it.each([
  ['of which there is nothing', ''],
  ['that is empty', '{}'],
  ['of null', 'null'],
  ['of a list', '[{"contentBase64":"AAAA"}]'],
])('a body %s is refused', async (_what, payload) => {
  expect((await send(payload)).status).toBe(400)
})

const contentOf = async (importId: string) => {
  const [row] = await asSuperuser(server.database, 'select content from member_import where id = $1', [
    importId,
  ])
  return (row as { readonly content: Buffer }).content
}

describe('the file that is stored is the one that was sent', () => {
  it.each([
    ['before its name', (file: string) => `{"contentBase64":"${file}","fileName":"a.csv"}`],
    [
      'with the escapes of other languages',
      (file: string) =>
        `{"fileName":"a.csv","contentBase64":"${file.replaceAll('/', '\\/').replaceAll('+', '\\u002b')}"}`,
    ],
    ['with a name in escapes', (file: string) => `{"fileName":"a.csv","content\\u0042ase64":"${file}"}`],
  ])('%s', async (_how, make) => {
    for (const length of [0, 1, 2, 1_000_000]) {
      const file = Buffer.from(Array.from({ length }, (_, n) => (n * 7919) % 251))
      const answer = await send(make(file.toString('base64')))
      expect(answer.status).toBe(202)
      expect((await contentOf(viewOf(answer).id)).equals(file)).toBe(true)
    }
  })

  it('also one of several parts, and the dry run reads it whole', async () => {
    for (const length of [4, 8, 9].map((megabytes) => megabytes * 1024 * 1024)) {
      const file = Buffer.from(Array.from({ length }, (_, n) => (n * 7919) % 251))
      const importId = await sendOverNetwork(browser, place, file)
      expect((await contentOf(importId)).equals(file)).toBe(true)
      const who = { organisationId: place.organisationId, personId: null }
      const read = await readAsHr(server.deps, who, (tx) =>
        readImportSource(tx, place.organisationId, importId),
      )
      expect(Buffer.isBuffer(read) && read.equals(file)).toBe(true)
    }
  })

  it('also when two come at once, piece by piece', async () => {
    const other = await organisationOf(server)
    const files = [Buffer.alloc(3_000_000, 'mine;'), Buffer.alloc(2_000_000, 'theirs;')]
    const sent = await Promise.all([
      sendOverNetwork(browser, place, files[0] ?? Buffer.alloc(0)),
      sendOverNetwork(other.browser, other.place, files[1] ?? Buffer.alloc(0)),
    ])
    for (const [n, importId] of sent.entries())
      expect((await contentOf(importId)).equals(files[n] ?? Buffer.alloc(0))).toBe(true)
  })
})

const bodyOf = (file: Buffer) => JSON.stringify({ fileName: 'a.csv', contentBase64: file.toString('base64') })
const headOf = (by: Browser, to: TestPlace, body: string) =>
  bareRequest(
    'POST',
    urlOf(to),
    `Cookie: ${[...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  )

async function sendOverNetwork(by: Browser, to: TestPlace, file: Buffer): Promise<string> {
  const body = bodyOf(file)
  const answer = await connections.send(headOf(by, to, body) + body)
  expect(answer.head).toContain('HTTP/1.1 202 ')
  return (JSON.parse(answer.body) as { readonly id: string }).id
}

it('somebody who hangs up in the middle of a file leaves nothing behind, and it is no error of ours', async () => {
  const { place: where, browser: leaving } = await organisationOf(server)
  const body = bodyOf(Buffer.alloc(3_000_000, 'a'))
  const socket = await connections.open()
  const begun = once(server.app.server, 'request')
  socket.write(headOf(leaving, where, body) + body.slice(0, 2_000_000))
  await begun
  await pause(200)
  socket.resetAndDestroy()
  await expect.poll(connections.held, { timeout: 3000 }).toBe(0)
  const params = { organisationId: where.organisationId }
  expect(((await leaving.call('listImports', { params })).body as ImportList).imports).toEqual([])
  expect(await sendOverNetwork(leaving, where, Buffer.from('b'))).toEqual(expect.any(String))
})

it('a file that is refused while it comes is answered, though more is on its way', async () => {
  const body = `{"fileName":"${'x'.repeat(4_000_000)}"}`
  const answer = await connections.send(headOf(browser, place, body) + body)
  expect(answer.head).toContain('HTTP/1.1 413 ')
})

it('somebody who may not is answered before their file has come', async () => {
  const socket = await connections.open()
  const body = bodyOf(Buffer.alloc(3_000_000, 'a'))
  socket.write(headOf(server.browser(), place, body))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('HTTP/1.1 401 ')
  socket.destroy()
})
