import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { MeasureHistory, MeasurePlan, MeasureView } from '#contract/measures.ts'
import type { Overview } from '#contract/overview.ts'
import { djupanalys } from '#core/instrument/shipped.ts'
import type { AssignedRole } from '#server/db/tables/organisation.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { releasedRound } from '#test/factories/hold-round.ts'
import { organise } from '#test/factories/open-round.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'

const server = await testApp()
const deps = answeringDeps(server.database)

const company = await organise(server.database, [
  { name: 'Bolaget', members: 0 },
  { name: 'Butik', parent: 'Bolaget', members: 12 },
  { name: 'Kontor', parent: 'Bolaget', members: 10 },
  { name: 'Ekonomi', parent: 'Kontor', members: 9 },
])
const round = await releasedRound(server.database, deps, company, () => ({ value: 3, causes: true }), {
  instrument: djupanalys,
  name: 'Hösten',
})
const { organisationId } = company
const params = { organisationId }
const unitOf = (name: string) => company.unitIds.get(name) ?? ''

async function somebody(unit: string, ...roles: AssignedRole[]) {
  const member = await makeMember(server, { in: { organisationId, unitId: unitOf(unit) }, roles })
  return { ...member, browser: await signedIn(server, member) }
}

const hr = await somebody('Bolaget', 'hr')
const representative = await somebody('Bolaget', 'safety_representative')
const leader = await somebody('Kontor', 'manager')
const employee = await somebody('Butik')

const risk = (unit: string, change: object = {}) => ({
  unitId: unitOf(unit),
  result: null,
  description: 'Schemat ger för kort vila',
  likelihood: 3,
  consequence: 4,
  ...change,
})

const measure = (change: object = {}) => ({
  title: 'Fast vikarie på helger',
  description: '',
  kind: 'reduce',
  owner: { name: 'Vera Vikarie' },
  dueOn: '2026-12-01',
  followUpOn: '2027-02-01',
  status: 'planned',
  followUpResult: '',
  dropReason: '',
  told: false,
  ...change,
})

const withKey = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } })

async function addRisk(unit: string, change: object = {}, key?: string): Promise<string> {
  const answer = await hr.browser.call('addWorkRisk', {
    params,
    body: risk(unit, change),
    ...withKey(key),
  })
  expect(answer.status).toBe(201)
  return (answer.body as { id: string }).id
}

async function addMeasure(riskId: string, change: object = {}, key?: string): Promise<MeasureView> {
  const answer = await hr.browser.call('addMeasure', {
    params: { organisationId, riskId },
    body: measure(change),
    ...withKey(key),
  })
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
  return answer.body as MeasureView
}

const read = async (browser: Browser) =>
  (await browser.call('readMeasurePlan', { params })).body as MeasurePlan

const history = async (browser: Browser, measureId: string) =>
  (await browser.call('readMeasure', { params: { organisationId, measureId } })).body as MeasureHistory

const change = (browser: Browser, { id, version }: MeasureView, to: object, key?: string) =>
  browser.call('changeMeasure', {
    params: { organisationId, measureId: id },
    body: { ...measure(to), version },
    ...withKey(key),
  })

describe('a risk', () => {
  test('of a released cause carries the very figure of the overview, and none that is copied', async () => {
    const id = await addRisk('Butik', { result: { roundId: round.roundId, cause: 'demands' } })
    const { risks } = await read(hr.browser)
    const overview = (await hr.browser.call('readOverview', { params })).body as Overview
    const butik = overview.units.find(({ name }) => name === 'Butik')
    expect(risks.find((one) => one.id === id)).toMatchObject({
      unit: { name: 'Butik' },
      result: {
        round: { id: round.roundId, name: 'Hösten' },
        cause: 'demands',
        score: butik?.causes?.causes.demands,
      },
      level: 'serious',
    })
    const [row] = await asSuperuser<object>(server.database, 'select * from work_risk where id = $1', [id])
    expect(Object.keys(row ?? {}).some((name) => /score|figure|mean/.test(name))).toBe(false)
  })

  test.each([
    ['a unit that is not there', { unitId: randomUUID() }, 'unitId'],
    ['a round that is not there', { result: { roundId: randomUUID(), cause: 'demands' } }, 'result'],
    ['a cause that nobody asked for', { result: { roundId: 'this', cause: 'weather' } }, 'result'],
    ['a likelihood beyond the scale', { likelihood: 6 }, 'likelihood'],
    ['a consequence of nothing', { consequence: 0 }, 'consequence'],
    ['no words', { description: ' ' }, 'description'],
  ])('is refused with %s', async (_, wrong, path) => {
    const body = JSON.parse(JSON.stringify(risk('Butik', wrong)).replace('"this"', `"${round.roundId}"`))
    expect(await hr.browser.call('addWorkRisk', { params, body })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path }] },
    })
  })

  test('sent twice is one risk, and its key stands for no other', async () => {
    const key = randomUUID()
    const before = (await read(hr.browser)).risks.length
    const first = await addRisk('Butik', {}, key)
    expect(await addRisk('Butik', {}, key)).toBe(first)
    expect((await read(hr.browser)).risks.length).toBe(before + 1)
    expect(
      await hr.browser.call('addWorkRisk', {
        params,
        body: risk('Butik', { likelihood: 1 }),
        ...withKey(key),
      }),
    ).toMatchObject({ status: 409, body: { code: 'idempotency-conflict' } })
  })

  test('is assessed anew by the one who has read the last version, once', async () => {
    const riskId = await addRisk('Butik')
    const { id } = await addMeasure(riskId)
    const assess = (likelihood: number, version: number, key?: string) =>
      hr.browser.call('changeWorkRisk', {
        params: { organisationId, riskId },
        body: { description: 'Schemat ger för kort vila', likelihood, consequence: 4, version },
        ...withKey(key),
      })
    const key = randomUUID()
    expect((await assess(1, 1, key)).status).toBe(200)
    expect((await assess(1, 1, key)).status).toBe(200)
    expect(await assess(2, 1, key)).toMatchObject({ status: 409, body: { code: 'idempotency-conflict' } })
    expect(await assess(5, 1)).toMatchObject({ status: 409, body: { code: 'newer-version' } })
    const { risk: now, entries } = await history(hr.browser, id)
    expect(now).toMatchObject({ likelihood: 1, level: 'low', version: 2 })
    expect(entries.filter(({ what }) => what === 'changed')).toMatchObject([
      { changes: [{ field: 'likelihood', from: '3', to: '1' }] },
    ])
  })
})

describe('a measure', () => {
  test('goes from planned to followed up, and its history says who changed what', async () => {
    const made = await addMeasure(await addRisk('Butik'))
    const underWay = await change(hr.browser, made, { status: 'under-way' })
    expect(underWay.body).toMatchObject({ status: 'under-way', version: 2 })
    const followedUp = { status: 'followed-up', followUpResult: 'Två vikarier finns.' }
    await change(hr.browser, underWay.body as MeasureView, followedUp)
    const { measure: now, entries } = await history(representative.browser, made.id)
    expect(now).toMatchObject({ ...followedUp, version: 3, may: { change: false, comment: true } })
    expect(entries.map(({ what, by }) => [what, by])).toEqual([
      ['made', hr.email],
      ['made', hr.email],
      ['changed', hr.email],
      ['changed', hr.email],
    ])
    expect(entries.at(-1)?.changes).toEqual([
      { field: 'status', from: 'under-way', to: 'followed-up' },
      { field: 'followUpResult', from: '', to: 'Två vikarier finns.' },
    ])
  })

  test.each([
    ['followed up before it is due', { followUpOn: '2026-11-30' }, 'followUpOn'],
    ['followed up with nothing to tell', { status: 'followed-up' }, 'followUpResult'],
    ['dropped for no reason', { status: 'dropped' }, 'dropReason'],
    ['due on a day that is none', { dueOn: '2026-02-30' }, 'dueOn'],
    ['of somebody who is not here', { owner: { memberId: randomUUID() } }, 'owner'],
    ['of an employee without a role', { owner: { memberId: employee.memberId } }, 'owner'],
    ['of the safety representative', { owner: { memberId: representative.memberId } }, 'owner'],
    ['without a word', { title: '' }, 'title'],
  ])('%s is refused', async (_, wrong, path) => {
    const riskId = await addRisk('Butik')
    expect(
      await hr.browser.call('addMeasure', { params: { organisationId, riskId }, body: measure(wrong) }),
    ).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [{ path }] } })
  })

  test('sent twice is one; of two who change it at once the second is told', async () => {
    const riskId = await addRisk('Butik')
    const key = randomUUID()
    const made = await addMeasure(riskId, {}, key)
    expect((await addMeasure(riskId, {}, key)).id).toBe(made.id)
    const other = { params: { organisationId, riskId }, body: measure({ title: 'Annat' }), ...withKey(key) }
    expect(await hr.browser.call('addMeasure', other)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-conflict' },
    })

    const again = randomUUID()
    const both = await Promise.all([
      change(hr.browser, made, { title: 'Fast vikarie alla dagar' }, again),
      change(hr.browser, made, { title: 'Fast vikarie alla dagar' }, again),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await change(hr.browser, made, { title: 'Något annat' })).toMatchObject({
      status: 409,
      body: { code: 'newer-version' },
    })
    const { measure: now, entries } = await history(hr.browser, made.id)
    expect(now).toMatchObject({ title: 'Fast vikarie alla dagar', version: 2 })
    expect(entries.filter(({ what }) => what === 'changed')).toHaveLength(1)
  })

  test('is changed by its owner, who does not hand it over nor tell it to all', async () => {
    const made = await addMeasure(await addRisk('Butik'), { owner: { memberId: leader.memberId } })
    const own = { owner: { memberId: leader.memberId } }
    expect((await change(leader.browser, made, { ...own, status: 'done' })).status).toBe(200)
    const done = { ...made, version: 2 }
    for (const wrong of [{ ...own, told: true }, { owner: { name: 'Någon annan' } }])
      expect(await change(leader.browser, done, wrong)).toMatchObject({
        status: 403,
        body: { code: 'not-allowed' },
      })
    const { measure: now } = await history(leader.browser, made.id)
    expect(now).toMatchObject({ status: 'done', told: false, may: { change: true, comment: true } })
    // HR tells it meanwhile: the owner has read an older version, and wished for nothing that is not allowed.
    await change(hr.browser, done, { ...own, status: 'done', told: true })
    expect(await change(leader.browser, done, { ...own, status: 'done' })).toMatchObject({
      status: 409,
      body: { code: 'newer-version' },
    })
  })
})

describe('who reads what', () => {
  test('a manager reads the units led and what is owned elsewhere, without its figure', async () => {
    const result = { roundId: round.roundId, cause: 'control' }
    const here = await addRisk('Ekonomi', { description: 'Led här', result })
    const owned = await addRisk('Butik', { description: 'Äger där', result })
    const other = await addRisk('Butik', { description: 'Annans', result })
    await addMeasure(here, { title: 'I egen enhet' })
    const mine = await addMeasure(owned, { title: 'Min', owner: { memberId: leader.memberId } })
    const beside = await addMeasure(owned, { title: 'Bredvid' })
    const hidden = await addMeasure(other, { title: 'Syns inte' })

    const { risks, runs, owners } = await read(leader.browser)
    expect([runs, owners]).toEqual([false, []])
    const ids = risks.map(({ id }) => id)
    expect(ids).toContain(here)
    expect(ids).not.toContain(other)
    expect(risks.find(({ id }) => id === here)).toMatchObject({ result: { score: { at: 3 } } })
    const elsewhere = risks.find(({ id }) => id === owned)
    expect(elsewhere).toMatchObject({ result: { score: null } })
    expect(elsewhere?.measures.map(({ title }) => title)).toEqual(['Min'])
    expect((await history(leader.browser, mine.id)).risk.result?.score).toBeNull()
    for (const { id } of [beside, hidden])
      for (const attempt of [
        leader.browser.call('readMeasure', { params: { organisationId, measureId: id } }),
        change(leader.browser, { ...beside, id }, {}),
        leader.browser.call('commentOnMeasure', {
          params: { organisationId, measureId: id },
          body: { comment: 'Hej' },
        }),
      ])
        expect(await attempt).toMatchObject({ status: 404 })
  })

  test('the safety representative reads everything, comments and changes nothing', async () => {
    const riskId = await addRisk('Butik')
    const made = await addMeasure(riskId)
    const all = await read(hr.browser)
    const seen = await read(representative.browser)
    expect(seen.risks.map(({ id }) => id)).toEqual(all.risks.map(({ id }) => id))
    expect(await change(representative.browser, made, {})).toMatchObject({ status: 403 })
    expect(await representative.browser.call('addWorkRisk', { params, body: risk('Butik') })).toMatchObject({
      status: 403,
    })
    const key = randomUUID()
    const say = (comment: string) =>
      representative.browser.call('commentOnMeasure', {
        params: { organisationId, measureId: made.id },
        body: { comment },
        ...withKey(key),
      })
    expect((await say('Fråga nattlaget också.')).status).toBe(201)
    expect((await say('Fråga nattlaget också.')).status).toBe(201)
    expect(await say('Något annat')).toMatchObject({ status: 409, body: { code: 'idempotency-conflict' } })
    const { entries } = await history(hr.browser, made.id)
    expect(entries.filter(({ what }) => what === 'commented')).toMatchObject([
      { by: representative.email, comment: 'Fråga nattlaget också.' },
    ])
  })

  test('a manager who owns nothing reads the measures of the unit and neither changes nor comments', async () => {
    const made = await addMeasure(await addRisk('Kontor'))
    expect((await history(leader.browser, made.id)).measure.may).toEqual({ change: false, comment: false })
    expect(await change(leader.browser, made, { status: 'done' })).toMatchObject({ status: 403 })
    expect(
      await leader.browser.call('commentOnMeasure', {
        params: { organisationId, measureId: made.id },
        body: { comment: 'Hej' },
      }),
    ).toMatchObject({ status: 403 })
  })

  test('HR of another organisation finds nothing of it, and no row says whose it is', async () => {
    const made = await addMeasure(await addRisk('Butik'))
    const place = await makeOrganisation(server)
    const stranger = await makeMember(server, { in: place, roles: ['hr'] })
    const browser = await signedIn(server, stranger)
    const there = { organisationId: place.organisationId, measureId: made.id }
    expect(await browser.call('readMeasure', { params: there })).toMatchObject({ status: 404 })
    expect(
      await browser.call('addMeasure', {
        params: { organisationId: place.organisationId, riskId: made.riskId },
        body: measure(),
      }),
    ).toMatchObject({ status: 404 })
    const plan = await browser.call('readMeasurePlan', { params: there })
    expect((plan.body as MeasurePlan).risks).toEqual([])
  })
})

describe('what every employee is told', () => {
  test('is title and status of what is marked so, and nothing more', async () => {
    const riskId = await addRisk('Butik')
    const told = await addMeasure(riskId, { title: 'Berättas', told: true, description: 'Hemligt' })
    await addMeasure(riskId, { title: 'Berättas inte' })
    const answer = await employee.browser.call('listToldMeasures', { params })
    const { measures } = answer.body as { measures: object[] }
    expect(measures).toContainEqual({ id: told.id, title: 'Berättas', status: 'planned' })
    expect(answer.text).not.toContain('Berättas inte')
    expect(answer.text).not.toContain('Hemligt')
  })

  test('of what has ended only since the last release', async () => {
    const made = await addMeasure(await addRisk('Butik'), { title: 'Avslutad nu', told: true })
    await change(hr.browser, made, {
      title: 'Avslutad nu',
      told: true,
      status: 'followed-up',
      followUpResult: 'Bra.',
    })
    const titles = async () => (await employee.browser.call('listToldMeasures', { params })).text
    const moved = (when: string) =>
      asSuperuser(
        server.database,
        `update measure set changed_at = (select max(released_at) from round where organisation_id = $1) ${when}
         where id = $2`,
        [organisationId, made.id],
      )
    await moved(`+ interval '1 day'`)
    expect(await titles()).toContain('Avslutad nu')
    await moved(`- interval '1 day'`)
    expect(await titles()).not.toContain('Avslutad nu')
  })
})

describe('a reminder', { timeout: 60_000 }, () => {
  const started = server.time.now
  afterEach(() => {
    server.time.now = started
  })

  const mailsAbout = (subject: RegExp) =>
    server.mail.received.filter((mail) => subject.test(mail.subject)).map(({ recipients }) => recipients[0])

  async function remindOn(day: string) {
    server.mail.received.length = 0
    server.time.now = new Date(`${day}T09:00:00Z`)
    for (const _ of [1, 2]) {
      await server.deps.queue.enqueueNow('remind-of-measures', {})
      await server.runJobs()
    }
  }

  /** HR signs in anew: by then every session has ended. */
  const changeThen = async (made: MeasureView, to: object) => {
    const answer = await change(await signedIn(server, hr), made, to)
    expect(answer.status).toBe(200)
  }

  test('goes a week before to the owner and HR, once, and again when the day is moved', async () => {
    const own = { title: 'Hemlig text', owner: { memberId: leader.memberId } }
    const days = { dueOn: '2031-03-10', followUpOn: '2031-05-10' }
    const made = await addMeasure(await addRisk('Butik'), { ...own, ...days })
    await remindOn('2031-03-02')
    expect(mailsAbout(/ska vara klar/)).toEqual([])
    await remindOn('2031-03-03')
    expect(mailsAbout(/ska vara klar 10 mars 2031/).toSorted()).toEqual([hr.email, leader.email].toSorted())
    const [mail] = server.mail.received
    expect(mail?.text).toContain('Butik')
    expect(mail?.text).toContain(`/atgarder?atgard=${made.id}`)
    expect(mail?.text).not.toContain('Hemlig text')
    expect(mail?.headers.get('list-unsubscribe')).toContain('unsubscribes')
    await remindOn('2031-03-04')
    expect(mailsAbout(/klar|följas upp/)).toEqual([])

    const moved = { ...own, dueOn: '2031-03-20', followUpOn: '2031-05-10' }
    await changeThen(made, moved)
    await remindOn('2031-03-14')
    expect(mailsAbout(/ska vara klar 20 mars 2031/)).toHaveLength(2)
    await changeThen({ ...made, version: 2 }, { ...moved, status: 'done' })
    await remindOn('2031-05-05')
    expect(mailsAbout(/ska följas upp 10 maj 2031/)).toHaveLength(2)
  })

  test('is not sent of what is dropped before the mail goes, nor to those who refuse', async () => {
    const days = { dueOn: '2032-03-10', followUpOn: '2032-05-10' }
    const made = await addMeasure(await addRisk('Butik'), days)
    const refusing = await addMeasure(await addRisk('Butik'), {
      dueOn: '2033-03-10',
      followUpOn: '2033-05-10',
      owner: { memberId: leader.memberId },
    })
    server.mail.received.length = 0
    server.time.now = new Date('2032-03-05T09:00:00Z')
    await changeThen(made, { ...days, status: 'dropped', dropReason: 'Behövs inte.' })
    await server.deps.queue.enqueueNow('send-measure-reminder', {
      organisationId,
      measureId: made.id,
      about: 'due',
      day: '2032-03-10',
    })
    await server.runJobs()
    expect(mailsAbout(/ska vara klar/)).toEqual([])

    await asSuperuser(server.database, 'insert into mail_refusal values ($1, $2, now())', [
      server.deps.keys.mailAddressHash(hr.email),
      'measure-reminder',
    ])
    await remindOn('2033-03-06')
    expect(refusing.status).toBe('planned')
    expect(mailsAbout(/ska vara klar 10 mars 2033/)).toEqual([leader.email])
  })
})

test('the file has a row a measure, and no cell that a spreadsheet would run', async () => {
  const riskId = await addRisk('Butik', { description: '=HYPERLINK("http://x")' })
  await addMeasure(riskId, { title: 'Rad ett; med semikolon' })
  const { text, headers } = await hr.browser.call('exportMeasurePlan', { params })
  expect(headers['content-type']).toContain('text/csv')
  const line = text.split('\r\n').find((one) => one.includes('Rad ett'))
  expect(line).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(line).toContain('"Rad ett; med semikolon"')
  expect(line).toContain('Allvarlig risk')
  const led = await leader.browser.call('exportMeasurePlan', { params, query: { lang: 'en' } })
  expect(led.text).toContain('Unit,Survey,Cause')
  expect(led.text).not.toContain('Rad ett')
})
