import { describe, expect, test } from 'vitest'
import { readCheckpoint } from '../../log/checkpoint.ts'
import { cosignedAt } from '../../log/cosignature.ts'
import { readSignature, writeVerifierKey } from '../../log/signed-note.ts'
import { parseTilePath } from '../../log/tiles.ts'
import { nodeCryptography, signerOf, TestLog } from '../../test/test-log.ts'
import { Alarm, type WitnessParts, type WitnessState, watchLog } from './watch-log.ts'

const [log, witness] = await Promise.all([
  signerOf('andrum.test/tlog', 'log'),
  signerOf('union.test', 'witness'),
])
const now = new Date('2026-03-02T12:00:00.000Z')
const leaf = (n: number, world = 'one') => Buffer.alloc(32, `${world} ${n}`)

function logOf(size: number, world?: string, signer = log): TestLog {
  const made = new TestLog(signer, 'andrum.test/tlog')
  for (let n = 0; n < size; n++) made.leaves.push(leaf(n, n < 250 ? undefined : world))
  return made
}

/** A witness that remembers, and what it has sent. */
function witnessOf() {
  const sent: { size: number; cosignature: string }[] = []
  const asked: string[] = []
  let state: WitnessState | null = null
  const look = (served: TestLog, more: Partial<WitnessParts> = {}, trusted: string | null = null) =>
    watchLog(
      {
        key: witness.key,
        sign: witness.sign,
        now,
        read: async (path) => {
          asked.push(path)
          if (path === 'key') return Buffer.from(writeVerifierKey(served.signer.key))
          if (path === 'checkpoint') return Buffer.from((await served.checkpoint(served.leaves.length)).note)
          const tile = parseTilePath(path)
          if (tile === null) return null
          return Buffer.concat(served.leaves.slice(tile.index * 256, tile.index * 256 + tile.width))
        },
        keep: async (kept) => {
          state = kept
        },
        send: async (body) => void sent.push(body),
        ...more,
      },
      state,
      trusted,
    )
  return { sent, asked, look, state: () => state }
}

/** Sends nothing, keeps nothing, and says why. */
async function refuses(looking: Promise<unknown>, why: string, { sent }: ReturnType<typeof witnessOf>) {
  const before = sent.length
  await expect(looking).rejects.toThrow(Alarm)
  await expect(looking).rejects.toThrow(why)
  expect(sent).toHaveLength(before)
}

/** Sends nothing either, and does not say that the log was changed: somebody in between could put a witness to sleep by that. */
async function isAskedAgain(
  looking: Promise<unknown>,
  why: string,
  { sent, state }: ReturnType<typeof witnessOf>,
) {
  const before = [sent.length, state()]
  const error = await looking.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(Alarm)
  expect(String(error)).toContain(why)
  expect([sent.length, state()]).toEqual(before)
}

test('a first meeting that a sign-in page answers is tried again', async () => {
  const one = witnessOf()
  const page = Buffer.from('<!doctype html><title>Wi-Fi</title>')
  await isAskedAgain(one.look(logOf(3), { read: async () => page }), 'no key', one)
  await isAskedAgain(one.look(logOf(3), { read: async () => null }), 'has no /tlog/key', one)
})

test('a log that only grows is signed each time, and only what is new is fetched', async () => {
  const one = witnessOf()
  for (const size of [0, 1, 255, 300, 300, 513]) expect(await one.look(logOf(size))).toEqual({ size })
  expect(one.sent.map(({ size }) => size)).toEqual([0, 1, 255, 300, 300, 513])
  expect(one.asked.slice(-3)).toEqual(['checkpoint', 'tile/0/001', 'tile/0/002.p/1'])
  const last = one.sent.at(-1)
  const checkpoint = readCheckpoint((await logOf(513).checkpoint(513)).note)
  const signature = readSignature(last?.cosignature ?? '')
  if (checkpoint === null || signature === null) throw new Error('nothing was signed')
  expect(await cosignedAt(nodeCryptography, checkpoint.note.text, signature, witness.key)).toEqual(now)
})

describe('nothing is signed', () => {
  test('of a log that was cut short', async () => {
    const one = witnessOf()
    await one.look(logOf(300))
    await refuses(one.look(logOf(299)), 'cut short', one)
  })

  test('of a log that was rewritten, whether it has grown or not', async () => {
    const one = witnessOf()
    await one.look(logOf(300))
    await refuses(one.look(logOf(300, 'another')), 'rewritten', one)
    await refuses(one.look(logOf(600, 'another')), 'rewritten', one)
    expect(await one.look(logOf(301))).toEqual({ size: 301 })
  })

  test('of a log with another key than it was met with, or than is known', async () => {
    const one = witnessOf()
    const thief = await signerOf('andrum.test/tlog', 'log', 'another secret')
    await refuses(one.look(logOf(3), {}, writeVerifierKey(thief.key)), 'not signed with the key', one)
    await one.look(logOf(3))
    await refuses(one.look(logOf(4, undefined, thief)), 'not signed with the key', one)
    await refuses(one.look(logOf(4), {}, writeVerifierKey(thief.key)), 'another key than you give', one)
  })

  test('of a log whose tiles are not its own, and none yet where they are missing or too short', async () => {
    const one = witnessOf()
    const served = logOf(3)
    const checkpoint = Buffer.from((await served.checkpoint(3)).note)
    const withTile = (tile: Buffer | null) =>
      one.look(served, {
        read: async (path) =>
          path === 'key' ? Buffer.from(writeVerifierKey(log.key)) : path === 'checkpoint' ? checkpoint : tile,
      })
    await isAskedAgain(withTile(null), 'does not give the records', one)
    await isAskedAgain(withTile(Buffer.alloc(95)), 'does not give the records', one)
    await refuses(withTile(Buffer.alloc(96)), 'rewritten', one)
  })

  test('when an old checkpoint is served again; a page of a proxy is no log that was changed', async () => {
    const one = witnessOf()
    const old = Buffer.from((await logOf(5).checkpoint(5)).note)
    await one.look(logOf(6))
    const served = (bytes: Uint8Array | null) => one.look(logOf(6), { read: async () => bytes })
    await refuses(served(old), 'cut short', one)
    await isAskedAgain(served(Buffer.from('<html>')), 'no checkpoint', one)
    await isAskedAgain(served(null), 'has no /tlog/checkpoint', one)
    expect(await one.look(logOf(7))).toEqual({ size: 7 })
  })

  test('when the clock of the witness goes backwards', async () => {
    const one = witnessOf()
    await one.look(logOf(5))
    await refuses(one.look(logOf(6), { now: new Date(now.getTime() - 1000) }), 'clock', one)
  })
})

test('what was seen is kept before it is signed, so that a server that swallows the signature gains nothing', async () => {
  const one = witnessOf()
  const lost = one.look(logOf(7), {
    send: async () => {
      throw new Error('the server is gone')
    },
  })
  await expect(lost).rejects.toThrow('the server is gone')
  expect(one.state()).toMatchObject({ size: 7, origin: 'andrum.test/tlog' })
  await refuses(one.look(logOf(6)), 'cut short', one)
})
