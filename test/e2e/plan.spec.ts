import { expect, type Page, test } from '@playwright/test'
import { pathIn } from '#core/languages.ts'
import { findingsOf } from './axe.ts'
import { expectFine } from './fine.ts'
import { choose, openDay, openPlan, path, planOneAction, schedule, sunday, unfoldPlan } from './open-plan.ts'

test('three actions of the own result are suggested, each can be exchanged, and the rest is behind a button', async ({
  page,
}) => {
  await openPlan(page, { all: false })
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await expect(page.getByText('Börja med 2–3 åtgärder från områden med hög risk.')).toBeVisible()
  const first = page.getByRole('checkbox', { name: 'Stryk en sak som kan vänta' })
  await first.check()
  const exchange = page.getByRole('button', { name: 'Byt ut' }).first()
  await exchange.focus()
  await page.keyboard.press('Enter')
  await expect(exchange).toBeFocused()
  await expect(first).toHaveCount(0)
  await expect(
    page.getByRole('status').filter({ hasText: 'Nytt förslag: Varva ner samma tid varje kväll.' }),
  ).toBeAttached()
  await expect(page.getByRole('button', { name: 'Schemalägg valda åtgärder (0)' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  await expectFine(page)
  await boxes.first().check()
  await page.getByRole('button', { name: 'Visa alla åtgärder' }).click()
  await expect(page.getByRole('checkbox', { name: 'Varva ner samma tid varje kväll' })).toBeChecked()
})

test('areas of high risk come first, and nothing chosen is said in the required words', async ({ page }) => {
  await openPlan(page)
  const headings = page.getByRole('heading', { level: 2 })
  await expect(headings.nth(1)).toHaveText('Börja här: hög risk')
  await expect(headings.nth(2)).toHaveText('Sedan: medelhög risk')
  await expect(page.getByText('Börja med 2–3 åtgärder från områden med hög risk.')).toBeVisible()
  const first = page.getByRole('checkbox', { name: 'Stryk en sak som kan vänta' })
  await page
    .locator('summary')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
    .click()
  await expect(first).toBeHidden()
  await schedule(page, 0)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('heading', { name: 'Ingen åtgärd vald' })).toBeVisible()
  await summary.getByRole('link', { name: 'Välj minst en åtgärd att schemalägga' }).click()
  await expect(first).toBeFocused()
})

test('three actions are enough, the fourth is warned about, and all four can be planned', async ({
  page,
}) => {
  await openPlan(page)
  await choose(page, 'Varva ner samma tid varje kväll', 'Stryk en sak som kan vänta', 'Gör en sak i taget')
  await expect(page.getByText('3 åtgärder kommer att schemaläggas')).toBeVisible()
  await expect(page.getByText('Du har valt fler än tre, men tre brukar vara lagom.')).toHaveCount(0)
  await choose(page, 'Samla allt på en lista')
  await expect(page.getByText('Du har valt fler än tre, men tre brukar vara lagom.')).toBeVisible()
  await schedule(page, 4)
  await expect(page.getByRole('heading', { level: 2, name: 'Åtgärder valda!' })).toBeFocused()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Stämmer det här?' })).toBeFocused()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await expect(page.getByText('Sparat i din plan')).toBeVisible()
  await unfoldPlan(page)
  await expect(page.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')).toHaveCount(4)
  await page.reload()
  await unfoldPlan(page)
  await expect(page.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')).toHaveCount(4)
})

test('what is half chosen is there after a reload', async ({ page }) => {
  await openPlan(page)
  await choose(page, 'Varva ner samma tid varje kväll')
  await schedule(page, 1)
  await page.getByLabel('Tid', { exact: true }).fill('20:15')
  await page.reload()
  await expect(page.getByLabel('Tid', { exact: true })).toHaveValue('20:15')
})

test('a day that has been, an empty time and no weekday are said, with the way to each', async ({ page }) => {
  await openPlan(page)
  await choose(page, 'Varva ner samma tid varje kväll', 'Stryk en sak som kan vänta', 'Gör en sak i taget')
  await schedule(page, 3)
  await page.getByLabel('Dag', { exact: true }).fill('2026-11-21')
  const bedtime = page.getByRole('group', { name: 'Varva ner samma tid varje kväll' })
  await bedtime.getByLabel('Tid', { exact: true }).fill('')
  const oneThing = page.getByRole('group', { name: 'Gör en sak i taget' })
  await oneThing.getByText('Ändra hur ofta och hur länge').click()
  for (const day of ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag']) {
    await oneThing.getByRole('checkbox', { name: day }).uncheck()
  }
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('3 saker behöver rättas')
  await expect(summary.getByRole('link')).toHaveText([
    'Skriv en tid för ”Varva ner samma tid varje kväll”, till exempel 09:00.',
    'Välj en tid framåt i tiden för ”Stryk en sak som kan vänta”.',
    'Välj minst en veckodag för ”Gör en sak i taget”.',
  ])
  expect(await findingsOf(page)).toEqual([])
  await summary.getByRole('link').nth(2).click()
  await expect(oneThing.getByRole('checkbox', { name: 'måndag' })).toBeFocused()
})

test('a time in the skipped hour is said, and stands as clocks show it', async ({ page }) => {
  await openPlan(page, { at: '2027-03-27T12:00:00+01:00' })
  await choose(page, 'Stryk en sak som kan vänta')
  await schedule(page, 1)
  await page.getByLabel('Dag', { exact: true }).fill('2027-03-28')
  await page.getByLabel('Tid', { exact: true }).fill('02:30')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText('02.30 finns inte, så den gången blir det 03.30.')).toBeVisible()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await openDay(page, 'Söndag 28')
  const list = page.getByRole('list', { name: 'Söndag 28 mars' })
  await expect(list).toContainText('03.30')
})

test('more than 400 occurrences are refused whole, with how many there would be', async ({ page }) => {
  await openPlan(page)
  const all = [1, 2, 3, 4, 5, 6, 7]
  const entries = Array.from({ length: 4 }, (_, at) => ({
    id: `6f1f1d6a-4c1e-4c8e-9f57-00000000000${at}`,
    action: 'walk',
    title: null,
    first: '2026-11-23',
    time: `1${at}:00`,
    minutes: 30,
    weekly: { on: all, weeks: 12 },
    last: null,
    remind: true,
    marks: {},
    at: '2026-11-21T10:00:00.000Z',
    removed: false,
  }))
  await page.evaluate(
    (plan) => localStorage.setItem('andrum.plan.v1', plan),
    JSON.stringify({ entries, reviews: {}, mail: { on: false, at: '' } }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Lägg till mer i planen' }).click()
  await choose(page, 'Gör en sak i taget')
  await schedule(page, 1)
  await page.getByText('Ändra hur ofta och hur länge').click()
  for (const day of ['lördag', 'söndag']) await page.getByRole('checkbox', { name: day }).check()
  await page.getByLabel('Hur många veckor?').selectOption('12')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'högst 400 kommande tillfällen, och nu skulle det bli 420.',
  )
  const kept = await page.evaluate(() => localStorage.getItem('andrum.plan.v1'))
  expect(JSON.parse(kept ?? '').entries).toHaveLength(4)
})

test('a chosen action is left out only after a question, and Escape keeps it with its time', async ({
  page,
}) => {
  await openPlan(page)
  await choose(page, 'Varva ner samma tid varje kväll', 'Gör en sak i taget')
  await schedule(page, 2)
  const group = page.getByRole('group', { name: 'Gör en sak i taget', exact: true })
  await group.getByLabel('Tid', { exact: true }).fill('14:15')
  const remove = group.getByRole('button', { name: 'Ta bort Gör en sak i taget' })
  await remove.press('Enter')
  await expect(group.getByText('Vill du ta bort ”Gör en sak i taget”?')).toBeVisible()
  await expect(group.getByRole('button', { name: 'Nej, behåll' })).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await expect(group.getByLabel('Tid', { exact: true })).toHaveValue('14:15')
  await page.keyboard.press('Enter')
  await group.getByRole('button', { name: 'Ja, ta bort' }).click()
  await expect(group).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Åtgärder valda!' })).toBeFocused()
})

test('what is wrong with a day has the width of a sentence, and the weekdays stand in one row on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPlan(page)
  await choose(page, 'Varva ner samma tid varje kväll')
  await schedule(page, 1)
  await page.getByLabel('Första dagen').fill('2026-11-01')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  const error = await page.locator('.field-error').boundingBox()
  expect(error?.width).toBeGreaterThan(200)
  await page.getByText('Ändra hur ofta och hur länge').click()
  const rows = await page
    .locator('.weekday-box')
    .evaluateAll((boxes) => new Set(boxes.map((box) => box.getBoundingClientRect().top)).size)
  expect(rows).toBe(1)
})

test('a browser that keeps nothing is said, and the plan works as long as the page is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.clock.install({ time: new Date(sunday) })
  await page.goto(path)
  await page.locator('summary', { hasText: 'Trötthet' }).click()
  await planOneAction(page)
  await expect(page.getByText('Webbläsaren kan inte spara planen')).toBeVisible()
  await unfoldPlan(page)
  await expect(page.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')).toHaveCount(1)
})

test('from the first choice to the saved plan with the keyboard alone', async ({ page }) => {
  await openPlan(page)
  const first = page.getByRole('checkbox', { name: 'Stryk en sak som kan vänta' })
  await first.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 åtgärder kommer att schemaläggas')).toBeVisible()
  const button = page.getByRole('button', { name: 'Schemalägg valda åtgärder (2)' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Åtgärder valda!' })).toBeFocused()
  // In a field, Enter continues as the button does.
  await page
    .getByRole('group', { name: 'Varva ner samma tid varje kväll' })
    .getByLabel('Första dagen')
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Stämmer det här?' })).toBeFocused()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Spara i planen' })).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sparat i din plan')).toBeVisible()
  await expect(page.locator('div:focus')).toContainText('Sparat i din plan')
})

const unfoldAll = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })

for (const language of ['sv', 'en'] as const) {
  test(`${pathIn(language, path)} has no findings in any state, and no sideways scroll at 320 px`, async ({
    page,
  }) => {
    test.slow()
    const faults: string[] = []
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
    page.on('pageerror', (error) => faults.push(String(error)))
    const expectWhole = async () => {
      // Scrolled away from under the sticky quick exit.
      await page.evaluate('scrollTo(0, 0)')
      await expectFine(page)
      await expect(page.locator('main')).not.toContainText(/\{\w+\}|\b(when|reviews?|choose|place)\.[a-z]+/)
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await openPlan(page, { language })
    await unfoldAll(page)
    await page.locator('.plan-bar button').click()
    await expectWhole()
    const boxes = page.locator('.action-choice input:visible')
    for (const at of [0, 1, 5]) await boxes.nth(at).check()
    await boxes.last().check()
    await expectWhole()
    await page.locator('.plan-bar button').click()
    await page.locator('.plan-action').last().getByRole('textbox').first().fill('Ringa en vän')
    await unfoldAll(page)
    await expectWhole()
    await page.locator('form button[type=submit]').click()
    await expectWhole()
    await page.locator('.column .button-primary').click()
    await expect(page.locator('#plan-week')).toBeVisible()
    await unfoldAll(page)
    await page.locator('.entry-buttons button').first().click()
    await page.locator('.move-form input[type=date]').fill('2026-11-20')
    await page.locator('.move-form button[type=submit]').click()
    await expect(page.locator('.move-form [role=alert]')).toBeVisible()
    await unfoldAll(page)
    await expectWhole()
    await page.locator('.move-form .actions button').last().click()
    await page.locator('.week-steps button').last().click()
    const menu = page.locator('.plan-day-open .occurrence-buttons [aria-expanded]')
    await menu.first().click()
    await expectWhole()
    await page.locator('.occurrence-menu button').first().click()
    await page.locator('.plan-strip [aria-expanded=false]').last().click()
    await menu.first().click()
    await page.locator('.occurrence-menu button').last().click()
    await page.clock.setFixedTime(new Date('2026-11-29T19:00:00+01:00'))
    await expectWhole()
    await page.reload()
    await expect(page.locator('#plan-week')).toBeVisible()
    await unfoldAll(page)
    await expectWhole()
    expect(faults).toEqual([])
  })
}
