import { expect, test } from 'vitest'
import { noPriorities, parsePriorities, stillThere, thingsIn } from './priorities.ts'

test('every line with something in it is one thing, once, without its dash', () => {
  expect(thingsIn('- Rapporten\n\n  Tvätten \n• Rapporten\r\n–\n')).toEqual(['Rapporten', 'Tvätten'])
})

test('a line that is changed is no longer the thing for today, resting always is', () => {
  expect(stillThere('Rapporten\nTvätten', 'Tvätten')).toBe('Tvätten')
  expect(stillThere('Rapporten', 'Tvätten')).toBeNull()
  expect(stillThere('Rapporten', '')).toBe('')
})

test.each([
  [
    { list: 'Tvätten', today: 'Tvätten' },
    { list: 'Tvätten', today: 'Tvätten' },
  ],
  [
    { list: 'Tvätten', today: 'Disken' },
    { list: 'Tvätten', today: null },
  ],
  [{ list: '', today: 7 }, noPriorities],
  [{ list: 7 }, undefined],
  [null, undefined],
])('what is stored in the browser as %j is read as %j', (value, read) => {
  expect(parsePriorities(value)).toEqual(read)
})
