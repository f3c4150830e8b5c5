import { expect, it, test } from 'vitest'
import { languages } from '#core/languages.ts'
import { dictionaries } from './dictionaries.ts'

/** Two times of day with a dash between them. A line may break after the dash, unless a word joiner follows it. */
const ranges = /(?:\{from\}|\b\d\d(?:[.:]\d\d)?)–\u2060?(?:\{until\}|\d\d?(?:[.:]\d\d)?\b)/g

const pageTexts = languages.flatMap((language) =>
  Object.entries(dictionaries[language]).flatMap(([name, rows]) =>
    Object.entries(rows).map(([key, text]) => [language, name, key, text] as const),
  ),
)

const rangesIn = (name: string, text: string) =>
  (text.match(ranges) ?? []).filter((range) => range.includes('{') || name === 'safety')

it('times of day from and until are on pages, so that this test reads them', () => {
  expect(
    pageTexts.filter(([, name, , text]) => rangesIn(name, text).length > 0).length,
  ).toBeGreaterThanOrEqual(30)
})

test('no two times of day with a dash between them are torn apart by a line', () => {
  const torn = pageTexts.filter(([, name, , text]) =>
    rangesIn(name, text).some((range) => !range.includes('\u2060')),
  )
  expect(torn.map(([language, name, key]) => `${language} ${name} ${key}`)).toEqual([])
})
