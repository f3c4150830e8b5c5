import { expect, test } from '@playwright/test'
import { startIdentityProvider } from '../oidc/identity-provider.ts'
import { countPresses } from './count-presses.ts'
import { signInAs } from './sign-in-as.ts'
import { countEffort, type Effort } from './step-effort.ts'

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

/** As in docs/domain/first-set-up.md. */
const presses = { people: 6, roles: 4, 'sign-in': 7, representative: 6, round: 10 }

test('a customer of two hundred goes from nothing to an opened round in two presses of the provider and five steps of minutes of the owner', async ({
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

  const provider = await startIdentityProvider()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'sv-SE' })
  const phone = await context.newPage()
  await signInAs(phone, owner)
  await phone.goto('/hr-dashboard')
  const { begin, press, type, choose, chooseFile, end } = countEffort(phone)
  const steps: Effort[] = []
  const list = phone.getByRole('list', { name: 'Kom igång' })
  const rail = phone.getByRole('navigation', { name: 'Arbete' })
  const button = (name: string) => phone.getByRole('button', { name, exact: true })
  const back = () => press(rail.getByRole('link', { name: 'Översikt', exact: true }))

  begin('people')
  await press(list.getByRole('link', { name: 'Till personerna' }))
  const field = phone.getByLabel('Välj en fil (XLSX eller CSV)')
  await chooseFile(field, { name: 'personal.csv', mimeType: 'text/csv', buffer: listOf(owner, domain) })
  await press(button('Läs filen'))
  await expect(phone.getByRole('heading', { name: 'Vad är kolumnerna?' })).toBeVisible()
  await press(button('Visa vad som ändras'))
  await press(button('Genomför ändringarna'))
  await expect(phone.getByText('200 personer i 9 enheter.')).toBeVisible()
  steps.push(await end())

  begin('roles')
  await back()
  await press(list.getByRole('link', { name: 'Ge någon en roll' }))
  await type(phone.getByLabel('Personens e-postadress'), `vera-1@${domain}`)
  await press(button('Ge rollen'))
  await expect(phone.getByText('Klart. Alla som har en roll får ett mejl om det.')).toBeVisible()
  steps.push(await end())

  begin('sign-in')
  await back()
  await press(list.getByRole('link', { name: 'Till inloggningen' }))
  const signOn = phone.getByRole('region', { name: 'Logga in via er egen inloggning' })
  await type(signOn.getByLabel('Leverantörens adress (issuer)'), provider.issuer)
  await type(signOn.getByLabel('Klient-id (client ID)'), provider.clientId)
  await type(signOn.getByLabel('Klienthemlighet (client secret)'), provider.clientSecret)
  await type(signOn.getByLabel('E-postdomäner'), domain)
  await press(signOn.getByRole('button', { name: 'Spara och kontrollera' }))
  await expect(signOn.getByText(`_andrum.${domain}`)).toBeVisible()
  steps.push(await end())

  begin('representative')
  await back()
  await press(list.getByRole('link', { name: 'Till rollerna' }))
  await type(phone.getByLabel('Personens e-postadress'), `vera-2@${domain}`)
  await choose(phone.locator('#role-role'), 'Skyddsombud')
  await press(button('Be om bekräftelse'))
  await expect(phone.getByText('Frågan är skickad.')).toBeVisible()
  steps.push(await end())

  begin('round')
  await back()
  await press(list.getByRole('link', { name: 'Förbered en mätning' }))
  await press(phone.getByRole('link', { name: 'Förbered en ny mätning' }))
  await type(phone.getByLabel('Vad ska mätningen heta?'), 'Första mätningen')
  await press(phone.getByLabel(/^Stressprofil/))
  await press(button('Fortsätt'))
  await press(button('Fortsätt'))
  await expect(phone.getByText('tillfrågas 200 personer')).toBeVisible()
  // Before a first round there are no measures to look back on.
  await expect(phone.getByText('Vad blev det av förra gångens åtgärder?')).toHaveCount(0)
  await press(phone.getByRole('button', { name: 'Lås listan' }))
  await expect(phone.locator(':focus')).toContainText('Listan till Första mätningen är låst')
  // Without a safety representative the owner states how the employees were informed.
  const told = phone.getByLabel('Beskriv hur alla har fått veta vilka som ska tillfrågas')
  await type(told, 'Alla fick höra om mätningen på ett möte.')
  // The owner is not told to ask themselves.
  await expect(phone.getByText('visas enhetens siffror')).toBeVisible()
  await expect(phone.getByText('be ägaren ställa in')).toHaveCount(0)
  await press(button('Spara och öppna mätningen'))
  await expect(phone.getByText(/^Öppen till/).first()).toBeVisible()
  steps.push(await end())

  console.table(steps)
  await test
    .info()
    .attach('steps.json', { body: JSON.stringify(steps, null, 2), contentType: 'application/json' })
  expect(Object.fromEntries(steps.map((one) => [one.step, one.presses]))).toEqual(presses)
  expect(steps.filter(({ minutes }) => minutes > 5)).toEqual([])
  await context.close()
  await provider.close()
})
