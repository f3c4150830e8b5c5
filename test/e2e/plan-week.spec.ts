import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import { pathIn } from '#core/languages.ts'
import { findingsOf } from './axe.ts'
import { expectFine } from './fine.ts'
import { openDay, openPlan, path, planOneAction, result, unfold, unfoldPlan } from './open-plan.ts'

test('done, skipped, regretted and moved: the focus stays with it and each is said', async ({ page }) => {
  await openPlan(page)
  await planOneAction(page)
  // A coming occurrence cannot be marked as done.
  await expect(page.getByRole('button', { name: 'Gjort', exact: true })).toHaveCount(0)
  await page.clock.setFixedTime(new Date('2026-11-23T08:00:00+01:00'))
  await page.reload()
  const menuOf = (list: Locator) => list.getByRole('button', { name: /^(Markera|Ändra) Ta en kort/ })
  const monday = page.getByRole('list', { name: 'Måndag 23 november' })
  await monday.getByRole('button', { name: 'Gjort' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('”Ta en kort paus på förmiddagen” är gjort.')).toBeAttached()
  await expect(monday.getByRole('button', { name: 'Ångra' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(monday.getByRole('button', { name: 'Gjort' })).toBeFocused()
  await openDay(page, 'Tisdag 24')
  const tuesday = page.getByRole('list', { name: 'Tisdag 24 november' })
  await menuOf(tuesday).press('Enter')
  await tuesday.getByRole('button', { name: 'Hoppa över' }).click()
  await expect(tuesday.getByText('Överhoppat')).toBeVisible()
  await openDay(page, 'Onsdag 25')
  await expect(tuesday).toBeHidden()
  const wednesday = page.getByRole('list', { name: 'Onsdag 25 november' })
  await menuOf(wednesday).click()
  await page.keyboard.press('Escape')
  await expect(menuOf(wednesday)).toBeFocused()
  await expect(wednesday.getByRole('button', { name: 'Flytta' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await wednesday.getByRole('button', { name: 'Flytta' }).click()
  await expect(page.getByLabel('Ny dag')).toBeFocused()
  await page.getByLabel('Ny dag').fill('2026-11-21')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Välj en tid framåt i tiden.')).toBeVisible()
  await page.getByLabel('Ny dag').fill('2026-11-28')
  await page.getByLabel('Ny tid').fill('15:30')
  await page.keyboard.press('Enter')
  const saturday = page.getByRole('list', { name: 'Lördag 28 november' })
  await expect(saturday).toContainText('15.30')
  await expect(saturday).toContainText('Flyttat hit')
  await expect(wednesday).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Den här veckan' })).toBeFocused()
})

/** Three actions, each with an occurrence on Monday 23 November. */
const threeActions = JSON.stringify({
  entries: (
    [
      ['exhaustion.breaks', '10:00'],
      ['exhaustion.daylight', '12:00'],
      ['exhaustion.bedtime', '21:30'],
    ] as const
  ).map(([action, time], at) => ({
    id: `6f1f1d6a-4c1e-4c8e-9f57-00000000000${at}`,
    action,
    title: null,
    first: '2026-11-16',
    time,
    minutes: 20,
    weekly: { on: [1, 3], weeks: 4 },
    last: null,
    remind: true,
    marks: {},
    at: '2026-11-14T10:00:00.000Z',
    removed: false,
  })),
  reviews: {},
  mail: { on: false, at: '' },
})

/** Opens the plan of three actions, with a latest result in this zone. */
async function openThree(page: Page, zone: 'yellow' | 'red', language: Language = 'sv') {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: new Date('2026-11-23T08:00:00+01:00') })
  await page.addInitScript(
    ([results, plan]) => {
      localStorage.setItem('andrum.results', results)
      localStorage.setItem('andrum.plan.v1', plan)
    },
    [JSON.stringify([{ ...result, result: { ...result.result, zone } }]), threeActions] as const,
  )
  await page.goto(pathIn(language, path))
  await expect(page.locator('#plan-today')).toBeVisible()
}

/** The visible words of the page. */
const wordsOf = (page: Page) =>
  page.evaluate<number>(`(() => {
    const count = (text) => (text.match(/[\\p{L}\\d]\\S*/gu) ?? []).length
    const main = document.querySelector('main')
    const heard = [...main.querySelectorAll('.hidden-text')].filter((part) => part.checkVisibility())
    return heard.reduce((sum, part) => sum - count(part.innerText), count(main.innerText))
  })()`)

for (const language of ['sv', 'en'] as const) {
  test(`a plan in use begins with today and fits on two screens of a phone (${language})`, async ({
    page,
  }) => {
    await openThree(page, 'yellow', language)
    const today = page
      .getByRole('list')
      .filter({ has: page.locator('.occurrence') })
      .first()
    await expect(today.getByRole('listitem')).toHaveCount(3)
    await expect(today.getByRole('button', { name: /^(Gjort|Done)$/ })).toHaveCount(1)
    expect(await wordsOf(page)).toBeLessThanOrEqual(170)
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(1700)
    await expectFine(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectFine(page)
  })

  test(`in red help comes first, then one action of the plan, then the rest when it is wanted (${language})`, async ({
    page,
  }) => {
    await openThree(page, 'red', language)
    await expect(page.locator('main :is(.safety-line, h1)').first()).toHaveClass(/safety-line/)
    await expect(page.locator('.safety-line').getByRole('link', { name: /112$/ })).toBeVisible()
    await expect(page.locator('.occurrence')).toHaveCount(1)
    await expect(page.locator('.plan-folds')).toHaveCount(0)
    await expectFine(page)
    await page.getByRole('button', { name: /^(Gjort|Done)$/ }).press('Enter')
    // The next occurrence replaces it.
    await expect(page.locator('.occurrence')).toContainText(/12[.:]00/)
    await page.getByRole('button', { name: /^(Visa hela planen|Show the whole plan)$/ }).press('Enter')
    await expect(page.locator('#plan-week')).toBeFocused()
    await expect(page.locator('.surface .occurrence')).toHaveCount(3)
    await expect(page.locator('.plan-folds > .fold').last()).toBeVisible()
    await expectFine(page)
  })
}

test('once a week the week is looked back at, and what goes on is chosen', async ({ page }) => {
  await openPlan(page)
  await planOneAction(page)
  await page.clock.setFixedTime(new Date('2026-11-29T19:00:00+01:00'))
  await page.reload()
  await unfold(page, 'Se tillbaka på veckan')
  await expect(page.getByText('Gjort: 0 · Ej ifyllt: 5')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('group', { name: 'Vad hjälpte?' }).getByRole('checkbox').check()
  await page.getByRole('group', { name: 'Vad vill du fortsätta med?' }).getByRole('checkbox').uncheck()
  await page.getByLabel('Är det något du vill komma ihåg?').fill('Fönstret öppet')
  await page.getByRole('button', { name: 'Spara återblicken' }).click()
  await expect(page.getByText('Återblicken är sparad')).toBeVisible()
  await expect(page.locator('#weekly-review > summary')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Spara återblicken' })).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Tidigare återblickar' })).toBeVisible()
  await expect(page.getByText('Det här hjälpte: Ta en kort paus på förmiddagen.')).toBeVisible()
  await expect(page.getByText('Fönstret öppet')).toBeVisible()
  await page.getByRole('button', { name: 'Veckan efter' }).click()
  await expect(page.getByText('Inget är planerat den veckan.')).toBeVisible()
})

test('on paper the plan says what is done, and has no heading with nothing below it', async ({ page }) => {
  await openPlan(page)
  await planOneAction(page)
  await page.clock.setFixedTime(new Date('2026-11-30T08:00:00+01:00'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Se tillbaka på veckan' })).toBeVisible()
  await page.getByRole('button', { name: 'Gjort', exact: true }).first().click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.occurrence-state').first()).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Se tillbaka på veckan' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Varifrån kommer åtgärderna?' })).toBeHidden()
  await expect(page.getByRole('list', { name: 'Allt i din plan' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tisdag 1 december' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await unfold(page, 'Se tillbaka på veckan')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Se tillbaka på veckan' })).toBeVisible()
})

test('an action is stopped after a question, and what has been stays', async ({ page }) => {
  await openPlan(page)
  await planOneAction(page)
  await page.clock.setFixedTime(new Date('2026-11-24T19:00:00+01:00'))
  await page.reload()
  await unfoldPlan(page)
  await page.getByRole('button', { name: 'Ta bort ur planen' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ta bort ur planen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ja, ta bort det' }).click()
  await expect(page.getByRole('list', { name: 'Allt i din plan' })).toContainText('Klart')
  await page.reload()
  await openDay(page, 'Måndag 23')
  await expect(page.getByRole('list', { name: 'Måndag 23 november' })).toContainText('10.00')
})
