import { expect, test } from 'vitest'
import { lectureNames } from '#core/booking/lectures.ts'
import { lectureTitles as en } from '#text/en/lectures.ts'
import { lectureTitles as sv } from '#text/sv/lectures.ts'
import { readContents } from './read-content.ts'

test.each([
  ['sv', sv],
  ['en', en],
] as const)(
  'every lecture of the site has the same title in e-mails and in lists: %s',
  (language, titles) => {
    const onSite = readContents(language, 'lectures').map(({ name, fields }) => [
      `lecture.${name}`,
      fields.title,
    ])
    expect(Object.entries(titles)).toEqual(onSite)
    expect(onSite.map(([key]) => key)).toEqual(lectureNames.map((name) => `lecture.${name}`))
  },
)
