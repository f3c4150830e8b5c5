import { expect, test } from 'vitest'
import { distance, readabilityOf, runningText } from './readability.ts'

test('sentences, long words and verb-first conditions are counted, headings and sources are not', () => {
  const text = runningText(
    '---\ntitle: T\n---\n### Rubrik utan punkt\nJag arbetar. Går det inte, ring oss.\n\n- En rad i en lista\n\n## Källor\n\n- Någon, 2020.\n',
  )
  expect(readabilityOf(text, 'sv')).toEqual({
    words: 7,
    sentence: 3.5,
    lix: 3.5 + 100 / 7,
    verbFirst: 0.5,
    clocks: [],
  })
  expect(readabilityOf('', 'sv')).toEqual({ words: 0, sentence: 0, lix: 0, verbFirst: 0, clocks: [] })
})

test.each([
  ['Mötet börjar 15.00 och slutar 16.30.', ['15.00']],
  ['Vi ses kl. 15.', ['kl. 15']],
  ['Vila före klockan 15 och gå upp klockan 06.30.', ['klockan 15', '15.00']],
  ['Ring 09:00 och inte 15.00.', ['15.00', '15:00']],
  ['Skriv en tid, till exempel 09:00.', []],
  ['Gränsen är 2,54 enligt version 2.0, och svaret kom 2026-11-22.', []],
])('in %j the time of day is written %j', (text, clocks) => {
  expect(readabilityOf(text, 'sv').clocks).toEqual(clocks)
})

test('a page within the band has no distance, one of short sentences or two ways to write the time has', () => {
  const page = { words: 500, sentence: 13, lix: 30, verbFirst: 0, clocks: ['15.00'] }
  expect(distance(page)).toBe(0)
  expect(distance({ ...page, sentence: 7 })).toBeCloseTo(4 / 11)
  expect(distance({ ...page, lix: 45 })).toBeCloseTo(7 / 38)
  expect(distance({ ...page, verbFirst: 0.12 })).toBeCloseTo(0.5)
  expect(distance({ ...page, words: 40, sentence: 7 })).toBe(0)
  expect(distance({ ...page, clocks: ['15.00', 'kl. 15'] })).toBe(1)
})
