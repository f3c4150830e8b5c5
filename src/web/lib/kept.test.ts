import { expect, test } from 'vitest'
import { readKept, writeKept } from './kept.ts'

const empty = { text: '' }
const parse = (value: unknown) =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
    ? { text: value.text }
    : null

function shelf(value?: string) {
  const kept = new Map(value === undefined ? [] : [['key', value]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

test('what was written is there after a reload, and gone once erased', () => {
  const browser = shelf()
  expect(writeKept(() => browser, 'key', { text: 'hej' }, empty)).toBe(true)
  expect(readKept(() => browser, 'key', parse, empty)).toEqual({ text: 'hej' })
  writeKept(() => browser, 'key', empty, empty)
  expect(browser.kept.size).toBe(0)
})

test.each(['{', '3', 'null', '{"text":7}', '[]'])(
  'something strange in the browser (%s) is nothing',
  (value) => {
    expect(readKept(() => shelf(value), 'key', parse, empty)).toBe(empty)
  },
)

test('a browser that refuses storage is told from one that keeps, and the page goes on', () => {
  const closed = () => {
    throw new Error('SecurityError')
  }
  expect(readKept(closed, 'key', parse, empty)).toBe(empty)
  expect(writeKept(closed, 'key', { text: 'hej' }, empty)).toBe(false)
})
