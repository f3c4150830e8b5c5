import { expect, test } from 'vitest'
import { OpenedUnions } from './opened-unions.ts'

const counts = new Map([
  ['a', 98],
  ['b', 98],
  ['c', 12],
  ['small', 7],
  ['tiny', 3],
  ['empty', 0],
])

/** What happens to each union, one after the other. */
function opening(...unions: string[][]): (string | null)[] {
  const opened = new OpenedUnions()
  return unions.map((units) => {
    try {
      opened.add(units, counts)
      return null
    } catch (error) {
      return String(error)
    }
  })
}

const opens = null
const three = expect.stringContaining('3 people')
const seven = expect.stringContaining('7 people')

test('seven are not opened, nor named twice to make fourteen', () => {
  expect(opening(['small'], ['small', 'small'], ['small', 'tiny'], ['small'])).toEqual([
    seven,
    seven,
    opens,
    three,
  ])
})

test('seven that a larger union leaves over are not opened in either order', () => {
  expect(opening(['b', 'small'], ['b'])).toEqual([opens, seven])
  expect(opening(['b'], ['b', 'small'])).toEqual([opens, seven])
})

test('seven that only three unions together leave over are not opened', () => {
  expect(opening(['a', 'b'], ['b', 'c', 'small'], ['a', 'c'])).toEqual([opens, opens, seven])
})

test('the same again, unions apart and unions that differ by eight or more are opened', () => {
  expect(opening(['b', 'small'], ['small', 'b'], ['a'], ['a', 'c'], ['a', 'b', 'small', 'c'])).toEqual(
    Array.from({ length: 5 }, () => opens),
  )
})

test('a union that was refused counts as never opened, and an empty unit changes nothing', () => {
  expect(opening(['b', 'small'], ['b'], ['b', 'small', 'empty'], ['a', 'b', 'small'])).toEqual([
    opens,
    seven,
    opens,
    opens,
  ])
})

test('a unit that was opened takes no more answers, so that the next one cannot be told by opening it again', () => {
  const opened = new OpenedUnions()
  opened.add(['a', 'b'], counts)
  expect(['a', 'b', 'c'].map((unit) => opened.has(unit))).toEqual([true, true, false])
})
