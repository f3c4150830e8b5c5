import { expect, test } from 'vitest'
import { draftOf, onNewer, type SettingsDraft, validateSettings } from './settings-form.ts'

const filled: SettingsDraft = {
  hasHealth: true,
  name: 'Exempelhälsan',
  email: 'vard@exempelhalsan.se',
  workingDays: '5',
  contactRules: true,
}

test('what is typed becomes what the server takes, and comes back the same', () => {
  const typed = { ...filled, name: ' Exempelhälsan ', email: ' vard@exempelhalsan.se ' }
  const health = { name: 'Exempelhälsan', email: 'vard@exempelhalsan.se', workingDays: 5 }
  expect(validateSettings(typed)).toEqual({ body: { health, contactRules: true }, errors: [] })
  expect(draftOf({ health, contactRules: true })).toEqual(filled)
})

test('without occupational health nothing else is asked for', () => {
  const without = { ...filled, hasHealth: false, name: '', email: 'x', workingDays: '' }
  expect(validateSettings(without)).toEqual({ body: { health: null, contactRules: true }, errors: [] })
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ email: 'ingen adress' }, 'email'],
  [{ email: 'åsa@exempelhalsan.se' }, 'email'],
  [{ email: `${'x'.repeat(250)}@b.se` }, 'email'],
  [{ workingDays: '' }, 'workingDays'],
  [{ workingDays: '0' }, 'workingDays'],
  [{ workingDays: '11' }, 'workingDays'],
  [{ workingDays: '2,5' }, 'workingDays'],
] as const)('%o is told to be corrected', (change, error) => {
  expect(validateSettings({ ...filled, ...change })).toEqual({ body: null, errors: [error] })
})

test('what a colleague has saved meanwhile comes where nothing was changed here', () => {
  const now = { ...filled, email: 'ny@exempelhalsan.se', workingDays: '3' }
  const typed = { ...filled, workingDays: '4', contactRules: false }
  expect(onNewer(typed, filled, now)).toEqual({ ...now, workingDays: '4', contactRules: false })
})
