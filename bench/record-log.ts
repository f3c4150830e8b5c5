/**
 * The cost of a round's proof (packages/record-log/docs/record-log.md): the size of a round's file and of a list proof, the time to
 * verify them offline, and what a round adds to the log and to a witness's downloads. A round of 1,000 people in 100 units,
 * in a log of 10,000 records.
 */
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { webCryptography } from '@andrum/record-log/log/cryptography.ts'
import type { Finding } from '@andrum/record-log/log/findings.ts'
import { readFrom } from '@andrum/record-log/log/hash-tree.ts'
import { tileOf, writeBundle, writeTiles } from '@andrum/record-log/log/tiles.ts'
import { verifyListProof } from '@andrum/record-log/log/verify-list-proof.ts'
import { verifyRoundFile } from '@andrum/record-log/log/verify-round-file.ts'
import { makeListProof } from '@andrum/record-log/test/test-list-proof.ts'
import { nodeCryptography, TestLog } from '@andrum/record-log/test/test-log.ts'
import { makeRound, makeRoundFile, readAt } from '@andrum/record-log/test/test-round.ts'
import type { Unit } from '@andrum/release/policy/unit-tree.ts'
import { people, silent } from '@andrum/release/test/simulated-round.ts'
import { type Goal, saveResults } from './save-results.ts'

const size = { units: 100, people: 1000, records: 10_000, 'records after the proof': 500 }
const times = 50

// The list proof of the tests is that of a person called north3.
const names = ['north', ...Array.from({ length: size.units - 2 }, (_, n) => `unit-${n}`)]
const units: Unit[] = [{ id: 'all', parent: null }, ...names.map((id) => ({ id, parent: 'all' }))]
const answers = names.flatMap((unit, n) => [...people(unit, 9, 160 + ((n * 37) % 240)), ...silent(unit, 1)])

const made = await makeRound(units, answers)
const before = new TestLog(made.log)
for (let n = 0; n < size.records; n++) before.leaves.push(randomBytes(32))
const { file, log, trust } = await makeRoundFile(made, before)
const proof = await makeListProof(made, { more: size['records after the proof'] })
const [fileText, proofText] = [JSON.stringify(file), JSON.stringify(proof)]

/** Median and slowest time of a reader's work, in milliseconds: parsing the text and verifying it. */
async function timed(verify: () => Promise<readonly Finding[]>) {
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    const start = performance.now()
    await verify()
    taken.push(performance.now() - start)
  }
  taken.sort((a, b) => a - b)
  const round = (ms: number | undefined): number => Math.round((ms ?? 0) * 10) / 10
  return { median: round(taken[Math.floor(times / 2)]), slowest: round(taken.at(-1)) }
}

const roundTime = await timed(() => verifyRoundFile(JSON.parse(fileText), trust, readAt, webCryptography))
const proofTime = await timed(() => verifyListProof(JSON.parse(proofText), trust, readAt, webCryptography))

/** A round is three records: opened, its list locked, released. Each is a hash in a tile and a commitment in a bundle. */
const recordsOfRound = 3
const commitment = 32
const added = {
  tiles: recordsOfRound * 32,
  bundles: writeBundle(Array.from({ length: recordsOfRound }, () => new Uint8Array(commitment))).length,
}
const records = log.leaves.length
const newest = tileOf(0, Math.floor((records - 1) / 256), records)
const checkpoint = Buffer.byteLength((await log.checkpoint(records)).note)
const tiles = await writeTiles(records, await readFrom(nodeCryptography.sha256, log.leaves))

const figures = {
  'file of a round, bytes': Buffer.byteLength(fileText),
  'file of a round, bytes with gzip': gzipSync(fileText).length,
  'list proof, bytes': Buffer.byteLength(proofText),
  'verify the file of a round, ms, median': roundTime.median,
  'verify the file of a round, ms, slowest of 50': roundTime.slowest,
  'verify a list proof, ms, median': proofTime.median,
  'verify a list proof, ms, slowest of 50': proofTime.slowest,
  'a round adds to tiles and bundles, bytes': added.tiles + added.bundles,
  [`all tiles of ${records} records, bytes`]: tiles.reduce((sum, { bytes }) => sum + bytes.length, 0),
  'a witness fetches after a round, bytes': checkpoint + (newest?.width ?? 0) * 32,
}
console.table(figures)
const found = await verifyRoundFile(JSON.parse(fileText), trust, readAt, webCryptography)
if (found.length > 0) console.log(`Said of the file: ${found.map(({ code }) => code).join(', ')}`)

const goals: Goal[] = [
  {
    what: 'file of a round of 100 units',
    measured: Math.round(Buffer.byteLength(fileText) / 1000),
    unit: 'kB',
    atMost: 100,
  },
  {
    what: 'list proof',
    measured: Math.round(Buffer.byteLength(proofText) / 100) / 10,
    unit: 'kB',
    atMost: 5,
  },
  { what: 'file of a round verified, median', measured: roundTime.median, unit: 'ms', atMost: 100 },
  { what: 'list proof verified, median', measured: proofTime.median, unit: 'ms', atMost: 10 },
  { what: 'what a round adds to the log', measured: added.tiles + added.bundles, unit: 'B', atMost: 250 },
]
saveResults('record-log', { size, figures }, goals)
