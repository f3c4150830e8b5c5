import { expect, type Page, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { checklistPaths, guidePaths } from '#web/features/support/manager-support/support-pages.ts'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

const hr = 'hr@exempelbolaget.example'
const checklist = checklistPaths['checklist-return']
const guide = guidePaths['first-talk']
const kept = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('andrum.managers.')))

for (const language of languages) {
  test(`anybody reads the first page of the manager support (${language}); a guide asks them to sign in`, async ({
    page,
  }) => {
    await page.goto(pathIn(language, '/chefsstod'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'sv' ? 'Chefsstöd' : 'Manager support',
    )
    expect(await findingsOf(page)).toEqual([])
    await page.goto(pathIn(language, guide))
    const signIn = page
      .locator('main')
      .getByRole('link', { name: language === 'sv' ? 'Logga in' : 'Sign in' })
    await expect(signIn).toHaveAttribute(
      'href',
      new RegExp(`to=${encodeURIComponent(pathIn(language, guide))}`),
    )
    await expect(page.getByRole('textbox')).toHaveCount(0)
    expect(await findingsOf(page)).toEqual([])
  })
}

test('on a phone a visitor has no empty bar below the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/chefsstod')
  await expect(page.getByRole('link', { name: 'Logga in' }).first()).toBeVisible()
  await expect(page.locator('.rail')).toBeHidden()
})

test('an employee is refused plainly, and finds the way back to the open page', async ({ page }) => {
  await signInAs(page, 'anna@exempelbolaget.example')
  for (const path of [guide, checklist]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Du saknar behörighet till sidan' })).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  }
  await page.locator('main').getByRole('link', { name: 'Chefsstöd' }).click()
  await expect(page.getByRole('heading', { name: 'Tecken du kan märka i arbetet' })).toBeVisible()
})

test('a manager comes by the rail to a checklist, ticks it, prints it and begins again; the server hears nothing', async ({
  page,
}) => {
  await signInAs(page, 'chef@exempelbolaget.example')
  await page.goto('/hr-dashboard')
  await expect(
    page.getByRole('link', { name: 'Inställningar för chef@exempelbolaget.example' }),
  ).toHaveAttribute('href', '/installningar')
  const place = page.getByRole('navigation', { name: 'Arbete' }).getByRole('link', { name: 'Chefsstöd' })
  await place.click()
  await page.getByRole('link', { name: 'Återgång efter sjukskrivning' }).click()
  await expect(place).toHaveAttribute('aria-current', 'true')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const plan = page.getByRole('checkbox', { name: /^Planen för återgången är klar senast dag 30/ })
  await plan.check()
  await page.getByRole('checkbox', { name: /^Vi ses varje vecka/ }).check()
  await expect(page.getByText('2 av 11 är klara.')).toBeVisible()
  await page.reload()
  await expect(plan).toBeChecked()
  expect(sent).toEqual([])
  expect(await findingsOf(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(plan).toBeVisible()
  await expect(page.getByText('Skriv inte namn eller något om någons hälsa')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Arbete' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Börja om med listan' }).click()
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await expect(plan).toBeChecked()
  await page.getByRole('button', { name: 'Börja om med listan' }).click()
  await page.getByRole('button', { name: 'Ta bort' }).click()
  await expect(plan).not.toBeChecked()
  expect(await kept(page)).toEqual([])
})

test('own notes stay in the browser with their account, are not printed, and go only after a question', async ({
  page,
}) => {
  await signInAs(page, hr)
  await page.goto(guide)
  const field = page.getByRole('textbox', { name: 'Anteckningar till den här guiden' })
  await expect(page.getByText('Skriv inte namn eller något om någons hälsa')).toBeVisible()
  await field.fill('Boka rummet på tredje våningen')
  await page.reload()
  await expect(field).toHaveValue('Boka rummet på tredje våningen')
  expect(await findingsOf(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(field).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Förbered dig' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.goto(guidePaths['follow-up'])
  await expect(field).toHaveValue('')
  await signInAs(page, 'chef@exempelbolaget.example')
  await page.goto(guide)
  await expect(field).toHaveValue('')
  await signInAs(page, hr)
  await page.goto(guide)
  await expect(field).toHaveValue('Boka rummet på tredje våningen')

  await page.getByRole('button', { name: 'Ta bort anteckningarna' }).click()
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  expect(await kept(page)).toEqual([])
})

test('after a result the four steps lead to figures, measures and a meeting that opens with the promises', async ({
  page,
}) => {
  await signInAs(page, hr)
  await page.goto(guidePaths['after-result'])
  const text = page.locator('main article')
  await expect(text.locator('ol li').first()).toContainText('Det vi lovade förra gången')
  for (const path of ['/orsaker', guidePaths['hard-result']]) {
    await expect(text.locator(`a[href="${path}"]`).first()).toBeVisible()
  }
  // The text names the figures by their places in the menu, which an owner without another role does not have.
  for (const place of ['Översikt', 'Enheter']) {
    await expect(text.locator('strong', { hasText: place })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: place })).toBeVisible()
  }
  expect(await findingsOf(page)).toEqual([])
})
