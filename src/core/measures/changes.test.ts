import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'

test.each([
  ['nothing', { title: 'a', kind: null }, { title: 'a', kind: null }, []],
  ['a text', { title: 'a' }, { title: 'b' }, [{ field: 'title', from: 'a', to: 'b' }]],
  ['a choice that was open', { kind: null }, { kind: 'remove' }, [{ field: 'kind', from: '', to: 'remove' }]],
  ['a tick', { told: false }, { told: true }, [{ field: 'told', from: 'false', to: 'true' }]],
  ['a number', { likelihood: 2 }, { likelihood: 3 }, [{ field: 'likelihood', from: '2', to: '3' }]],
] as const)('%s', (_, before, after, changes) => {
  expect(changesBetween<object>(before, after)).toEqual(changes)
})

test('the same twice is no change, and every change names a field that differs', () => {
  const version = fc.record({ title: fc.string(), status: fc.string(), told: fc.boolean() })
  fc.assert(
    fc.property(version, version, (before, after) => {
      expect(changesBetween(before, before)).toEqual([])
      for (const { field, from, to } of changesBetween(before, after)) {
        expect(from).not.toBe(to)
        expect(String(before[field])).toBe(from)
        expect(String(after[field])).toBe(to)
      }
    }),
  )
})
