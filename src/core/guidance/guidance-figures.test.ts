import { expect, test } from 'vitest'
import { guidanceFiguresOf } from './guidance-figures.ts'

const guide = (open: number, others: { late?: number; medianHours?: number | null } = {}) => ({
  name: 'Maria Ek',
  open,
  caseload: 60,
  late: 0,
  medianHours: null,
  ...others,
})

test.each([
  [0, 'under-8', 'room'],
  [7, 'under-8', 'room'],
  [8, '8-to-19', 'room'],
  [30, '20-to-49', 'half'],
  [48, '20-to-49', 'nearly-full'],
  [60, '50-and-more', 'full'],
])('%i people with a guide of sixty places are shown in bands', (open, participants, load) => {
  expect(guidanceFiguresOf([guide(open)])).toMatchObject({ participants, guides: [{ load }] })
})

test.each([
  [null, null],
  [24, 'within-one-day'],
  [24.5, 'within-two-days'],
  [96, 'within-four-days'],
  [97, 'longer'],
])('a median of %s hours', (medianHours, answerTime) => {
  expect(guidanceFiguresOf([guide(1, { medianHours })]).answerTime).toBe(answerTime)
})

test.each([
  [0, 'none'],
  [1, 'few'],
  [5, 'many'],
])('%i late answers', (late, band) => {
  expect(guidanceFiguresOf([guide(1, { late })]).late).toBe(band)
})

test('without a guide there is nobody', () => {
  expect(guidanceFiguresOf([])).toEqual({
    participants: 'under-8',
    answerTime: null,
    late: 'none',
    guides: [],
  })
})
