import { expect, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { pages } from '#web/sitemap.ts'

/** What only a browser can tell of every page of the site map; what their HTML says is read in test/pages. */

for (const language of languages) {
  test(`no page (${language}) loads anything from elsewhere, says anything is wrong, or has no words without scripts`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const faults: string[] = []
    page.on('console', (line) => line.type() === 'error' && faults.push(`${page.url()}: ${line.text()}`))
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error}`))
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost:')) faults.push(request.url())
    })
    for (const { path } of pages) {
      const address = pathIn(language, path)
      await page.goto(address, { waitUntil: 'load' })
      // A document in no window runs no scripts: this is the page as a browser without them has it.
      const html = await (await page.request.get(address)).text()
      const { text, headings, controls } = await page.locator('html').evaluate((root, source) => {
        const still = root.ownerDocument.implementation.createHTMLDocument()
        still.documentElement.innerHTML = source
        const main = still.querySelector('main')
        return {
          text: main?.textContent ?? '',
          headings: main?.querySelectorAll('h1').length ?? 0,
          controls: main?.querySelectorAll('form, button').length ?? 0,
        }
      }, html)
      const words = text.split(/\s+/).filter(Boolean).length
      if (words < 25) faults.push(`${address} has ${words} words without JavaScript: ${text}`)
      if (headings === 0) faults.push(`${address} has no heading without JavaScript`)
      if (controls > 0 && !/<noscript>/.test(html))
        faults.push(`${address} has controls and no word on JavaScript`)
    }
    expect(faults).toEqual([])
  })
}
