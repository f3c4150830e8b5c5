import { expect, test } from 'vitest'
import { foundUnits, unitChoices } from './unit-choices.ts'

const unit = (id: string, parentId: string | null, members: number, name = `Enhet ${id}`) => ({
  id,
  externalId: id,
  name,
  parentId,
  members,
})

test('a unit is offered with all who would be asked in it, and the whole is no part', () => {
  const units = [unit('top', null, 1), unit('a', 'top', 2), unit('a1', 'a', 4), unit('b', 'top', 8)]
  expect(unitChoices(units).map(({ id, people, under }) => [id, people, under])).toEqual([
    ['a', 6, null],
    ['a1', 4, 'Enhet a'],
    ['b', 8, null],
  ])
  expect(unitChoices([unit('top', null, 1)])).toEqual([])
  expect(unitChoices([])).toEqual([])
})

test('two thousand units are searched, a dozen are shown, and the chosen one stays', () => {
  const units = [
    unit('top', null, 0),
    ...Array.from({ length: 2000 }, (_, n) => unit(`u${n}`, 'top', 1, `Vårdcentral Åsen ${n}`)),
  ]
  const choices = unitChoices(units)
  expect(foundUnits(choices, { search: '', chosen: '' })).toMatchObject({ total: 2000 })
  expect(foundUnits(choices, { search: '', chosen: '' }).shown).toHaveLength(12)
  expect(foundUnits(choices, { search: ' åsen 1999 ', chosen: '' }).shown.map(({ id }) => id)).toEqual([
    'u1999',
  ])
  const kept = foundUnits(choices, { search: 'åsen 1999', chosen: 'u7' })
  expect([kept.total, kept.shown.map(({ id }) => id)]).toEqual([1, ['u7', 'u1999']])
  expect(foundUnits(choices, { search: 'finns inte', chosen: '' })).toEqual({ shown: [], total: 0 })
})
