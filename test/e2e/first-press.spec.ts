import { expect, type Page, test } from '@playwright/test'
import { type Language, pathIn } from '#core/languages.ts'
import { expectFine } from './fine.ts'
import { openResult, resultIn } from './own-result.ts'

const words = {
  sv: {
    action: 'Stryk en sak som kan vänta',
    add: 'Lägg in i planen',
    planned: 'Det ligger i din plan.',
    plan: 'Se din plan',
    other: 'Varva ner samma tid varje kväll',
    tonight: 'I kväll 21.30. Därefter återkommer det i fyra veckor.',
    exchange: 'Byt ut',
    undo: 'Ångra',
    removed: 'Det är borttaget ur planen.',
    done: 'Markera som gjort',
    rest: 'Du är klar för i dag',
    skip: 'Hoppa över',
    change: /^(Ändra|Markera) /,
    ahead: 'Inget mer är planerat i dag',
    analysis: 'Ta reda på vad det beror på',
  },
  en: {
    action: 'Drop one thing that can wait',
    add: 'Add to my plan',
    planned: 'It’s in your plan.',
    plan: 'See your plan',
    other: 'Wind down at the same time every evening',
    tonight: 'This evening at 21:30. After that it comes back for four weeks.',
    exchange: 'Show another',
    undo: 'Undo',
    removed: 'It has been removed from the plan.',
    done: 'Mark as done',
    rest: 'You’re done for today',
    skip: 'Skip',
    change: /^(Change|Mark) /,
    ahead: 'Nothing more is planned for today',
    analysis: 'Find out where it comes from',
  },
} as const

/** A Friday, a Saturday and a Sunday afternoon, when the next suitable working day is days away. */
const afternoons = ['2026-11-27T13:55:00+01:00', '2026-11-28T15:10:00+01:00', '2026-11-29T19:40:00+01:00']

/** Adds the suggestion of a result's first card to the plan with one press, and opens the plan. */
async function pressFirst(page: Page, language: Language) {
  const t = words[language]
  const card = page.locator('.today li').first()
  await card.getByRole('button', { name: t.add }).click()
  await expect(card.getByText(t.planned)).toBeVisible()
  await card.getByRole('link', { name: t.plan }).click()
  await expect(page.locator('#plan-today')).toBeVisible()
}

const nextStep = (page: Page) => page.getByRole('region', { name: /./ }).and(page.locator('.next-step'))

for (const language of ['sv', 'en'] as const) {
  const t = words[language]
  for (const at of afternoons) {
    test(`the first press in red at ${at} is something of today, in ${language}`, async ({ page }) => {
      await openResult(page, resultIn('red', 4), language, at)
      await expect(page.locator('.today li').first().getByRole('heading')).toHaveText(t.action)
      await pressFirst(page, language)
      await expect(page.locator('#plan-today ~ ul').first()).toContainText(t.action)
      await page.goto(pathIn(language, '/hem'))
      await expect(nextStep(page).getByRole('heading')).toHaveText(t.action)
      await expectFine(page)
      await nextStep(page).getByRole('button', { name: t.done }).click()
      await expect(nextStep(page).getByRole('heading')).toHaveText(t.rest)
    })
  }

  test(`the first card of yellow is something to do, and can be done the same day, in ${language}`, async ({
    page,
  }) => {
    await openResult(page, resultIn('yellow', 2.75), language, afternoons[0])
    const cards = page.locator('.today li')
    await expect(cards.first().getByRole('heading')).toHaveText(t.action)
    await expect(cards.first().getByRole('button', { name: t.add })).toBeVisible()
    await expect(cards.nth(1).getByRole('heading')).toHaveText(t.analysis)
    await expectFine(page)
    await pressFirst(page, language)
    await page.goto(pathIn(language, '/hem'))
    await expect(nextStep(page).getByRole('heading')).toHaveText(t.action)
  })

  test(`the first thing is exchanged with one press, and another gets its own time, in ${language}`, async ({
    page,
  }) => {
    await openResult(page, resultIn('yellow', 2.75), language, afternoons[0])
    const card = page.locator('.today li').first()
    await expect(card.getByRole('heading')).toHaveText(t.action)
    for (let press = 0; press < 4; press++) await card.getByRole('button', { name: t.exchange }).click()
    await expect(card.getByRole('heading')).toHaveText(t.other)
    await expect(card.getByText(t.tonight)).toBeVisible()
    await card.getByRole('button', { name: t.add }).click()
    await expect(card.getByText(t.planned)).toBeVisible()
    await page.reload()
    for (let press = 0; press < 4; press++) await card.getByRole('button', { name: t.exchange }).click()
    await expect(card.getByText(t.planned)).toBeVisible()
    await expect(card.getByRole('button', { name: t.undo })).toHaveCount(0)
    await card.getByRole('link', { name: t.plan }).click()
    await expect(page.getByText(t.other).first()).toBeVisible()
  })

  test(`what the first card has put in is taken back with one press, in ${language}`, async ({ page }) => {
    await openResult(page, resultIn('red', 4), language, afternoons[0])
    const card = page.locator('.today li').first()
    await card.getByRole('button', { name: t.add }).press('Enter')
    await expect(page.locator(':focus')).toHaveText(t.planned)
    await expectFine(page)
    await card.getByRole('button', { name: t.undo }).press('Enter')
    await expect(page.locator(':focus')).toHaveText(t.removed)
    await expect(card.getByRole('button', { name: t.add })).toBeVisible()
    await page.goto(pathIn(language, '/personal-action-plan'))
    await expect(page.locator('#plan-today')).toHaveCount(0)
  })

  test(`somebody who has skipped all of today is not said to be done, in ${language}`, async ({ page }) => {
    await openResult(page, resultIn('red', 4), language, afternoons[0])
    await pressFirst(page, language)
    const row = page.locator('#plan-today ~ ul').first()
    await row.getByRole('button', { name: t.change }).first().click()
    await page.getByRole('button', { name: t.skip }).first().click()
    await page.goto(pathIn(language, '/hem'))
    await expect(nextStep(page).getByRole('heading')).toHaveText(t.ahead)
    await expect(page.getByText(t.rest)).toHaveCount(0)
    await expectFine(page)
  })
}
