import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { evaluate } from '#core/scoring/evaluate.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import type { TakenResult } from '#web/features/self/results/own-result.ts'
import { StateCard } from './state-card.tsx'

const forms = [
  { id: stressprofil.id, version: stressprofil.version, title: 'Stressprofil', reliableChange: 0.9 },
]

function taken(day: string, value: number): TakenResult {
  const answers = answersByValue(
    stressprofil,
    stressprofil.items.map(() => value),
  )
  const evaluation = evaluate(stressprofil, answers)
  if (!evaluation.ok) throw new Error(evaluation.code)
  return { id: day, takenAt: `${day}T10:00:00.000Z`, result: evaluation.result }
}

const open = (latest: TakenResult, before: readonly TakenResult[]) =>
  showInPage(<StateCard forms={forms} taken={latest} before={before} />, 'mine')

test('a first result stands on the gauge', () => {
  open(taken('2026-05-14', 2), [])
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Belastningen är \d,\d\d på skalan/)
})

test('later results are drawn as the water over the last five, with the year of those from another year', () => {
  const before = ['2025-01-10', '2025-03-10', '2025-09-25', '2025-12-11', '2026-02-26'].map((day) =>
    taken(day, 2),
  )
  open(taken('2026-05-14', 2), before)
  const drawn = screen.getByRole('img')
  expect([...drawn.querySelectorAll('li')].map((day) => day.textContent)).toEqual([
    '10\u00a0mars 2025',
    '25\u00a0sep 2025',
    '11\u00a0dec 2025',
    '26\u00a0feb',
    '14\u00a0maj',
  ])
  expect(drawn.getAttribute('aria-label')).toMatch(
    /^Belastningen på skalan från 1 till 5 har varit \d,\d\d den 10\smars 2025, .* och \d,\d\d den 14\smaj 2026\.$/,
  )
  expect(screen.getByText(/Sedan i februari: ungefär som förr\./)).toBeTruthy()
})

test('the water stands higher where the strain is greater', () => {
  open(taken('2026-05-14', 4), [taken('2026-02-26', 1)])
  const heights = [...screen.getByRole('img').querySelectorAll('circle[r="5"]')].map((point) =>
    Number.parseFloat(point.getAttribute('cy') ?? ''),
  )
  expect(heights).toHaveLength(2)
  expect(heights[1]).toBeLessThan(heights[0] ?? 0)
  // The surface of the water passes through both points: the second is where its only curve ends.
  const surface = screen.getByRole('img').querySelector('.water-mid')?.getAttribute('d') ?? ''
  const [, from, to] = /^M0 ([\d.]+)H25C.* 75 ([\d.]+)H100V130H0Z$/.exec(surface) ?? []
  expect([Number(from), Number(to)]).toEqual(heights)
})
