import { expect, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { serverTexts } from '#text/server-texts.ts'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

/** The overview shows the most important first, and the rest is one press away. */

const most = 2500
const height = 'document.documentElement.scrollHeight'
const people = [
  { who: 'HR', email: 'hr@exempelbolaget.example' },
  { who: 'a safety representative', email: 'skyddsombud@exempelbolaget.example' },
  { who: 'a manager', email: 'chef@exempelbolaget.example' },
] as const

for (const language of languages)
  for (const { who, email } of people)
    test(`the overview of ${who} is at most ${most} px high in a window of 1280 px, whichever tab is open (${language})`, async ({
      page,
    }) => {
      await signInAs(page, email)
      await page.goto(pathIn(language, '/hr-dashboard'))
      await expect(page.locator('.conclusion')).toBeVisible()
      await expect(page.locator('#todo')).toBeVisible()
      const tabs = page.getByRole('tab')
      await expect(tabs).toHaveCount(5)
      for (const tab of await tabs.all()) {
        await tab.click()
        const panel = page.getByRole('tabpanel')
        await expect(panel).toHaveCount(1)
        await expect(panel).toHaveAccessibleName((await tab.textContent()) ?? '')
        expect(await page.evaluate(height), (await tab.textContent()) ?? '').toBeLessThanOrEqual(most)
        // Axe measures an element that is half under the sticky bar as a small target.
        await page.evaluate('scrollTo(0, 0)')
        expect(await findingsOf(page)).toEqual([])
      }
    })

test('the tabs are walked by arrow keys, and the address opens one of them', async ({ page }) => {
  await page.goto('/demo')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(tab('Orsaker')).toHaveAttribute('aria-selected', 'true')
  await tab('Orsaker').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Vad ni kan göra')).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('En hög siffra betyder')
  await page.keyboard.press('End')
  await expect(tab('Jämför')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Jämför med enheten')).toBeVisible()
  await page.goto('/demo#trend')
  await page.reload()
  await expect(page.locator('.trend')).toBeVisible()
})

test('a tab and an order of units that stand in the address need no network', async ({ page }) => {
  await signInAs(page, 'hr@exempelbolaget.example')
  await page.goto('/enheter')
  await expect(page.locator('.unit-table')).toBeVisible()
  const total = page.getByRole('columnheader', { name: 'Totalt' })
  await page.context().setOffline(true)
  await total.getByRole('button').click()
  await expect(page).toHaveURL(/ordning=-total/)
  await expect(total).toHaveAttribute('aria-sort', 'descending')
  await page.context().setOffline(false)
  await page.goto('/hr-dashboard')
  await expect(page.locator('.conclusion')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('tab', { name: 'Utveckling' }).click()
  await expect(page).toHaveURL(/flik=trend/)
  await expect(page.locator('.trend')).toBeVisible()
})

for (const language of languages)
  test(`that nothing has changed clearly is said once, and not in every row of units (${language})`, async ({
    page,
  }) => {
    const texts = serverTexts[language].overview
    const said = page.getByText(new RegExp(texts['key.change.none'], 'i')).filter({ visible: true })
    await page.goto(pathIn(language, '/demo'))
    await expect(page.locator('.conclusion')).toBeVisible()
    await expect(said).toHaveCount(1)
    await expect(page.locator('.unit-table')).toHaveCount(0)
    await page.getByRole('link', { name: texts['units.all'] }).click()
    await expect(page.locator('.unit-table tbody tr').first()).toBeVisible()
    expect(await page.locator('.unit-table').textContent()).not.toMatch(
      new RegExp(texts['key.change.none'], 'i'),
    )
    await expect(page.getByText(texts['units.legend'])).toBeVisible()
  })

test('by keyboard on a phone no heading of the table of units is below the names beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'hr@exempelbolaget.example')
  await page.goto('/enheter')
  const headings = page.locator('.unit-table thead button')
  await headings.first().focus()
  for (let at = 1; at < (await headings.count()); at++) {
    await page.keyboard.press('Tab')
    await expect(headings.nth(at)).toBeFocused()
    const names = await page.locator('.unit-table thead th').first().boundingBox()
    const heading = await headings.nth(at).boundingBox()
    if (names === null || heading === null) throw new Error('there is no table')
    expect(heading.x).toBeGreaterThanOrEqual(names.x + names.width)
  }
})
