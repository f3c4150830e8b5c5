import { expect, test } from 'vitest'
import type { Todo } from '#contract/todo/todo.ts'
import type { Browser } from '#test/app/browser.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { measureDesk } from '#test/organisation/measure-desk.ts'

const { addMeasure, addRisk, employee, hr, leader, organisationId, params, representative, round, server } =
  await measureDesk()

const todo = async (browser: Browser): Promise<Todo> => {
  const answer = await browser.call('readTodo', { params })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return answer.body as Todo
}
const kinds = async (browser: Browser) => (await todo(browser)).rows.map(({ kind }) => kind)

const owner = await makeMember(server, { in: employee, roles: ['owner'] })
const ownerBrowser = await signedIn(server, owner)

test('HR is shown the unit that was worst off, its cause and round, that figures are new, and that nothing is planned', async () => {
  const { rows, runs } = await todo(hr.browser)
  expect(runs).toBe(true)
  expect(rows.map(({ kind }) => kind)).toEqual(['worst-unit', 'figures-new', 'round-without-date'])
  expect(rows[0]).toMatchObject({
    unit: { name: expect.stringMatching(/^(Butik|Kontor)$/) },
    cause: { id: expect.any(String), title: { sv: expect.any(String), en: expect.any(String) } },
    round: { id: round.roundId, name: 'Hösten' },
    measure: null,
  })
})

test('a manager is shown the worst of the units led and no other, and the guide for talking about it', async () => {
  const { rows, runs } = await todo(leader.browser)
  expect(runs).toBe(false)
  expect(rows.map(({ kind }) => kind)).toEqual(['worst-unit', 'figures-new', 'talk-guide'])
  expect(['Kontor', 'Ekonomi']).toContain(rows[0]?.unit?.name)
})

test('an owner who is nothing else is shown what the organisation lacks, and no figure', async () => {
  expect(await kinds(ownerBrowser)).toEqual([])
  const ofRepresentative = [organisationId, representative.memberId]
  await asSuperuser(
    server.database,
    `delete from role_assignment where organisation_id = $1 and member_id = $2`,
    ofRepresentative,
  )
  expect(await kinds(ownerBrowser)).toEqual(['representative-missing'])
  await asSuperuser(
    server.database,
    `insert into role_assignment (organisation_id, member_id, role) values ($1, $2, 'safety_representative')`,
    ofRepresentative,
  )
})

test('an unfinished measure against the same cause is shown in the place of a new one, and late ones by their day', async () => {
  const worst = (await todo(hr.browser)).rows.find(({ kind }) => kind === 'worst-unit')
  const riskId = await addRisk(worst?.unit?.name ?? '', {
    result: { roundId: round.roundId, cause: worst?.cause?.id ?? '' },
  })
  const measure = await addMeasure(riskId, { title: 'Täta möten', dueOn: '2026-01-02' })
  await addMeasure(riskId, { title: 'Senare', dueOn: '2026-02-03' })
  const { rows } = await todo(hr.browser)
  expect(rows.find(({ kind }) => kind === 'worst-unit')?.measure).toEqual({
    id: measure.id,
    name: 'Täta möten',
  })
  expect(rows.find(({ kind }) => kind === 'measures-late')).toMatchObject({
    on: '2026-01-02',
    waiting: 2,
    measure: { name: 'Täta möten' },
  })
  expect(await kinds(representative.browser)).toContain('measures-late')
})

test('of several who have asked HR for support, the one promised first is shown, whenever they asked', async () => {
  // The second has an earlier promise: the customer answers within fewer days than before.
  for (const [{ email }, sentAt, promisedOn] of [
    [employee, '2026-01-07T09:00Z', '2026-01-14'],
    [leader, '2026-01-08T09:00Z', '2026-01-12'],
  ] as const)
    await asSuperuser(
      server.database,
      `insert into support_request (person_id, id, receiver, organisation_id, receiver_name, name, reach, message, sent_at,
         promised_on, remind_at, escalate_at)
       select id, gen_random_uuid(), 'hr', $2, '', 'Anna', '070', '', $3, $4, $3, $3 from identity.person where email = $1`,
      [email, organisationId, sentAt, promisedOn],
    )
  const waiting = (await todo(hr.browser)).rows.find(({ kind }) => kind === 'requests-waiting')
  expect(waiting).toMatchObject({ on: '2026-01-12', waiting: 2 })
})

test('employees and people of other organisations are refused', async () => {
  expect((await employee.browser.call('readTodo', { params })).status).toBe(403)
  const stranger = await signedIn(server, await makeMember(server, { roles: ['hr'] }))
  expect((await stranger.call('readTodo', { params })).status).toBe(403)
})
