import { expect, test } from 'vitest'
import { supportSettings } from '#contract/support.ts'
import { draftOf, type SettingsDraft, settingsErrors, settingsOf } from './settings-form.ts'

const filled: SettingsDraft = {
  hasHealth: true,
  name: 'Exempelhälsan',
  email: 'vard@exempelhalsan.se',
  workingDays: '5',
  contactRules: true,
}

test('what is typed becomes what the server takes, and comes back the same', () => {
  const settings = settingsOf(filled)
  expect(supportSettings.parse(settings)).toEqual(settings)
  expect(draftOf(settings)).toEqual(filled)
})

test('without occupational health nothing else is asked for', () => {
  const without = { ...filled, hasHealth: false, name: '', email: 'x', workingDays: '' }
  expect(settingsErrors(without)).toEqual([])
  expect(settingsOf(without)).toEqual({ health: null, contactRules: true })
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ email: 'ingen adress' }, 'email'],
  [{ workingDays: '0' }, 'workingDays'],
  [{ workingDays: '11' }, 'workingDays'],
  [{ workingDays: '2,5' }, 'workingDays'],
] as const)('%o is told to be put right', (change, error) => {
  expect(settingsErrors({ ...filled, ...change })).toEqual([error])
})
