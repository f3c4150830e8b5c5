import { expect, type Page, test } from '@playwright/test'
import { type Language, pathIn } from '#core/languages.ts'
import { expectFine } from './fine.ts'
import { openResult, resultIn } from './own-result.ts'

const words = {
  sv: {
    red: 'Stryk en sak i dag',
    action: 'Stryk en sak som kan vänta',
    schedule: 'Schemalägg valda åtgärder (1)',
    next: 'Fortsätt',
    save: 'Spara i planen',
    done: 'Markera som gjort',
    rest: 'Du är klar för i dag',
    skip: 'Hoppa över',
    change: /^(Ändra|Markera) /,
    ahead: 'Inget mer är planerat i dag',
    analysis: 'Ta reda på vad det beror på',
  },
  en: {
    red: 'Drop one thing today',
    action: 'Drop one thing that can wait',
    schedule: 'Schedule selected actions (1)',
    next: 'Continue',
    save: 'Save in the plan',
    done: 'Mark as done',
    rest: 'You’re done for today',
    skip: 'Skip',
    change: /^(Change|Mark) /,
    ahead: 'Nothing more is planned for today',
    analysis: 'Find out where it comes from',
  },
} as const

/** A Friday, a Saturday and a Sunday afternoon, when what suits a working day lies days ahead. */
const afternoons = ['2026-11-27T13:55:00+01:00', '2026-11-28T15:10:00+01:00', '2026-11-29T19:40:00+01:00']

/** From the first card of a result to the saved plan, with what is suggested first. */
async function pressFirst(page: Page, language: Language) {
  const t = words[language]
  await page.locator('.today li').first().getByRole('link').click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: t.schedule }).click()
  await page.getByRole('button', { name: t.next }).click()
  await page.getByRole('button', { name: t.save }).click()
}

const nextStep = (page: Page) => page.getByRole('region', { name: /./ }).and(page.locator('.next-step'))

for (const language of ['sv', 'en'] as const) {
  const t = words[language]
  for (const at of afternoons) {
    test(`the first press in red at ${at} is something of today, in ${language}`, async ({ page }) => {
      await openResult(page, resultIn('red', 4), language, at)
      await expect(page.locator('.today li').first().getByRole('heading')).toHaveText(t.red)
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
    await expect(cards.first().getByRole('link')).toHaveAttribute(
      'href',
      pathIn(language, '/personal-action-plan'),
    )
    await expect(cards.nth(1).getByRole('heading')).toHaveText(t.analysis)
    await expectFine(page)
    await pressFirst(page, language)
    await page.goto(pathIn(language, '/hem'))
    await expect(nextStep(page).getByRole('heading')).toHaveText(t.action)
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
