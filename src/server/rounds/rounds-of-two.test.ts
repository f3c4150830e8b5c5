import { beforeEach, describe, expect, test } from 'vitest'
import type { RoundList, RoundView } from '#contract/rounds/round.ts'
import type { RoundPlanView } from '#contract/rounds/round-plan.ts'
import type { AccountExport } from '#contract/self/account-export.ts'
import type { Answer, Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { makeMember, makeOrganisation, signedIn, type TestPlace } from '#test/factories/people.ts'

/** Two people of HR work on the same rounds: the second never overwrites the first, and reads why. */
const server = await testApp()
const start = server.time.now
const day = 24 * 60 * 60 * 1000

let place: TestPlace
let hanna: Browser
let nils: Browser
let owners: readonly [Browser, Browser]
beforeEach(async () => {
  server.time.now = start
  place = await makeOrganisation(server)
  const as = async (role: 'hr' | 'owner') => {
    const { email } = await makeMember(server, { in: place, roles: [role] })
    return signedIn(server, { email })
  }
  hanna = await as('hr')
  nils = await as('hr')
  owners = [await as('owner'), await as('owner')]
  for (let n = 0; n < 8; n += 1) await makeMember(server, { in: place })
})

const inDays = (days: number) => new Date(start.getTime() + days * day).toISOString()

const november = { name: 'November', instrument: 'stressprofil', closesAt: inDays(14), reminders: [7, 2] }
const prepare = (by: Browser, given: object = {}) =>
  by.call('prepareRound', {
    params: { organisationId: place.organisationId },
    body: { ...november, ...given },
  })

const view = (answer: Answer) => answer.body as RoundView
const paramsOf = ({ id }: RoundView) => ({ organisationId: place.organisationId, roundId: id })
const said = ({ status, body }: Answer) => ({ status, ...(body as { code: string }) })
const refused = (code: string) => expect.objectContaining({ status: 409, code })

const rounds = async (by: Browser) =>
  ((await by.call('listRounds', { params: { organisationId: place.organisationId } })).body as RoundList)
    .rounds

const state = (by: Browser, round: RoundView, words: string) =>
  by.call('stateHowInformed', { params: paramsOf(round), body: { statement: words } })

async function opened(): Promise<RoundView> {
  const round = view(await prepare(hanna))
  return view(await state(owners[0], round, 'Alla fick höra om mätningen på mötet i måndags.'))
}

describe('preparing', () => {
  test.each<[string, object]>([
    ['with another last day', { closesAt: inDays(20) }],
    ['with other reminders', { reminders: [3] }],
    ['on another first day', { opensAt: inDays(3), closesAt: november.closesAt }],
    ['to be repeated', { everyMonths: 3 }],
    ['with a larger smallest group', { smallestGroup: 9 }],
    ['in the very same words', {}],
  ])('the same part under the same name %s: the second hears of the first', async (_choice, given) => {
    const first = view(await prepare(hanna))
    expect(said(await prepare(nils, given))).toEqual(refused('round-overlaps'))
    expect(await rounds(nils)).toEqual([first])
  })

  test('at the same moment, one round is prepared and the other person hears of it', async () => {
    const both = await Promise.all([prepare(hanna), prepare(nils, { closesAt: inDays(20) })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await rounds(hanna)).toHaveLength(1)
  })

  test('what the first person sends again is the same round, and what they change in another tab is not', async () => {
    const chosen = { opensAt: inDays(2), closesAt: inDays(20), everyMonths: 2 }
    const first = view(await prepare(hanna, chosen))
    server.time.now = new Date(start.getTime() + 60_000)
    expect(view(await prepare(hanna, chosen)).id).toBe(first.id)
    expect(said(await prepare(hanna, { ...chosen, reminders: [] }))).toEqual(refused('round-overlaps'))
  })

  test('from a draft that the other one has stopped', async () => {
    const first = view(await prepare(hanna, { everyMonths: 3 }))
    const { organisationId } = place
    const plans = (await nils.call('listRoundPlans', { params: { organisationId } })).body as {
      plans: RoundPlanView[]
    }
    const [{ id, version } = { id: '', version: 0 }] = plans.plans
    const params = { organisationId, planId: id }
    expect((await hanna.call('stopRoundPlan', { params, body: { version } })).status).toBe(200)
    await hanna.call('cancelRound', { params: paramsOf(first) })
    expect(said(await prepare(nils, { plan: { id, version }, everyMonths: 3 }))).toEqual(
      refused('round-plan-changed'),
    )
    expect(said(await nils.call('stopRoundPlan', { params, body: { version } }))).toEqual(
      refused('round-plan-changed'),
    )
    expect((await rounds(nils)).map((round) => round.state)).toEqual(['cancelled'])
  })
})

describe('an open round', () => {
  const extend = (by: Browser, { closesAt: from, ...round }: RoundView, days: number) =>
    by.call('extendRound', {
      params: paramsOf({ closesAt: from, ...round }),
      body: { from, closesAt: inDays(days) },
    })
  const close = (by: Browser, round: RoundView) =>
    by.call('closeRound', { params: paramsOf(round), body: { from: round.closesAt } })

  test('is given more time once: the second hears of the first day that was chosen', async () => {
    const round = await opened()
    expect((await extend(hanna, round, 20)).status).toBe(200)
    expect(said(await extend(nils, round, 25))).toEqual(refused('round-last-day-moved'))
    const [now] = await rounds(nils)
    expect(now).toMatchObject({ closesAt: inDays(20), extended: true })
  })

  test('that was given more time is in the export of the person who gave it', async () => {
    await extend(hanna, await opened(), 20)
    const { status, body } = await hanna.call('exportMe')
    expect(status).toBe(200)
    const { listReviews } = body as AccountExport
    expect(listReviews.map(({ what }) => what)).toContain('extended')
  })

  test('is not closed by somebody who has not seen that everybody was given more time', async () => {
    const round = await opened()
    await extend(hanna, round, 20)
    server.time.now = new Date(start.getTime() + 13 * day)
    expect(said(await close(nils, round))).toEqual(refused('round-last-day-moved'))
    const [now] = await rounds(nils)
    expect(now).toMatchObject({ state: 'open', closesAt: inDays(20) })
    if (now !== undefined) expect(view(await close(nils, now)).state).toBe('closed')
  })

  test('that is closed is given no more time', async () => {
    const round = await opened()
    server.time.now = new Date(start.getTime() + 13 * day)
    expect((await close(hanna, round)).status).toBe(200)
    expect(said(await extend(nils, round, 20))).toEqual(refused('round-already-closed'))
    expect(said(await close(nils, round))).toEqual(refused('round-already-closed'))
  })
})

describe('a list under review', () => {
  test('is answered for once: the second owner’s words change nothing', async () => {
    const round = view(await prepare(hanna))
    const words = 'Alla fick läsa listan på mötet i måndags.'
    expect((await state(owners[0], round, words)).status).toBe(200)
    expect(said(await state(owners[1], round, 'Listan har hängt i fikarummet sedan i fredags.'))).toEqual(
      refused('round-not-in-review'),
    )
    expect(await rounds(hanna)).toMatchObject([{ statement: words }])
  })

  test('is not cancelled by somebody who has not seen that the round has opened', async () => {
    const round = await opened()
    expect(said(await nils.call('cancelRound', { params: paramsOf(round) }))).toEqual(
      refused('round-not-in-review'),
    )
    expect(await rounds(hanna)).toMatchObject([{ state: 'open' }])
  })
})
