import { expect, type Page, test } from '@playwright/test'
import { type Language, pathIn } from '#core/languages.ts'
import type { SeedRow } from './seed-rows.ts'

type Look = (page: Page, say: (swedish: string, english: string) => string) => Promise<void>

/**
 * Opens a page once in each language for several rows of the seed. Each row starts with the page as the row before has left it.
 * @param open runs before the first row; by default it only opens the page
 */
export function onOneVisit(
  path: string,
  rows: (shows: (row: SeedRow, look: Look) => void) => void,
  open: (page: Page, language: Language) => Promise<unknown> = (page, language) =>
    page.goto(pathIn(language, path)),
): void {
  for (const language of ['sv', 'en'] as const) {
    test.describe(pathIn(language, path), () => {
      test.describe.configure({ mode: 'default' })
      let page: Page
      test.beforeAll(async ({ browser }) => {
        page = await (await browser.newContext()).newPage()
        await open(page, language)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
      test.afterAll(() => page.context().close())
      rows((row, look) =>
        test(`${row} (${language})`, () =>
          look(page, (swedish, english) => (language === 'sv' ? swedish : english))),
      )
    })
  }
}
