import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latelyRead } from './lately-read.ts'

const of = (size: number) => ({ size })

test('beyond the number what nobody has asked for longest is forgotten, and what was asked for stays', () => {
  const read = latelyRead(9)
  read.keep('a', of(2))
  read.keep('b', of(2))
  read.keep('c', of(2))
  read.find('a')
  read.keep('d', of(3))
  expect(['a', 'b', 'c', 'd'].filter((name) => read.find(name) !== undefined)).toEqual(['a', 'd'])
})

test('what is empty counts too', () => {
  const read = latelyRead(3)
  for (const name of ['a', 'b', 'c', 'd']) read.keep(name, of(0))
  expect(['a', 'b', 'c', 'd'].map((name) => read.find(name) !== undefined)).toEqual([false, true, true, true])
})

test('what is larger than all that may be kept is not kept', () => {
  const read = latelyRead(6)
  read.keep('small', of(1))
  read.keep('large', of(7))
  expect([read.find('small'), read.find('large')]).toEqual([undefined, undefined])
})

test('however it is used, never more is kept than may be, and what is found is what was kept last', () => {
  const step = fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), size: fc.integer({ min: 0, max: 5 }) })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const read = latelyRead<{ readonly size: number }>(7)
      const last = new Map<string, { readonly size: number }>()
      for (const { name, size } of steps) {
        const value = of(size)
        last.set(name, value)
        read.keep(name, value)
        expect(read.find(name)).toBe(value)
      }
      const found = [...last].flatMap(([name, value]) => {
        const one = read.find(name)
        if (one !== undefined) expect(one).toBe(value)
        return one === undefined ? [] : [one.size + 1]
      })
      expect(found.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(7)
    }),
  )
})
