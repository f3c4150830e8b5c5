import { expect, type Page } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import { pathIn } from '#core/languages.ts'

export const path = '/personal-action-plan'
export const sunday = '2026-11-22T09:00:00+01:00'

/** A result of the stress profile with tiredness and focus high, distance medium. */
export const result = {
  id: '3b0f5b0e-6f4e-4b8e-9b0e-000000000001',
  takenAt: '2026-11-20T10:00:00.000Z',
  answers: {},
  move: false,
  owner: null,
  result: {
    instrument: 'stressprofil',
    version: '1',
    total: 3.1,
    zone: 'yellow',
    causes: [],
    categories: [
      { id: 'exhaustion', score: 4.2, risk: 'high' },
      { id: 'emotional_distancing', score: 3, risk: 'medium' },
      { id: 'cognitive_impairment', score: 3.7, risk: 'high' },
      { id: 'emotional_regulation', score: 1.5, risk: 'none' },
    ],
  },
}

/** Opens the plan as a person who took the stress profile in this browser, at a time that the test sets. */
export async function openPlan(page: Page, { at = sunday, language = 'sv' as Language, all = true } = {}) {
  await page.clock.install({ time: new Date(at) })
  await page.addInitScript((kept) => localStorage.setItem('andrum.results', kept), JSON.stringify([result]))
  await page.goto(pathIn(language, path))
  await expect(page.getByRole('button', { name: /Schemalägg valda|Schedule selected/ })).toBeVisible()
  if (all) await page.getByRole('button', { name: /^(Visa alla åtgärder|Show all actions)$/ }).click()
}

export async function choose(page: Page, ...titles: readonly string[]) {
  for (const name of titles) await page.getByRole('checkbox', { name, exact: true }).check()
}

export const unfold = (page: Page, title: string) =>
  page.locator('.plan-folds summary', { hasText: title }).click()
export const unfoldPlan = (page: Page) => unfold(page, 'Allt i din plan')

/** Opens a day of the shown week: "Tisdag 24". */
export const openDay = (page: Page, day: string) =>
  page.getByRole('button', { name: new RegExp(`^${day} `, 'i') }).click()

export const schedule = (page: Page, count: number) =>
  page.getByRole('button', { name: `Schemalägg valda åtgärder (${count})` }).click()

/** Plans and saves one weekly action from tomorrow on. */
export async function planOneAction(page: Page, title = 'Ta en kort paus på förmiddagen') {
  await choose(page, title)
  await schedule(page, 1)
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await expect(page.getByText('Sparat i din plan')).toBeVisible()
}
