import { expect, type Page } from '@playwright/test'
import { type Language, pathIn } from '#core/languages.ts'

export const id = '3b0f5b0e-6f4e-4b8e-9b0e-000000000001'

/** A result of the stress profile in this browser, from 11 November 2026, with every category raised. */
export const resultIn = (zone: 'green' | 'yellow' | 'red', total: number) => ({
  id,
  takenAt: '2026-11-11T10:00:00.000Z',
  answers: {},
  move: false,
  owner: null,
  result: {
    instrument: 'stressprofil',
    version: '1.0',
    total,
    zone,
    provisional: true,
    causes: [],
    categories: ['exhaustion', 'emotional_distancing', 'cognitive_impairment', 'emotional_regulation'].map(
      (category) => ({ id: category, score: total, band: 'raised', risk: 'high' }),
    ),
  },
})

type Taken = ReturnType<typeof resultIn>

/** Opens a result that is stored in this browser. */
export async function openResult(
  page: Page,
  taken: Taken,
  language: Language = 'sv',
  at = '2026-11-12T09:00:00Z',
  others: readonly Taken[] = [],
) {
  await page.clock.setFixedTime(at)
  await page.addInitScript(
    (kept) => localStorage.setItem('andrum.results', kept),
    JSON.stringify([taken, ...others]),
  )
  await page.goto(`${pathIn(language, '/mina-resultat')}?id=${id}`)
  await expect(page.getByRole('article')).toBeVisible()
}
