import { expect, type Page, test } from '@playwright/test'
import { invitationLink } from './answer-form.ts'
import { findingsOf } from './axe.ts'
import { employee, hr, representative } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

const reason = 'Kim Annanstans känner ingen på lagret igen.'

test.slow()

test('HR freezes a list, the safety representative objects and then approves, and an employee reads who is asked', async ({
  page,
  browser,
}) => {
  await signInAs(page, hr)
  await page.goto('/matningar')
  await page.getByRole('link', { name: 'Förbered en ny mätning' }).click()
  await page.getByLabel('Vad ska mätningen heta?').fill('I höst')
  await page.getByLabel(/^Stressprofil/).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText('I Provbolaget tillfrågas 22 personer i 3 enheter')).toBeVisible()
  await expect(page.getByText('Skyddsombudet får listan direkt')).toBeVisible()
  await page.getByText('Mejlet till skyddsombudet').click()
  await expect(page.getByText('En lista väntar på din granskning')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  // A double press creates one round.
  await page.getByRole('button', { name: 'Lås listan' }).dblclick()
  const done = page.getByText('Listan till I höst är låst och lämnad för granskning.')
  await expect(done).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Ingen har bjudits in än.')
  await expect(page).toHaveURL('/matningar')
  await expect(page.getByRole('heading', { level: 3, name: 'I höst' })).toHaveCount(1)
  await expect(page.getByText('Skyddsombudet granskar listan.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Godkänn|Invänd/ })).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await signInAs(phone, representative)
  await phone.goto('/matningar')
  await expect(phone.getByRole('heading', { level: 3, name: 'I höst' })).toBeVisible()
  // Two came and two left; the present ten are two more than the smallest group.
  const warehouse = phone.getByRole('row', { name: /^Lagret/ })
  await expect(warehouse.getByRole('cell')).toHaveText(['10', '2', '2', ''])
  await expectTablesToFit(phone)
  await expect(
    phone.getByText(
      '1 adress ligger utanför de vanliga domänerna (provbolaget.example). Den är märkt i namnlistan.',
    ),
  ).toBeVisible()
  await phone.getByLabel('Vilken enhet?').selectOption({ label: 'Lagret (10)' })
  await expect(phone.getByRole('row', { name: /Kim Annanstans/ })).toContainText('Ny på listan')
  await expect(phone.getByRole('row', { name: /Kim Annanstans/ })).toContainText('Ovanlig domän')
  await expectTablesToFit(phone)
  expect(await widerThanScreen(phone)).toBe(false)
  expect(await findingsOf(phone)).toEqual([])

  await phone.getByRole('button', { name: 'Invänd' }).click()
  await expect(phone.getByText('Skriv vad som behöver rättas.')).toBeVisible()
  await expect(phone).toHaveTitle(/^Fel: /)
  await phone.getByLabel('Vad behöver rättas?').fill(reason)
  await phone.getByRole('button', { name: 'Invänd' }).click()
  await expect(phone.getByText(`Ett skyddsombud invände: ”${reason}”`)).toBeVisible()
  expect(await findingsOf(phone)).toEqual([])

  await page.reload()
  await expect(page.getByText('Skyddsombudet har invänt mot listan.')).toBeVisible()
  await expect(page.getByText(`Ett skyddsombud invände: ”${reason}”`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Avbryt mätningen' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await expect.poll(() => mailsTo(page, hr)).toContain('Skyddsombudet har invänt mot en lista')

  await phone.getByRole('button', { name: 'Godkänn listan' }).click()
  await expect(phone.getByText(/^Öppen till/)).toBeVisible()
  await expect(phone.getByRole('button', { name: /Godkänn|Invänd/ })).toHaveCount(0)
  expect(await findingsOf(phone)).toEqual([])

  const invitations = 'Hur många som har fått sin inbjudan'
  await expect(async () => {
    await phone.reload()
    await phone.getByText(invitations).first().click()
    await expect(phone.getByRole('row', { name: /^Lagret/ })).toContainText('Alla', { timeout: 2000 })
  }).toPass()
  await expectTablesToFit(phone)
  expect(await findingsOf(phone)).toEqual([])
  await context.close()
  await page.reload()
  await expect(page.getByText(/^Öppen till/).first()).toBeVisible()
  await expect(page.getByText(invitations)).toHaveCount(0)

  const link = await invitationLink(page, employee)
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await visitor.goto(link)
  await visitor.getByRole('button', { name: 'Starta' }).click()
  await visitor.getByRole('heading', { level: 2, name: 'Läs mer om vem som ser vad' }).click()
  await expect(visitor.getByText('I din enhet är 10 personer inbjudna, du inräknad.')).toBeVisible()
  await expect(visitor.getByText('Sedan förra mätningen har 2 kommit till och 2 fallit bort.')).toBeVisible()
  await expect(visitor.getByText('Ett skyddsombud har granskat listan och godkänt den.')).toBeVisible()
  await expect(visitor.getByText('kan därför påverka vilka som har möjlighet att svara')).toBeVisible()
  expect(await widerThanScreen(visitor)).toBe(false)
  expect(await findingsOf(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Till första frågan' }).click()
  await expect(visitor.getByText('Fråga 1 av 12', { exact: true })).toBeVisible()
  await visitor.context().close()
})

const widerThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > innerWidth')

/** Even on a small phone no column of the list is beyond the edge, where it would need sideways scrolling. */
async function expectTablesToFit(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const over = await page
      .locator('.table-frame')
      .evaluateAll((frames) => frames.map((frame) => frame.scrollWidth - frame.clientWidth))
    expect(over.length).toBeGreaterThan(0)
    expect(over.filter((by) => by > 0)).toEqual([])
  }
}

async function mailsTo(page: Page, email: string): Promise<string[]> {
  const answered = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(email)}`)
  return ((await answered.json()) as { subject: string }[]).map(({ subject }) => subject)
}
