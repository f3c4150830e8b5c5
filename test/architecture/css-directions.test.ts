import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Physical sides, for which CSS has logical words (docs/css.md). */
const sides = [
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /(?:margin|padding|border)-(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius\b/,
  /(?:text-align|float|clear|transform-origin)\s*:[^;]*\b(?:left|right)\b/,
]

const sidesIn = (css: string): string[] =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => sides.some((side) => side.test(line)))
    .map((line) => line.trim())

test.each([
  ['.x { left: 0 }'],
  ['  margin-left: 1rem;'],
  ['  border-right-width: 1px;'],
  ['  border-top-left-radius: 2px;'],
  ['  text-align: right;'],
  ['  transform-origin: top left;'],
])('"%s" is refused', (css) => {
  expect(sidesIn(css)).toEqual([css.trim()])
})

test('our CSS names the beginning and the end of a line, not left and right', () => {
  const files = globSync('src/web/**/*.css')
  expect(files.length).toBeGreaterThan(50)
  const fine = '.left-out { margin-inline-start: auto; text-align: start; inset-inline: 0 } /* left: */'
  expect(sidesIn(fine)).toEqual([])
  expect(
    files.flatMap((file) => sidesIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`)),
  ).toEqual([])
})
