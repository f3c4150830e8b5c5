import { expect, test } from 'vitest'
import { readProgramme } from '#core/programme/read-programme.ts'
import { emptyProgramme, longestNote } from '#core/programme/stress-programme.ts'
import { emptyWorksheet, longestText } from '#core/worksheets/worksheet.ts'
import { someProgramme } from '#test/factories/stress-programme.ts'
import { stressProgramme } from './stress-programme.ts'

const sheet = (values: object) => ({
  ...someProgramme,
  worksheets: { 'stress-map': { ...emptyWorksheet, ...values } },
})

test.each([
  ['nothing begun', emptyProgramme, true],
  ['somebody in the second week', someProgramme, true],
  ['module 7', { ...someProgramme, modules: { 7: '2026-11-02' } }, false],
  ['part 1.5', { ...someProgramme, parts: { '1.5': '2026-11-02' } }, false],
  ['a day that no calendar has', { ...someProgramme, parts: { '1.1': '2026-02-30' } }, false],
  ['the longest note', { ...someProgramme, notes: { '1.1': 'ä'.repeat(longestNote) } }, true],
  ['a note of 100 kB', { ...someProgramme, notes: { '1.1': 'x'.repeat(100_000) } }, false],
  ['a note that is no text', { ...someProgramme, notes: { '1.1': 7 } }, false],
  [
    'a worksheet with another kind of name',
    { ...someProgramme, worksheets: { 'Stress map': emptyWorksheet } },
    false,
  ],
  ['a worksheet of another shape', { ...someProgramme, worksheets: { 'stress-map': { takes: [] } } }, false],
  [
    'a row of a worksheet',
    sheet({ rows: { nights: { a1: { texts: {}, figures: { hours: 6.5 }, choices: {}, sets: {} } } } }),
    true,
  ],
  ['a row without its parts', sheet({ rows: { nights: { a1: { texts: {} } } } }), false],
  ['a pile with a number in it', sheet({ sets: { 'piles.mine': [7] } }), false],
  ['a text that is too long for its field', sheet({ texts: { why: 'x'.repeat(longestText + 1) } }), false],
  [
    'a weekly check without its step',
    { ...someProgramme, checks: { '2026-11-05': { strain: 1, recovery: 1 } } },
    false,
  ],
  [
    'strain of six',
    { ...someProgramme, checks: { '2026-11-05': { strain: 6, recovery: 1, step: 1 } } },
    false,
  ],
  ['a pause that is no day', { ...someProgramme, pausedSince: true }, false],
  ['an eighth day of the week', { ...someProgramme, reminder: { weekday: 8, time: '08:00' } }, false],
  ['a time no clock shows', { ...someProgramme, reminder: { weekday: 1, time: '24:00' } }, false],
] as const)('browser and server agree on %s', (_, document, valid) => {
  expect(stressProgramme.safeParse(document).success).toBe(valid)
  expect(readProgramme(document) !== null).toBe(valid)
})
