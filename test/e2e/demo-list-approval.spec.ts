import { expect, type Page, test } from '@playwright/test'
import { onAnotherDevice } from './another-device.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

const hr = 'hr@lillabolaget.example'
const representative = 'skyddsombud@lillabolaget.example'

test.slow()

test('in the small organisation of the demo HR prepares a round, the safety representative sees its list in English on a phone and approves it, and it opens', async ({
  page,
  browser,
}) => {
  await signInAs(page, hr)
  await page.goto('/matningar')
  await page.getByRole('link', { name: 'Förbered en ny mätning' }).click()
  await page.getByLabel('Vad ska mätningen heta?').fill('I vinter')
  await page.getByLabel(/^Stressprofil/).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText('I Lillabolaget tillfrågas 32 personer i 4 enheter')).toBeVisible()
  await expect(page.getByText('Skyddsombudet får listan direkt')).toBeVisible()
  // A round has given figures and no measure is planned, which HR is asked about too.
  await expect(page.getByRole('heading', { name: 'Det finns inga åtgärder att följa upp' })).toBeVisible()
  await page.getByRole('button', { name: 'Lås listan' }).click()
  await expect(page.getByText('Listan till I vinter är låst och lämnad för granskning.')).toBeVisible()
  await expectFine(page)

  const phone = await onAnotherDevice(browser, representative)
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto('/en/hr-dashboard')
  await phone
    .getByRole('link', { name: /^Review the list/ })
    .first()
    .click()
  await expect(phone.getByRole('heading', { level: 3, name: 'I vinter' })).toBeVisible()
  // Two came and two left. In the warehouse one replaced one, and it has the size of the smallest group.
  await expect(phone.getByRole('row', { name: /^Verkstaden/ }).first()).toContainText('13')
  await phone.getByLabel('Which unit?').selectOption({ label: 'Verkstaden (13)' })
  await expect(phone.getByRole('row', { name: /inhyrd\.montor@bemanning\.example/ })).toContainText('New')
  await expectFine(phone)
  await phone.getByRole('button', { name: 'Approve the list' }).click()
  await expect(phone.getByText(/^Open until/)).toBeVisible()
  await expectFine(phone)
  await phone.context().close()

  await page.reload()
  await expect(page.getByText(/^Öppen till/)).toBeVisible()
  await expect.poll(() => invitedBy(page, hr)).toContain('Mätning på din arbetsplats')
  await expectFine(page)
})

async function invitedBy(page: Page, email: string): Promise<string[]> {
  const mails = await (await page.request.get(`/api/dev/mail?to=${encodeURIComponent(email)}`)).json()
  return (mails as { subject: string }[]).map(({ subject }) => subject)
}
