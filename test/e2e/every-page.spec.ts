import { expect, test } from '@playwright/test'
import { languages, pathIn } from '#text/language.ts'
import { pages } from '#web/sitemap.ts'

/** What only a browser can tell of every page of the site map; what their HTML says is read in test/pages. */

for (const language of languages) {
  test(`no page (${language}) loads anything from elsewhere, says anything is wrong, or has no words without scripts`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const faults: string[] = []
    const awake = await browser.newContext()
    const still = await browser.newContext({ javaScriptEnabled: false })
    const [page, quiet] = [await awake.newPage(), await still.newPage()]
    page.on('console', (line) => line.type() === 'error' && faults.push(`${page.url()}: ${line.text()}`))
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error}`))
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost:')) faults.push(request.url())
    })
    for (const { path } of pages) {
      const address = pathIn(language, path)
      await page.goto(address, { waitUntil: 'load' })
      await quiet.goto(address, { waitUntil: 'domcontentloaded' })
      const text = await quiet.locator('main').evaluate((main) => {
        const hidden = [...main.querySelectorAll('noscript')].map((one) => one.textContent).join(' ')
        return `${main.textContent} ${hidden}`
      })
      const words = text
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length
      if (words < 25) faults.push(`${address} has ${words} words without JavaScript: ${text}`)
      if (!(await quiet.locator('main h1').count()))
        faults.push(`${address} has no heading without JavaScript`)
      const interactive = await quiet.locator('main form, main button').count()
      const html = await quiet.content()
      if (interactive > 0 && !/<noscript>/.test(html))
        faults.push(`${address} has controls and no word on JavaScript`)
    }
    expect(faults).toEqual([])
    await awake.close()
    await still.close()
  })
}
