import { expect, test } from 'vitest'
import { arrowStep } from './arrow-step.ts'

test.each([
  ['ArrowRight', 'ltr', 1],
  ['ArrowLeft', 'ltr', -1],
  ['ArrowRight', 'rtl', -1],
  ['ArrowLeft', 'rtl', 1],
  ['ArrowDown', 'rtl', 0],
  ['a', 'ltr', 0],
] as const)('%s in a page that is read %s goes %i', (key, direction, step) => {
  expect(arrowStep(key, direction)).toBe(step)
})
