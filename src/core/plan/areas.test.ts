import { expect, it } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { type Answers, evaluate } from '#core/scoring/evaluate.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import { firstAreas, planAreas } from './areas.ts'

function resultOf(instrument: typeof djupanalys, answers: Answers) {
  const evaluation = evaluate(instrument, answers)
  if (!evaluation.ok) throw new Error(evaluation.code)
  return evaluation.result
}

it('the plan begins with high risk, and with the highest figure', () => {
  const answers = answersByValue(stressprofil, [4, 4, 4, 3, 2, 3, 3, 3, 3, 5, 5, 5])
  expect(planAreas(resultOf(stressprofil, answers))).toEqual([
    { id: 'emotional_regulation', risk: 'high', score: 5 },
    { id: 'exhaustion', risk: 'high', score: 4 },
    { id: 'cognitive_impairment', risk: 'medium', score: 3 },
    { id: 'emotional_distancing', risk: 'medium', score: 2.67 },
  ])
})

it('someone without strain has no areas', () => {
  const answers = answersByValue(
    stressprofil,
    stressprofil.items.map(() => 1),
  )
  expect(planAreas(resultOf(stressprofil, answers))).toEqual([])
})

it('mistreatment comes into the plan, also where its mean is low', () => {
  const own = answersByValue(
    djupanalys,
    djupanalys.items.map(() => 1),
  )
  const causes = (djupanalys.causes ?? []).flatMap(({ items }) =>
    items.map((item) => [item.id, item.reversed ? 'always' : 'never'] as const),
  )
  const once = { 'conflict-victimisation-treated-badly': 'always' } as const
  expect(planAreas(resultOf(djupanalys, { ...own, ...Object.fromEntries(causes), ...once }))).toEqual([
    { id: 'conflict_victimisation', risk: 'medium', score: 2.33 },
  ])
})

it('causes come into the plan when they were answered', () => {
  const own = answersByValue(
    djupanalys,
    djupanalys.items.map(() => 1),
  )
  const causes = (djupanalys.causes ?? []).flatMap(({ id, items }) =>
    items.map((item) => [item.id, (id === 'demands') !== item.reversed ? 'always' : 'never'] as const),
  )
  expect(planAreas(resultOf(djupanalys, { ...own, ...Object.fromEntries(causes) }))).toEqual([
    { id: 'demands', risk: 'high', score: 5 },
  ])
})

const raised = (zone: 'yellow' | 'red') => ({
  zone,
  categories: [
    { id: 'exhaustion', score: 3.2, band: 'raised', risk: 'medium' },
    { id: 'cognitive_impairment', score: 4, band: 'raised', risk: 'high' },
  ] as const,
  causes: [],
})

it('what is highest gives the first thing to do, and in red something less to do comes before it', () => {
  expect(firstAreas(raised('yellow'))).toEqual(['cognitive_impairment', 'exhaustion'])
  expect(firstAreas(raised('red'))).toEqual(['exhaustion', 'cognitive_impairment'])
  expect(firstAreas({ zone: 'green', categories: [], causes: [] })).toEqual([])
})
