import { expect, test } from '@playwright/test'
import { printedSheets } from './printed-sheets.ts'
import { signInAs } from './sign-in-as.ts'

test.slow()

test('the printed plan has no empty sheet, however long it is', async ({ page }) => {
  await signInAs(page, 'hr@exempelbolaget.example')
  await page.goto('/atgarder')
  await page.locator('.plan-risk').first().waitFor()
  await page.locator('.plan-causes p.small').first().waitFor({ state: 'attached' })
  const empty: string[] = []
  // The plan grows by steps to almost a sheet, so that it ends at every height. A gap of a whole sheet would be an empty sheet.
  for (let more = 0; more <= 910; more += 35) {
    await page.evaluate(`document.querySelector('.measure-plan h2').style.paddingBlockEnd = '${more}px'`)
    const sheets = await printedSheets(page)
    // An empty sheet has only its number.
    for (const [at, pieces] of sheets.entries())
      if (pieces < 3) empty.push(`${more} px more: sheet ${at + 1} of ${sheets.length}`)
  }
  expect(empty).toEqual([])
})
