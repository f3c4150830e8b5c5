import { beforeAll, describe, expect, test } from 'vitest'
import type { StaffBookings } from '#contract/bookings/booking.ts'
import type { Me } from '#contract/identity/me.ts'
import type { CalibrationList } from '#contract/provider/calibration.ts'
import type { Customers } from '#contract/provider/customers.ts'
import type { ListReviewView } from '#contract/rounds/list-review.ts'
import type { RoundList, RoundView } from '#contract/rounds/round.ts'
import type { ContactMessages } from '#contract/support/contact-message.ts'
import type { ReceivedRequests } from '#contract/support/support.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays, mondayOf } from '#core/calendar/local-time.ts'
import type { ExercisesDocument } from '#core/exercises/exercises.ts'
import { patternOf } from '#core/exercises/felt.ts'
import type { Plan } from '#core/plan/plan.ts'
import { type StressProgramme, stateOf } from '#core/programme/stress-programme.ts'
import { listOpenHours } from '#server/bookings/hours/availability-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asHr, asPerson } from '#server/platform/db/transaction.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'
import { readDemoOverview } from './overview/read-demo-overview.ts'
import { seedDemo } from './seed-demo.ts'
import { findSimulation } from './simulation-repository.ts'

/** A Wednesday afternoon. */
const now = new Date('2026-03-04T13:30:00Z')
const today = dayOf(now)
const monday = mondayOf(today)

const server = await testApp({ config: { demo: true } })
const { deps, database } = server
server.time.now = now

const simulated = () => asIdentity(database.pools.identity, findSimulation)
/** The error of a first start that was cut off, and what it left; the second start makes what all tests read. */
let brokenOff: { readonly why: unknown; readonly left: string | null }
beforeAll(async () => {
  const invitationToken = () => {
    throw new Error('the power went')
  }
  const why = await seedDemo({ ...deps, keys: { ...deps.keys, invitationToken } }).catch(String)
  brokenOff = { why, left: await simulated() }
  await seedDemo(deps)
}, 600_000)

const as = (email: string): Promise<Browser> => signedIn(server, { email })
const body = async <Body>(browser: Browser, name: Parameters<Browser['call']>[0], asked = {}) => {
  const answer = await browser.call(name, asked)
  expect(answer.status).toBe(200)
  return answer.body as Body
}

test('a start that was broken off begins the simulation anew', () => {
  expect(brokenOff).toEqual({ why: 'Error: the power went', left: null })
})

test('the next start makes a whole simulated organisation, and the second makes nothing', async () => {
  const id = await simulated()
  const rounds = await asHr(database.pools.app, { organisationId: id ?? '', personId: null }, (tx) =>
    tx.selectFrom('round').select(['state', 'invited']).orderBy('openedAt').execute(),
  )
  expect(rounds.map((round) => round.state)).toEqual([...Array(6).fill('released'), 'open'])
  for (const { invited } of rounds) expect(invited).toBeGreaterThan(220)

  const overview = await readDemoOverview(deps)
  const units = overview.chosen?.units ?? []
  const shown = units.filter((unit) => unit.scores !== null)
  expect(units).toHaveLength(22)
  expect(shown.length).toBeGreaterThan(8)

  const staff = await asPerson(database.pools.app, { personId: null }, listOpenHours)
  expect(staff.map(({ weekly }) => weekly.length).sort((a, b) => a - b)).toEqual([2, 10])

  const statuses = await asSuperuser<{ status: string }>(
    database,
    'select status from measure order by due_on',
  )
  expect(new Set(statuses.map(({ status }) => status)).size).toBe(5)

  await seedDemo(deps)
  // Beside it the small organisation, in which a round can be prepared.
  expect(await asSuperuser(database, 'select id from organisation')).toHaveLength(2)
  expect(await asSuperuser(database, 'select 1 from vault.calibration')).toHaveLength(0)
})

describe('the employee of the demo', () => {
  test('has a plan that is half done, with things to come and a week looked back on', async () => {
    const { document } = await body<{ document: Plan }>(await as('anna@exempelbolaget.example'), 'readMyPlan')
    const states = document.entries.flatMap(({ marks }) => Object.values(marks).map(({ state }) => state))
    expect(document.entries.length).toBeGreaterThanOrEqual(5)
    expect(states.filter((state) => state === 'done').length).toBeGreaterThanOrEqual(5)
    expect(states).toContain('skipped')
    const marked = document.entries.flatMap(({ marks }) => Object.keys(marks))
    for (const day of marked) expect(day < today).toBe(true)
    expect(
      document.entries.some(({ first, marks }) => first >= today && Object.keys(marks).length === 0),
    ).toBe(true)
    expect(Object.keys(document.reviews)).toEqual([addDays(monday, -7)])
  })

  test('is in week 5 of the stress programme, with four answered weekly checks and four worksheets', async () => {
    const { document } = await body<{ document: StressProgramme }>(
      await as('anna@exempelbolaget.example'),
      'readMyStressProgramme',
    )
    expect(document.startedOn).toBe(addDays(monday, -28))
    expect(stateOf(document, today)).toMatchObject({ state: 'going', part: '2.1', doneThisWeek: false })
    expect(Object.keys(document.checks)).toHaveLength(4)
    expect(Object.keys(document.worksheets).sort()).toEqual([
      'early-signs',
      'energy-budget',
      'recovery-menu',
      'stress-map',
    ])
    for (const values of Object.values(document.worksheets))
      expect(JSON.stringify(values).length).toBeGreaterThan(200)
    expect(Object.keys(document.notes).length).toBeGreaterThan(0)
  })

  test('has favourite exercises, and a pattern of how it felt after one', async () => {
    const { document } = await body<{ document: ExercisesDocument }>(
      await as('anna@exempelbolaget.example'),
      'readMyExercises',
    )
    expect(document.favourites?.length).toBeGreaterThan(1)
    expect(patternOf(document.felt ?? {}, 'andas')).toMatchObject({ tends: 'better' })
  })

  test('has an open round to answer, results of earlier ones, and a time that is booked', async () => {
    const anna = await as('anna@exempelbolaget.example')
    const { invitations } = await body<{ invitations: unknown[] }>(anna, 'listMyInvitations')
    expect(invitations).toHaveLength(1)
    const { bookings } = await body<{ bookings: { type: string; startsAt: string }[] }>(
      anna,
      'listMyBookings',
    )
    expect(bookings.map(({ type }) => type)).toEqual(['follow-up'])
    expect(new Date(bookings[0]?.startsAt ?? 0) > now).toBe(true)
  })
})

test('HR and staff each find a request for support that nobody has answered', async () => {
  for (const [email, receiver] of [
    ['hr@exempelbolaget.example', 'hr'],
    ['personal@andrum.example', 'provider'],
  ] as const) {
    const { requests } = await body<ReceivedRequests>(await as(email), 'listReceivedRequests')
    expect(requests).toMatchObject([{ receiver, state: 'sent' }])
    expect((requests[0]?.promisedOn ?? '') >= today).toBe(true)
    expect(requests[0]?.message).toMatch(/^[A-ZÅÄÖ].+\.$/s)
  }
})

test('the safety representative finds an anonymous question that nobody has answered', async () => {
  const representative = await as('skyddsombud@exempelbolaget.example')
  const me = await body<Me>(representative, 'readMe')
  const params = { organisationId: me.memberships[0]?.organisation.id ?? '' }
  const { questions } = await body<{ questions: unknown[] }>(representative, 'listQuestions', { params })
  expect(questions).toMatchObject([
    { state: 'open', reply: null, message: expect.stringContaining('arbetstiderna') },
  ])
})

test('staff find bookings on most days of this week, a lecture that waits for an answer, and messages', async () => {
  const staff = await as('personal@andrum.example')
  const { bookings, requests } = await body<StaffBookings>(staff, 'listBookings', {
    query: { from: monday, to: addDays(monday, 6) },
  })
  const colleague = await body<StaffBookings>(await as('kollega@andrum.example'), 'listBookings', {
    query: { from: monday, to: addDays(monday, 6) },
  })
  const all = [...bookings, ...colleague.bookings]
  expect(colleague.bookings.length).toBeGreaterThan(0)
  expect(new Set(all.map(({ startsAt }) => dayOf(new Date(startsAt ?? '')))).size).toBeGreaterThanOrEqual(4)
  expect(all.some(({ startsAt }) => new Date(startsAt ?? '') > now)).toBe(true)
  expect(all.some(({ startsAt }) => new Date(startsAt ?? '') < now)).toBe(true)
  expect(requests).toMatchObject([{ type: 'lecture', state: 'requested' }])
  expect((requests[0]?.wishes?.days[0]?.day ?? '') > today).toBe(true)
  const { messages } = await body<ContactMessages>(staff, 'listContactMessages')
  expect(messages.map(({ state }) => state).sort()).toEqual(['answered', 'new', 'new'])
  expect(new Set(messages.map(({ language }) => language)).size).toBe(2)
})

test('staff read how made-up answers behave, and are told that they are made up; none is counted', async () => {
  const { instruments } = await body<CalibrationList>(await as('personal@andrum.example'), 'listCalibrations')
  const [deep, profile] = ['djupanalys', 'stressprofil'].map((name) =>
    instruments.find(({ id }) => id === name),
  )
  expect(deep).toMatchObject({ simulated: true })
  expect(deep?.report?.answers).toBeGreaterThan(1000)
  expect(deep?.report?.total.alpha).toBeGreaterThan(0.8)
  // The open round is the first with these questions: there are not enough answers yet.
  expect(profile?.report).toBeNull()
  expect(await asSuperuser(database, 'select 1 from vault.calibration')).toHaveLength(0)
})

test('staff see an owner, HR and a safety representative in each organisation, and the owner of the small one signs in', async () => {
  const { customers } = await body<Customers>(await as('personal@andrum.example'), 'listCustomers')
  const roles = { owners: 1, hr: 1, safetyRepresentatives: 1 }
  expect(customers).toEqual([
    expect.objectContaining({ ...roles, name: 'Lillabolaget' }),
    expect.objectContaining({ ...roles, name: 'Exempelbolaget' }),
  ])
  const { memberships } = await body<Me>(await as('agare@lillabolaget.example'), 'readMe')
  expect(memberships).toEqual([
    expect.objectContaining({
      organisation: expect.objectContaining({ name: 'Lillabolaget' }),
      roles: ['employee', 'owner'],
    }),
  ])
})

test('in the small organisation HR prepares a round, and it opens when the safety representative has approved its list', async () => {
  const hr = await as('hr@lillabolaget.example')
  const me = await body<Me>(hr, 'readMe')
  const organisationId = me.memberships[0]?.organisation.id ?? ''
  const params = { organisationId }
  const closesAt = new Date(now.getTime() + 14 * 86_400_000).toISOString()
  const answer = await hr.call('prepareRound', {
    params,
    body: { name: 'Våren', instrument: 'stressprofil', closesAt },
  })
  const prepared = answer.body as RoundView
  expect(prepared).toMatchObject({ state: 'in-review', invited: 32 })
  const representative = await as('skyddsombud@lillabolaget.example')
  const asked = { params: { organisationId, roundId: prepared.id } }
  const { units, unusualAddresses } = await body<ListReviewView>(representative, 'readListReview', asked)
  const unit = (name: string) => units.find((one) => one.name === name)
  expect(unusualAddresses).toBe(1)
  expect(unit('Verkstaden')).toMatchObject({ invited: 13, joined: 2, gone: 2 })
  expect(unit('Lagret')).toMatchObject({ invited: 8, joined: 1, gone: 1, exactlySmallest: true })
  await body(representative, 'approveList', asked)
  const { rounds } = await body<RoundList>(hr, 'listRounds', { params })
  expect(rounds.map(({ state }) => state)).toEqual(['open', 'released'])
})

test('a start that was broken off at its very end goes through the next time, and nothing stands double', async () => {
  await asSuperuser(database, 'update organisation set ready = false')
  await seedDemo(deps)
  expect(await asSuperuser(database, 'select from organisation')).toHaveLength(2)
  expect(await asSuperuser(database, 'select from contact_message')).toHaveLength(3)
  expect(await asSuperuser(database, `select from support_request where state <> 'closed'`)).toHaveLength(2)
  expect(await asSuperuser(database, 'select from anonymous_question')).toHaveLength(1)
  expect(await asSuperuser(database, `select from booking where type = 'lecture'`)).toHaveLength(1)
}, 600_000)
