import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyBrowser, notesHere } from './empty-browser.ts'

/** Like a browser's: its keys are the object's own properties, beside its methods. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, text: string) {
    this[key] = text
  }
  removeItem(key: string) {
    delete this[key]
  }
}

let storage: FakeStorage

const put = (kept: Readonly<Record<string, unknown>>) => {
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, JSON.stringify(value))
}

beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => vi.unstubAllGlobals())

it('takes a visitor’s results, documents, texts and drafts, and leaves what waits for an account or a round', () => {
  const waiting = {
    'andrum.outbox': [{ id: 'sent' }],
    'andrum.unsent.5f0c2a91.plan.v1': { value: {} },
    'andrum.merge': { owner: '5f0c2a91', choice: 'no' },
  }
  put({
    ...waiting,
    'andrum.results': [
      { id: 'mine', owner: null },
      { id: 'annas', owner: 'anna' },
    ],
    'andrum.list-proofs': [
      { owner: null, proof: {} },
      { owner: 'anna', proof: {} },
    ],
    'andrum.plan.v1': {},
    'andrum.since': { 'andrum.plan.v1': '2026-02-03' },
    'andrum.green.reflection.v1': {},
    'andrum.draft.stressprofil': {},
    'andrum.draft.djupanalys.round-1': {},
    'andrum.plan-draft.v1': {},
  })
  expect(notesHere()).toEqual(['texts', 'draft', 'proofs'])
  emptyBrowser()
  expect({ ...storage }).toEqual(
    Object.fromEntries(
      Object.entries({
        ...waiting,
        'andrum.results': [{ id: 'annas', owner: 'anna' }],
        'andrum.list-proofs': [{ owner: 'anna', proof: {} }],
      }).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  )
  expect(notesHere()).toEqual([])
})

it('takes what a manager has noted, but only from the account that is signed in', () => {
  vi.stubGlobal('document', { cookie: 'signed-in=5f0c2a91' })
  put({ 'andrum.managers.5f0c2a91': { notes: {}, ticks: {} }, 'andrum.managers.77aa01bc': { notes: {} } })
  expect(notesHere()).toEqual(['managers'])
  emptyBrowser()
  expect(Object.keys(storage)).toEqual(['andrum.managers.77aa01bc'])
  expect(notesHere()).toEqual([])
})

it('takes what opens replies to anonymous questions, but only of the account that is signed in', () => {
  vi.stubGlobal('document', { cookie: 'signed-in=5f0c2a91' })
  put({ 'andrum.questions.5f0c2a91': { questions: [] }, 'andrum.questions.77aa01bc': { questions: [] } })
  expect(notesHere()).toEqual(['questions'])
  emptyBrowser()
  expect(Object.keys(storage)).toEqual(['andrum.questions.77aa01bc'])
})

it('an empty browser stays empty', () => {
  emptyBrowser()
  expect({ ...storage }).toEqual({})
})
