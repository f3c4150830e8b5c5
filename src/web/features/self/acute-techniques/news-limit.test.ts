import { expect, test } from 'vitest'
import { parseNews } from './news-limit.ts'

test.each([
  [
    { when: 'lunch', steps: ['3', '1'] },
    { when: 'lunch', steps: ['1', '3'] },
  ],
  [
    { when: 'night', steps: ['9', 1] },
    { when: null, steps: [] },
  ],
  [
    { when: null, steps: 'x' },
    { when: null, steps: [] },
  ],
  ['x', undefined],
  [{}, { when: null, steps: [] }],
])('what is stored in the browser as %j is read as %j', (value, read) => {
  expect(parseNews(value)).toEqual(read)
})
