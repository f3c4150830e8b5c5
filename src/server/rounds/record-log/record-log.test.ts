import { randomUUID } from 'node:crypto'
import { toHex } from '@andrum/record-log/log/bytes.ts'
import { isSignedBy, readCheckpoint } from '@andrum/record-log/log/checkpoint.ts'
import { cosignedMessage, writeCosignature } from '@andrum/record-log/log/cosignature.ts'
import { leafHash, nodeHash, readFrom, treeRoot } from '@andrum/record-log/log/hash-tree.ts'
import { readVerifierKey, writeNote, writeVerifierKey } from '@andrum/record-log/log/signed-note.ts'
import { readTile } from '@andrum/record-log/log/tiles.ts'
import { nodeCryptography, type Signer, signerOf } from '@andrum/record-log/test/test-log.ts'
import { expect, test } from 'vitest'
import { asHr } from '#server/platform/db/transaction.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { appendEntry } from './record-log-repository.ts'

const witness = await signerOf('union.example', 'witness')
const server = await testApp({ config: { witnessKeys: [writeVerifierKey(witness.key)] } })
const { sha256 } = nodeCryptography
const hour = 60 * 60 * 1000

const append = (entry: Buffer) =>
  asHr(server.deps.pools.app, { organisationId: randomUUID(), personId: null }, (tx) =>
    appendEntry(tx, entry),
  )

const get = (path: string) => server.app.inject({ method: 'GET', url: `/tlog/${path}` })

async function readHead() {
  const { body, headers, statusCode } = await get('checkpoint')
  expect({ statusCode, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
    statusCode: 200,
    type: 'text/plain; charset=utf-8',
    cache: 'no-store',
  })
  const checkpoint = readCheckpoint(body)
  if (checkpoint === null) throw new Error('not a checkpoint')
  return checkpoint
}

/** A witness's signature line under a text. */
function lineOf(text: string, at: Date, by: Signer = witness): string {
  const time = Math.floor(at.getTime() / 1000)
  const bytes = writeCosignature(time, by.sign(cosignedMessage(text, time)))
  return writeNote({ text: '', signatures: [{ ...by.key, bytes }] }).trim()
}

const cosign = async (size: number, cosignature: string) => {
  const answer = await server.browser().call('addCosignature', { body: { size, cosignature } })
  return answer.status === 204 ? 204 : (answer.body as { code: string }).code
}

const kept = () =>
  asSuperuser<{ size: string; first_at: Date; last_at: Date }>(
    server.database,
    'select size, first_at, last_at from record_log_cosignature order by size',
  )

test('the log is public as tiles and a signed checkpoint, from its first entry past a whole tile', async () => {
  const key = await readVerifierKey(nodeCryptography, (await get('key')).body.trim())
  if (key === null) throw new Error('no key')
  expect((await readHead()).size).toBe(0)
  expect((await get('tile/0/000.p/1')).statusCode).toBe(404)
  const entries = Array.from({ length: 260 }, (_, n) => Buffer.alloc(32, `entry ${n}`))
  for (const entry of entries) await append(entry)

  const head = await readHead()
  expect(head).toMatchObject({ size: 260, origin: 'localhost:3000/tlog' })
  expect(await isSignedBy(nodeCryptography, head, key)).toBe(true)
  const whole = await get('tile/0/000')
  expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const leaves = [
    ...(readTile(whole.rawPayload, 256) ?? []),
    ...(readTile((await get('tile/0/001.p/4')).rawPayload, 4) ?? []),
  ]
  expect(leaves.map(toHex)).toEqual(
    (await Promise.all(entries.map((entry) => leafHash(sha256, entry)))).map(toHex),
  )
  const [above = leaves[0]] = readTile((await get('tile/1/000.p/1')).rawPayload, 1) ?? []
  const last = await treeRoot(sha256, 4, await readFrom(sha256, leaves.slice(256)))
  expect(toHex(await nodeHash(sha256, above ?? last, last))).toBe(toHex(head.root))
  const bundle = (await get('tile/entries/001.p/4')).rawPayload
  const withLength = entries.slice(256).map((entry) => Buffer.concat([Buffer.from([0, 32]), entry]))
  expect(bundle).toEqual(Buffer.concat(withLength))
  for (const path of [
    'tile/0/001',
    'tile/0/001.p/5',
    'tile/2/000.p/1',
    'tile/0/1',
    'tile/0/002.p/1',
    'tile/x/000',
  ]) {
    expect((await get(path)).statusCode, path).toBe(404)
  }
})

test('nobody changes an entry, not even the owner of the tables', async () => {
  for (const statement of [
    `update record_log_entry set entry = sha256('x') where place = 0`,
    'delete from record_log_entry where place = 259',
    `update record_log_subtree set hash = sha256('x') where place = 0`,
    'delete from record_log_subtree where level = 1',
  ]) {
    await expect(asSuperuser(server.database, statement)).rejects.toThrow('is never changed')
  }
})

test('appends at the same time stand one after the other, and what is rolled back leaves no gap', async () => {
  const { size } = await readHead()
  const undone = asHr(server.deps.pools.app, { organisationId: randomUUID(), personId: null }, async (tx) => {
    await appendEntry(tx, Buffer.alloc(32, 'undone'))
    throw new Error('undone')
  })
  const done = Array.from({ length: 5 }, (_, n) => append(Buffer.alloc(32, `at once ${n}`)))
  await expect(undone).rejects.toThrow('undone')
  expect((await Promise.all(done)).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4].map((n) => size + n))
  expect((await readHead()).size).toBe(size + 5)
})

test('a listed witness is kept with its first and its last word on a size', async () => {
  const { size, note } = await readHead()
  const at = server.time.now
  expect(await cosign(size, lineOf(note.text, at))).toBe(204)
  const later = new Date(at.getTime() + hour)
  server.time.now = later
  expect(await cosign(size, lineOf(note.text, later))).toBe(204)
  // A replay soon after is accepted, and makes no time newer or older.
  expect(await cosign(size, lineOf(note.text, new Date(later.getTime() - hour / 10)))).toBe(204)
  expect(await cosign(size, lineOf(note.text, at))).toBe('invalid-input')
  expect(await kept()).toEqual([{ size: String(size), first_at: at, last_at: later }])
})

test('a witness that lies is refused', async () => {
  const { size, note } = await readHead()
  const now = server.time.now
  const stranger = await signerOf('stranger.example', 'witness')
  const thief = await signerOf('union.example', 'witness', 'another secret')
  const before = await kept()
  expect(await cosign(size, lineOf(note.text, now, stranger))).toBe('not-allowed')
  expect(await cosign(size, lineOf(note.text, now, thief))).toBe('not-allowed')
  expect(await cosign(size - 1, lineOf(note.text, now))).toBe('invalid-input')
  expect(await cosign(size + 1, lineOf(note.text, now))).toBe('invalid-input')
  expect(await cosign(size, lineOf(note.text.replace('localhost', 'elsewhere'), now))).toBe('invalid-input')
  expect(await cosign(size, lineOf(note.text, new Date(now.getTime() + hour)))).toBe('invalid-input')
  expect(await cosign(size, lineOf(note.text, new Date(now.getTime() - hour)))).toBe('invalid-input')
  expect(await cosign(size, 'no line')).toBe('invalid-input')
  expect(await cosign(-1, 'no line')).toBe('invalid-input')
  expect(await kept()).toEqual(before)
})
