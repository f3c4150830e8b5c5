import { expect, test } from '@playwright/test'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

const origin = `http://localhost:${process.env.TEST_PORT ?? 3917}`
const inWeeks = (weeks: number) => new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10)

test('staff are led to their day, and from there to the lecture that waits for an answer', async ({
  page,
}) => {
  const name = `Moa Möte ${Date.now()}`
  const lecture = {
    type: 'lecture',
    lecture: '3-sleep',
    days: [{ day: inWeeks(5), part: 'morning' }],
    groupSize: 40,
    format: 'online',
    name,
    email: `moa-${Date.now()}@example.com`,
    language: 'sv',
  }
  const booked = await page.request.post('/api/v1/bookings', { headers: { origin }, data: lecture })
  expect(booked.status()).toBe(201)
  const message = { name, email: 'moa@example.com', subject: `Pris ${name}`, language: 'sv' }
  const sent = await page.request.post('/api/v1/contact-messages', {
    headers: { origin },
    data: { ...message, message: 'Vad kostar programmet för 40 personer?' },
  })
  expect(sent.status()).toBe(202)

  await signInAs(page, 'personal@andrum.example')
  await page.goto('/')
  await expect(page).toHaveURL('/idag')
  const rail = page.getByRole('navigation', { name: 'Arbete' })
  await expect(rail.getByRole('link')).toHaveText([
    'Idag',
    'Kalender',
    'Stöd',
    'Meddelanden',
    'Kalibrering',
    'Drift',
  ])
  await expect(page.getByRole('heading', { name: 'Börja här' })).toBeVisible()
  await expectFine(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFine(page)

  const wished = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '40 personer' })
  await expect(wished).toContainText('Sov bättre med jobbet du har')
  await wished.getByRole('link', { name: 'Svara' }).click()
  await expect(page).toHaveURL(/\/kalender#lecture-/)
  await expect(page.locator(':focus')).toHaveText(name)

  await page.goto('/idag')
  await page.getByRole('link', { name: `Läs meddelandet från ${name}` }).click()
  await expect(page.locator(':focus')).toHaveText(`Pris ${name}`)
  await expectFine(page)
})

test('staff read how the questions behave once 200 have answered, and until then that it is too early', async ({
  page,
}) => {
  await signInAs(page, 'personal@andrum.example')
  await page.goto('/kalibrering')
  // The demo's answers are simulated and never counted: their statistics are shown until there are real ones.
  const deep = page.getByRole('region', { name: /^Djupanalys/ }).filter({ hasText: 'påhittade svar' })
  await expect(deep.getByText(/Siffrorna bygger på .+ påhittade svar/)).toBeVisible()
  await expect(deep.getByRole('table').first()).toBeVisible()
  await expect(page.getByText('Rapporten kommer när 200 personer').first()).toBeVisible()
  await page.getByText('Så läser du rapporten').click()
  await expectFine(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFine(page)
})

test('staff find at one page who waits, what has failed and the customers, have it tried again and set up another', async ({
  page,
}) => {
  await signInAs(page, 'personal@andrum.example')
  await page.goto('/drift')
  const waiting = page.getByRole('region', { name: 'Väntar på oss' })
  await expect(waiting.getByRole('link')).toHaveCount(4)

  const failed = page.getByRole('region', { name: 'Mejl och andra jobb som har misslyckats' })
  const receipt = failed.getByRole('listitem').filter({ hasText: 'Kvitto på ett meddelande till oss: 1 st.' })
  await expect(receipt).toContainText('Mottagarens e-postserver tar inte emot adressen eller mejlet.')
  await expect(receipt).toContainText('Till 1 adress på mindre domäner.')
  await expectFine(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFine(page)
  await receipt.getByRole('button', { name: 'Ge upp' }).click()
  await receipt.getByRole('button', { name: 'Nej, behåll' }).click()
  await receipt.getByRole('button', { name: 'Försök igen' }).click()
  await expect(failed.getByText('1 jobb körs igen.')).toBeVisible()
  await expect(failed.getByText('Inget har misslyckats.')).toBeVisible({ timeout: 30_000 })

  const customers = page.getByRole('region', { name: 'Organisationer' })
  const demo = customers.getByRole('row').filter({ hasText: 'Exempelbolaget' })
  await expect(demo).toContainText('Påhittad, för demon')
  await customers.getByText('Lägg upp en organisation').click()
  await customers.getByRole('button', { name: 'Lägg upp organisationen' }).click()
  await expect(page).toHaveTitle(/Drift/)
  await expect(page.getByRole('heading', { name: '2 saker behöver rättas' })).toBeVisible()
  await expectFine(page)
  const name = `Kunden ${Date.now()}`
  await page.getByLabel('Organisationens namn').fill(name)
  await page.getByLabel('Första personens e-postadress').fill(`kund-${Date.now()}@example.com`)
  await customers.getByRole('button', { name: 'Lägg upp organisationen' }).click()
  await expect(customers.getByText(`${name} är upplagd`)).toBeVisible()
  await expect(customers.getByRole('row').filter({ hasText: name })).toContainText('1 ägare')
})

test('staff sign somebody out who has lost a phone, and are told the same of an address without an account', async ({
  page,
  browser,
}) => {
  const email = `tappad-${Date.now()}@example.com`
  const phone = await browser.newContext()
  await signInAs(await phone.newPage(), email)
  await signInAs(page, 'personal@andrum.example')
  await page.goto('/drift')
  const part = page.getByRole('region', { name: 'Logga ut en person' })
  const address = part.getByLabel('Adressen som personen loggar in med')
  const button = part.getByRole('button', { name: 'Logga ut' })
  await button.click()
  await expect(part.getByRole('heading', { name: 'En sak behöver rättas' })).toBeVisible()
  await expectFine(page)
  for (const one of [`ingen-${Date.now()}@example.com`, email]) {
    await address.fill(one)
    await button.click()
    await expect(part.getByText(`Om ${one} har ett konto är personen utloggad.`)).toBeVisible()
  }
  await expect(address).toHaveValue('')
  await expectFine(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFine(page)
  expect((await phone.request.get('/api/v1/me')).status()).toBe(401)
  await phone.close()
})

test('somebody who is not staff is refused plainly at the day of staff', async ({ page }) => {
  await signInAs(page, 'hr@exempelbolaget.example')
  await page.goto('/en/idag')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('You don’t have access to this page')
  await expectFine(page)
})
