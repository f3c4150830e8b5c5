import { expect, test } from 'vitest'
import { emptyNotes, keepNotes, type MapEntry, readNotes, weekNotesKey, whereToBegin } from './week-notes.ts'

const takes = (text: string, influence: MapEntry['influence']): MapEntry => ({
  text,
  kind: 'takes',
  influence,
})
const gives = (text: string): MapEntry => ({ text, kind: 'gives', influence: null })
const rest = [gives('lunch ute'), gives('skratt'), gives('klar i tid')]

function shelf(value?: string) {
  const kept = new Map(value === undefined ? [] : [[weekNotesKey, value]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

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

test('what was written is there after a reload, and gone once erased', () => {
  const browser = shelf()
  const notes = { ...emptyNotes, map: [takes('möte', 'self')], step: 'ask' as const, when: 'tisdag' }
  expect(keepNotes(browser, notes)).toBe(true)
  expect(readNotes(browser)).toEqual(notes)
  keepNotes(browser, emptyNotes)
  expect(browser.kept.size).toBe(0)
})

test.each(['x', 'null', '3', '{"map":[{"text":1}],"step":"fly","when":7}'])(
  'something strange in the browser (%s) is no notes',
  (value) => {
    expect(readNotes(shelf(value))).toEqual(emptyNotes)
  },
)

test('a browser that keeps nothing is told from one that does', () => {
  const full = {
    ...shelf(),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(keepNotes(full, { ...emptyNotes, when: 'nu' })).toBe(false)
})
