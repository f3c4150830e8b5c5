import { expect, type Locator, test } from '@playwright/test'
import { languages, pathIn, rowOf } from '#core/languages.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { openHydrated } from './open-hydrated.ts'
import { signInAs } from './sign-in-as.ts'

/** In every language, whatever its direction: an arrow key moves in the direction of the arrow. */

const left = async (place: Locator) => (await place.boundingBox())?.x ?? Number.NaN

/** 1 where the second is to the right of the first, −1 where it is to the left. */
const side = async (first: Locator, second: Locator) => Math.sign((await left(second)) - (await left(first)))

for (const language of languages) {
  const { direction } = rowOf(language)
  const [onward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const onwardSide = onward === 'ArrowRight' ? 1 : -1

  test(`arrow keys go to the tab on that side (${language})`, async ({ page }) => {
    await openHydrated(page, pathIn(language, '/red-zone'))
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press(onward)
    await expect(tabs.nth(1)).toBeFocused()
    expect(await side(tabs.first(), tabs.nth(1))).toBe(onwardSide)
    await page.keyboard.press(back)
    await expect(tabs.first()).toBeFocused()
    await page.keyboard.press(back)
    await expect(tabs.last()).toBeFocused()
  })

  test(`arrow keys show what the button on that side shows (${language})`, async ({ page }) => {
    const t = dictionaries[language].overview
    await page.goto(pathIn(language, '/demo'))
    await page.getByRole('button', { name: t['present.start'] }).click()
    const dialog = page.getByRole('dialog')
    const next = dialog.getByRole('button', { name: t['present.next'], exact: true })
    await expect(next).toBeFocused()
    expect(await side(dialog.getByRole('button', { name: t['present.back'], exact: true }), next)).toBe(
      onwardSide,
    )
    // Which it is and what it is called.
    const place = dialog.getByRole('status')
    const first = (await place.textContent()) ?? ''
    await page.keyboard.press(onward)
    await expect(page).toHaveURL(/visning=2/)
    await expect(place).not.toHaveText(first)
    await page.keyboard.press(back)
    await expect(page).toHaveURL(/visning=1/)
    await expect(place).toHaveText(first)
  })

  test(`arrow keys go to the day on that side of the week (${language})`, async ({ page }) => {
    await signInAs(page, 'personal@andrum.example')
    const week = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10)
    await page.goto(`${pathIn(language, '/kalender')}?vecka=${week}`)
    const cells = page.getByRole('gridcell')
    await expect(page.locator('[role="gridcell"][tabindex="0"]')).toHaveCount(1)
    const at = await cells.evaluateAll((all) => all.findIndex((cell) => cell.tabIndex === 0))
    const [monday, tuesday] = [cells.nth(at), cells.nth(at + 1)]
    expect(await side(monday, tuesday)).toBe(onwardSide)
    await monday.focus()
    await page.keyboard.press(onward)
    await expect(tuesday).toBeFocused()
    await page.keyboard.press(back)
    await expect(monday).toBeFocused()
  })
}
