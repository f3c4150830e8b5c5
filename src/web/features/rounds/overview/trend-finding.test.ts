import { expect, test } from 'vitest'
import type { Overview } from '#contract/rounds/overview.ts'
import { translate } from '#text/messages.ts'
import { overview as swedish } from '#text/sv/overview.ts'
import type { Unit } from './overview-view.ts'
import { trendFinding } from './trend-finding.ts'

const words = {
  t: (key: string, params?: Record<string, string | number>) => translate(swedish, key, 'sv', params),
}
const round = (id: string, name: string, closedAt: string): Overview['rounds'][number] => ({
  id,
  name,
  scope: null,
  instrument: 'djupanalys',
  version: '1.0',
  closedAt,
  releasedAt: closedAt,
})
const rounds: readonly Overview['rounds'][number][] = [
  round('b', 'Oktober 2026', '2026-10-20T10:00:00.000Z'),
  round('a', 'Juli 2026', '2026-08-04T10:00:00.000Z'),
]
const figure = { n: 25, mean: { lo: 2.4, hi: 2.5, at: 2.5, step: 0.1 }, uncertainty: 0.3 }
const chosen = {
  id: 'b',
  instrument: 'djupanalys',
  version: '2.0',
  smallestGroup: 8,
  limits: { yellow: 2.59, red: 3.02 },
}
const read = (unit: Pick<Unit, 'trend' | 'change'> & Partial<Pick<Unit, 'otherTrend'>>) =>
  trendFinding(words, { rounds, round: chosen }, { otherTrend: [], ...unit })

test('a change is told since the round by its own name, not by the month it closed', () => {
  const trend = [
    { roundId: 'a', figure },
    { roundId: 'b', figure },
  ]
  const since = { sinceRoundId: 'a' }
  expect(read({ trend, change: { ...since, certain: false, direction: 'none' } })).toBe(
    'Ingen tydlig förändring sedan mätningen ”Juli 2026”',
  )
  expect(read({ trend, change: { ...since, certain: true, direction: 'worse' } })).toBe(
    'Tydlig försämring sedan mätningen ”Juli 2026”',
  )
})

test('a unit hidden in the chosen round is not said to have one round only', () => {
  const trend = [
    { roundId: 'a', figure },
    { roundId: 'b', figure: null },
  ]
  expect(read({ trend, change: null })).toBe(
    'Mätningen ”Oktober 2026” visas inte här, så det går inte att säga om något har förändrats',
  )
})

test('the first figure of a unit says that change shows from the second', () => {
  const trend = [
    { roundId: 'a', figure: null },
    { roundId: 'b', figure },
  ]
  expect(read({ trend, change: null })).toBe(
    'Det finns en siffra hittills. Utvecklingen visas när det finns två.',
  )
})

test('the first figure after the questions were reworded says why nothing is compared', () => {
  const trend = [{ roundId: 'b', figure }]
  const otherTrend = [{ roundId: 'a', figure }]
  expect(read({ trend, otherTrend, change: null })).toBe(
    'Frågorna fick nya formuleringar efter mätningen ”Juli 2026”, så det går inte att säga om något har förändrats sedan dess',
  )
})
