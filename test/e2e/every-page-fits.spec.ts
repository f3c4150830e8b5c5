import { expect, type Page, test } from '@playwright/test'
import { type Language, languages, pathIn, rowOf } from '#core/languages.ts'
import { pages } from '#web/sitemap.ts'
import { findingsOf } from './axe.ts'

/** Every page of the site map in every language, a new one too: nothing is wider than a narrow window. */

const everyPage = pages.map(({ path }) => path)

/** What is wider than the window, by the class of the widest element. */
const tooWide = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return null
  const out = [...document.querySelectorAll('body *')].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect()
    return width > 0 && (right > clientWidth + 1 || left < -1)
  })
  return scrollWidth - clientWidth + ' px: ' + out.slice(0, 3).map((one) => one.tagName + '.' + one.className).join(', ')
})()`

async function faultsOn(
  page: Page,
  look: (address: string) => Promise<readonly string[]>,
  language: Language,
) {
  const faults: string[] = []
  for (const path of everyPage) {
    const address = pathIn(language, path)
    await page.goto(address, { waitUntil: 'load' })
    faults.push(...(await look(address)))
  }
  return faults
}

for (const language of languages) {
  test(`every page (${language}) fits a window of 320 px, and says which way it is read`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width: 320, height: 700 })
    const faults = await faultsOn(
      page,
      async (address) => {
        const wide = await page.evaluate(tooWide)
        const direction = await page.locator('html').getAttribute('dir')
        return [
          ...(wide === null ? [] : [`${address} is too wide by ${wide}`]),
          ...(direction === rowOf(language).direction ? [] : [`${address} is read ${direction}`]),
        ]
      },
      language,
    )
    expect(faults).toEqual([])
  })

  test(`every page (${language}) fits with text of twice the size`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width: 640, height: 900 })
    const faults = await faultsOn(
      page,
      async (address) => {
        await page.evaluate("document.documentElement.style.fontSize = '200%'")
        const wide = await page.evaluate(tooWide)
        return wide === null ? [] : [`${address} is too wide by ${wide}`]
      },
      language,
    )
    expect(faults).toEqual([])
  })
}

// Pages that are read from left to right are looked at by axe one by one, in the tests of what they do.
for (const language of languages.filter((one) => rowOf(one).direction === 'rtl')) {
  test(`axe finds nothing on any page (${language})`, async ({ page }) => {
    test.setTimeout(900_000)
    await page.setViewportSize({ width: 320, height: 700 })
    const faults = await faultsOn(
      page,
      async (address) => (await findingsOf(page)).map((finding) => `${address}: ${finding}`),
      language,
    )
    expect(faults).toEqual([])
  })
}
