import { expect, test } from 'vitest'
import { validateClosing } from '#core/round/rules.ts'
import { calendar } from './distributions.ts'

const day = 86_400_000

test('a demo can be started on any day: each of its rounds may be prepared as one that is open so long, over Christmas too', () => {
  const refused = []
  for (let n = 0; n < 6 * 365; n += 1) {
    const opening = new Date(Date.UTC(2024, 0, 1, 13) + n * day)
    const closing = new Date(opening.getTime() + calendar.daysOpen * day)
    if (validateClosing(opening, closing) !== 'fine') refused.push(opening.toISOString().slice(0, 10))
  }
  expect(refused).toEqual([])
})
