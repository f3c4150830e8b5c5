import loadHighs from 'highs'
import { expect, test } from 'vitest'
import { zoneScores } from '../../test/zone-scores.ts'
import { finish } from '../progress.ts'
import { Judged, judgeOnce } from './judge-once.ts'
import type { Question } from './question.ts'

const tools = { highs: await loadHighs(), limits: { yellow: 2.54, red: 2.96 } }
const progress = { step: 'guard', done: 0, of: 1 } as const

/** So many people of whom nothing is shown. */
const nothingShown = (people: number): Question => ({
  people: [people],
  figures: [],
  zones: zoneScores,
  parts: 0,
  rounding: 0,
})

test('a question is judged once in a release, however often it is asked', () => {
  const judged = new Judged()
  let steps = 0
  const ask = (...people: number[]) =>
    finish(judgeOnce(people.map(nothingShown), tools, judged, progress, 1), () => steps++)
  expect(ask(8, 9, 8)).toEqual([[], [], []])
  expect(ask(9, 10)).toEqual([[], []])
  expect(ask(8, 9, 10)).toEqual([[], [], []])
  expect(steps).toBe(3)
})
