import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { MeasureView } from '#contract/measures/measures.ts'
import type { Overview } from '#contract/rounds/overview.ts'
import { asSuperuser } from '#test/database/database.ts'
import { measureDesk } from '#test/organisation/measure-desk.ts'

const {
  addMeasure,
  addRisk,
  change,
  employee,
  history,
  hr,
  leader,
  measure,
  organisationId,
  params,
  read,
  representative,
  risk,
  round,
  server,
  withKey,
} = await measureDesk()

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
    // HR opens it to employees meanwhile: the owner has read an older version, and has not asked for anything forbidden.
    await change(hr.browser, done, { ...own, status: 'done', told: true })
    expect(await change(leader.browser, done, { ...own, status: 'done' })).toMatchObject({
      status: 409,
      body: { code: 'newer-version' },
    })
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
