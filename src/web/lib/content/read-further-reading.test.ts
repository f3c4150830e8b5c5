import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#core/languages.ts'
import { furtherReadings } from '#core/programme/further-readings.ts'
import { faultsInReading, furtherReadingsOf, readFurtherReading } from './read-further-reading.ts'

const readings = languages.flatMap((language) => furtherReadings.map((reading) => ({ language, ...reading })))

test.each(readings)('the reading $id ($language) has its parts, and a link to its sources', (reading) => {
  const text = readFurtherReading(reading.language, reading)
  expect(text.minutes).toBeGreaterThan(0)
  for (const { html } of [text.step, text.tired, text.sources]) expect(html).toContain('<')
  expect(text.sources.html).toContain('href="https://')
})

test('the first talk about workload stands in the first module, long before the fifth', () => {
  for (const language of languages) {
    expect(furtherReadingsOf(language, 1).map(({ address }) => address)).toEqual(['forsta-samtalet'])
  }
})

const whole = readFileSync('content/sv/further-reading/home-load.md', 'utf8')

test.each([
  ['nothing', whole, []],
  ['another module', whole.replace('module: 3', 'module: 5'), ['its module should be 3']],
  ['no minutes', whole.replace(/^minutes: .*$/m, ''), ['the field "minutes" is missing']],
  [
    'a section of another name',
    whole.replace('## En trött dag', '## Kort'),
    ['the headings should be Ett steg i arbetet, En trött dag, Källor'],
  ],
  [
    'a tired day that is too long',
    whole.replace('## Källor', `${'Ännu en rad.\n'.repeat(9)}\n## Källor`),
    [expect.stringMatching(/^a tired day has 10 lines at most/)],
  ],
])('what is wrong with a file is said: %s', (_, text, faults) => {
  expect(faultsInReading(text, 'sv', 3).slice(0, 1)).toEqual(faults)
})
