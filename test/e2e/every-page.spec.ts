import { expect, type Page, test } from '@playwright/test'
import { type Language, languages, pathIn, rowOf } from '#core/languages.ts'
import { pages } from '#web/sitemap.ts'
import { findingsOf } from './axe.ts'

/** What only a browser can verify about every page of the site map, also new ones. test/pages verifies their HTML. */

/** The classes of the widest elements that are wider than the window, with this text size, after rendering. */
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

/** Headings and paragraphs that have hardly a word a line in a wide window, because a column beside them takes it. */
const tooNarrow = `[...document.querySelectorAll('main :is(h1, h2, h3, p)')].filter((one) => {
  const { width, height } = one.getBoundingClientRect()
  const letter = parseFloat(getComputedStyle(one).fontSize)
  return width > 0 && width < 4 * letter && height > 5 * letter
}).map((one) => one.textContent).join(', ')`

/** Windows by width, with their text size; each page is opened in the last of them. */
const windows = [
  { width: 320, text: '100%' },
  { width: 320, text: '200%' },
  { width: 640, text: '200%' },
  { width: 1280, text: '200%' },
  { width: 1280, text: '100%' },
] as const

async function sizeFaults(page: Page, address: string, language: Language): Promise<string[]> {
  const faults: string[] = []
  for (const { width, text } of windows) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await page.evaluate(tooWide(text))
    if (wide !== null) faults.push(`${address} at ${width} px and ${text} is too wide by ${wide}`)
    const narrow = width < 1280 ? '' : await page.evaluate(tooNarrow)
    if (narrow !== '') faults.push(`${address} at ${width} px and ${text} is too narrow: ${narrow}`)
  }
  const direction = await page.locator('html').getAttribute('dir')
  if (direction !== rowOf(language).direction) faults.push(`${address} is read ${direction}`)
  return faults
}

/** Texts with faults. A document outside a window runs no scripts, so this is the page without JavaScript. */
async function wordFaults(page: Page, address: string): Promise<string[]> {
  const faults: string[] = []
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
  return faults
}

type Faults = { readonly loading: readonly string[]; readonly size: readonly string[] }

/** Opens every page once, for both tests of a language. */
async function openAll(page: Page, language: Language): Promise<Faults> {
  const loading: string[] = []
  const size: string[] = []
  page.on('console', (line) => line.type() === 'error' && loading.push(`${page.url()}: ${line.text()}`))
  page.on('pageerror', (error) => loading.push(`${page.url()}: ${error}`))
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost:')) loading.push(request.url())
  })
  for (const { path } of pages) {
    const address = pathIn(language, path)
    await page.goto(address, { waitUntil: 'load' })
    loading.push(...(await wordFaults(page, address)))
    size.push(...(await sizeFaults(page, address, language)))
  }
  return { loading, size }
}

for (const language of languages) {
  test.describe(() => {
    // In one process and in order, so that the second has the results of the first.
    test.describe.configure({ mode: 'default', timeout: 900_000 })
    let opened: Promise<Faults> | undefined
    const faultsOn = (page: Page) => {
      opened ??= openAll(page, language)
      return opened
    }

    test(`no page (${language}) loads anything from elsewhere, says anything is wrong, or has no words without scripts`, async ({
      page,
    }) => {
      expect((await faultsOn(page)).loading).toEqual([])
    })

    test(`every page (${language}) fits a narrow window, a wide one and text of twice the size, and says which way it is read`, async ({
      page,
    }) => {
      expect((await faultsOn(page)).size).toEqual([])
    })
  })
}

// The tests of left-to-right pages run axe on each.
for (const language of languages.filter((one) => rowOf(one).direction === 'rtl')) {
  test(`axe finds nothing on any page (${language})`, async ({ page }) => {
    test.setTimeout(1_800_000)
    await page.setViewportSize({ width: 320, height: 700 })
    const faults: string[] = []
    for (const { path } of pages) {
      const address = pathIn(language, path)
      await page.goto(address, { waitUntil: 'load' })
      faults.push(...(await findingsOf(page)).map((finding) => `${address}: ${finding}`))
    }
    expect(faults).toEqual([])
  })
}
