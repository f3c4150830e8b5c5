import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { appOf } from '../app/authenticator.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'
import { codeFromMail, signInByMail } from './sign-in-by-mail.ts'

const origin = `http://localhost:${process.env.TEST_PORT ?? 3917}`
const phone = { width: 390, height: 844 }
const wide = { width: 1280, height: 800 }

/** Adds an app with the work address, and then a private address. @returns the app's key */
async function addBoth(page: Page, work: string, own: string): Promise<string> {
  const headers = { origin }
  await signInAs(page, work)
  const setUp = await page.request.post('/api/v1/me/authenticator', { headers })
  const { key } = (await setUp.json()) as { key: string }
  const first = await page.request.put('/api/v1/me/authenticator', {
    headers,
    data: { code: appOf(key).generate() },
  })
  expect(first.status()).toBe(200)
  const since = Date.now()
  await page.request.post('/api/v1/me/private-address-codes', {
    headers,
    data: { email: own, language: 'sv' },
  })
  const code = await codeFromMail(page, own, since)
  const proven = await page.request.put('/api/v1/me/private-address', {
    headers,
    data: { email: own, code },
  })
  expect(proven.status()).toBe(204)
  return key
}

test.slow()

test('with the work address beside a private one, pages say what opens what is closed there', async ({
  page,
}) => {
  const work = 'kontoret-7@provbolaget.example'
  await addBoth(page, work, `${randomUUID().slice(0, 8)}@hemma.example`)
  // Another session of the work address.
  await page.context().clearCookies()
  await signInAs(page, work)
  for (const [language, size, closed, notChanged, talk, address] of [
    [
      '',
      phone,
      'Dina egna resultat öppnas med din privata adress',
      'du kan inte heller ändra dina inloggningar, dina bokningar eller vilka mejl du får',
      'Stödsamtal bokar du på ett sätt som bara du kommer åt',
      'Bokningen läggs inte på ditt konto',
    ],
    [
      '/en',
      wide,
      'Your own results open with your private address',
      'you can’t change how you sign in, your bookings or which e-mails you get',
      'You book a support session with a sign-in that only you can use',
      'The booking isn’t added to your account',
    ],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto(`${language}/installningar`)
    await expect(page.getByText(closed)).toBeVisible()
    await expect(page.getByText(notChanged)).toBeVisible()
    await expect(page.locator('#tvastegsverifiering')).toHaveCount(0)
    await expectFine(page)
    await page.goto(`${language}/boka?typ=stodsamtal`)
    await expect(page.getByText(talk)).toBeVisible()
    await expectFine(page)
    await page.goto(`${language}/boka?typ=forelasning`)
    await expect(page.getByText(address)).toBeVisible()
    await expect(page.locator('#booking-email')).toBeVisible()
    await expectFine(page)
  }
})

test('an app added with the work address locks nothing at home, and does once its code has been written there', async ({
  page,
}) => {
  const own = `${randomUUID().slice(0, 8)}@hemma.example`
  const key = await addBoth(page, 'kontoret-6@provbolaget.example', own)
  await page.context().clearCookies()
  await signInByMail(page, own)
  await page.goto('/en/installningar')
  await expect(page.getByText('The app doesn’t lock what is your own')).toBeVisible()
  await expectFine(page)
  await page.setViewportSize(phone)
  await page.goto('/installningar')
  await expect(page.getByText('Appen låser inte det som är ditt eget')).toBeVisible()
  await expectFine(page)
  const code = page.getByLabel('Kod med sex siffror från appen')
  await code.fill(appOf(key).generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Använd appen för det som är mitt' }).click()
  await expect(page.getByText('Appen låser inte det som är ditt eget')).toHaveCount(0)
  await expect(page.getByText('Du har 0 reservkoder kvar')).toBeVisible()
})
