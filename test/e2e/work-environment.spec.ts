import { expect, test } from '@playwright/test'
import { answerTimes, begin, count, zone } from './answer-form.ts'
import { findingsOf } from './axe.ts'
import { notAsked } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

test.slow()

test('somebody who answers the work environment questionnaire and tells of a threat is shown where to turn', async ({
  page,
}) => {
  await page.goto('/arbetsmiljoenkat')
  await expect(page.getByRole('heading', { level: 1, name: 'Arbetsmiljöenkäten' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await begin(page)
  await answerTimes(page, 12, 'Aldrig')
  await expect(page.getByText(/frågor om arbetsmiljön, till exempel arbetsmängd/)).toBeVisible()
  await page.getByRole('radio', { name: /^Ja/ }).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(count(page, 13, 60)).toBeVisible()
  await answerTimes(page, 48, 'Sällan')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await expect(zone(page, 'Grön zon')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Om du blir illa behandlad på jobbet' })).toBeVisible()
  await expect(page.locator('#orsaker')).toContainText('Hot och våld utifrån')
  expect(await findingsOf(page)).toEqual([])

  await page.goto('/personal-action-plan')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})

test('HR chooses the work environment questionnaire, and the review names it', async ({ page }) => {
  await signInAs(page, notAsked)
  await page.goto('/matningar?ny=vad')
  await page.getByLabel('Vad ska mätningen heta?').fill('Arbetsmiljön i höst')
  await page.getByLabel(/^Arbetsmiljöenkät/).check()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText(/får frågorna i Arbetsmiljöenkät/)).toBeVisible()
})

test('HR writes the yearly follow-up beside what the product knows, and it is there after a reload', async ({
  page,
}) => {
  await signInAs(page, 'hr@exempelbolaget.example')
  await page.goto('/atgarder')
  await page.getByRole('link', { name: 'Årlig uppföljning av arbetsmiljöarbetet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Årlig uppföljning' })).toBeVisible()
  await expect(page.getByText(/Under året blev \d+ mätning(ar)? klar/)).toBeVisible()
  await expect(page.getByText(/^Försenade: \d+\.$/)).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  const words = page.getByRole('textbox', { name: 'Så har det fungerat hos oss Mål och policy' })
  await words.fill('Policyn gicks igenom i januari.')
  await page.getByRole('button', { name: 'Spara uppföljningen' }).click()
  await expect(page.getByText('Uppföljningen är sparad')).toBeVisible()
  await page.getByRole('link', { name: 'Till arbetsmiljöplanen' }).click()
  await expect(page).toHaveURL(/\/atgarder$/)
  await page.goBack()
  await expect(words).toHaveValue('Policyn gicks igenom i januari.')
  await page.reload()
  await expect(words).toHaveValue('Policyn gicks igenom i januari.')
})

test('what HR is writing stays when the session is over, covered until they have signed in anew', async ({
  page,
}) => {
  await signInAs(page, 'hr@exempelbolaget.example')
  await page.goto('/arlig-uppfoljning')
  const words = page.getByRole('textbox', { name: 'Så har det fungerat hos oss Riskbedömning' })
  await words.fill('Halva svaret.')
  await page.context().clearCookies({ name: 'session' })
  await page.getByRole('button', { name: 'Spara uppföljningen' }).click()
  const cover = page.getByRole('dialog', { name: 'Logga in igen för att fortsätta' })
  await expect(cover).toBeVisible()
  await expect(words).not.toBeInViewport()
  expect(await findingsOf(page)).toEqual([])
  // Neither Escape nor the button uncovers the page before the person is signed in.
  await page.keyboard.press('Escape')
  await expect(cover).toBeVisible()
  await cover.getByRole('button', { name: 'Jag har loggat in' }).click()
  await expect(cover).toBeVisible()
  const opened = page.waitForEvent('popup')
  await cover.getByRole('link', { name: 'Logga in i en ny flik' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/logga-in\?to=%2Farlig-uppfoljning$/)
  await signInAs(page, 'hr@exempelbolaget.example')
  await tab.close()
  await page.bringToFront()
  await cover.getByRole('button', { name: 'Jag har loggat in' }).click()
  await expect(cover).toBeHidden()
  await expect(words).toHaveValue('Halva svaret.')
  await page.getByRole('button', { name: 'Spara uppföljningen' }).click()
  await expect(page.getByText('Uppföljningen är sparad')).toBeVisible()
})
