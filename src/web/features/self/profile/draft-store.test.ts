import { expect, it } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { draftKey } from './begun.ts'
import { answersOf } from './draft.ts'
import { createDraftStore } from './draft-store.ts'
import { formOf } from './form.ts'

const form = formOf(stressprofil, 'sv')
const key = draftKey(form)

/** A browser's storage that delivers the events of a write to the other tabs only when `tell` is called. */
function browser() {
  const kept = new Map<string, string>()
  const tabs: { store: ReturnType<typeof createDraftStore>; unread: (string | null)[] }[] = []
  let writer = -1
  let clock = 1000
  let keys = 0
  const told = (value: string | null) => {
    for (const [index, tab] of tabs.entries()) if (index !== writer) tab.unread.push(value)
  }
  function openTab() {
    const index = tabs.length
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem(name: string, value: string) {
        writer = index
        kept.set(name, value)
        told(value)
      },
      removeItem(name: string) {
        writer = index
        kept.delete(name)
        told(null)
      },
    }
    const store = createDraftStore(form, key, {
      storage: () => storage,
      now: () => ++clock,
      newId: () => `key-${++keys}`,
    })
    tabs.push({ store, unread: [] })
    return store
  }
  /** Delivers storage events until no tab writes any more. */
  function tell() {
    for (let round = 0; tabs.some(({ unread }) => unread.length > 0); round++) {
      if (round > 20) throw new Error('two tabs answer each other for ever')
      for (const { store, unread } of tabs) for (const _ of unread.splice(0)) store.takeIn()
    }
  }
  return { openTab, tell, kept }
}

const answersIn = (store: ReturnType<typeof createDraftStore>) => {
  const { draft } = store.read()
  return draft && answersOf(draft, form)
}

it('someone who reloads finds every answer', () => {
  const { openTab } = browser()
  openTab().write('ex-evening', 'often')
  expect(answersIn(openTab())).toEqual({ 'ex-evening': 'often' })
})

it('someone who answers in two tabs loses nothing, and the later answer to the same question wins', () => {
  const { openTab, tell } = browser()
  const left = openTab()
  const right = openTab()
  left.write('ex-evening', 'often')
  right.write('ex-run-out', 'never')
  left.write('di-pointless', 'rarely')
  right.write('ex-evening', 'sometimes')
  tell()
  const both = { 'ex-evening': 'sometimes', 'ex-run-out': 'never', 'di-pointless': 'rarely' }
  expect(answersIn(left)).toEqual(both)
  expect(answersIn(right)).toEqual(both)
})

it('an answer that another tab overwrote unseen comes back', () => {
  const { openTab, tell, kept } = browser()
  const left = openTab()
  const right = openTab()
  left.write('ex-evening', 'often')
  const alone = kept.get(key) ?? ''
  right.write('ex-run-out', 'never')
  kept.set(key, alone) // as if both had written at the same moment
  right.takeIn()
  tell()
  expect(answersIn(openTab())).toEqual({ 'ex-evening': 'often', 'ex-run-out': 'never' })
})

it('answers sent in one tab are not brought back by the other', () => {
  const { openTab, tell, kept } = browser()
  const left = openTab()
  left.write('ex-evening', 'often')
  const right = openTab()
  left.clear()
  right.write('ex-run-out', 'never')
  expect(kept.has(key)).toBe(false)
  expect(right.read()).toMatchObject({ draft: null, endedElsewhere: true })
  tell()
  expect(left.read().draft).toBeNull()
})

it('someone who starts over has a new key, in both tabs', () => {
  const { openTab, tell } = browser()
  const left = openTab()
  const right = openTab()
  left.write('ex-evening', 'often')
  tell()
  const before = right.read().draft?.key
  left.startOver()
  tell()
  expect(answersIn(right)).toEqual({})
  expect(right.read().draft?.key).not.toBe(before)
})

it('somebody whose answers were to earlier wordings is told so until the first new answer', () => {
  const { openTab, kept } = browser()
  openTab().write('ex-evening', 'often')
  kept.set(key, (kept.get(key) ?? '').replace(`"version":"${form.version}"`, '"version":"1.0"'))
  const store = openTab()
  expect(store.read()).toMatchObject({ draft: null, reworded: true, endedElsewhere: false })
  store.write('ex-evening', 'rarely')
  expect(answersIn(store)).toEqual({ 'ex-evening': 'rarely' })
  expect(store.read().reworded).toBe(false)
  expect(openTab().read().reworded).toBe(false)
})

it('a browser that keeps nothing still lets the person answer, and says so', () => {
  const storage = {
    getItem: (): string | null => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => {},
  }
  const store = createDraftStore(form, key, { storage: () => storage, now: () => 1, newId: () => 'key' })
  store.write('ex-evening', 'often')
  store.write('ex-run-out', 'never')
  expect(answersIn(store)).toEqual({ 'ex-evening': 'often', 'ex-run-out': 'never' })
  expect(store.read().kept).toBe(false)
})
