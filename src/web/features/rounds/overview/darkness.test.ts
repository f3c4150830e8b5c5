import { expect, test } from 'vitest'
import { darkness } from './darkness.ts'

test('the darker cell never stands for less strain', () => {
  const steps = [1.6, 1.9, 2, 2.4, 2.5, 2.9, 3, 3.4, 3.5, 4.4].map(darkness)
  expect(steps).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
})
