import { expect, test, vi } from 'vitest'
import { type BrowserStorage, browserStore } from './browser-store.ts'
import { record, text } from './shape.ts'

const schema = { parse: record({ text }), empty: { text: '' } }

function storage(value?: string) {
  const kept = new Map(value === undefined ? [] : [['key', value]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, written: string) => void kept.set(key, written),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

const openStore = (there: BrowserStorage, more: { readonly owner?: string } = {}) =>
  browserStore('key', schema, { storage: () => there, ...more })

test('what was written is there after a reload, and gone once erased', () => {
  const there = storage()
  expect(openStore(there).write({ text: 'hej' })).toBe(true)
  const reloaded = openStore(there)
  expect(reloaded.read()).toEqual({ text: 'hej' })
  expect(reloaded.read()).toBe(reloaded.read())
  reloaded.erase()
  expect(there.kept.size).toBe(0)
  reloaded.write({ text: 'hej' })
  reloaded.write(schema.empty)
  expect(there.kept.size).toBe(0)
})

test.each(['{', '3', 'null', '{"text":7}', '[]'])(
  'something strange in the browser (%s) is nothing',
  (value) => {
    expect(openStore(storage(value)).read()).toBe(schema.empty)
  },
)

test.each([
  [
    'forbids storage',
    () => {
      throw new Error('SecurityError')
    },
  ],
  [
    'is full',
    () => ({
      ...storage('{"text":"before"}'),
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }),
  ],
] as const)('in a browser that %s the page goes on until it is left, and can say so', (_, there) => {
  const store = browserStore('key', schema, { storage: there })
  expect(store.isKept()).toBe(true)
  expect(store.write({ text: 'now' })).toBe(false)
  expect(store.read()).toEqual({ text: 'now' })
  expect(store.isKept()).toBe(false)
  store.erase()
  expect(store.isKept()).toBe(true)
})

test('what one person wrote is not shown to the next, and gives way to what they write', () => {
  const there = storage()
  openStore(there, { owner: 'anna' }).write({ text: 'mitt' })
  expect(openStore(there, { owner: 'anna' }).read()).toEqual({ text: 'mitt' })
  const next = openStore(there, { owner: 'bo' })
  expect(next.read()).toBe(schema.empty)
  next.write({ text: 'hans' })
  expect(there.kept.get('key')).toBe('{"owner":"bo","text":"hans"}')
  expect(openStore(there, { owner: 'anna' }).read()).toBe(schema.empty)
})

test('a page from before an update leaves alone what the newer one has written', () => {
  const there = storage()
  const newer = browserStore('key', { ...schema, version: 2 }, { storage: () => there })
  newer.write({ text: 'ny' })
  const older = openStore(there)
  expect(older.read()).toBe(schema.empty)
  expect(older.write({ text: 'gammal' })).toBe(false)
  expect(older.write({ text: 'igen' })).toBe(false)
  expect(older.read()).toEqual({ text: 'igen' })
  expect(newer.read()).toEqual({ text: 'ny' })
  expect(there.kept.get('key')).toBe('{"v":2,"text":"ny"}')
})

test('every part of a page and every tab hears of a writing, until it stops listening', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const there = storage()
  const heard = vi.fn()
  const stop = openStore(there).listen(heard)
  openStore(there).write({ text: 'här' })
  browserStore('other', schema, { storage: () => there }).write({ text: 'annat' })
  expect(heard).toHaveBeenCalledTimes(1)
  const otherTab = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  otherTab('key')
  otherTab('other')
  otherTab(null)
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  otherTab('key')
  openStore(there).erase()
  expect(heard).toHaveBeenCalledTimes(3)
  vi.unstubAllGlobals()
})
