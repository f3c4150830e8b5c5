import { beforeEach, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import type { RoundList, RoundPreparation, RoundView } from '#contract/rounds/round.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import type { Answer, Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, makeUnit, signedIn, type TestPlace } from '#test/factories/people.ts'

const server = await testApp()
const start = server.time.now
const day = 24 * 60 * 60 * 1000
beforeEach(() => {
  server.time.now = start
})

/** An organisation of nine, with a browser signed in as HR and owner. */
async function organisation() {
  const place = await makeOrganisation(server)
  const { email } = await makeMember(server, { in: place, roles: ['hr', 'owner'] })
  for (let n = 0; n < 8; n += 1) await makeMember(server, { in: place })
  return { place, browser: await signedIn(server, { email }) }
}

const closesAt = (days = 14) => new Date(server.time.now.getTime() + days * day).toISOString()

const prepare = (browser: Browser, { organisationId }: TestPlace, given: object = {}) =>
  browser.call('prepareRound', {
    params: { organisationId },
    body: { name: 'Våren', instrument: 'stressprofil', closesAt: closesAt(), ...given },
  })

const view = (answer: Answer) => answer.body as RoundView

/** Prepares a round and opens it by the owner's statement. */
async function open(browser: Browser, { organisationId }: TestPlace): Promise<Answer> {
  const prepared = await prepare(browser, { organisationId, unitId: '' })
  const params = { organisationId, roundId: view(prepared).id }
  const body = { statement: 'Alla fick höra om mätningen på mötet i måndags.' }
  return browser.call('stateHowInformed', { params, body })
}

test('HR opens a round, everybody gets one e-mail, HR closes it', async () => {
  const { place, browser } = await organisation()
  const opened = await open(browser, place)
  expect(opened.status).toBe(200)
  expect(view(opened)).toMatchObject({
    name: 'Våren',
    state: 'open',
    invited: 9,
    unit: { id: place.unitId, name: 'Exempelbolaget' },
    participationStep: null,
    progress: { step: 'invitations', percent: 0 },
  })
  const before = server.mail.received.length
  await server.runJobs()
  expect(new Set(server.mail.received.slice(before).flatMap(({ recipients }) => recipients)).size).toBe(9)
  expect(server.mail.received.length - before).toBe(9)

  const params = { organisationId: place.organisationId, roundId: view(opened).id }
  expect(view(await browser.call('readRound', { params })).progress).toBeNull()
  const body = { from: view(opened).closesAt }
  const tooSoon = await browser.call('closeRound', { params, body })
  expect(tooSoon).toMatchObject({ status: 409, body: { code: 'closing-too-soon' } })
  const { possibleFrom } = tooSoon.body as Problem
  server.time.now = new Date(possibleFrom ?? '')
  const closed = await browser.call('closeRound', { params, body })
  expect([closed.status, view(closed).state]).toEqual([200, 'closed'])
  // Its release begins at nine. Until then there is no progress, and only the day of the closing shows.
  expect(view(closed).progress).toBeNull()
  expect(view(closed).closedAt).toBe(dayOf(server.time.now))
  const again = await browser.call('closeRound', { params, body })
  expect(again).toMatchObject({ status: 409, body: { code: 'round-already-closed' } })
})

test('HR who asks more than 5,000 people is answered before their list is frozen, and sees how far that is', async () => {
  const { place, browser } = await organisation()
  const { organisationId, unitId } = place
  await asSuperuser(
    server.database,
    `insert into member (organisation_id, id, email, unit_id)
     select $1, gen_random_uuid(), format('%s@%s.example', n, $1::uuid), $2 from generate_series(1, 4992) n`,
    [organisationId, unitId],
  )
  const begun = await prepare(browser, place)
  const preparation = { name: 'Våren', invited: 5001, percent: 0, refused: null }
  expect(begun).toMatchObject({ status: 202, body: preparation })
  const listed = async () =>
    (await browser.call('listRounds', { params: { organisationId } })).body as RoundList
  expect(await listed()).toMatchObject({ rounds: [], preparing: [preparation] })
  // A member who leaves before the job runs is on no list.
  await asSuperuser(
    server.database,
    'update member set left_at = now() where organisation_id = $1 and email like $2',
    [organisationId, `%@${organisationId}.example`],
  )
  await server.runJobs()
  expect(await listed()).toMatchObject({
    rounds: [{ id: (begun.body as RoundPreparation).id, state: 'in-review', invited: 9 }],
    preparing: [],
  })
})

test('a double click prepares one round', async () => {
  const { place, browser } = await organisation()
  const answers = await Promise.all([prepare(browser, place), prepare(browser, place)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set(answers.map((answer) => view(answer).id)).size).toBe(1)
  const { rounds } = (await browser.call('listRounds', { params: { organisationId: place.organisationId } }))
    .body as RoundList
  expect(rounds).toHaveLength(1)
})

test('a round is shown before it is prepared, and showing it prepares nothing', async () => {
  const { place, browser } = await organisation()
  const params = { organisationId: place.organisationId }
  const body = { name: 'Våren', instrument: 'stressprofil', closesAt: closesAt() }
  const shown = await browser.call('previewRound', { params, body })
  expect(shown).toMatchObject({
    status: 200,
    body: { invited: 9, smallestGroup: 8, reviewer: 'owner', closesAt: body.closesAt },
  })
  expect(((await browser.call('listRounds', { params })).body as RoundList).rounds).toEqual([])
  await prepare(browser, place)
  const again = await browser.call('previewRound', { params, body })
  expect(again).toMatchObject({ status: 409, body: { code: 'round-overlaps' } })
})

test('the refusal of a second round says from when on it is possible', async () => {
  const { place, browser } = await organisation()
  const opened = view(await open(browser, place))
  const refused = await prepare(browser, place, { name: 'Hösten' })
  const possibleFrom = new Date(new Date(opened.openedAt).getTime() + 28 * day).toISOString()
  expect(refused).toMatchObject({ status: 409, body: { code: 'round-overlaps', possibleFrom } })
})

test('a second round is refused while the first is open', async () => {
  const { place, browser } = await organisation()
  await open(browser, place)
  const second = await prepare(browser, place, { name: 'Hösten' })
  expect(second).toMatchObject({ status: 409, body: { code: 'round-overlaps' } })
})

describe('what no round can be is refused with the field', () => {
  test.each<[string, object, string]>([
    ['a name of one letter', { name: 'V' }, 'name'],
    ['a name of blanks', { name: '   ' }, 'name'],
    ['no time', { closesAt: undefined }, 'closesAt'],
    ['a time that is none', { closesAt: 'i morgon' }, 'closesAt'],
    ['an hour ahead', { closesAt: closesAt(1 / 24) }, 'closesAt'],
    ['four working days ahead', { closesAt: closesAt(4) }, 'closesAt'],
    ['61 days ahead', { closesAt: closesAt(61) }, 'closesAt'],
    ['an opening that has been', { opensAt: closesAt(-1) }, 'opensAt'],
    ['an opening a year ahead', { opensAt: closesAt(365), closesAt: closesAt(380) }, 'opensAt'],
    ['a smallest group of seven', { smallestGroup: 7 }, 'smallestGroup'],
    ['a unit that is none', { unitId: 'A' }, 'unitId'],
    ['a unit that does not exist', { unitId: '00000000-0000-4000-8000-000000000000' }, 'unitId'],
  ])('%s', async (_name, given, path) => {
    const { place, browser } = await organisation()
    const answer = await prepare(browser, place, given)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [{ path }] } })
  })

  test('an instrument we do not have', async () => {
    const { place, browser } = await organisation()
    const answer = await prepare(browser, place, { instrument: 'horoskop' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'unknown-instrument' } })
  })

  test('a part of the organisation with nobody in it', async () => {
    const { place, browser } = await organisation()
    const { unitId } = await makeUnit(server, { under: place })
    const answer = await prepare(browser, place, { unitId })
    expect(answer).toMatchObject({ status: 422, body: { code: 'nobody-to-invite' } })
  })
})

describe("another organisation's ids", () => {
  test('are refused in the same words as ids that do not exist', async () => {
    const mine = await organisation()
    const theirs = await organisation()
    const roundId = view(await open(theirs.browser, theirs.place)).id
    const nowhere = '00000000-0000-4000-8000-000000000000'
    for (const address of ['readRound', 'closeRound', 'cancelRound', 'readListReview'] as const) {
      const params = { organisationId: mine.place.organisationId, roundId }
      const body = address === 'closeRound' ? { from: closesAt() } : undefined
      const other = await mine.browser.call(address, { params, body })
      const unknown = await mine.browser.call(address, { params: { ...params, roundId: nowhere }, body })
      expect(other.status).toBe(404)
      expect(other.body).toEqual(unknown.body)
    }
    const unit = await prepare(mine.browser, mine.place, { unitId: theirs.place.unitId })
    const noUnit = await prepare(mine.browser, mine.place, { unitId: nowhere })
    expect(unit.status).toBe(400)
    expect(unit.body).toEqual(noUnit.body)
    for (const organisationId of [theirs.place.organisationId, nowhere]) {
      const answer = await mine.browser.call('listRounds', { params: { organisationId } })
      expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    }
  })
})

test('no answer about rounds or members tells who has answered', async () => {
  const { place, browser } = await organisation()
  const opened = await open(browser, place)
  const params = { organisationId: place.organisationId, roundId: view(opened).id }
  const texts = await Promise.all(
    (['readRound', 'listRounds', 'listMembers'] as const).map(
      async (address) => (await browser.call(address, { params })).text,
    ),
  )
  for (const text of texts) expect(text).not.toMatch(/(?<!ref)used|answered|token/i)
})
