import { expect, test } from 'vitest'
import { authoriseOwn, changedSettings, wayBack } from './own-form.ts'

const good = {
  name: 'Bolaget',
  number: '559999-9991',
  smallestGroup: '10',
  hideFullParticipation: false,
  smsReminders: false,
  language: 'sv',
} as const

test.each([
  [{}, []],
  [{ number: '' }, []],
  [{ number: ' 5599999991 ' }, []],
  [{ name: ' ' }, ['name']],
  [{ number: '559999-9990' }, ['number']],
  [{ smallestGroup: '9' }, ['smallestGroup']],
  [{ smallestGroup: '10,5' }, ['smallestGroup']],
  [{ smallestGroup: '101' }, ['smallestGroup']],
  [{ smallestGroup: '' }, ['smallestGroup']],
  [{ name: '', number: 'nej', smallestGroup: 'åtta' }, ['name', 'number', 'smallestGroup']],
])('with %o the owner is told of %o', (typed, errors) => {
  const judged = authoriseOwn({ ...good, ...typed }, 10)
  expect(judged.errors).toEqual(errors)
  expect(judged.body === null).toBe(errors.length > 0)
})

test('a saved change is put back whole, but for the smallest group, which is never lowered', () => {
  const before = { name: 'Bolaget', number: null, smallestGroup: 8, language: 'sv' } as const
  const kept = { ...before, name: 'Bolagett', smallestGroup: 10 } as never
  expect(wayBack({ before }, kept)).toEqual({ ...before, smallestGroup: 10 })
  expect(wayBack({ before }, { ...before, smallestGroup: 10 } as never)).toBeNull()
  expect(wayBack({ before: null }, kept)).toBeNull()
})

test('reminders by SMS that were switched off are not put back: their numbers are deleted', () => {
  const before = { ...good, smallestGroup: 10, smsReminders: true }
  const kept = { ...before, smsReminders: false } as never
  expect(wayBack({ before }, kept)).toBeNull()
  expect(wayBack({ before: { ...before, name: 'Förr' } }, kept)).toMatchObject({ smsReminders: false })
})

test('a tab that was opened before reminders by SMS were chosen does not take them back with a name', () => {
  const read = { ...good, smallestGroup: 10, smsReminders: false } as never
  const body = { ...good, smallestGroup: 10, name: 'Bolagett' }
  expect(changedSettings(body, read)).not.toHaveProperty('smsReminders')
  expect(changedSettings({ ...body, smsReminders: true }, read)).toMatchObject({ smsReminders: true })
})
