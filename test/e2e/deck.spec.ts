import { expect, type Page, test } from '@playwright/test'
import type { Overview } from '#contract/rounds/overview.ts'
import { languages, pathIn } from '#core/languages.ts'
import { participationWords, scoreWords } from '#text/figure-words.ts'
import { translate } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import { findingsOf } from './axe.ts'
import { drawnSheets, printedSheets } from './printed-sheets.ts'
import { signInAs } from './sign-in-as.ts'

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
const slides = (page: Page) => page.locator('.deck-slide')

for (const language of languages) {
  const texts = serverTexts[language].overview
  test(`five slides for the meeting have the released figures, one sheet each, across (${language})`, async ({
    page,
  }) => {
    const overview = (await (await page.request.get('/api/v1/demo/overview')).json()) as Overview
    const [top] = overview.units
    if (top?.figure == null) throw new Error('nothing is shown')
    const words = {
      language,
      t: (key: string, params?: Parameters<typeof translate>[3]) => translate(texts, key, language, params),
    }
    await page.goto(language === 'sv' ? '/demo' : '/en/demo')
    await page.getByRole('button', { name: texts['deck.open'] }).click()
    await expect(slides(page)).toHaveCount(5)
    expect(await findingsOf(page)).toEqual([])
    const shown = (await slides(page).allTextContents()).map(folded)
    expect(shown[0]).toContain(folded(participationWords(words, top.figure.participation)))
    expect(shown[1]).toContain(folded(scoreWords(words, top.figure.mean)))
    const highest = Object.values(top.causes?.causes ?? {}).toSorted((a, b) => b.at - a.at)[0]
    if (highest !== undefined && highest.at >= 2.5)
      expect(shown[2]).toContain(folded(scoreWords(words, highest)))
    const sheets = await printedSheets(page)
    expect(sheets).toHaveLength(5)
    const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1')
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect(Number(width)).toBeGreaterThan(Number(height))
    await page.getByRole('button', { name: texts['deck.close'] }).click()
    await expect(page.locator('.conclusion')).toBeVisible()
  })
}

for (const language of languages) {
  test(`the figures are on the first sheet of the report (${language})`, async ({ page }) => {
    await signInAs(page, 'hr@exempelbolaget.example')
    await page.goto(pathIn(language, '/hr-dashboard'))
    await expect(page.locator('.conclusion')).toBeVisible()
    // A distinct colour, by which the texts are found in the PDF.
    await page.evaluate(`
      for (const one of document.querySelectorAll('.key-figures .key-value'))
        one.style.setProperty('color', 'rgb(1 2 3)', 'important')
    `)
    const sheets = await drawnSheets(page)
    expect(sheets.length).toBeGreaterThan(1)
    const figures = sheets.map((drawing) => /\.0039\d* \.0078\d* \.011[78]\d* rg/.test(drawing))
    expect(figures.indexOf(true)).toBe(0)
    expect(figures.lastIndexOf(true)).toBe(0)
  })
}
