import { expect, type Page } from '@playwright/test'
import { findingsOf } from './axe.ts'

/** Nothing is wider than the window, so that nobody has to scroll sideways. `where` is said when something is. */
export async function expectToFit(page: Page, where?: string): Promise<void> {
  const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await page.evaluate(over), where).toBeLessThanOrEqual(0)
}

/** Axe finds nothing, and nothing is wider than the window. */
export async function expectFine(page: Page, where?: string): Promise<void> {
  expect(await findingsOf(page), where).toEqual([])
  await expectToFit(page, where)
}
