import { expect, test } from 'vitest'
import { batcher, type Outcome } from './batcher.ts'

/** Work that ends when the test lets it, and remembers what it was given. */
function heldWork(
  judge: (all: readonly string[]) => readonly Outcome<string>[] = (all) => all.map((done) => ({ done })),
) {
  const given: string[][] = []
  const ends: (() => void)[] = []
  const work = async (all: readonly string[]) => {
    given.push([...all])
    await new Promise<void>((resolve) => ends.push(resolve))
    return judge(all)
  }
  const endNext = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  return { given, work, endNext }
}

const state = (code: string) => Object.assign(new Error(code), { code })

test('those that come within the wait are done together, those that come meanwhile next, and each hears of its own', async () => {
  const { given, work, endNext } = heldWork()
  const ask = batcher(10, work)
  const asked = [ask('a'), ask('b')]
  await expect.poll(() => given).toEqual([['a', 'b']])
  asked.push(ask('c'), ask('d'))
  await endNext()
  expect(await Promise.all(asked.slice(0, 2))).toEqual(['a', 'b'])
  await endNext()
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd'])
  expect(given).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  const later = ask('e')
  await endNext()
  expect(await later).toBe('e')
})

test('few wait on for as long as others come', async () => {
  const { given, work, endNext } = heldWork()
  const ask = batcher(10, work)
  const asked = [ask('a')]
  // The first comes within the first wait of 2 ms, the second within the next: timers fire in order of their times, however late.
  setTimeout(() => void asked.push(ask('b')), 1)
  setTimeout(() => void asked.push(ask('c')), 3)
  await endNext()
  expect(given).toEqual([['a', 'b', 'c']])
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c'])
})

test.each([
  [7, 'wait for others', 1],
  [8, 'wait for nobody', 2],
])('%i who have come meanwhile %s', async (many, _, begun) => {
  const { given, work, endNext } = heldWork()
  const ask = batcher(10, work)
  const asked = [ask('first')]
  await expect.poll(() => given).toHaveLength(1)
  for (let one = 0; one < many; one += 1) asked.push(ask(`${one}`))
  await endNext()
  // No timer ends between these.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(given).toHaveLength(begun)
  await endNext()
  await Promise.all(asked)
})

test('not more are done together than are allowed', async () => {
  const { given, work, endNext } = heldWork()
  const ask = batcher(2, work)
  const asked = ['a', 'b', 'c'].map(ask)
  for (let turn = 0; turn < 2; turn += 1) await endNext()
  await Promise.all(asked)
  expect(given).toEqual([['a', 'b'], ['c']])
})

test('one that is refused is refused alone', async () => {
  const { work, endNext } = heldWork((all) =>
    all.map((one) => (one === 'bad' ? { refused: new Error('no') } : { done: one })),
  )
  const ask = batcher(10, work)
  const asked = Promise.allSettled(['a', 'bad', 'c'].map(ask))
  await endNext()
  expect((await asked).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test.each(['22003', '23514', 'P0001'])(
  'where one alone makes the database say %s, the others are tried without it',
  async (code) => {
    const given: (readonly string[])[] = []
    const ask = batcher(10, async (all: readonly string[]) => {
      given.push(all)
      if (all.includes('bad')) throw state(code)
      return all.map((done) => ({ done }))
    })
    const asked = await Promise.allSettled(['a', 'b', 'bad', 'c'].map(ask))
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(given).toEqual([['a', 'b', 'bad', 'c'], ['a'], ['b'], ['bad'], ['c']])
  },
)

test.each([
  [1, 'is tried once more', 'fulfilled'],
  [2, 'hears it', 'rejected'],
])('one alone that meets a deadlock %i times %s', async (times, _, status) => {
  const alone: (readonly string[])[] = []
  const ask = batcher(10, async (all: readonly string[]) => {
    if (all.length > 1) throw state('40P01')
    if (all.includes('bad') && alone.push(all) <= times) throw state('40P01')
    return all.map((done) => ({ done }))
  })
  const asked = await Promise.allSettled(['a', 'bad', 'c'].map(ask))
  expect(asked.map((one) => one.status)).toEqual(['fulfilled', status, 'fulfilled'])
  expect(alone).toHaveLength(2)
})

test('where the connection is lost all of them hear it, nothing is tried twice, and the next ones go on', async () => {
  const given: (readonly string[])[] = []
  const ask = batcher(10, async (all: readonly string[]) => {
    given.push(all)
    if (given.length === 1) throw state('57P01')
    return all.map((done) => ({ done }))
  })
  const asked = await Promise.allSettled(['a', 'b', 'c'].map(ask))
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await ask('d')).toBe('d')
  expect(given).toEqual([['a', 'b', 'c'], ['d']])
})
