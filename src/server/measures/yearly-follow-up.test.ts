import { expect, test } from 'vitest'
import { whileHeld } from '#test/database/while-held.ts'
import { measureDesk } from '#test/organisation/measure-desk.ts'

const { hr, leader, employee, organisationId, representative, server } = await measureDesk()
const params = { organisationId, year: '2026' }

test('HR writes the yearly follow-up, the safety representative reads it, and nobody overwrites what is newer', async () => {
  const before = await hr.browser.call('readYearlyFollowUp', { params })
  expect(before).toMatchObject({
    status: 200,
    body: { answers: {}, version: 0, changedAt: null, writes: true },
  })

  const answers = { policy: 'Policyn är känd.', improvements: 'Fler skyddsronder.' }
  const body = { answers, version: 0 }
  const saved = await hr.browser.call('saveYearlyFollowUp', { params, body })
  expect(saved).toMatchObject({ status: 200, body: { answers, version: 1, writes: true } })
  // A second press of the button.
  expect(await hr.browser.call('saveYearlyFollowUp', { params, body })).toMatchObject({
    status: 200,
    body: { version: 1 },
  })
  const older = { answers: { policy: 'Något annat.' }, version: 0 }
  expect(await hr.browser.call('saveYearlyFollowUp', { params, body: older })).toMatchObject({
    status: 409,
    body: { code: 'newer-version' },
  })
  const newer = { answers: { policy: 'Något annat.' }, version: 1 }
  expect(await hr.browser.call('saveYearlyFollowUp', { params, body: newer })).toMatchObject({
    status: 200,
    body: { answers: newer.answers, version: 2 },
  })

  expect(await representative.browser.call('readYearlyFollowUp', { params })).toMatchObject({
    status: 200,
    body: { answers: newer.answers, writes: false },
  })
  expect(await hr.browser.call('readYearlyFollowUp', { params: { ...params, year: '2025' } })).toMatchObject({
    body: { answers: {}, version: 0 },
  })
})

test('a yearly follow-up that is saved twice at the same moment is saved once, for both', async () => {
  const place = { organisationId, year: '2024' }
  const body = { answers: { policy: 'Policyn är känd.' }, version: 0 }
  const save = () => hr.browser.call('saveYearlyFollowUp', { params: place, body })
  const hold = 'lock table yearly_follow_up in share mode'
  const both = await whileHeld(server.database, { hold }, [save, save])
  expect(both).toMatchObject([1, 2].map(() => ({ status: 200, body: { ...body, version: 1 } })))
})

test('a manager and an employee read no yearly follow-up, and a safety representative writes none', async () => {
  for (const { browser } of [leader, employee])
    expect((await browser.call('readYearlyFollowUp', { params })).status).toBe(403)
  const body = { answers: {}, version: 0 }
  expect((await representative.browser.call('saveYearlyFollowUp', { params, body })).status).toBe(403)
})

test.each([
  ['an answer longer than the form takes', { answers: { policy: 'x'.repeat(2001) }, version: 0 }],
  ['a question that is not asked', { answers: { weather: 'Sol' }, version: 0 }],
])('%s is refused', async (_, body) => {
  const refused = await hr.browser.call('saveYearlyFollowUp', { params, body: body as never })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})
