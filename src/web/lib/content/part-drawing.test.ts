import { expect, test } from 'vitest'
import { partIds } from '#core/programme/stress-programme.ts'
import { partDrawing } from './part-drawing.ts'

test('each of the 24 parts has a drawing of its own, which a screen reader passes over', () => {
  const drawings = partIds.map(partDrawing)
  expect(new Set(drawings).size).toBe(24)
  for (const drawing of drawings) {
    expect(drawing).toMatch(/^<svg [^>]*aria-hidden="true">/)
    expect(drawing).not.toMatch(/NaN|undefined|style=/)
  }
})
