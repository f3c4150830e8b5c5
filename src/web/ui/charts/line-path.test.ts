import { expect, test } from 'vitest'
import { linear } from './axis.ts'
import { bandPath, linePath } from './line-path.ts'

const at = (x: number) => ({ x, y: x / 3 })

test.each([
  ['no points', [], ''],
  ['nothing but gaps', [null, null], ''],
  ['one point', [at(3)], 'M3,1'],
  ['a gap in the middle', [at(0), at(3), null, at(9), at(10)], 'M0,0L3,1M9,3L10,3.33'],
  ['gaps at both ends', [null, at(3), at(6), null], 'M3,1L6,2'],
])('a line through %s', (_, points, path) => {
  expect(linePath(points)).toBe(path)
})

test('a band goes out along the top and back along the bottom, stretch by stretch', () => {
  const band = (x: number) => ({ x, lo: 10, hi: 2 })
  expect(bandPath([band(0), band(5), null, band(9)])).toBe('M0,2L5,2L5,10L0,10ZM9,2L9,10Z')
})

test('a scale goes on beyond its ends, and may run downwards', () => {
  const y = linear([1, 5], [240, 0])
  expect([1, 3, 5, 6].map(y)).toEqual([240, 120, 0, -60])
})
