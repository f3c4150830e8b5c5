import { expect, test } from 'vitest'
import { distance, readabilityOf, runningText, wornIn } from './readability.ts'

test.each([
  ['sv', 'Det tar kraft att arbeta.', ['tar kraft: energi']],
  ['sv', 'Du får ett digitalt stöd som ger energi.', []],
  ['sv', 'Ring oss klockan 09:00 i morgon.', ['09:00: 09.00 i löpande text']],
  ['sv', 'Vänta...', ['...: …']],
  ['en', 'You need not do it.', ['need not: don’t need to']],
  ['en', 'You don’t need to do it.', []],
] as const)('in %s %j has the worn words %j', (language, text, worn) => {
  expect(wornIn(text, language)).toEqual(worn)
})

test('sentences, long words and verb-first conditions are counted, headings and sources are not', () => {
  const text = runningText(
    '---\ntitle: T\n---\n### Rubrik utan punkt\nJag arbetar. Går det inte, ring oss.\n\n- En rad i en lista\n\n## Källor\n\n- Någon, 2020.\n',
  )
  expect(readabilityOf(text, 'sv')).toEqual({
    words: 7,
    sentence: 3.5,
    lix: 3.5 + 100 / 7,
    verbFirst: 0.5,
    worn: [],
  })
  expect(readabilityOf('', 'sv')).toEqual({ words: 0, sentence: 0, lix: 0, verbFirst: 0, worn: [] })
})

test('a page within the band has no distance, one of short sentences has', () => {
  const page = { words: 500, sentence: 13, lix: 30, verbFirst: 0, worn: [] }
  expect(distance(page)).toBe(0)
  expect(distance({ ...page, sentence: 7 })).toBeCloseTo(4 / 11)
  expect(distance({ ...page, lix: 45 })).toBeCloseTo(7 / 38)
  expect(distance({ ...page, words: 40, sentence: 7 })).toBe(0)
  expect(distance({ ...page, worn: ['kraften: energin'] })).toBe(1)
})
