import { expect, test } from 'vitest'
import { bookingTypeIds } from '#core/booking/booking-types.ts'
import { bookingDraftKey, emptyDraft, keepDraft, reachable, readDraft, typeNamed } from './booking-draft.ts'

function shelf(value?: string) {
  const kept = new Map(value === undefined ? [] : [[bookingDraftKey, value]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('what was chosen and written is there after a reload, and gone once booked', () => {
  const tab = shelf()
  const draft = { ...emptyDraft, step: 'details', type: 'meeting', name: 'Åsa' } as const
  keepDraft(() => tab, draft)
  expect(readDraft(() => tab)).toEqual(draft)
  keepDraft(() => tab, null)
  expect(readDraft(() => tab)).toEqual(emptyDraft)
})

test.each(['x', 'null', '7', '[]', '{"days":7,"type":"fly","step":"moon","name":{}}'])(
  'something strange in the tab (%s) is an empty booking',
  (value) => {
    expect(readDraft(() => shelf(value))).toEqual(emptyDraft)
  },
)

test('a browser that keeps nothing is no obstacle', () => {
  const refusing = () => {
    throw new Error('refused')
  }
  expect(readDraft(refusing)).toEqual(emptyDraft)
  expect(() => keepDraft(refusing, emptyDraft)).not.toThrow()
})

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
