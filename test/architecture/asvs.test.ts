import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * The requirements of levels 1 and 2 by section.
 * OWASP ASVS 5.0.0, docs_en/OWASP_Application_Security_Verification_Standard_5.0.0_en.csv
 */
const standard = `
  1.1: 1-2
  1.2: 1-9
  1.3: 1-11
  1.4: 1-3
  1.5: 1-2
  2.1: 1-3
  2.2: 1-3
  2.3: 1-4
  2.4: 1
  3.2: 1-2
  3.3: 1-4
  3.4: 1-6
  3.5: 1-5
  3.7: 1-2
  4.1: 1-3
  4.2: 1
  4.3: 1-2
  4.4: 1-4
  5.1: 1
  5.2: 1-3
  5.3: 1-2
  5.4: 1-3
  6.1: 1-3
  6.2: 1-12
  6.3: 1-4
  6.4: 1-4
  6.5: 1-5
  6.6: 1-3
  6.8: 1-4
  7.1: 1-3
  7.2: 1-4
  7.3: 1-2
  7.4: 1-5
  7.5: 1-2
  7.6: 1-2
  8.1: 1-2
  8.2: 1-3
  8.3: 1
  8.4: 1
  9.1: 1-3
  9.2: 1-4
  10.1: 1-2
  10.2: 1-2
  10.3: 1-4
  10.4: 1-11
  10.5: 1-5
  10.6: 1-2
  10.7: 1-3
  11.1: 1-2
  11.2: 1-3
  11.3: 1-3
  11.4: 1-4
  11.5: 1
  11.6: 1
  12.1: 1-3
  12.2: 1-2
  12.3: 1-4
  13.1: 1
  13.2: 1-5
  13.3: 1-2
  13.4: 1-5
  14.1: 1-2
  14.2: 1-4
  14.3: 1-3
  15.1: 1-3
  15.2: 1-3
  15.3: 1-7
  16.1: 1
  16.2: 1-5
  16.3: 1-4
  16.4: 1-3
  16.5: 1-3
  17.1: 1
  17.2: 1-4
  17.3: 1-2
`

/** `1-3` or `2`, as numbers. */
function numbersOf(run: string): number[] {
  const [from = Number.NaN, to = from] = run.split('-').map(Number)
  return Array.from({ length: to - from + 1 }, (_, n) => from + n)
}

const required = standard
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [section = '', runs = ''] = line.trim().split(': ')
    return runs.split(' ').flatMap((run) => numbersOf(run).map((number) => `${section}.${number}`))
  })

const page = readFileSync('docs/security/asvs.md', 'utf8')
const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id = '']) => /^\d+\.\d+\.\d+/.test(id))

/** `1.2.6–1.2.8, 1.3.1`: all requirements from the first to the last of each range. */
const idsOf = (cell: string): string[] =>
  cell.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('–')
    return required.slice(required.indexOf(from), required.indexOf(to) + 1)
  })

test('each requirement of levels 1 and 2 has one row, and nothing else has', () => {
  expect(required).toHaveLength(253)
  expect(rows.flatMap(([, cell = '']) => idsOf(cell)).sort()).toEqual([...required].sort())
})

test('each row says how things stand, and what is met or partly met says how', () => {
  for (const [, id = '', gist = '', state = '', how = '', tests = ''] of rows) {
    expect(['met', 'partly', 'missing', 'operator', '–'], id).toContain(state)
    expect(gist, id).not.toBe('')
    if (state === 'met' || state === 'partly') expect(how + tests, id).not.toBe('')
  }
})

test('what is missing or partly there stands among the gaps at the top', () => {
  const [top = ''] = page.split('## V1 ')
  const named = new Set(top.match(/\d+\.\d+\.\d+/g))
  const open = rows.filter(([, , , state]) => state === 'missing' || state === 'partly')
  expect(open.flatMap(([, id = '']) => idsOf(id)).filter((id) => !named.has(id))).toEqual([])
})
