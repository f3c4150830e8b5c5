import { beforeEach, describe, expect, test } from 'vitest'
import { djupanalys } from '#core/instrument/shipped.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { openAtOnce } from '#test/organisation/open-round.ts'
import { type Founded, found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { cancelRound } from './cancel-round.ts'
import type { RoundToPrepare } from './choose-round.ts'
import { closeRound } from './close-round.ts'
import { emptyAmounts } from './counter-amounts.ts'
import { listUnits } from './list-units.ts'
import { prepareRound } from './prepare-round.ts'
import { listRounds } from './read-rounds.ts'
import { releaseRound } from './release-round.ts'

const server = await testApp()
const { deps, database } = server
const day = 24 * 60 * 60 * 1000
const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  server.time.now = start
})

const tree = ['A;Avdelning A;top;', 'A1;Grupp A1;A;', 'B;Avdelning B;top;']

/** hr at the top, ten in each of A, A1 and B. */
async function organised(): Promise<Founded> {
  const where = await found(database)
  await readIn(deps, where, importFile(...tree, ...['A', 'A1', 'B'].flatMap((unit) => peopleOf(unit, 10))))
  return where
}

async function unitId({ organisationId, hr: personId }: Founded, externalId: string): Promise<string> {
  const units = await listUnits(deps, { organisationId, personId })
  return units.find((unit) => unit.externalId === externalId)?.id ?? 'no such unit'
}

const wished = (where: Founded, given: Partial<RoundToPrepare>) => ({
  organisationId: where.organisationId,
  name: 'Våren',
  instrument: 'stressprofil',
  closesAt: new Date(server.time.now.getTime() + 14 * day),
  ...given,
  personId: where.hr,
})

const open = (where: Founded, given: Partial<RoundToPrepare> = {}) => openAtOnce(deps, wished(where, given))
const prepare = (where: Founded, given: Partial<RoundToPrepare> = {}) =>
  prepareRound(deps, wished(where, given))

/** When its time is up, and to its figures. */
async function release(where: Founded, roundId: string) {
  await close(where, roundId)
  await releaseRound(deps, { organisationId: where.organisationId, roundId })
}

/** When its time is up. */
const close = (where: Founded, roundId: string) =>
  closeRound(deps, { organisationId: where.organisationId, roundId, personId: null })

describe('opening a round', () => {
  test('invites everybody of the part that is asked, one unit each', async () => {
    const where = await organised()
    const round = await open(where, { unitId: await unitId(where, 'A') })
    expect(round).toMatchObject({
      state: 'open',
      name: 'Våren',
      unitName: 'Avdelning A',
      invited: 20,
      smallestGroup: 8,
      openedAt: start,
    })
    const invited = await asSuperuser<{ email: string; name: string; used: boolean }>(
      database,
      `select m.email, ru.name, i.used from invitation i join member m on m.id = i.member_id
       join round_unit ru on ru.round_id = i.round_id and ru.unit_id = i.unit_id
       where i.round_id = $1 order by m.email`,
      [round.id],
    )
    expect(invited).toHaveLength(20)
    expect(invited[0]).toEqual({ email: 'a-0@bolaget.example', name: 'Avdelning A', used: false })
    expect(invited[10]).toEqual({ email: 'a1-0@bolaget.example', name: 'Grupp A1', used: false })
  })

  test('freezes the tree: what moves afterwards does not move in the round', async () => {
    const where = await organised()
    const round = await open(where)
    const people = ['A', 'B'].flatMap((unit) => peopleOf(unit, 10))
    await readIn(deps, where, importFile('B;Nytt namn;top;', 'A;Avdelning A;B;', ...people))
    const units = await asSuperuser<{ name: string; parent: string | null }>(
      database,
      `select u.name, p.name as parent from round_unit u
       left join round_unit p on p.round_id = u.round_id and p.unit_id = u.parent_id
       where u.round_id = $1 order by u.position`,
      [round.id],
    )
    expect(units).toEqual([
      { name: 'Toppen', parent: null },
      { name: 'Avdelning A', parent: 'Toppen' },
      { name: 'Grupp A1', parent: 'Avdelning A' },
      { name: 'Avdelning B', parent: 'Toppen' },
    ])
  })

  test('lays out one counter a unit with every measure at zero', async () => {
    const where = await organised()
    const round = await open(where, { instrument: 'djupanalys' })
    const counters = await asSuperuser<{ amounts: object }>(
      database,
      'select amounts from vault.counter where round_id = $1',
      [round.id],
    )
    expect(counters.map(({ amounts }) => amounts)).toEqual(Array(4).fill(emptyAmounts(djupanalys)))
  })

  test('keeps of each invitation the hash only, never the secret', async () => {
    const where = await organised()
    const round = await open(where)
    const [row] = await asSuperuser<{ member_id: string; token_hash: Buffer }>(
      database,
      'select member_id, token_hash from invitation where round_id = $1 limit 1',
      [round.id],
    )
    const token = deps.keys.invitationToken(round.id, row?.member_id ?? '')
    expect(row?.token_hash).toEqual(deps.keys.invitationTokenHash(token))
  })

  test('enqueues the e-mails and leaves a trace', async () => {
    const where = await organised()
    const round = await open(where)
    const jobs = await inLine(server, 'send-invitations')
    expect(jobs.filter(({ roundId }) => roundId === round.id)).toHaveLength(1)
    const [entry] = await asSuperuser<{ person_id: string; details: object }>(
      database,
      "select person_id, details from audit_entry where organisation_id = $1 and action = 'round-opened'",
      [where.organisationId],
    )
    expect(entry).toEqual({
      person_id: where.hr,
      details: { roundId: round.id, name: 'Våren', unit: 'Toppen', invited: 31, by: 'statement' },
    })
  })
})

describe('the same round opened twice', () => {
  test('by a double click is one round with one set of invitations', async () => {
    const where = await organised()
    const [one, two, three] = await Promise.all([prepare(where), prepare(where), prepare(where)])
    expect(two?.id).toBe(one?.id)
    expect(three?.id).toBe(one?.id)
    const { organisationId, hr: personId } = where
    expect(await listRounds(deps, { organisationId, personId })).toHaveLength(1)
    expect(
      (await inLine(server, 'send-list-review')).filter((job) => job.organisationId === organisationId),
    ).toHaveLength(1)
  })
})

describe('a round is refused', () => {
  test('while another asks the whole, a part, or the same', async () => {
    const where = await organised()
    await open(where, { unitId: await unitId(where, 'A') })
    for (const top of ['top', 'A', 'A1']) {
      await expect(open(where, { name: 'En till', unitId: await unitId(where, top) })).rejects.toMatchObject({
        code: 'round-overlaps',
      })
    }
    const beside = await open(where, { name: 'En till', unitId: await unitId(where, 'B') })
    expect(beside.invited).toBe(10)
  })

  test('while another is under way, with the day it becomes possible if that closes as planned', async () => {
    const where = await organised()
    const under = await prepare(where, { unitId: await unitId(where, 'A'), name: 'Granskas' })
    const again = async (given: Partial<RoundToPrepare>) => prepare(where, { name: 'En till', ...given })
    await expect(again({ unitId: under.unitId })).rejects.toMatchObject({
      code: 'round-overlaps',
      details: {},
    })
    await cancelRound(deps, { ...where, personId: where.hr, roundId: under.id })
    await open(where, { unitId: await unitId(where, 'B'), closesAt: new Date('2026-03-20T22:59:59Z') })
    await expect(again({ unitId: await unitId(where, 'B') })).rejects.toMatchObject({
      code: 'round-overlaps',
      details: { possibleFrom: '2026-03-30T09:00:00.000Z' },
    })
    // The whole waits for the figures of its part, which come at nine the morning after, and then four weeks.
    await expect(again({})).rejects.toMatchObject({
      code: 'round-overlaps',
      details: { possibleFrom: '2026-04-18T08:00:00.000Z' },
    })
  })

  test('within four weeks of the opening of another, also one closed early', async () => {
    const where = await organised()
    const { id: roundId } = await open(where, { unitId: await unitId(where, 'A') })
    await close(where, roundId)
    const again = async () => open(where, { unitId: await unitId(where, 'A') })
    server.time.now = new Date(start.getTime() + 28 * day - 1)
    await expect(again()).rejects.toMatchObject({
      code: 'round-too-soon',
      details: { possibleFrom: '2026-03-30T09:00:00.000Z' },
    })
    server.time.now = new Date(start.getTime() + 28 * day)
    expect((await again()).state).toBe('open')
  })

  test('of a part while the whole is computed, and within four weeks of its release', async () => {
    const where = await organised()
    const { id: roundId } = await open(where)
    await close(where, roundId)
    const part = async () => open(where, { unitId: await unitId(where, 'A'), name: 'En del' })
    server.time.now = new Date(start.getTime() + 40 * day)
    await expect(part()).rejects.toMatchObject({ code: 'round-overlaps' })
    await releaseRound(deps, { organisationId: where.organisationId, roundId })
    server.time.now = new Date(start.getTime() + 68 * day - 1)
    await expect(part()).rejects.toMatchObject({
      code: 'round-too-soon',
      details: { possibleFrom: '2026-05-09T09:00:00.000Z' },
    })
    await expect(open(where, { instrument: 'djupanalys', name: 'Andra frågor' })).rejects.toMatchObject({
      code: 'round-too-soon',
    })
    server.time.now = new Date(start.getTime() + 68 * day)
    expect((await part()).state).toBe('open')
  })

  test('within four weeks for a new unit under one that was asked', async () => {
    const where = await organised()
    const { id: roundId } = await open(where, { unitId: await unitId(where, 'A') })
    await release(where, roundId)
    const people = ['A', 'A1', 'B'].flatMap((unit) => peopleOf(unit, 10))
    await readIn(deps, where, importFile(...tree, 'A2;Ny grupp;A;', ...people, 'A2;;;ny@bolaget.example'))
    await expect(open(where, { unitId: await unitId(where, 'A2') })).rejects.toMatchObject({
      code: 'round-too-soon',
    })
  })

  test('within four weeks for the same people under new units', async () => {
    const where = await organised()
    const { id: roundId } = await open(where, { unitId: await unitId(where, 'B') })
    await release(where, roundId)
    const moved = peopleOf('B', 10).map((line) => line.replace(/^B/, 'C'))
    const others = ['A', 'A1'].flatMap((unit) => peopleOf(unit, 10))
    await readIn(deps, where, importFile('A;A;top;', 'A1;A1;A;', 'C;Ny avdelning;top;', ...others, ...moved))
    await expect(open(where, { unitId: await unitId(where, 'C') })).rejects.toMatchObject({
      code: 'round-too-soon',
    })
  })

  test('where there is nobody to invite', async () => {
    const where = await found(database)
    await readIn(deps, where, importFile('tom;Tom enhet;top;'))
    await expect(open(where, { unitId: await unitId(where, 'tom') })).rejects.toMatchObject({
      code: 'nobody-to-invite',
    })
  })

  test.each([
    ['an hour ahead', 1 / 24, 'too-soon'],
    ['before five working days have passed', 6, 'too-soon'],
    ['in the past', -1, 'too-soon'],
    ['61 days ahead', 61, 'too-late'],
  ])('when it is to close %s', async (_name, days, code) => {
    const where = await organised()
    await expect(open(where, { closesAt: new Date(start.getTime() + days * day) })).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: [{ path: 'closesAt', code }] },
    })
  })

  test('with a smaller group than the organisation has decided', async () => {
    const where = await organised()
    await asSuperuser(database, 'update organisation set smallest_group = 12 where id = $1', [
      where.organisationId,
    ])
    await expect(open(where, { smallestGroup: 11 })).rejects.toMatchObject({
      details: { errors: [{ path: 'smallestGroup', code: 'below-organisation' }] },
    })
    expect((await open(where)).smallestGroup).toBe(12)
  })

  test('with an instrument we do not have', async () => {
    await expect(open(await organised(), { instrument: 'horoskop' })).rejects.toMatchObject({
      code: 'unknown-instrument',
    })
  })

  test("for a closed unit, an unknown one and another organisation's, in the same words", async () => {
    const where = await organised()
    const theirs = await unitId(await organised(), 'A')
    const closed = await unitId(where, 'A1')
    const people = ['A', 'B'].flatMap((unit) => peopleOf(unit, 10))
    await readIn(deps, where, importFile('A;A;top;', 'B;B;top;', ...people))
    for (const id of [closed, theirs, '00000000-0000-4000-8000-000000000000']) {
      await expect(open(where, { unitId: id })).rejects.toMatchObject({
        code: 'invalid-input',
        details: { errors: [{ path: 'unitId', code: 'unknown' }] },
      })
    }
  })
})
