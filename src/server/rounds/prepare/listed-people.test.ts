import { beforeEach, describe, expect, test } from 'vitest'
import { listUnits } from '#server/people/organisation/list-units.ts'
import { closeRound } from '#server/rounds/close/close-round.ts'
import { readInvitation } from '#server/rounds/invite/invited-rounds.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { readListReview } from '#server/rounds/review/read-list-review.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { day, openAtOnce } from '#test/organisation/open-round.ts'
import { type Founded, found, importFile } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'

const server = await testApp()
const { deps, database } = server
const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  server.time.now = start
})

/** A line of a file; number, address and name follow from `n` by default. */
const person = (unit: string, n: number, given: { number?: string; email?: string; name?: string } = {}) =>
  `${unit};;;${given.email ?? `p${n}@firma.example`};${given.name ?? `Namn Nummer${n}`};${given.number ?? `${n}`}`
const tree = ['A;Avdelning A;top;', 'B;Avdelning B;top;']
const people = (unit: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => person(unit, from + n))

async function organised(...lines: readonly string[]): Promise<Founded> {
  const where = await found(database)
  await readIn(deps, where, importFile(...tree, ...lines))
  return where
}

/** Changes the table directly: other rules limit what a file may change. */
const change = (where: Founded, email: string, set: string) =>
  asSuperuser(database, `update member set ${set} where organisation_id = $1 and email = $2`, [
    where.organisationId,
    email,
  ])

const insert = (where: Founded, like: string, email: string, name: string) =>
  asSuperuser(
    database,
    `insert into member (organisation_id, id, email, name, unit_id)
     select organisation_id, gen_random_uuid(), $3, $4, unit_id from member where organisation_id = $1 and email = $2`,
    [where.organisationId, like, email, name],
  )

async function open(where: Founded, unit?: string) {
  const { organisationId, hr: personId } = where
  const units = await listUnits(deps, { organisationId, personId })
  return openAtOnce(deps, {
    organisationId,
    personId,
    name: `Mätning ${server.time.now.toISOString()}`,
    instrument: 'stressprofil',
    unitId: units.find(({ externalId }) => externalId === unit)?.id,
    closesAt: new Date(server.time.now.getTime() + 14 * day),
  })
}

async function held(where: Founded, unit?: string) {
  const round = await open(where, unit)
  const which = { organisationId: where.organisationId, roundId: round.id }
  await closeRound(deps, { ...which, personId: null })
  await releaseRound(deps, which)
  return round
}

const later = (days: number) => {
  server.time.now = new Date(server.time.now.getTime() + days * day)
}

/** Names of the people on a round's list who are not established. */
async function newcomers(roundId: string): Promise<string[]> {
  const rows = await asSuperuser<{ person_hash: Buffer }>(
    database,
    'select person_hash from vault.listed_person where round_id = $1 and not established',
    [roundId],
  )
  const members = await asSuperuser<{ id: string; name: string; organisation_id: string }>(
    database,
    'select m.id, m.name, m.organisation_id from member m join invitation i on i.member_id = m.id where i.round_id = $1 order by m.name',
    [roundId],
  )
  return members.flatMap(({ id, name, organisation_id }) =>
    rows.some(({ person_hash }) => person_hash.equals(deps.keys.participantHash(organisation_id, id)))
      ? [name]
      : [],
  )
}

describe('established are', () => {
  test('those of a first list that was seen, then those of a released one four weeks before', async () => {
    const where = await organised(...people('A', 1, 11))
    expect(await newcomers((await open(where)).id)).toEqual([])
    const other = await organised(...people('A', 1, 11).map((line) => line.replaceAll('firma', 'annan')))
    await held(other)
    await insert(other, 'p1@annan.example', 'ny@annan.example', 'Ny Person')
    later(28)
    expect(await newcomers((await held(other)).id)).toEqual([])
    later(28)
    expect(await newcomers((await open(other)).id)).toEqual([])
  })

  test('neither newcomers nor those whose address or number has changed', async () => {
    const where = await organised(...people('A', 21, 31))
    await held(where)
    await insert(where, 'p21@firma.example', 'ny@firma.example', 'Ny Person')
    await change(where, 'p22@firma.example', "email = 'tagen@firma.example'")
    await change(where, 'p23@firma.example', "external_id = '999'")
    await change(where, 'p24@firma.example', "name = 'Gift Annorlunda', language = 'en'")
    later(28)
    const round = await open(where)
    expect(await newcomers(round.id)).toEqual(['Namn Nummer22', 'Namn Nummer23', 'Ny Person'])
  })

  test('those without an address, as long as number and name stay, and nowhere else at the same time', async () => {
    const without = (n: number) => `A;;;;Namn Nummer${n};${n}`
    const lines = Array.from({ length: 10 }, (_, n) => without(61 + n))
    const where = await organised(...lines)
    await held(where)
    const byNumber = (number: string, set: string) =>
      asSuperuser(database, `update member set ${set} where organisation_id = $1 and external_id = $2`, [
        where.organisationId,
        number,
      ])
    await byNumber('61', "email = 'forsta@firma.example'")
    await byNumber('62', "name = 'Anna Ny'")
    await byNumber('63', "name = 'Nummer63, Namn'")
    await byNumber('64', "external_id = '964'")
    later(28)
    const round = await open(where)
    expect(await newcomers(round.id)).toEqual(['Anna Ny', 'Namn Nummer61', 'Namn Nummer64'])
    const other = await organised(...lines.slice(4), without(99))
    const both = Array.from({ length: 6 }, (_, n) => `Namn Nummer${65 + n}`)
    expect(await newcomers((await open(other)).id)).toEqual(both)
  })

  test('not in two organisations at once: anyone who counts in the other’s list is a newcomer here', async () => {
    const one = await organised(...people('A', 41, 51))
    const two = await organised(...people('A', 46, 56))
    expect(await newcomers((await open(one)).id)).toEqual([])
    const second = await open(two)
    expect(second.state).toBe('open')
    expect(await newcomers(second.id)).toEqual([46, 47, 48, 49, 50].map((n) => `Namn Nummer${n}`))
  })

  test('nor months later, for as long as the other’s list is among its last twelve', async () => {
    const one = await organised(...people('A', 401, 411))
    await held(one)
    later(100)
    const two = await organised(...people('A', 406, 416))
    const both = [406, 407, 408, 409, 410].map((n) => `Namn Nummer${n}`)
    expect(await newcomers((await open(two)).id)).toEqual(both)
    // After twelve lists nothing is compared with the first any more.
    for (let n = 0; n < 12; n++) {
      await asSuperuser(
        database,
        `insert into round (organisation_id, id, name, instrument_id, instrument_version, unit_id, smallest_group,
           opened_at, frozen_at, closes_at, invited, state)
         select organisation_id, gen_random_uuid(), name, instrument_id, instrument_version, unit_id, smallest_group,
           $2::timestamptz, $2::timestamptz, $2::timestamptz + interval '14 days', 0, 'closed'
         from round where organisation_id = $1 limit 1`,
        [one.organisationId, new Date(server.time.now.getTime() + n)],
      )
    }
    const three = await organised(...people('A', 401, 411))
    expect(await newcomers((await open(three)).id)).toEqual([])
  })
})

describe('the same people within four weeks are recognised', () => {
  const from = '2026-03-30T09:00:00.000Z'
  const tooSoon = { code: 'round-too-soon' }

  test('by their names, when addresses and numbers are new', async () => {
    const where = await organised(...people('A', 61, 71), ...people('B', 71, 81))
    await held(where, 'A')
    later(20)
    for (let n = 61; n < 65; n++) {
      await change(where, `p${n}@firma.example`, `left_at = '${server.time.now.toISOString()}'`)
      await insert(where, 'p71@firma.example', `tvatt${n}@firma.example`, `Nummer${n}, Namn`)
    }
    const refused = open(where, 'B')
    await expect(refused).rejects.toMatchObject(tooSoon)
    // Another part than the one just asked: possible four weeks after the release, which came at once here.
    await expect(refused).rejects.toMatchObject({ details: { possibleFrom: from } })
  })

  test('by their numbers and by their addresses, in any spelling', async () => {
    const where = await organised(...people('A', 101, 111), ...people('B', 111, 121))
    await held(where, 'A')
    for (const [n, set] of [
      [101, "email = 'x1@firma.example', name = 'X', external_id = '0101'"],
      [102, "email = 'x2@firma.example', name = 'Y', external_id = '1-02'"],
      [103, "email = 'p103+b@firma.example', name = 'Z', external_id = 'z'"],
      [104, "email = 'p104+b@firma.example', name = 'W', external_id = 'w'"],
    ] as const) {
      const [old] = await asSuperuser<{ id: string }>(
        database,
        'select id from member where organisation_id = $1 and email = $2',
        [where.organisationId, `p${n}@firma.example`],
      )
      // New ids, so that only the columns show who the people are.
      await asSuperuser(database, 'update member set left_at = now() where id = $1', [old?.id])
      await insert(where, 'p111@firma.example', `neu${n}@firma.example`, `Neu ${n}`)
      await change(where, `neu${n}@firma.example`, set)
    }
    await expect(open(where, 'B')).rejects.toMatchObject(tooSoon)
  })

  test('but three of them, or namesakes who are both still here, stop nothing', async () => {
    const where = await organised(...people('A', 81, 91), ...people('B', 91, 101))
    await held(where, 'A')
    for (let n = 81; n < 84; n++) {
      await change(where, `p${n}@firma.example`, `left_at = '${server.time.now.toISOString()}'`)
      await insert(where, 'p91@firma.example', `tvatt${n}@firma.example`, `Namn Nummer${n}`)
    }
    for (let n = 84; n < 90; n++) {
      await insert(where, 'p91@firma.example', `namne${n}@firma.example`, `Namn Nummer${n}`)
    }
    later(1)
    expect((await open(where, 'B')).state).toBe('open')
  })
})

test('a list says of each unit who is new, who is gone, and who was there once only', async () => {
  const where = await organised(...people('A', 201, 210), ...people('B', 210, 220))
  await held(where)
  later(28)
  await insert(where, 'p201@firma.example', 'kort@firma.example', 'Kort Tid')
  await insert(where, 'p210@firma.example', 'ny@firma.example', 'Ny Person')
  await held(where)
  later(28)
  await change(where, 'kort@firma.example', `left_at = now()`)
  await change(where, 'p202@firma.example', `left_at = now()`)
  const [b] = await asSuperuser<{ unit_id: string }>(
    database,
    "select unit_id from member where email = 'p210@firma.example' and organisation_id = $1",
    [where.organisationId],
  )
  await change(where, 'p203@firma.example', `unit_id = '${b?.unit_id}'`)
  await insert(where, 'p201@firma.example', 'senare@firma.example', 'Senare Person')
  const round = await open(where)
  expect([round.joined, round.gone, round.invited]).toEqual([1, 2, 21])
  const [invited] = await asSuperuser<{ member_id: string }>(
    database,
    `select i.member_id from invitation i join member m on m.id = i.member_id
     where i.round_id = $1 and m.email = 'senare@firma.example'`,
    [round.id],
  )
  const token = deps.keys.invitationToken(round.id, invited?.member_id ?? '')
  expect(await readInvitation(deps, token)).toMatchObject({
    units: ['Avdelning A', 'Toppen'],
    groupInvited: 8,
    groupJoined: 1,
    invited: 21,
    joined: 1,
    gone: 2,
    openedBy: 'statement',
  })
  const { units } = await readListReview(deps, {
    organisationId: where.organisationId,
    roundId: round.id,
    personId: where.hr,
  })
  expect(
    units.map(({ name, invited, joined, gone, brief, exactlySmallest }) => ({
      name,
      invited,
      joined,
      gone,
      brief,
      exactlySmallest,
    })),
  ).toEqual([
    { name: 'Toppen', invited: 1, joined: 0, gone: 0, brief: 0, exactlySmallest: false },
    { name: 'Avdelning A', invited: 8, joined: 1, gone: 3, brief: 1, exactlySmallest: true },
    { name: 'Avdelning B', invited: 12, joined: 1, gone: 0, brief: 0, exactlySmallest: false },
  ])
})

test('the smallest group never goes down again within twelve rounds', async () => {
  const where = await organised(...people('A', 301, 312))
  const { organisationId, hr: personId } = where
  const wished = () => ({
    organisationId,
    personId,
    name: 'Våren',
    instrument: 'stressprofil',
    closesAt: new Date(server.time.now.getTime() + 14 * day),
  })
  const { id: roundId } = await openAtOnce(deps, { ...wished(), smallestGroup: 11 })
  await closeRound(deps, { organisationId, roundId, personId: null })
  later(28)
  await expect(openAtOnce(deps, { ...wished(), smallestGroup: 10 })).rejects.toMatchObject({
    details: { errors: [{ path: 'smallestGroup', code: 'below-earlier' }] },
  })
  expect((await openAtOnce(deps, wished())).smallestGroup).toBe(11)
})
