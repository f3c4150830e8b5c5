import { chromium } from '@playwright/test'
import { findingsOf } from '../../test/e2e/axe.ts'

/**
 * axe's findings on each page as it opens on a phone, by address; must be empty.
 * @param debugPort of a running Chromium
 */
export async function axeFindings(
  urls: readonly string[],
  debugPort: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debugPort}`)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const found = new Map<string, readonly string[]>()
  for (const url of urls) {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    found.set(url, await findingsOf(page))
    await page.close()
  }
  await context.close()
  return found
}
