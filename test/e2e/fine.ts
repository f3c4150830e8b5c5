import { expect, type Page } from '@playwright/test'
import { findingsOf } from './axe.ts'

/** Expects nothing to be wider than the window, so that nobody has to scroll sideways. `where` is part of the message. */
export async function expectToFit(page: Page, where?: string): Promise<void> {
  const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await page.evaluate(over), where).toBeLessThanOrEqual(0)
}

/** Expects no findings of axe, and nothing wider than the window. */
export async function expectFine(page: Page, where?: string): Promise<void> {
  expect(await findingsOf(page), where).toEqual([])
  await expectToFit(page, where)
}
