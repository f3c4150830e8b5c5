import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectFine } from './fine.ts'
import { secondGuide, withLostKey } from './second-guide.ts'
import { signInAs } from './sign-in-as.ts'

const kim = 'kollega@andrum.example'
const phone = { width: 320, height: 640 }

// In order: they test one guidance, from its first talk to what stays after it.
test.describe.configure({ mode: 'serial' })

const started = Date.now()
const email = `noor-${started}@example.com`
const noor = `Noor ${started % 100_000}`
const messages = (page: Page) => page.getByRole('region', { name: 'Era meddelanden' })
const talks = (page: Page) => page.getByRole('region', { name: /^Boka ett samtal med/ })

async function own(page: Page): Promise<void> {
  await signInAs(page, email)
  await page.goto('/min-vagledning')
}

/** A guide's page of the participant, in its own browser context. */
async function deskOf(browser: Browser, guide: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'sv-SE' })).newPage()
  await signInAs(page, guide)
  await page.goto('/vagledning')
  await page.getByRole('link', { name }).click()
  return page
}

test('a participant sees the guide’s own times in the thread and books one with the usual steps', async ({
  page,
}) => {
  await own(page)
  await page.getByRole('radio', { name: /Kim Kollega/ }).check()
  await page.getByLabel('Vad vill du kallas?').fill(noor)
  await page.getByRole('checkbox', { name: /^Jag samtycker/ }).check()
  await page.getByRole('button', { name: 'Börja vägledningen' }).click()
  await page.getByRole('link', { name: 'Boka ett samtal', exact: true }).click()
  await expect(talks(page)).toContainText('Boka ett samtal med Kim Kollega')
  await expectFine(page)
  const time = talks(page).getByRole('listitem').getByRole('link').first()
  const words = await time.innerText()
  // The demo's other guide can be booked every morning; this one on two afternoons a week.
  for (const one of await talks(page).getByRole('listitem').allInnerTexts())
    expect(one).toMatch(/1[3-7][.:]\d\d/)
  await time.click()
  await expect(page.getByRole('heading', { name: 'Dina uppgifter' })).toBeVisible()
  const chosen = page.getByRole('region', { name: 'Det här bokar du' })
  await expect(chosen).toContainText('Med din vägledare')
  await expect(chosen).toContainText(words, { ignoreCase: true })
  await page.getByRole('radio', { name: 'Video' }).check()
  await page.getByLabel('Namn').fill('Noor')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Boka tiden' }).click()
  await expect(page.getByRole('heading', { name: 'Tiden är bokad' })).toBeFocused()
  await expect(page.getByText('Kim Kollega')).toBeVisible()
})

test('a guide hands over to a colleague, who sees nothing before the participant has said yes', async ({
  page,
  browser,
}) => {
  await own(page)
  await page.getByLabel('Skriv till Kim Kollega').fill('Jag hoppas på bättre sömn.')
  await page.getByRole('button', { name: 'Skicka', exact: true }).click()
  await expect(messages(page).getByText('Du får svar senast')).toBeVisible()

  const desk = await deskOf(browser, kim, noor)
  await desk.getByText('Lämna över till en kollega').click()
  await desk.getByLabel('Kollega', { exact: true }).selectOption(secondGuide.name)
  await desk.getByRole('button', { name: 'Fråga deltagaren' }).click()
  await expect(desk.getByText('Deltagaren har fått frågan om att byta till Maria Ek.')).toBeVisible()

  const colleague = await (await browser.newContext({ locale: 'sv-SE' })).newPage()
  await signInAs(colleague, secondGuide.email)
  await colleague.goto('/vagledning')
  await expect(colleague.getByRole('heading', { name: 'Väntar på svar' })).toBeVisible()
  await expect(colleague.getByRole('link', { name: noor })).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('Din vägledare föreslår ett byte')).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: 'Byt till Maria Ek' }).click()
  await expect(page.getByLabel('Skriv till Maria Ek')).toBeVisible()
  await expect(talks(page)).toContainText('Maria Ek har inga lediga tider just nu.')
  await expect(talks(page).getByRole('link', { name: 'Se tider hos någon annan av oss' })).toBeVisible()

  await desk.reload()
  await expect(desk.getByText('Du kan inte läsa den här vägledningen längre')).toBeVisible()
  await expect(desk.getByText('Jag hoppas på bättre sömn.')).toHaveCount(0)
  await colleague.reload()
  await colleague.getByRole('link', { name: noor }).click()
  await expect(colleague.getByText('Jag hoppas på bättre sömn.')).toBeVisible()
  await desk.context().close()
  await colleague.context().close()
})

test('a closing letter ends it in peace, and the plan is there after the end', async ({ page, browser }) => {
  await own(page)
  await page.getByRole('button', { name: 'Be om ett avslutningsbrev' }).click()
  await expect(page.getByText('Du har bett om ett avslutningsbrev.')).toBeVisible()

  const desk = await deskOf(browser, secondGuide.email, noor)
  await expect(desk.getByText('Har bett om ett avslutningsbrev')).toBeVisible()
  await desk.getByLabel(`Ditt svar till ${noor}`).fill('Tack för den här tiden, Noor.')
  await desk.getByText('Förslag till planen och avslutningsbrev').click()
  await desk.getByLabel('Rader som du föreslår till deltagarens plan').fill('Gå hem klockan fem')
  await desk.getByRole('checkbox', { name: 'Det här är avslutningsbrevet' }).check()
  await desk.getByRole('button', { name: 'Skicka svaret' }).click()
  await expect(desk.getByText('Svaret är skickat.')).toBeVisible()
  await desk.context().close()

  await page.reload()
  await expect(page.getByText('Du har fått ditt avslutningsbrev')).toBeVisible()
  await expect(messages(page).getByRole('article').last()).toContainText('Avslutningsbrev')
  await page.getByRole('button', { name: 'Lägg till i min plan' }).click()
  await expect(page.getByLabel('Vad vill du fortsätta med?')).toHaveValue('Gå hem klockan fem')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Spara och dela planen' }).click()
  expect((await saved).status()).toBe(200)

  await page.getByRole('button', { name: 'Avsluta nu' }).click()
  await page.getByRole('button', { name: 'Ja, avsluta' }).click()
  await expect(page.getByText('Vägledningen är avslutad')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Planen som håller efteråt')).toBeVisible()
  await expect(page.getByText('Gå hem klockan fem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Skriv ut eller spara planen' })).toBeVisible()
  await expect(messages(page).getByText('Tack för den här tiden, Noor.')).toBeVisible()
  await page.setViewportSize(phone)
  await expectFine(page)
})

test('where the key is lost, both sides read what is lost, and the participant can begin anew', async ({
  page,
  browser,
}) => {
  await signInAs(page, withLostKey)
  await page.goto('/min-vagledning')
  const lost = 'Det här meddelandet går inte att läsa längre'
  await expect(messages(page).getByText(lost)).toBeVisible()
  const box = page.getByLabel('Skriv till Maria Ek')
  await box.fill('Kommer det här fram?')
  await page.getByRole('button', { name: 'Skicka', exact: true }).click()
  await expect(page.getByText('Meddelandet kunde inte skickas')).toBeVisible()
  await page.getByRole('button', { name: 'Lägg tillbaka texten i rutan' }).click()
  await expect(box).toHaveValue('Kommer det här fram?')
  await expectFine(page)

  const desk = await deskOf(browser, secondGuide.email, 'Namnet går inte att läsa')
  await expect(desk.getByText(lost)).toBeVisible()
  await desk.context().close()

  await page.getByRole('button', { name: 'Avsluta nu' }).click()
  await page.getByRole('button', { name: 'Ja, avsluta' }).click()
  await page.getByRole('button', { name: 'Välj en vägledare igen' }).click()
  await expect(page.getByRole('radio', { name: /Maria Ek/ })).toBeVisible()
})
