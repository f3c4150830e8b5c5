import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seedRows } from '../e2e/seed-rows.ts'

/** What no browser can show is tested beside the code. */
const tests = globSync(['test/e2e/*.spec.ts', 'src/web/**/*.test.ts']).map((name) =>
  readFileSync(name, 'utf8'),
)
const titles = tests.flatMap((source) =>
  [...source.matchAll(/(['`])(seed \d.*?[^\\])\1/g)].map(([, , title = '']) => title),
)

test('each row of the seed is the title of a test, or its beginning', () => {
  expect(seedRows.filter((row) => !titles.some((title) => title.startsWith(row)))).toEqual([])
})

test('no test says that it is a row that the seed does not have', () => {
  expect(titles.filter((title) => !seedRows.some((row) => title.startsWith(row)))).toEqual([])
})
