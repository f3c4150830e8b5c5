import { expect, onTestFinished, test, vi } from 'vitest'
import { gather } from './gather.ts'

/** Work that ends when it is told to, and notes what it was given. */
function slowWork() {
  const rounds: { readonly given: readonly string[]; readonly end: (error?: Error) => void }[] = []
  const work = (given: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      rounds.push({
        given,
        end: (error) => (error ? reject(error) : resolve(given.map((one) => one.toUpperCase()))),
      })
    })
  return { rounds, work }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('what is asked at once goes together, and each asker gets the own answer', async () => {
  const { rounds, work } = slowWork()
  const ask = gather(work)
  const answers = Promise.all([ask('a'), ask('b'), ask('c')])
  await turn()
  expect(rounds.map(({ given }) => given)).toEqual([['a', 'b', 'c']])
  rounds[0]?.end()
  expect(await answers).toEqual(['A', 'B', 'C'])
})

test('what comes over several connections in one turn of the event loop goes together', async () => {
  const { rounds, work } = slowWork()
  const ask = gather(work)
  // Promises resolve between two callbacks of one turn, as between two connections that have been read.
  for (const one of ['a', 'b']) setImmediate(() => void ask(one))
  for (let turns = 0; turns < 3; turns += 1) await turn()
  expect(rounds.map(({ given }) => given)).toEqual([['a', 'b']])
  rounds[0]?.end()
})

test('what is asked while a round is under way goes into the next, whatever became of that one', async () => {
  const { rounds, work } = slowWork()
  const ask = gather(work)
  const first = ask('a').catch(String)
  await turn()
  const later = Promise.all([ask('b'), ask('c')])
  await turn()
  expect(rounds).toHaveLength(1)
  rounds[0]?.end(new Error('away'))
  expect(await first).toBe('Error: away')
  await turn()
  expect(rounds[1]?.given).toEqual(['b', 'c'])
  rounds[1]?.end()
  expect(await later).toEqual(['B', 'C'])
})

test('a round has an end: no more than a hundred go together', async () => {
  const { rounds, work } = slowWork()
  const ask = gather(work)
  const answers = Promise.all(Array.from({ length: 130 }, (_, n) => ask(`${n}`)))
  await turn()
  rounds[0]?.end()
  await turn()
  rounds[1]?.end()
  expect(await answers).toHaveLength(130)
  expect(rounds.map(({ given }) => given.length)).toEqual([100, 30])
})

test('a round that keeps silent holds up its own askers, and others for a second at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { rounds, work } = slowWork()
  const ask = gather(work)
  const silent = ask('a')
  await turn()
  const later = Promise.all([ask('b'), ask('c')])
  vi.advanceTimersByTime(999)
  await turn()
  expect(rounds).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await turn()
  expect(rounds[1]?.given).toEqual(['b', 'c'])
  rounds[1]?.end()
  expect(await later).toEqual(['B', 'C'])
  rounds[0]?.end()
  expect(await silent).toBe('A')
  expect(vi.getTimerCount()).toBe(0)
})
