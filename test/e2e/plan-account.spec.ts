import { expect, type Page, test } from '@playwright/test'
import { onAnotherDevice } from './another-device.ts'
import { expectFine } from './fine.ts'
import { path, planOneAction, schedule, unfold, unfoldPlan } from './open-plan.ts'
import { signInAs } from './sign-in-as.ts'

test('a visitor’s plan joins the account once, and is there from another browser', async ({
  page,
  browser,
}) => {
  const email = `plan-${Date.now()}@example.com`
  await page.goto(path)
  await page.locator('summary', { hasText: 'Trötthet' }).click()
  await planOneAction(page)
  await signInAs(page, email)
  await page.reload()
  await page.getByRole('button', { name: 'Ja, spara i mitt konto' }).click()
  await expect(
    page.getByText('Det du hade gjort i den här webbläsaren ligger nu i ditt konto.'),
  ).toBeVisible()
  await unfoldPlan(page)
  const list = page.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')
  await expect(list).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('andrum.plan.v1'))).toBeNull()
  await page.reload()
  await unfoldPlan(page)
  await expect(list).toHaveCount(1)
  await unfold(page, 'Kalender och påminnelser')
  await page.getByLabel('Skicka påminnelser till min e-post').check()
  await expect(page.getByText('Sparat i ditt konto.')).toBeVisible()

  const other = await onAnotherDevice(browser, email)
  await other.goto(path)
  await unfoldPlan(other)
  await unfold(other, 'Kalender och påminnelser')
  await expect(other.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')).toHaveCount(1)
  await expect(other.getByLabel('Skicka påminnelser till min e-post')).toBeChecked()
  await other.context().close()
})

test('two devices change the plan at the same time, and nothing of either is lost', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `plan-two-${Date.now()}@example.com`
  await signInAs(page, email)
  await page.goto(path)
  await page.locator('summary', { hasText: 'Trötthet' }).click()
  await planOneAction(page)
  await expect(page.getByText('Sparat i ditt konto.')).toBeVisible()
  const laptop = await onAnotherDevice(browser, email)
  await laptop.goto(path)
  await unfoldPlan(laptop)
  await unfoldPlan(page)
  const list = (device: Page) => device.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')
  await expect(list(laptop)).toHaveCount(1)
  // Another week opens with its first day, whatever day the test runs on.
  const weekAfter = (device: Page) => device.getByRole('button', { name: 'Veckan efter' }).click()
  await weekAfter(page)
  await page.context().setOffline(true)
  await page.locator('.plan-day-open .occurrence [aria-expanded]').first().click()
  await page.getByRole('button', { name: 'Hoppa över' }).click()
  await expect(page.getByText('Det går inte att nå ditt konto just nu.')).toBeVisible()
  await laptop.getByRole('button', { name: 'Lägg till mer i planen' }).click()
  await laptop.locator('summary', { hasText: 'Svårt att fokusera' }).click()
  await planOneAction(laptop, 'Gör en sak i taget')
  await expect(laptop.getByText('Sparat i ditt konto.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(list(page)).toHaveCount(2)
  await expect(page.getByText('Sparat i ditt konto.')).toBeVisible()
  await laptop.reload()
  await weekAfter(laptop)
  await expect(laptop.getByRole('button', { name: 'Ångra' })).toHaveCount(1)
  await laptop.context().close()
})

test('words that two devices wrote for the same action stand beside each other', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `plan-words-${Date.now()}@example.com`
  await signInAs(page, email)
  await page.goto(path)
  await page.getByRole('checkbox', { name: 'Jag skriver en egen åtgärd' }).check()
  await schedule(page, 1)
  await page.getByLabel('Vad vill du göra?').fill('Ringa')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await expect(page.getByText('Sparat i ditt konto.')).toBeVisible()
  const laptop = await onAnotherDevice(browser, email)
  await laptop.goto(path)
  await unfoldPlan(laptop)
  await unfoldPlan(page)
  const list = (device: Page) => device.getByRole('list', { name: 'Allt i din plan' })
  const reword = async (device: Page, words: string) => {
    await list(device).getByRole('button', { name: 'Ändra text eller tid' }).click()
    await device.getByLabel('Vad vill du göra?').fill(words)
    await device.getByRole('button', { name: 'Spara ändringen' }).click()
    await expect(list(device).locator('strong')).toHaveText(words)
  }
  await expect(list(laptop)).toBeVisible()
  await page.context().setOffline(true)
  await reword(page, 'Ringa Ulla')
  await reword(laptop, 'Ringa Anna')
  await expect(laptop.getByText('Sparat i ditt konto.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(list(page).locator('strong')).toHaveText('Ringa Anna / Ringa Ulla')
  await reword(page, 'Ringa båda')
  await expect(page.getByText('Sparat i ditt konto.')).toBeVisible()
  await laptop.reload()
  await unfoldPlan(laptop)
  await expect(list(laptop).locator('strong')).toHaveText('Ringa båda')
  await laptop.context().close()
})

test('somebody signed in makes a secret address for their calendar beside the plan, and takes it away', async ({
  page,
}) => {
  await signInAs(page, `plan-feed-${Date.now()}@example.com`)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(path)
  await page.locator('summary', { hasText: 'Trötthet' }).click()
  await planOneAction(page)
  await expect(page.getByText('Sparat i ditt konto.')).toBeVisible()
  await unfold(page, 'Kalender och påminnelser')
  await page.getByRole('button', { name: 'Skapa en adress' }).click()
  const address = await page.getByLabel('Din hemliga adress').inputValue()
  const feed = await page.request.get(address)
  expect(await feed.text()).toContain('SUMMARY:Egen tid')
  // Many Android phones open no calendar for the other link.
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Ladda ner planen som en fil' }).click()
  expect((await file).suggestedFilename()).toBe('plan.ics')
  await page.evaluate('scrollTo(0, 0)')
  await expectFine(page)
  await page.getByRole('button', { name: 'Ta bort adressen' }).click()
  await page.getByRole('button', { name: 'Ja, ta bort', exact: true }).click()
  await expect(page.getByText('Adressen är borttagen')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})
