import { expect, type Page, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { pages } from '#web/sitemap.ts'

/** Public pages in a window of 1280 px: none has an empty right half, and each drawing is hidden from screen readers. */

/** The other frames have a rail, an aside or a single question; the examples are for developers. */
const left = ['examples']
const publicPages = pages
  .filter(({ id, frame }) => (frame === undefined || frame === 'either') && !left.includes(id))
  .map(({ path }) => path)

/**
 * The share of the first screen, below the header, whose right half has more than the end of a line: a drawing, a figure, a
 * control, or text that begins there.
 */
const filledShare = `(() => {
  const top = document.querySelector('header').getBoundingClientRect().bottom
  const middle = innerWidth / 2
  const rows = new Set()
  const mark = ({ left, top: from, bottom, width, height }) => {
    if (width < 2 || height < 2 || left + width < middle + 80) return
    for (let row = Math.max(from, top); row < Math.min(bottom, innerHeight); row += 1) rows.add(Math.floor(row))
  }
  for (const one of document.querySelectorAll('main svg, main img, main table, main [role=img], main select'))
    if (one.checkVisibility({ visibilityProperty: true })) mark(one.getBoundingClientRect())
  const words = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const { parentElement, data } = words.currentNode
    if (data.trim() === '' || !parentElement.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    const box = range.getBoundingClientRect()
    if (box.left > middle - 40 || box.right > innerWidth - 200) mark(box)
  }
  return rows.size / (innerHeight - top)
})()`

/** A drawing of 210 px is a quarter of the height. */
const least = 0.25

async function shareOn(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // The figures arrive after the page.
  if (address.endsWith('/demo')) await expect(page.locator('.conclusion')).toBeVisible()
  return page.evaluate<number>(filledShare)
}

for (const language of languages)
  test(`no public page (${language}) is half empty in a window of 1280 px`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 1280, height: 900 })
    const empty: string[] = []
    for (const path of publicPages) {
      const address = pathIn(language, path)
      const share = await shareOn(page, address)
      if (share < least) empty.push(`${address}: ${Math.round(share * 100)} %`)
    }
    expect(empty).toEqual([])
  })

test('a drawing is silent to a screen reader, and its words stand below it', async ({ page }) => {
  for (const path of ['/stressprofil', '/om-stress', '/about-us', '/granska', '/foretagslosningar']) {
    await page.goto(path)
    for (const drawing of await page.locator('.scene > svg').all())
      await expect(drawing).toHaveAttribute('aria-hidden', 'true')
  }
  await page.goto('/stressprofil')
  await expect(page.getByText('Resultatet är en siffra från 1 till 5')).toBeVisible()
})

test('nothing round is drawn as an ellipse, whatever the width of the window', async ({ page }) => {
  for (const width of [390, 768, 1280])
    for (const path of ['/stresshanteringsprogram', '/', '/foretagslosningar', '/stressprofil']) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const squashed = await page.evaluate<string[]>(`[...document.querySelectorAll('main svg circle')]
        .map((one) => [one.getBoundingClientRect(), one])
        .filter(([{ width, height }]) => width > 0 && Math.abs(width - height) > 1)
        .map(([{ width, height }, one]) => one.getAttribute('class') + ' ' + width + ' × ' + height)`)
      expect(squashed, `${path} at ${width} px`).toEqual([])
      expect(await page.locator('.scene ellipse').count(), path).toBe(0)
    }
})
