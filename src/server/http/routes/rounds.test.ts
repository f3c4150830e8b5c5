import { describe, expect, test } from 'vitest'
import type { RoundList, RoundView } from '#contract/round.ts'
import type { Answer, Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { makeMember, makeOrganisation, makeUnit, signedIn, type TestPlace } from '#test/factories/people.ts'

const server = await testApp()
const day = 24 * 60 * 60 * 1000

/** An organisation of nine with hr at a browser. */
async function organisation() {
  const place = await makeOrganisation(server)
  const { email } = await makeMember(server, { in: place, roles: ['hr'] })
  for (let n = 0; n < 8; n += 1) await makeMember(server, { in: place })
  return { place, browser: await signedIn(server, { email }) }
}

const closesAt = (days = 14) => new Date(server.time.now.getTime() + days * day).toISOString()

const open = (browser: Browser, { organisationId }: TestPlace, given: object = {}) =>
  browser.call('openRound', {
    params: { organisationId },
    body: { name: 'Våren', instrument: 'stressprofil', closesAt: closesAt(), ...given },
  })

const view = (answer: Answer) => answer.body as RoundView

test('HR opens a round, everybody gets one mail, HR closes it', async () => {
  const { place, browser } = await organisation()
  const opened = await open(browser, place)
  expect(opened.status).toBe(201)
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
  const closed = await browser.call('closeRound', { params })
  expect([closed.status, view(closed).state]).toEqual([200, 'closed'])
  expect(view(closed).progress).toEqual({ step: 'release', percent: 0 })
  const again = await browser.call('closeRound', { params })
  expect(again).toMatchObject({ status: 409, body: { code: 'round-already-closed' } })
})

test('a double click opens one round', async () => {
  const { place, browser } = await organisation()
  const answers = await Promise.all([open(browser, place), open(browser, place)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set(answers.map((answer) => view(answer).id)).size).toBe(1)
  const { rounds } = (await browser.call('listRounds', { params: { organisationId: place.organisationId } }))
    .body as RoundList
  expect(rounds).toHaveLength(1)
})

test('a second round is refused while the first is open', async () => {
  const { place, browser } = await organisation()
  await open(browser, place)
  const second = await open(browser, place, { name: 'Hösten' })
  expect(second).toMatchObject({ status: 409, body: { code: 'round-overlaps' } })
})

describe('what no round can be is refused with the field', () => {
  test.each<[string, object, string]>([
    ['a name of one letter', { name: 'V' }, 'name'],
    ['a name of blanks', { name: '   ' }, 'name'],
    ['no time', { closesAt: undefined }, 'closesAt'],
    ['a time that is none', { closesAt: 'i morgon' }, 'closesAt'],
    ['an hour ahead', { closesAt: closesAt(1 / 24) }, 'closesAt'],
    ['61 days ahead', { closesAt: closesAt(61) }, 'closesAt'],
    ['a smallest group of seven', { smallestGroup: 7 }, 'smallestGroup'],
    ['a unit that is none', { unitId: 'A' }, 'unitId'],
    ['a unit that does not exist', { unitId: '00000000-0000-4000-8000-000000000000' }, 'unitId'],
  ])('%s', async (_name, given, path) => {
    const { place, browser } = await organisation()
    const answer = await open(browser, place, given)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [{ path }] } })
  })

  test('an instrument we do not have', async () => {
    const { place, browser } = await organisation()
    const answer = await open(browser, place, { instrument: 'horoskop' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'unknown-instrument' } })
  })

  test('a part of the organisation with nobody in it', async () => {
    const { place, browser } = await organisation()
    const { unitId } = await makeUnit(server, { under: place })
    const answer = await open(browser, place, { unitId })
    expect(answer).toMatchObject({ status: 422, body: { code: 'nobody-to-invite' } })
  })
})

describe("another organisation's ids", () => {
  test('are refused in the same words as ids that do not exist', async () => {
    const mine = await organisation()
    const theirs = await organisation()
    const roundId = view(await open(theirs.browser, theirs.place)).id
    const nowhere = '00000000-0000-4000-8000-000000000000'
    for (const address of ['readRound', 'closeRound'] as const) {
      const params = { organisationId: mine.place.organisationId, roundId }
      const other = await mine.browser.call(address, { params })
      const unknown = await mine.browser.call(address, { params: { ...params, roundId: nowhere } })
      expect(other.status).toBe(404)
      expect(other.body).toEqual(unknown.body)
    }
    const unit = await open(mine.browser, mine.place, { unitId: theirs.place.unitId })
    const noUnit = await open(mine.browser, mine.place, { unitId: nowhere })
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
  for (const text of texts) expect(text).not.toMatch(/used|answered|token/i)
})
