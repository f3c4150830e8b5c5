import { expect, type Page, test } from '@playwright/test'
import { pathIn } from '#core/languages.ts'
import { openResult, resultIn } from './own-result.ts'
import { signInAs } from './sign-in-as.ts'

/**
 * Visible words in the main part of a page above the first thing to do. Texts for screen readers and folded ones are not
 * counted; a help region is, with its links. A word contains a letter: people look at phone numbers and scales.
 */
const wordsBefore = (page: Page, button: string): Promise<number> =>
  page.evaluate<number>(`(() => {
    const main = document.querySelector('main')
    const first = [...main.querySelectorAll(${JSON.stringify(button)})].find((one) => one.checkVisibility())
    if (first === undefined) throw new Error('nothing to press')
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    let text = ''
    while (walk.nextNode() !== null) {
      const { parentElement, data } = walk.currentNode
      const where = first.compareDocumentPosition(walk.currentNode)
      if (where & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) break
      const box = parentElement.getBoundingClientRect()
      const isSeen = parentElement.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
      if (isSeen) text += ' ' + data
    }
    return text.split(/\\s+/).filter((word) => /\\p{L}/u.test(word)).length
  })()`)

/** English needs more words for the same, two of them to say that a help line is in Swedish. No page may get longer again. */
const limits = {
  sv: { result: 90, red: 80, recovery: 92, help: 70, times: 70 },
  en: { result: 95, red: 84, recovery: 100, help: 80, times: 82 },
} as const

for (const language of ['sv', 'en'] as const) {
  test(`somebody in red reads little before the first press: result, red page, recovery and help (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openResult(page, resultIn('red', 4), language)
    expect
      .soft(await wordsBefore(page, '.button-primary'), 'result')
      .toBeLessThanOrEqual(limits[language].result)
    await page.goto(pathIn(language, '/red-zone'))
    expect
      .soft(await wordsBefore(page, '.button-primary'), 'red page')
      .toBeLessThanOrEqual(limits[language].red)
    await page.goto(pathIn(language, '/aterhamtningsprogram'))
    const intro = await wordsBefore(page, 'form input, .button-primary')
    expect.soft(intro, 'recovery').toBeLessThanOrEqual(limits[language].recovery)
    await page.goto(pathIn(language, '/hjalp'))
    expect.soft(await wordsBefore(page, '.button-primary'), 'help').toBeLessThanOrEqual(limits[language].help)
  })
}

for (const language of ['sv', 'en'] as const) {
  test(`somebody who books a support session reads little before the free times (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, 'anna@exempelbolaget.example')
    await page.goto(pathIn(language, '/boka?typ=stodsamtal'))
    const free = page.locator('.day-choice:enabled').first()
    await expect(free).toBeVisible()
    expect(await wordsBefore(page, '.day-choice:enabled')).toBeLessThanOrEqual(limits[language].times)
    // Folded, and one press away.
    await page.locator('.safety-more > summary').click()
    for (const number of ['1177', '08-702 16 80'])
      await expect(page.locator('main').getByRole('link', { name: number })).toBeVisible()
  })
}
