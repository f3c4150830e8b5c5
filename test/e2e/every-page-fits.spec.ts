import { expect, type Page, test } from '@playwright/test'
import { type Language, languages, pathIn, rowOf } from '#core/languages.ts'
import { pages } from '#web/sitemap.ts'
import { findingsOf } from './axe.ts'

/** Every page of the site map in every language, a new one too: nothing is wider than a narrow window. */

const everyPage = pages.map(({ path }) => path)

/** What is wider than the window, by the class of the widest elements, once text has that size and the page has been drawn. */
const tooWide = (text: string) => `(async () => {
  const root = document.documentElement
  root.style.fontSize = '${text}'
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const { scrollWidth, clientWidth } = root
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

/** Windows by their width, and how large their text is. */
const windows = [
  { width: 320, text: '100%' },
  { width: 1280, text: '100%' },
  { width: 640, text: '200%' },
] as const

for (const language of languages) {
  test(`every page (${language}) fits a narrow window, a wide one and text of twice the size, and says which way it is read`, async ({
    page,
  }) => {
    test.setTimeout(900_000)
    const faults = await faultsOn(
      page,
      async (address) => {
        const found: string[] = []
        for (const { width, text } of windows) {
          await page.setViewportSize({ width, height: 800 })
          const wide = await page.evaluate(tooWide(text))
          if (wide !== null) found.push(`${address} at ${width} px and ${text} is too wide by ${wide}`)
        }
        const direction = await page.locator('html').getAttribute('dir')
        if (direction !== rowOf(language).direction) found.push(`${address} is read ${direction}`)
        return found
      },
      language,
    )
    expect(faults).toEqual([])
  })
}

// Pages that are read from left to right are looked at by axe one by one, in the tests of what they do.
for (const language of languages.filter((one) => rowOf(one).direction === 'rtl')) {
  test(`axe finds nothing on any page (${language})`, async ({ page }) => {
    test.setTimeout(1_800_000)
    await page.setViewportSize({ width: 320, height: 700 })
    const faults = await faultsOn(
      page,
      async (address) => (await findingsOf(page)).map((finding) => `${address}: ${finding}`),
      language,
    )
    expect(faults).toEqual([])
  })
}
