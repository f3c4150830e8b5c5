import { expect, test } from 'vitest'
import { emptyNotes, type MapEntry, parseNotes, whereToBegin } from './week-notes.ts'

const takes = (text: string, influence: MapEntry['influence']): MapEntry => ({
  text,
  kind: 'takes',
  influence,
})
const gives = (text: string): MapEntry => ({ text, kind: 'gives', influence: null })
const rest = [gives('lunch ute'), gives('skratt'), gives('klar i tid')]

test('the map says where to begin once it has three of each', () => {
  expect(whereToBegin([])).toEqual({ kind: 'more-needed', count: 6 })
  expect(whereToBegin([...rest, takes('möte', 'no')])).toEqual({ kind: 'more-needed', count: 2 })
})

test('one begins with what one can change alone, then with what takes somebody else', () => {
  const heavy = [takes('möte', 'no'), takes('chatt', 'other')]
  expect(whereToBegin([...rest, ...heavy, takes('rast', 'self')])).toMatchObject({ text: 'rast' })
  expect(whereToBegin([...rest, ...heavy, takes('tempo', 'no')])).toMatchObject({ text: 'chatt' })
})

test('when nothing can be changed now, one fills up', () => {
  const stuck = [takes('a', 'no'), takes('b', 'no'), takes('c', 'no')]
  expect(whereToBegin([...stuck, ...rest])).toEqual({
    kind: 'fill-up',
    gives: ['lunch ute', 'skratt', 'klar i tid'],
  })
})

test.each([
  [{ ...emptyNotes, map: [takes('möte', 'self')], step: 'ask', when: 'tisdag' }, 'as it was'],
  [{ map: [{ text: 1 }], step: 'fly', when: 7 }, emptyNotes],
  [{}, emptyNotes],
  ['x', undefined],
  [null, undefined],
])('what is stored in the browser as %j is read as %j', (value, read) => {
  expect(parseNotes(value)).toEqual(read === 'as it was' ? value : read)
})
