import { expect, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

for (const language of languages)
  test(`what is folded below the hours of staff stands under its heading (${language})`, async ({ page }) => {
    await signInAs(page, 'personal@andrum.example')
    await page.goto(pathIn(language, '/kalender'))
    const hours = page.locator('#hours')
    await hours.locator('summary').first().click()
    const body = hours.locator('> .fold-body')
    // The week and what is different from it; below the week its hours.
    await expect(body.getByRole('heading', { level: 4 })).toHaveCount(2)
    await expect(body.getByRole('heading', { level: 5 }).first()).toBeVisible()
    await expect(body.getByRole('heading', { level: 3 })).toHaveCount(0)
    await expectFine(page)
  })

/** Somebody who goes from heading to heading hears which round the list, the e-mails and the file belong to. */
for (const language of languages)
  test(`what is folded below a round stands under its heading (${language})`, async ({ page }) => {
    await signInAs(page, 'skyddsombud@exempelbolaget.example')
    await page.goto(pathIn(language, '/matningar'))
    const rounds = page.locator('.rounds > li')
    await expect(rounds.first()).toBeVisible()
    for (const round of await rounds.all()) {
      await expect(round.getByRole('heading', { level: 3 })).toHaveCount(1)
      const folds = round.locator('summary')
      await expect(folds.getByRole('heading', { level: 4 })).toHaveCount(await folds.count())
    }
    // What is in the fold stands under it.
    const list = rounds.first().locator('details[id^=list-]')
    await list.locator('summary').first().click()
    await expect(list.locator('.fold-body').getByRole('heading', { level: 5 }).first()).toBeVisible()
    await expect(list.locator('.fold-body').getByRole('heading', { level: 4 })).toHaveCount(0)
    await expectFine(page)
  })
