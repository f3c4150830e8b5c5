import { expect, test } from 'vitest'
import { stepsOf } from './steps-of.ts'

const owner = { memberId: 'o', name: '', email: 'o@b.se', unit: null }
const founded = {
  organisation: { members: 1 },
  roles: {
    holders: [
      { ...owner, role: 'owner' as const },
      { ...owner, role: 'hr' as const },
    ],
    requests: [],
  },
  signOn: { identityProvider: null },
  rounds: { rounds: [], preparing: [] },
}

test('an organisation just founded has everything left that needs doing, and a sign-in that works', () => {
  expect(stepsOf(founded)).toEqual({
    people: 'todo',
    roles: 'todo',
    signIn: 'choice',
    representative: 'todo',
    round: 'todo',
  })
})

test('what is done is told from what the organisation is, whichever way it was done', () => {
  const done = stepsOf({
    organisation: { members: 12 },
    roles: {
      ...founded.roles,
      holders: [...founded.roles.holders, { ...owner, memberId: 's', role: 'safety_representative' }],
    },
    signOn: { identityProvider: { issuer: 'https://a.example', clientId: 'b', joinUnitId: null } },
    rounds: { rounds: ['one'], preparing: [] },
  })
  expect(new Set(Object.values(done))).toEqual(new Set(['done']))
})

test('a round whose list is still being frozen is the first round, and a sign-in that is not the reader’s to see works', () => {
  expect(stepsOf({ ...founded, signOn: null, rounds: { rounds: [], preparing: ['one'] } })).toMatchObject({
    signIn: 'choice',
    round: 'done',
  })
})
