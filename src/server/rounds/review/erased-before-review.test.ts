import { beforeEach, expect, test } from 'vitest'
import { listUnits } from '#server/people/organisation/list-units.ts'
import { closeRound } from '#server/rounds/close/close-round.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { readRound } from '#server/rounds/read-rounds.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { comesAndGoes as comeAndGo } from '#test/organisation/come-and-go.ts'
import { day, openAtOnce } from '#test/organisation/open-round.ts'
import { type Founded, found, importFile } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { listListedPeople, readListReview } from './read-list-review.ts'

const server = await testApp()
const { deps, database } = server
beforeEach(() => {
  server.time.now = new Date('2026-03-02T09:00:00Z')
})

const later = (days: number) => {
  server.time.now = new Date(server.time.now.getTime() + days * day)
}

const addressOf = ({ organisationId }: Founded, unit: string, n: number) =>
  `${unit.toLowerCase()}${n}@${organisationId}.example`

/** `moved`: the numbers of those of unit A who are in unit B. */
const listOf = (where: Founded, numbers: readonly number[], moved: readonly number[] = []) =>
  importFile(
    'A;Avdelning A;top;',
    'B;Avdelning B;top;',
    ...['A', 'B'].flatMap((unit) =>
      numbers.map((n) => {
        const now = unit === 'A' && moved.includes(n) ? 'B' : unit
        return `${now};;;${addressOf(where, unit, n)};${unit} ${n};${unit}${n}`
      }),
    ),
  )

const numbersUpTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1)

async function organised(): Promise<Founded> {
  const where = await found(database)
  await readIn(deps, where, listOf(where, numbersUpTo(10)))
  return where
}

const wishOf = ({ organisationId, hr: personId }: Founded) => ({
  organisationId,
  personId,
  name: `Mätning ${server.time.now.toISOString()}`,
  instrument: 'stressprofil',
  closesAt: new Date(server.time.now.getTime() + 14 * day),
})

async function held(where: Founded): Promise<void> {
  const { id: roundId } = await openAtOnce(deps, wishOf(where))
  const which = { organisationId: where.organisationId, roundId }
  await closeRound(deps, { ...which, personId: null })
  await releaseRound(deps, which)
  later(28)
}

const comesAndGoes = (where: Founded, unit: string, n: number) => comeAndGo(server, addressOf(where, unit, n))

/** What HR, the owner and the safety representative read of the next list before it opens. */
async function nextList(where: Founded, unitId?: string) {
  const { id: roundId } = await prepareRound(deps, { ...wishOf(where), unitId })
  const asked = { organisationId: where.organisationId, personId: where.hr, roundId }
  const { joined, gone } = await readRound(deps, asked)
  const { units } = await readListReview(deps, asked)
  const marked: string[] = []
  for (const { id: unitId } of await listUnits(deps, asked)) {
    const { people } = await listListedPeople(deps, { ...asked, unitId, offset: 0 })
    marked.push(...people.flatMap(({ name, change }) => (change === null ? [] : [`${name} ${change}`])))
  }
  return {
    joined,
    gone,
    units: units.map((unit) => [unit.name, unit.joined, unit.gone, unit.brief]),
    marked: marked.sort(),
  }
}

const asBefore = {
  joined: 0,
  gone: 0,
  units: [
    ['Toppen', 0, 0, 0],
    ['Avdelning A', 0, 0, 0],
    ['Avdelning B', 0, 0, 0],
  ],
  marked: [],
}

test('who has erased an account stands in the next list as before: nobody is told who had one', async () => {
  const where = await organised()
  await held(where)
  await comesAndGoes(where, 'A', 3)
  expect(await nextList(where)).toEqual(asBefore)
})

test('after one list only, too', async () => {
  const where = await organised()
  await held(where)
  await readIn(deps, where, listOf(where, numbersUpTo(11)))
  await held(where)
  await comesAndGoes(where, 'A', 11)
  expect(await nextList(where)).toEqual(asBefore)
})

test('who comes and who goes at the same time is told as before', async () => {
  const where = await organised()
  await held(where)
  await comesAndGoes(where, 'A', 3)
  await comesAndGoes(where, 'B', 2)
  await readIn(deps, where, listOf(where, [1, 3, ...numbersUpTo(11).slice(3)]))
  expect(await nextList(where)).toEqual({
    joined: 2,
    gone: 2,
    units: [
      ['Toppen', 0, 0, 0],
      ['Avdelning A', 1, 1, 0],
      ['Avdelning B', 1, 1, 0],
    ],
    marked: ['A 11 new', 'B 11 new'],
  })
})

test('who has erased an account and changes unit before the next list is one who has moved, as anybody else', async () => {
  const where = await organised()
  await held(where)
  await comesAndGoes(where, 'A', 3)
  await comesAndGoes(where, 'A', 4)
  await readIn(deps, where, listOf(where, numbersUpTo(10), [3, 5]))
  expect(await nextList(where)).toEqual({
    joined: 0,
    gone: 0,
    units: [
      ['Toppen', 0, 0, 0],
      ['Avdelning A', 0, 2, 0],
      ['Avdelning B', 2, 0, 0],
    ],
    marked: ['A 3 moved', 'A 5 moved'],
  })
})

test('who has erased an account and comes to a unit where another has, who stays, is one who has moved', async () => {
  const where = await organised()
  await held(where)
  await comesAndGoes(where, 'A', 3)
  await comesAndGoes(where, 'B', 2)
  await readIn(deps, where, listOf(where, numbersUpTo(10), [3]))
  expect(await nextList(where)).toEqual({
    joined: 0,
    gone: 0,
    units: [
      ['Toppen', 0, 0, 0],
      ['Avdelning A', 0, 1, 0],
      ['Avdelning B', 1, 0, 0],
    ],
    marked: ['A 3 moved'],
  })
})

test('who has erased an account, changes unit and is back before the next list stands there as before', async () => {
  const where = await organised()
  await held(where)
  await comesAndGoes(where, 'A', 3)
  await readIn(deps, where, listOf(where, numbersUpTo(10), [3]))
  later(1)
  await readIn(deps, where, listOf(where, numbersUpTo(10)))
  expect(await nextList(where)).toEqual(asBefore)
})

test.each([
  ['nobody', []],
  ['one of them', [['A', 4]]],
  [
    'one of them, and one who stays',
    [
      ['A', 4],
      ['B', 1],
    ],
  ],
  [
    'one of them, and one who has left',
    [
      ['A', 4],
      ['B', 3],
    ],
  ],
  [
    'both of them, one who stays and one who has left',
    [
      ['A', 4],
      ['A', 5],
      ['B', 2],
      ['B', 3],
    ],
  ],
] as const)(
  'who comes from a unit that the list does not ask is one who has moved, when %s has erased an account',
  async (_, erased) => {
    const where = await organised()
    await held(where)
    for (const [unit, n] of erased) await comesAndGoes(where, unit, n)
    await readIn(deps, where, listOf(where, [1, 2, ...numbersUpTo(11).slice(3)], [4, 5]))
    const units = await listUnits(deps, { organisationId: where.organisationId, personId: where.hr })
    expect(await nextList(where, units.find(({ externalId }) => externalId === 'B')?.id)).toEqual({
      joined: 1,
      gone: 1,
      units: [['Avdelning B', 3, 1, 0]],
      marked: ['A 4 moved', 'A 5 moved', 'B 11 new'],
    })
  },
)

test('who is new for a changed address is marked, and takes nobody else’s place', async () => {
  const where = await organised()
  await held(where)
  await comesAndGoes(where, 'A', 3)
  await asSuperuser(database, "update member set email = 'ny.' || email where email = $1", [
    addressOf(where, 'A', 5),
  ])
  expect(await nextList(where)).toEqual({ ...asBefore, joined: 1, marked: ['A 5 new'] })
})

/** Somebody who has long been in unit A, on no list of a round. */
const longUnlisted = (where: Founded, name: string) =>
  asSuperuser(
    database,
    `insert into member (organisation_id, id, email, name, unit_id, joined_at)
     select organisation_id, gen_random_uuid(), gen_random_uuid() || '@example.com', $2, unit_id, joined_at
     from member where email = $1`,
    [addressOf(where, 'A', 1), name],
  )

test('nobody hides behind an erased account: where more are new to the lists than were erased, all are marked', async () => {
  const where = await organised()
  await held(where)
  await comesAndGoes(where, 'A', 3)
  await longUnlisted(where, 'Dold')
  expect(await nextList(where)).toMatchObject({ joined: 2, gone: 1, marked: ['A 3 new', 'Dold new'] })
})

test('nor among so many that the list is written in portions', async () => {
  const where = await organised()
  await held(where)
  await comesAndGoes(where, 'A', 3)
  await asSuperuser(
    database,
    `insert into member (organisation_id, id, email, name, unit_id, joined_at)
     select organisation_id, gen_random_uuid(), gen_random_uuid() || '@example.com', 'Ny', unit_id, $2
     from member cross join generate_series(1, 600) where email = $1`,
    [addressOf(where, 'A', 1), server.time.now],
  )
  await longUnlisted(where, 'Dold')
  const { joined, gone, marked } = await nextList(where)
  expect({ joined, gone }).toEqual({ joined: 602, gone: 1 })
  expect(marked.filter((one) => one !== 'Ny new')).toEqual(['A 3 new', 'Dold new'])
})
