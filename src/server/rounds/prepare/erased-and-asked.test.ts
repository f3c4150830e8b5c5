import { beforeEach, describe, expect, test } from 'vitest'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { comesAndGoes } from '#test/organisation/come-and-go.ts'
import { type Founded, importFile } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { deskTree, roundDesk } from '#test/organisation/round-desk.ts'

const server = await testApp()
const { deps } = server
const day = 24 * 60 * 60 * 1000
beforeEach(() => {
  server.time.now = new Date('2026-03-02T09:00:00Z')
})
const later = (days: number) => {
  server.time.now = new Date(server.time.now.getTime() + days * day)
}

const { organised, unitId, open, release } = roundDesk(server)

const numbersUpTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1)

/** Twelve in A and twelve in B; `moved`: the numbers of those who are in another unit. */
const lines = (place: string, moved: readonly number[] = [], to = 'B', of = 'A') =>
  ['A', 'B'].flatMap((unit) =>
    numbersUpTo(12).map((n) => {
      const now = unit === of && moved.includes(n) ? to : unit
      return `${now};;;${unit.toLowerCase()}${n}@${place}.example;${unit} Nummer${n};${unit}${n}`
    }),
  )

let places = 0

/** A has been asked. HR then moves some people to B, and these of them erase their accounts. */
async function asked({ isReleased }: { readonly isReleased: boolean }, erased: readonly number[]) {
  const place = `firma${++places}`
  const where = await organised(lines(place))
  const { id } = await open(where, { unitId: await unitId(where, 'A') })
  if (isReleased) await release(where, id)
  later(1)
  for (const n of erased) await comesAndGoes(server, `a${n}@${place}.example`)
  const move = async (...change: [readonly number[], string?, string?]) => {
    later(1)
    await readIn(deps, where, importFile(...deskTree, ...lines(place, ...change)))
  }
  /** They leave the list, and a day later come to B as somebody else. */
  const comeAnew = async (who: readonly number[], as: (n: number) => string) => {
    const others = lines(place, who, 'gone').filter((line) => !line.startsWith('gone;'))
    for (const people of [others, [...others, ...who.map((n) => `B;;;${as(n)}`)]]) {
      later(1)
      await readIn(deps, where, importFile(...deskTree, ...people))
    }
  }
  return { where, move, comeAnew }
}

const askB = async (where: Founded) => open(where, { name: 'En till', unitId: await unitId(where, 'B') })

describe.each([
  ['still open', { isReleased: false }, 'round-overlaps'],
  ['released', { isReleased: true }, 'round-too-soon'],
])('HR who moves people to another unit and asks that, beside a round that is %s', (_, state, code) => {
  test.each([
    ['nobody', []],
    ['one of them', [1]],
    ['all of them', [1, 2, 3, 4]],
  ])('is refused four of them alike when %s has erased an account', async (_, erased) => {
    const { where, move } = await asked(state, erased)
    await move([1, 2, 3, 4])
    await expect(askB(where)).rejects.toMatchObject({ code })
  })

  test.each([
    ['one of them', [1]],
    ['somebody who stays', [9]],
  ])('may ask three of them alike when %s has erased an account', async (_, erased) => {
    const { where, move } = await asked(state, erased)
    await move([1, 2, 3])
    expect((await askB(where)).invited).toBe(15)
  })

  test('is refused four of them also by a way round over a third unit', async () => {
    const { where, move } = await asked(state, [1])
    await move([1, 2, 3, 4], 'top')
    await move([1, 2, 3, 4])
    await expect(askB(where)).rejects.toMatchObject({ code })
  })
})

describe.each([
  ['name', (n: number) => `ny${n}@bolaget.example;A Nummer${n};`],
  ['number', (n: number) => `ny${n}@bolaget.example;Ny Nummer${n};A${n}`],
  ['address', (n: number) => `a${n}@firma${places}.example;Ny Nummer${n};Z${n}`],
])('HR who takes people off the list, adds them to another unit under the same %s and asks that', (_, as) => {
  test.each([
    ['nobody', []],
    ['one of them', [1]],
    ['all of them', [1, 2, 3, 4]],
  ])('is refused four of them alike when %s has erased an account', async (_, erased) => {
    const { where, comeAnew } = await asked({ isReleased: true }, erased)
    await comeAnew([1, 2, 3, 4], as)
    await expect(askB(where)).rejects.toMatchObject({ code: 'round-too-soon' })
  })

  test.each([
    ['nobody', []],
    ['one of them', [1]],
  ])('may ask three of them alike when %s has erased an account', async (_, erased) => {
    const { where, comeAnew } = await asked({ isReleased: true }, erased)
    await comeAnew([1, 2, 3], as)
    expect((await askB(where)).invited).toBe(15)
  })
})

test('who was in the asked unit only after its list was frozen was not asked there', async () => {
  const { where, move } = await asked({ isReleased: true }, [])
  await move([9, 10, 11, 12], 'A', 'B')
  await move([])
  expect((await askB(where)).invited).toBe(12)
})

test('a move is forgotten once no list before it is held against any more, or after a year', async () => {
  const { where, move } = await asked({ isReleased: true }, [])
  await move([1])
  const moves = async () => {
    await forgetExpired(deps)
    return asSuperuser(server.database, 'select from member_move where organisation_id = $1', [
      where.organisationId,
    ])
  }
  expect(await moves()).toHaveLength(1)
  await release(where, (await askB(where)).id)
  later(28)
  // No other list has asked A.
  expect(await moves()).toHaveLength(1)
  await open(where)
  expect(await moves()).toHaveLength(0)
  await move([1, 2])
  later(360)
  expect(await moves()).toHaveLength(1)
  later(6)
  expect(await moves()).toHaveLength(0)
})
