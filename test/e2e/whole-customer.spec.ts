import { expect, test } from '@playwright/test'
import { countPresses } from './count-presses.ts'
import { signInAs } from './sign-in-as.ts'

test.slow()

const departments = ['Ledning', 'Ekonomi', 'Vården dag', 'Vården natt', 'Köket', 'Lagret', 'Kundtjänst', 'IT']

/** Two hundred people as an HR system exports them, the owner among them. */
const listOf = (owner: string, domain: string) =>
  Buffer.from(
    [
      'Anst.nr;Förnamn;Efternamn;E-post arbete;Avdelning;Närmaste chef',
      `1000;Åsa;Ägare;${owner};Ledning;`,
      ...Array.from(
        { length: 199 },
        (_, n) =>
          `${1001 + n};Vera;Nr${n};vera-${n}@${domain};${departments[n % departments.length]};Åsa Ägare`,
      ),
      '',
    ].join('\r\n'),
  )

test('a customer of two hundred goes from nothing to an opened round, in two presses of the provider and eleven of the owner', async ({
  page,
  browser,
}) => {
  const begun = Date.now()
  const domain = `hela${begun}.example`
  const owner = `agare@${domain}`
  const ours = await countPresses(page)
  await signInAs(page, 'personal@andrum.example')
  await page.goto('/drift')
  const customers = page.getByRole('region', { name: 'Organisationer' })
  await customers.getByText('Lägg upp en organisation').click()
  await page.getByLabel('Organisationens namn').fill(`Hela bolaget ${begun}`)
  await page.getByLabel('Första personens e-postadress').fill(owner)
  await customers.getByRole('button', { name: 'Lägg upp organisationen' }).click()
  await expect(customers.getByText('är upplagd')).toBeVisible()
  expect(await ours()).toBe(2)

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'sv-SE' })
  const phone = await context.newPage()
  const theirs = await countPresses(phone)
  await signInAs(phone, owner)
  await phone.goto('/hr-dashboard')
  await phone.getByRole('list', { name: 'Kom igång' }).getByRole('link', { name: 'Till personerna' }).click()
  await phone
    .getByLabel('Välj en fil (XLSX eller CSV)')
    .setInputFiles({ name: 'personal.csv', mimeType: 'text/csv', buffer: listOf(owner, domain) })
  await phone.getByRole('button', { name: 'Läs filen' }).click()
  await expect(phone.getByRole('heading', { name: 'Vad är kolumnerna?' })).toBeVisible()
  await phone.getByRole('button', { name: 'Visa vad som ändras' }).click()
  await phone.getByRole('button', { name: 'Genomför ändringarna' }).click()
  await expect(phone.getByText('200 personer i 9 enheter.')).toBeVisible()

  await phone.getByRole('link', { name: 'Mätningar', exact: true }).click()
  await phone.getByRole('link', { name: 'Förbered en ny mätning' }).click()
  await phone.getByLabel('Vad ska mätningen heta?').fill('Första mätningen')
  await phone.getByLabel(/^Stressprofil/).click()
  await phone.getByRole('button', { name: 'Fortsätt' }).click()
  await phone.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(phone.getByText('tillfrågas 200 personer')).toBeVisible()
  await phone.getByRole('button', { name: 'Lås listan' }).click()
  await expect(phone.locator(':focus')).toContainText('Listan till Första mätningen är låst')
  // Where nobody represents the employees, the owner says how they were told.
  await phone
    .getByLabel('Beskriv hur alla har fått veta vilka som ska tillfrågas')
    .fill('Alla fick höra om mätningen på ett möte.')
  await phone.getByRole('button', { name: 'Spara och öppna mätningen' }).click()
  await expect(phone.getByText(/^Öppen till/).first()).toBeVisible()
  // Choosing the file in the phone's own window is one more.
  expect(await theirs()).toBe(11)
  await context.close()
})
