import { expect, test } from 'vitest'
import { stepsOf } from './steps-of.ts'

const owner = { memberId: 'o', name: '', email: 'o@b.se', unit: null }
const founded = {
  organisation: { members: 1, units: 1 },
  roles: {
    holders: [
      { ...owner, role: 'owner' as const },
      { ...owner, role: 'hr' as const },
    ],
    requests: [],
  },
  support: { health: null, contactRules: true },
}

test('an organisation just founded has everything left that needs doing, and safe choices made', () => {
  expect(stepsOf(founded)).toEqual({
    units: 'todo',
    people: 'todo',
    representative: 'todo',
    roles: 'todo',
    support: 'todo',
    rules: 'choice',
    group: 'choice',
    language: 'choice',
  })
})

test('what is done is told from what the organisation is, whichever way it was done', () => {
  const done = stepsOf({
    organisation: { members: 12, units: 3 },
    roles: {
      ...founded.roles,
      holders: [...founded.roles.holders, { ...owner, memberId: 's', role: 'safety_representative' }],
    },
    support: { health: { name: 'Hälsan', email: 'h@b.se', workingDays: 2 }, contactRules: false },
  })
  expect(Object.values(done)).not.toContain('todo')
})

test('a unit without people, and people without units, are half of it', () => {
  expect(stepsOf({ ...founded, organisation: { members: 1, units: 2 } })).toMatchObject({
    units: 'done',
    people: 'todo',
  })
  expect(stepsOf({ ...founded, organisation: { members: 9, units: 1 } })).toMatchObject({
    units: 'todo',
    people: 'done',
  })
})
