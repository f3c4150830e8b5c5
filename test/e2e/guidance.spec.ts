import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

const guide = 'kollega@andrum.example'
const phone = { width: 320, height: 640 }

// In order: they test one guidance, from its beginning to its end.
test.describe.configure({ mode: 'serial' })

const started = Date.now()
const email = `samira-${started}@example.com`
/** A second try uses another name, so that the guide never has two participants of one name. */
const samira = `Samira ${started % 100_000}`
/** WCAG 2.4.11: the bar at the edge of a phone does not cover it. */
async function expectAboveBar(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    const [shown, bar] = [await part.boundingBox(), await page.locator('.rail').boundingBox()]
    if (shown === null || bar === null) throw new Error('there is no such part, or no bar')
    expect(shown.y).toBeGreaterThan(0)
    expect(shown.y + shown.height).toBeLessThanOrEqual(bar.y)
  }).toPass({ timeout: 5_000 })
}
const thread = (page: Page) => page.getByRole('region', { name: /Era meddelanden|Meddelanden/ })

test('a visitor reads what guidance is, in both languages, and is led to signing in', async ({ page }) => {
  await page.goto('/min-vagledning')
  await expect(page.getByRole('heading', { name: 'Vem som ser vad' })).toBeVisible()
  await expect(page.getByText('Vägledning är inte vård och inte akut hjälp.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Ring 112/ }).first()).toBeVisible()
  await expectFine(page)
  await page.goto('/en/min-vagledning')
  await expect(page.getByRole('heading', { name: 'Guidance', exact: true })).toBeVisible()
  await expectFine(page)
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click()
  await expect(page).toHaveURL(/\/en\/logga-in/)
})

test('a participant chooses a guide with the keyboard, agrees and writes', async ({ page }) => {
  await signInAs(page, email)
  await page.goto('/min-vagledning')
  const begin = page.getByRole('button', { name: 'Börja vägledningen' })
  await begin.click()
  await expect(page.getByRole('alert')).toContainText('3 saker behöver rättas')
  await expectFine(page)
  await page.getByRole('radio', { name: /Kim Kollega/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type(samira)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Din vägledare' })).toBeVisible()
  await expectFine(page)

  const box = page.getByLabel('Skriv till Kim Kollega')
  await box.fill('Hej!\n<b>Jag</b> sover dåligt.')
  await page.getByRole('button', { name: 'Skicka', exact: true }).click()
  await expect(box).toHaveValue('')
  await expect(thread(page).getByRole('article')).toContainText('<b>Jag</b> sover dåligt.')
  await expect(thread(page).getByRole('article')).toContainText('Du får svar senast')
  await page.getByLabel('Ditt telefonnummer, om du vill').fill('070-123 45 67')
  await page.getByRole('button', { name: 'Spara numret' }).click()
  await expect(page.getByRole('button', { name: 'Ta bort numret' })).toBeVisible()
  await page.setViewportSize(phone)
  await expectFine(page)
})

test('a message written without a network waits, and is sent once when the network is back', async ({
  page,
  context,
}) => {
  await signInAs(page, email)
  await page.goto('/min-vagledning')
  const box = page.getByLabel('Skriv till Kim Kollega')
  await expect(box).toBeVisible()
  await context.setOffline(true)
  await box.fill('Skrivet på tåget.')
  await page.getByRole('button', { name: 'Skicka', exact: true }).click()
  const last = thread(page).getByRole('article').last()
  await expect(last).toContainText('Skrivet på tåget.')
  await expect(last).toContainText(/Väntar på att skickas|Skickas/)
  await context.setOffline(false)
  await expect(last).toContainText('Du får svar senast')
  await page.reload()
  await expect(thread(page).getByText('Skrivet på tåget.')).toHaveCount(1)
})

test('what is shared is the same in the preview, and a switch turns it off at once', async ({ page }) => {
  await signInAs(page, email)
  await page.goto('/min-vagledning')
  const box = page.getByRole('checkbox', { name: 'Dina veckocheckar i programmet' })
  await box.check()
  await expect(box).toBeChecked()
  await page.getByRole('button', { name: 'Se det som din vägledare ser' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByText('Här finns ingen veckocheck än.')).toBeVisible()
  await expectFine(page)
  await page.keyboard.press('Escape')
  const stopped = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await box.uncheck()
  await expect(box).not.toBeChecked()
  expect((await stopped).status()).toBe(200)
  await page.reload()
  await expect(box).not.toBeChecked()
})

test('a guide answers somebody who waits in four presses, with a text template', async ({
  page,
  browser,
}) => {
  await signInAs(page, guide)
  await page.goto('/vagledning')
  await expect(page.getByRole('heading', { name: 'Väntar på svar' })).toBeVisible()
  await expectFine(page)
  await page.setViewportSize(phone)
  await expectFine(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('link', { name: samira }).click()
  await expect(page.getByRole('heading', { name: samira, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '070-123 45 67' })).toBeVisible()
  await page.getByText('Textmallar', { exact: true }).click()
  await page.getByRole('button', { name: /^Lägg in ?: Välkommen/ }).click()
  const box = page.getByLabel(`Ditt svar till ${samira}`)
  await expect(box).toHaveValue(/^Hej \[namn\]/)
  await expect(page.getByText('Fyll i eller ta bort det som står inom hakparentes.')).toBeVisible()
  await box.fill('Hej Samira, och välkommen! Hur länge har du sovit dåligt?')
  await expectFine(page)
  await page.setViewportSize(phone)
  await expectFine(page)

  // A colleague's tab has been open since before the answer.
  const other = await (await browser.newContext({ locale: 'sv-SE' })).newPage()
  await signInAs(other, guide)
  await other.goto(page.url())
  const late = other.getByLabel(`Ditt svar till ${samira}`)
  await late.fill('Mitt eget svar')

  // The answer appears in the thread above, and would push the pressed button under the bar.
  await page.setViewportSize({ width: 390, height: 844 })
  const send = page.getByRole('button', { name: 'Skicka svaret' })
  const sent = page.getByText('Svaret är skickat.')
  const { y, height } = (await send.boundingBox()) ?? { y: 0, height: 0 }
  await page.evaluate(`scrollBy(0, ${y + height - 775})`)
  await send.click()
  await expect(sent).toBeVisible()
  await expect(send).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectAboveBar(page, send)
  await expectAboveBar(page, sent)
  await other.getByRole('button', { name: 'Skicka svaret' }).click()
  await expect(other.getByText('Någon har redan svarat')).toBeVisible()
  await expect(other.getByRole('blockquote')).toContainText('Hur länge har du sovit dåligt?')
  await expect(late).toHaveValue('Mitt eget svar')
  await other.context().close()

  await page.getByLabel('Anteckningar om deltagaren').fill('Sover dåligt.')
  await page.getByRole('button', { name: 'Spara anteckningarna' }).click()
  await expect(page.getByText('Anteckningarna är sparade.')).toBeVisible()
  await page.getByLabel('Minuter i dag').fill('12')
  await page.getByRole('button', { name: 'Spara tiden' }).click()
  await expect(page.getByText('Tiden är sparad.')).toBeVisible()
})

test('the participant is told on the page of today, pauses, goes on and ends', async ({ page, browser }) => {
  await signInAs(page, email)
  await page.goto('/hem')
  await expect(page.getByText('Kim Kollega har svarat.')).toBeVisible()
  await page.getByRole('link', { name: 'Öppna vägledningen' }).click()
  await expect(thread(page).getByText('Hur länge har du sovit dåligt?')).toBeVisible()

  await page.getByRole('button', { name: 'Pausa vägledningen' }).click()
  await expect(page.getByText('Vägledningen är pausad')).toBeVisible()
  const desk = await (await browser.newContext({ locale: 'sv-SE' })).newPage()
  await signInAs(desk, guide)
  await desk.goto('/vagledning')
  await desk.getByRole('link', { name: samira }).click()
  await expect(desk.getByText('Deltagaren har pausat vägledningen')).toBeVisible()
  await expect(desk.getByText('Hur länge har du sovit dåligt?')).toHaveCount(0)

  await page.getByRole('button', { name: 'Fortsätt vägledningen' }).click()
  await expect(page.getByLabel('Skriv till Kim Kollega')).toBeVisible()
  await page.getByRole('button', { name: 'Avsluta nu' }).click()
  await page.getByRole('button', { name: 'Ja, avsluta' }).click()
  await expect(page.getByText('Vägledningen är avslutad')).toBeVisible()
  await expectFine(page)
  await expect(thread(page).getByText('Hur länge har du sovit dåligt?')).toBeVisible()
  await desk.reload()
  await expect(desk.getByText('Du kan inte läsa den här vägledningen längre')).toBeVisible()
  await desk.context().close()
})

test('staff who are no guides do not see the page, nor its place', async ({ page }) => {
  await signInAs(page, 'personal@andrum.example')
  await page.goto('/vagledning')
  await expect(page.getByRole('heading', { name: 'Du saknar behörighet till sidan' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Arbete' }).getByRole('link')).not.toContainText([
    'Vägledning',
  ])
})
