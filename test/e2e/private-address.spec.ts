import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { onAnotherDevice } from './another-device.ts'
import { answerTimes, begin } from './answer-form.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'
import { codeFromMail } from './sign-in-by-mail.ts'

const phone = { width: 390, height: 844 }
const ofOneself = () => `${randomUUID().slice(0, 8)}@hemma.example`

test.slow()

/** Tabs from the present focus to a target, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name))
  await page.keyboard.press('Enter')
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** Signs in on the sign-in page, with the mailed code. */
async function signIn(page: Page, email: string): Promise<void> {
  const since = Date.now()
  await write(page, 'Din e-postadress', email)
  await expect(page.getByRole('heading', { level: 1, name: 'Skriv in koden från mejlet' })).toBeFocused()
  await write(page, 'Kod med åtta siffror', await codeFromMail(page, email, since))
}

const mailsTo = async (page: Page, email: string): Promise<string[]> => {
  const answered = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(email)}`)
  return ((await answered.json()) as { subject: string }[]).map(({ subject }) => subject)
}

test('an employee adds a private address, signs in with it and removes it, with the keyboard on a phone', async ({
  page,
}) => {
  const [work, own] = ['kontoret-9@provbolaget.example', ofOneself()]
  await page.setViewportSize(phone)
  await page.goto('/logga-in')
  await signIn(page, work)
  const question = page.getByRole('heading', {
    level: 1,
    name: /^Vill du lägga till en privat/,
  })
  await expect(question).toBeFocused()
  await expectFine(page)

  await press(page, 'Skicka kod dit')
  const address = page.getByLabel('Din privata e-postadress')
  await expect(address).toBeFocused()
  await expect(page.getByText('Skriv en e-postadress, till exempel namn@exempel.se.')).toBeVisible()
  await expect(page).toHaveTitle(/^Fel: /)
  await expectFine(page)
  const since = Date.now()
  await page.keyboard.type(own)
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Kod till den privata adressen')
  await expect(code).toBeFocused()
  await expect(page.getByText(`Vi har skickat en kod till ${own}.`)).toBeVisible()
  await expectFine(page)
  const digits = await codeFromMail(page, own, since)
  await page.keyboard.type(digits === '11111111' ? '22222222' : '11111111')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Koden stämmer inte')).toBeVisible()
  await tabTo(page, code)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`${digits.slice(0, 4)} ${digits.slice(4)}`)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/hem$/)
  await page.goto('/installningar')
  await expect(
    page.getByText(`Dina egna resultat öppnas bara när du har loggat in med ${own}.`),
  ).toBeVisible()
  await expectFine(page)
  await expect.poll(() => mailsTo(page, work)).toContain('En privat e-postadress är tillagd i Andrum')
  await page.goto('/en/installningar')
  await expect(page.getByRole('heading', { name: 'The address for your own results' })).toBeVisible()
  await expectFine(page)

  await page.goto('/installningar')
  await press(page, 'Logga ut')
  await expect(page).toHaveURL(/\/logga-in$/)
  await signIn(page, own)
  // Asked once, and not again.
  await expect(page).toHaveURL(/\/hem$/)
  await page.goto('/installningar')
  await expect(page.getByRole('heading', { name: 'Adress till dina egna resultat' })).toBeVisible()

  await press(page, 'Ta bort den privata adressen')
  await expect(page.getByText(`också för den som kan läsa mejlen till ${work}`)).toBeVisible()
  await expectFine(page)
  await press(page, 'Ja, ta bort den')
  await expect(page.getByText('Den privata adressen är borttagen.')).toBeVisible()
  await expect(button(page, 'Lägg till en privat adress')).toBeVisible()
  await expectFine(page)
  await page.reload()
  await expect(button(page, 'Lägg till en privat adress')).toBeVisible()
})

test('somebody who signs in with the work address is told what opens with the private one, and what stays where it is', async ({
  page,
  browser,
}) => {
  const [work, own] = ['kontoret-8@provbolaget.example', ofOneself()]
  await signInAs(page, work)
  await page.goto('/en/installningar')
  await press(page, 'Add a private address')
  const since = Date.now()
  await write(page, 'Your private e-mail address', own)
  await expect(page.getByLabel('Code for the private address')).toBeFocused()
  await page.keyboard.type(await codeFromMail(page, own, since))
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(`Your own results open only when you have signed in with ${own}.`),
  ).toBeVisible()

  // With the work address a visitor's result is to join the account. It cannot, and the page says so and what to do.
  const context = await browser.newContext({ viewport: phone })
  const atWork = await context.newPage()
  await atWork.goto('/stressprofil/start')
  await begin(atWork)
  await answerTimes(atWork, 12, 'Sällan')
  await atWork.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await atWork.getByRole('button', { name: 'Spara i mitt konto' }).click()
  await signIn(atWork, work)
  await press(atWork, 'Ja, spara i mitt konto')
  await expect(atWork).toHaveURL(/\/mina-resultat$/)
  await expect(atWork.getByText('Dina egna resultat öppnas med din privata adress')).toBeVisible()
  await expect(atWork.getByText('Resultaten från webbläsaren är inte sparade i ditt konto')).toBeVisible()
  await expectFine(atWork)
  await atWork.goto('/en/mina-resultat')
  await expect(atWork.getByText('The results in this browser haven’t been saved')).toBeVisible()

  // A browser without results does not say that there are none: they are closed to this session.
  const elsewhere = await onAnotherDevice(browser, work)
  await elsewhere.goto('/mina-resultat')
  await expect(elsewhere.getByText('Dina egna resultat öppnas med din privata adress')).toBeVisible()
  await expect(elsewhere.getByText('Här finns inga resultat än')).toHaveCount(0)
  await elsewhere.goto('/installningar')
  await expect(elsewhere.getByText('Dina egna resultat öppnas med din privata adress')).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Logga ut', exact: true })).toBeVisible()
  await elsewhere.goto('/hem')
  // An open round comes first, because answering does not open own results.
  await expect(
    elsewhere.getByRole('heading', { name: /^(Dina sidor öppnas med din privata adress|Svara i ”I höst”)$/ }),
  ).toBeVisible()
  await expectFine(elsewhere)
  await elsewhere.context().close()

  for (const [path, told] of [
    ['/aterhamtningsprogram', 'Det som är sparat här öppnas bara med din privata e-postadress.'],
    ['/en/aterhamtningsprogram', 'What is saved here opens only with your private e-mail address.'],
  ] as const) {
    await atWork.goto(path)
    await expect(atWork.getByText(told)).toBeVisible()
    await expectFine(atWork)
  }
  await context.close()
})
