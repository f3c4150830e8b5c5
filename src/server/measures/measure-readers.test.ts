import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { MeasurePlan } from '#contract/measures/measures.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
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

  test('of two possible owners with one name HR reads the addresses too', async () => {
    const two = await Promise.all(
      [1, 2].map(() =>
        makeMember(server, { in: { organisationId, unitId: leader.unitId }, roles: ['manager'] }),
      ),
    )
    const ids = two.map(({ memberId }) => memberId)
    await asSuperuser(server.database, "update member set name = 'Kim Ek' where id = any($1)", [ids])
    const { owners } = await read(hr.browser)
    expect(owners.filter(({ memberId }) => ids.includes(memberId)).map(({ name }) => name)).toEqual(
      two.map(({ email }) => `Kim Ek, ${email}`).toSorted(),
    )
    expect(owners).toContainEqual({ memberId: leader.memberId, name: leader.email })
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
