import type { Page } from '@playwright/test'

/** Opens a page and waits until it answers to keys and clicks itself, not only through the browser. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  const hydrated = page.waitForEvent('console', (line) => line.text().startsWith('Sida: '))
  await page.goto(path)
  await hydrated
}
