import { expect, test } from 'vitest'
import { bookingTypeIds } from '#core/booking/booking-types.ts'
import { emptyDraft, namedInLink, openBookingDraft, reachable, typeNamed } from './booking-draft.ts'

function tab(value?: string) {
  const kept = new Map(value === undefined ? [] : [['andrum.booking', value]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const openTab = (there = tab()) => openBookingDraft({ storage: () => there })
const begun = { ...emptyDraft, step: 'details', type: 'meeting', name: 'Åsa' } as const

test('what was chosen and written is there after a reload, and gone once booked', () => {
  const there = tab()
  openTab(there).write({ fields: begun, key: 'k' })
  expect(openTab(there).read()).toEqual({ fields: begun, key: 'k' })
  openTab(there).erase()
  expect(openTab(there).read().fields).toEqual(emptyDraft)
})

test('a booking begun before an update goes on', () => {
  const written = (key: string) => openTab(tab(JSON.stringify({ ...begun, key }))).read()
  expect(written('k')).toEqual({ fields: begun, key: 'k' })
  expect(written('')).toEqual({ fields: begun, key: null })
})

test.each(['x', 'null', '7', '[]', '{"days":7,"type":"fly","step":"moon","name":{}}'])(
  'something strange in the tab (%s) is an empty booking',
  (value) => {
    expect(openTab(tab(value)).read()).toEqual({ fields: emptyDraft, key: null })
  },
)

test('each type has a name in the address', () => {
  const named = ['mote', 'forelasning', 'bedomningssamtal', 'uppfoljning', 'chefshandledning', 'stodsamtal']
  expect(named.map(typeNamed).sort()).toEqual([...bookingTypeIds].sort())
  expect([null, '', 'toString', 'lecture'].map(typeNamed)).toEqual([null, null, null, null])
})

test.each([
  [{}, 'check', 'type'],
  [{ type: 'meeting' }, 'type', 'type'],
  [{ type: 'meeting' }, 'check', 'time'],
  [{ type: 'meeting', startsAt: '2026-03-04T08:00:00.000Z' }, 'check', 'check'],
  [{ type: 'lecture' }, 'time', 'details'],
  [{ type: 'lecture' }, 'check', 'check'],
] as const)('with %o chosen, the step %s is shown as %s', (chosen, step, shown) => {
  expect(reachable({ ...emptyDraft, ...chosen }, step)).toBe(shown)
})

test('a link from guidance names the guide and the time; anything else in its place is nothing', () => {
  const [hos, tid] = ['0b6c2a52-3a37-4a54-8f52-5b1e1f0f5a02', '2026-12-03T09:00:00.000Z']
  expect(namedInLink(new URLSearchParams({ hos, tid }))).toEqual({ staff: hos, startsAt: tid })
  expect(namedInLink(new URLSearchParams({ hos: '<b>', tid: 'i morgon' }))).toEqual({
    staff: '',
    startsAt: '',
  })
})
