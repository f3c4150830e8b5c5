import type { Zone } from '@andrum/release/zone.ts'
import { expect, test } from 'vitest'
import { type CategoryId, categoryIds } from '#core/instrument/instrument.ts'
import type { Result } from '#core/scoring/evaluate.ts'
import { result as texts } from '#text/sv/result.ts'
import { nextSteps } from './next-steps.ts'

function resultIn(zone: Zone, { raised, ...more }: { raised?: CategoryId } & Partial<Result> = {}): Result {
  return {
    instrument: 'stressprofil',
    version: '1.0',
    zone,
    total: 2,
    provisional: true,
    causes: [],
    categories: categoryIds.map((id) => ({
      id,
      score: 2,
      band: id === raised ? 'raised' : 'not_raised',
      risk: id === raised ? 'high' : 'none',
    })),
    ...more,
  }
}

const mistreated = [{ id: 'conflict_victimisation', score: 1.5, risk: 'none', help: true }] as const
const demands = [{ id: 'demands', score: 4, risk: 'high' }] as const

test.each([
  ['green', resultIn('green'), '/green-zone'],
  ['green with a part raised', resultIn('green', { raised: 'exhaustion' }), '/personal-action-plan'],
  ['green and treated badly', resultIn('green', { causes: mistreated }), '/personal-action-plan'],
  ['yellow', resultIn('yellow'), '/personal-action-plan'],
  ['yellow, worn out', resultIn('yellow', { raised: 'exhaustion' }), '/personal-action-plan'],
  ['yellow, far from work', resultIn('yellow', { raised: 'emotional_distancing' }), '/yellow-zone#prata'],
  [
    'yellow, strong feelings',
    resultIn('yellow', { raised: 'emotional_regulation' }),
    '/ovningar?ovning=andas',
  ],
  ['yellow, treated badly', resultIn('yellow', { causes: mistreated }), '/personal-action-plan'],
  [
    'yellow after the in-depth analysis',
    resultIn('yellow', { instrument: 'djupanalys' }),
    '/personal-action-plan',
  ],
  ['red', resultIn('red', { raised: 'exhaustion' }), '/personal-action-plan'],
])('%s leads first where the specification says', (_, taken, to) => {
  expect(nextSteps(taken)[0].to).toBe(to)
})

const all = (['green', 'yellow', 'red'] as const).flatMap((zone) =>
  (['stressprofil', 'djupanalys'] as const).flatMap((instrument) => [
    resultIn(zone, { instrument }),
    ...categoryIds.map((raised) => resultIn(zone, { instrument, raised })),
    resultIn(zone, { instrument, causes: mistreated }),
    resultIn(zone, { instrument, causes: demands }),
  ]),
)

test('each of the three leads somewhere else, and all of it has words', () => {
  for (const taken of all) {
    const steps = nextSteps(taken)
    expect(new Set(steps.map(({ to }) => to)).size).toBe(3)
    for (const { title, text, button } of steps) {
      expect(texts).toHaveProperty([title])
      expect(texts).toHaveProperty([button])
      if (text !== null) expect(texts).toHaveProperty([text])
    }
  }
})

test('the first of yellow is something to do, and the in-depth analysis comes after it', () => {
  for (const taken of all.filter(
    ({ zone, instrument }) => zone === 'yellow' && instrument === 'stressprofil',
  )) {
    expect(
      nextSteps(taken)
        .map(({ to }) => to)
        .indexOf('/djupanalys'),
    ).toBe(1)
  }
})

test('red never hurries: what is raised is not put before help and rest', () => {
  expect(nextSteps(resultIn('red', { raised: 'cognitive_impairment' })).map(({ to }) => to)).toEqual([
    '/personal-action-plan',
    '/red-zone',
    '/ovningar?ovning=andas',
  ])
})
