import { beforeEach, describe, expect, test } from 'vitest'
import { djupanalys } from '#core/instrument/shipped.ts'
import { emptyAmounts } from '#server/rounds/answer/counter-amounts.ts'
import { listRounds } from '#server/rounds/read-rounds.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { roundDesk } from '#test/organisation/round-desk.ts'
import { inLine } from '#test/organisation/waiting.ts'

const server = await testApp()
const { deps, database } = server
const day = 24 * 60 * 60 * 1000
const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  server.time.now = start
})

const { organised, unitId, open, prepare } = roundDesk(server)

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

describe('whether a figure may say that everybody answered', () => {
  const choose = (organisationId: string, hides: boolean) =>
    asSuperuser(database, 'update organisation set hide_full_participation = $2 where id = $1', [
      organisationId,
      hides,
    ])

  test('is decided when the round is prepared, and stands in what is recorded of its opening', async () => {
    const where = await organised()
    await choose(where.organisationId, true)
    const round = await open(where)
    await choose(where.organisationId, false)
    const [kept] = await asSuperuser<{ hides: boolean; record: string }>(
      database,
      `select r.hide_full_participation as hides, l.record from round r join round_record l on l.round_id = r.id
       where r.id = $1 and l.kind = 'round-opened'`,
      [round.id],
    )
    expect(kept?.hides).toBe(true)
    expect(JSON.parse(kept?.record ?? '')).toMatchObject({ hideFullParticipation: true })
  })
})

describe('a round is refused', () => {
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
