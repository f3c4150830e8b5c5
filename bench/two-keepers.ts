/**
 * What it would cost if the provider and the union each kept half of every answer (docs/research/two-keepers.md): bytes an answer,
 * milliseconds to share it here and in a Chromium on a processor four times slower, milliseconds for the two to verify it.
 * Nothing of it is in the product. The library is fetched into a folder of its own on the first run.
 * Ends with 1 when the opened sums are not the true ones, or something that must be refused is not.
 */
import { randomBytes } from 'node:crypto'
import { randomFrom } from '../test/attack/random.ts'
import { keepResults } from './keep-results.ts'
import {
  type AnswerSums,
  plainSums,
  settings,
  settingsInHundredths,
  vectorOf,
} from './two-keepers/answer-vector.ts'
import { bundle, shareInBrowser } from './two-keepers/in-browser.ts'
import { Keepers, type Sent, send } from './two-keepers/keepers.ts'
import { loadLibrary } from './two-keepers/library.ts'

const people = 300
const units = ['a', 'b', 'c', 'small'] as const
const inBrowser = 40
const slowness = 4

const random = randomFrom(1)
const answers = Array.from({ length: people }, (_, n) => {
  const categories = Array.from({ length: 4 }, () => random.whole(3, 15))
  const total = categories.reduce((sum, each) => sum + each, 0) / 12
  const zone: AnswerSums['zone'] = total >= 2.96 ? 'red' : total >= 2.54 ? 'yellow' : 'green'
  return { unit: n < 7 ? 'small' : (units[n % 3] ?? 'a'), answer: { categories, zone } }
})

const { Prio3SumVec } = await loadLibrary()
const prio3 = new Prio3SumVec(settings)
const keepers = new Keepers(prio3)
const timed = async <Result>(into: number[], work: () => Promise<Result>): Promise<Result> => {
  const start = performance.now()
  const result = await work()
  into.push(performance.now() - start)
  return result
}
const percentile = (times: readonly number[], share: number): number =>
  Math.round((times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0) * 10) / 10

const [sharing, verifying]: [number[], number[]] = [[], []]
const before = process.cpuUsage()
const sent: Sent[] = []
for (const { unit, answer } of answers) sent.push(await timed(sharing, () => send(prio3, unit, answer)))
const between = process.cpuUsage()
for (const each of sent) await timed(verifying, () => keepers.take(each))
const after = process.cpuUsage()
const processor = (from: NodeJS.CpuUsage, to: NodeJS.CpuUsage): number =>
  Math.round((to.user + to.system - from.user - from.system) / 100 / people) / 10

const [first] = sent
if (!first) throw new Error('nothing was sent')
const [toProvider = 0, toUnion = 0] = first.shares.map((share) => prio3.encodeInputShare(share).byteLength)
const both = prio3.encodePublicShare(first.publicShare).byteLength + first.nonce.byteLength

const wide = new Prio3SumVec(settingsInHundredths)
const wideSharing: number[] = []
let wideBytes = 0
for (let n = 0; n < 50; n++) {
  const vector = Array.from({ length: settingsInHundredths.length }, () => random.whole(0, 1))
  const { publicShare, inputShares } = await timed(wideSharing, () =>
    wide.shard(vector, randomBytes(wide.nonceSize), randomBytes(wide.randSize)),
  )
  const [share] = inputShares
  if (share)
    wideBytes =
      wide.encodeInputShare(share).byteLength +
      wide.encodePublicShare(publicShare).byteLength +
      wide.nonceSize
}

const refused = async (work: () => unknown): Promise<boolean> => {
  try {
    await work()
    return false
  } catch {
    return true
  }
}
/** A browser that counts twice in one place: the shares add up to a two. */
async function countedTwice(): Promise<void> {
  const one = await send(prio3, 'c', { categories: [15, 15, 15, 15], zone: 'red' })
  const [share] = one.shares
  if (share) share.measurementShare[0] = prio3.flp.field.add(share.measurementShare[0] ?? 0n, 1n)
  await keepers.take(one)
}
const truth = (unit: string) =>
  plainSums(answers.filter((each) => each.unit === unit).map(({ answer }) => answer))
const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join()
const checks = {
  'opened sums are the true ones': same(keepers.open(['a']), truth('a')),
  'small unit and its neighbour open together': same(
    keepers.open(['b', 'small']),
    truth('b').map((sum, n) => sum + (truth('small')[n] ?? 0)),
  ),
  'seven are not opened': await refused(() => keepers.open(['small'])),
  'seven are not opened by what two unions differ by': await refused(() => keepers.open(['b'])),
  'a unit that was opened takes no more answers': await refused(async () =>
    keepers.take(await send(prio3, 'a', { categories: [3, 3, 3, 3], zone: 'green' })),
  ),
  'an answer that counts twice is refused': await refused(countedTwice),
}
keepers.lie('a', 0, 5)
const lie = {
  'a keeper that adds five points to its own sums is noticed': !same(
    keepers.open(['a']),
    truth('a').map((sum, n) => sum + (n === 0 ? 5 : 0)),
  ),
}

const script = await bundle()
const vectors = answers.slice(0, inBrowser).map(({ answer }) => vectorOf(answer))
const browser = await shareInBrowser(script.code, slowness, vectors)
const figures = {
  'bytes to the provider': toProvider + both,
  'bytes to the union': toUnion + both,
  'bytes between the keepers': keepers.saidBytes,
  'script, kB with brotli': Math.round(script.bytes / 100) / 10,
  'share in Node, ms, median': percentile(sharing, 0.5),
  'share in Node, ms, 95 %': percentile(sharing, 0.95),
  [`share in Chromium, ${slowness} times slower, first, ms`]: Math.round((browser[0] ?? 0) * 10) / 10,
  [`share in Chromium, ${slowness} times slower, ms, median`]: percentile(browser, 0.5),
  [`share in Chromium, ${slowness} times slower, ms, 95 %`]: percentile(browser, 0.95),
  'in hundredths: bytes to the provider': wideBytes,
  'in hundredths: share in Node, ms, median': percentile(wideSharing, 0.5),
  'verify by both, ms, median': percentile(verifying, 0.5),
  'verify by both, ms, 95 %': percentile(verifying, 0.95),
  'share in Node, ms of processor': processor(before, between),
  'verify by both, ms of processor': processor(between, after),
}
console.table(figures)
console.table({ ...checks, ...lie })
keepResults('two-keepers', { people, figures, checks, lie })
if (Object.values(checks).includes(false)) process.exitCode = 1
