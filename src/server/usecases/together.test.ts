import { expect, test } from 'vitest'
import { type Outcome, together } from './together.ts'

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

test('the first does not wait, those that come meanwhile are done together, and each hears of its own', async () => {
  const { given, work, endNext } = heldWork()
  const ask = together(10, work)
  const asked = ['a', 'b', 'c'].map(ask)
  expect(given).toEqual([['a']])
  await endNext()
  expect(await asked[0]).toBe('a')
  await endNext()
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c'])
  expect(given).toEqual([['a'], ['b', 'c']])
  const later = ask('d')
  await endNext()
  expect(await later).toBe('d')
})

test('not more are done together than are allowed', async () => {
  const { given, work, endNext } = heldWork()
  const ask = together(2, work)
  const asked = ['a', 'b', 'c', 'd'].map(ask)
  for (let turn = 0; turn < 3; turn += 1) await endNext()
  await Promise.all(asked)
  expect(given).toEqual([['a'], ['b', 'c'], ['d']])
})

test('one that is refused is refused alone', async () => {
  const { work, endNext } = heldWork((all) =>
    all.map((one) => (one === 'bad' ? { refused: new Error('no') } : { done: one })),
  )
  const ask = together(10, work)
  const asked = Promise.allSettled(['a', 'bad', 'c'].map(ask))
  await endNext()
  await endNext()
  expect((await asked).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test.each(['22003', '23514', 'P0001'])(
  'where one alone makes the database say %s, the others are tried without it',
  async (code) => {
    const given: (readonly string[])[] = []
    const ask = together(10, async (all: readonly string[]) => {
      given.push(all)
      if (all.includes('bad')) throw state(code)
      return all.map((done) => ({ done }))
    })
    const asked = await Promise.allSettled(['a', 'b', 'bad', 'c'].map(ask))
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(given).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']])
  },
)

test('where the connection is lost all of them hear it, nothing is tried twice, and the next ones go on', async () => {
  const given: (readonly string[])[] = []
  const ask = together(10, async (all: readonly string[]) => {
    given.push(all)
    if (given.length === 2) throw state('57P01')
    return all.map((done) => ({ done }))
  })
  const asked = await Promise.allSettled(['a', 'b', 'c'].map(ask))
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await ask('d')).toBe('d')
  expect(given).toEqual([['a'], ['b', 'c'], ['d']])
})
