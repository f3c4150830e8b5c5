import type { Page } from '@playwright/test'

/** Opens a page and waits until it is hydrated, so that it handles keys and clicks itself. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  const hydrated = page.waitForEvent('console', (line) => line.text().startsWith('Sida: '))
  await page.goto(path)
  await hydrated
}
