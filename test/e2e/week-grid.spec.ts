import { expect, type Page, test } from '@playwright/test'
import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { isWorkingDay } from '#core/calendar/working-days.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

const staff = 'personal@andrum.example'

// In order: all of them change the hours of the same person.
test.describe.configure({ mode: 'default' })

/** A Tuesday in four weeks, where no other test books, or the first after it that is no public holiday. */
const tuesday = (() => {
  const day = new Date(Date.now() + 28 * 86_400_000)
  day.setUTCHours(12, 0, 0, 0)
  day.setUTCDate(day.getUTCDate() + 2 - (day.getUTCDay() || 7))
  while (!isWorkingDay(dayOf(day))) day.setUTCDate(day.getUTCDate() + 7)
  return day
})()
const monday = addDays(dayOf(tuesday), -1)
const named = (language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' })
    .format(tuesday)
    .replace(',', '')

const cell = (page: Page, day: string, time: string, state: string) =>
  page.getByRole('gridcell', { name: `${day} ${time}, ${state}`, exact: true })

test('staff publish hours by dragging over a week, and take them away after a question', async ({ page }) => {
  test.slow()
  const day = named('sv-SE')
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAs(page, staff)
  await page.goto(`/kalender?vecka=${monday}`)
  await expect(cell(page, day, '09.00–\u206009.30', 'publicerad')).toBeVisible()
  const first = cell(page, day, '16.00–\u206016.30', 'inte publicerad')
  const last = cell(page, day, '17.30–\u206018.00', 'inte publicerad')
  await expectFine(page)
  await last.scrollIntoViewIfNeeded()
  const from = await first.boundingBox()
  const to = await last.boundingBox()
  if (from === null || to === null) throw new Error('The cells are not in sight')
  await page.mouse.move(from.x + 20, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, from.y + 30)
  await page.mouse.move(to.x + 20, to.y + 8)
  await page.mouse.up()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(4)
  await expectFine(page)
  await page.getByRole('button', { name: `Publicera 16.00–\u206018.00 ${day}` }).click()
  await expect(page.getByText(`Nu kan du bokas 16.00–\u206018.00 ${day}.`)).toBeVisible()
  await expect(cell(page, day, '17.30–\u206018.00', 'publicerad')).toBeVisible()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0)

  // What is shown can be booked.
  const date = tuesday.toISOString().slice(0, 10)
  const free = async () => {
    const answer = await page.request.get(`/api/v1/free-slots?type=meeting&from=${date}&to=${date}`)
    const { slots } = (await answer.json()) as { slots: { startsAt: string }[] }
    return slots.map(({ startsAt }) => startsAt)
  }
  const evening = `${date}T16:15`
  expect((await free()).some((slot) => slot >= evening)).toBe(true)

  await cell(page, day, '16.30–\u206017.00', 'publicerad').click()
  await page.getByRole('button', { name: `Ta bort 16.30–\u206017.00 ${day}` }).click()
  await expect(page.getByRole('group', { name: /Bara den dagen ändras/ })).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: 'Nej, behåll' }).click()
  await expect(cell(page, day, '16.30–\u206017.00', 'publicerad')).toBeVisible()
  await page.getByRole('button', { name: `Ta bort 16.30–\u206017.00 ${day}` }).click()
  await page.getByRole('button', { name: 'Ja, ta bort' }).click()
  await expect(cell(page, day, '16.30–\u206017.00', 'inte publicerad')).toBeVisible()
  await expect(cell(page, day, '16.00–\u206016.30', 'publicerad')).toBeVisible()
  await expect(cell(page, day, '17.00–\u206017.30', 'publicerad')).toBeVisible()
  await page.reload()
  await expect(cell(page, day, '16.30–\u206017.00', 'inte publicerad')).toBeVisible()
})

test('with the keyboard: arrows move, space begins and ends, Escape gives up, and weeks lie in the address', async ({
  page,
}) => {
  test.slow()
  const day = named('en-GB')
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAs(page, staff)
  await page.goto(`/en/kalender?vecka=${monday}`)
  const grid = page.getByRole('grid')
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  await grid.locator('[tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(cell(page, day, '18:30–\u206019:00', 'not published')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(`You are selecting 18:00–\u206019:00 ${day}.`)).toBeVisible()
  // The arrow keys do not leave the day while a range is being chosen.
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, day, '18:00–\u206018:30', 'not published')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('The selection has been cleared, and nothing has changed.')).toBeVisible()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0)
  await expect(cell(page, day, '18:00–\u206018:30', 'not published')).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: `Publish 18:00–\u206019:00 ${day}` })).toBeFocused()
  await expectFine(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`You can now be booked 18:00–\u206019:00 ${day}.`)).toBeVisible()
  await expect(cell(page, day, '18:30–\u206019:00', 'published')).toBeFocused()

  await page.getByRole('button', { name: 'The week after' }).click()
  await expect(page).toHaveURL(/\?vecka=\d{4}-\d\d-\d\d$/)
  await expect(page).not.toHaveURL(new RegExp(monday))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`vecka=${monday}`))
  await expect(cell(page, day, '18:30–\u206019:00', 'published')).toBeVisible()
  // Any day of a week leads to that week, and an invalid day to the present one.
  await page.goto('/en/kalender?vecka=2026-02-30')
  await expect(grid).toBeVisible()
  // Hours that have begun can be read but not chosen.
  await page.getByRole('button', { name: 'The week before' }).click()
  const begun = page
    .getByRole('gridcell', { name: /09:00–\u206009:30, published, has already begun$/ })
    .first()
  await expect(begun).toHaveAttribute('aria-disabled', 'true')
  await expectFine(page)
  await begun.click({ force: true })
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0)
})

test('on a phone one day stands alone, and two taps choose hours', async ({ browser }) => {
  test.slow()
  const day = named('sv-SE')
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await signInAs(page, staff)
  await page.goto(`/kalender?vecka=${monday}`)
  await page.getByRole('button', { name: day, exact: true }).tap()
  await expect(page.getByRole('button', { name: day, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(2)
  await expectFine(page)
  await cell(page, day, '07.00–\u206007.30', 'inte publicerad').tap()
  await expect(page.getByText(`Du väljer 07.00–\u206007.30 ${day}. Välj var det slutar.`)).toBeVisible()
  await cell(page, day, '08.00–\u206008.30', 'inte publicerad').tap()
  await expect(page.getByRole('button', { name: `Publicera 07.00–\u206008.30 ${day}` })).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: 'Ångra valet' }).tap()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0)
  await expect(cell(page, day, '07.00–\u206007.30', 'inte publicerad')).toBeVisible()
  await context.close()
})
