import { expect, type Page, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

const hr = 'hr@exempelbolaget.example'
const leader = 'chef@exempelbolaget.example'
const representative = 'skyddsombud@exempelbolaget.example'

// In order: all of them read and write the plan of one organisation.
test.describe.configure({ mode: 'default' })

const planOf = (page: Page) => page.getByRole('region', { name: 'Arbetsmiljöplanen', exact: true })
const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)

/** Opens a measure of the plan by its title. */
async function openMeasure(page: Page, title: string) {
  await page.goto('/atgarder')
  await planOf(page).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('HR goes from a released cause by keyboard to a risk and a measure against it', async ({ page }) => {
  await signInAs(page, hr)
  await page.goto('/atgarder')
  await expect(planOf(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
  expect(await findingsOf(page)).toEqual([])

  const toPlan = page.locator('details[open]').getByRole('link', { name: /Lägg in som risk/ })
  await toPlan.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lägg till en risk')
  await expect(page.getByText(/Risken bygger på mätningen/)).toBeVisible()
  await page.getByRole('button', { name: 'Spara risken' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('3 saker behöver rättas')
  await expect(page).toHaveTitle(/^Fel: /)
  expect(await findingsOf(page)).toEqual([])

  await page.getByLabel('Vad är risken?').fill('Ingen hinner ikapp mellan möten')
  const likelihood = page.getByRole('group', { name: 'Hur troligt är det att någon far illa?' })
  await likelihood.getByRole('radio', { name: /^3/ }).focus()
  await page.keyboard.press('Space')
  await page
    .getByRole('group', { name: 'Hur allvarligt blir det i så fall?' })
    .getByRole('radio')
    .nth(3)
    .focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Allvarlig risk (3 × 4 = 12)' })).toBeVisible()
  await page.getByRole('button', { name: 'Spara risken' }).focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lägg till en åtgärd')
  await expect(page.getByText('Risken är sparad.')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Vad ska göras?' }).fill('Tio minuter fria mellan alla möten')
  await page.getByLabel('Vem ansvarar').selectOption('Charlie Chef')
  await page.getByLabel('När ska det vara klart?').fill(day(20))
  await page.getByLabel('När ska det följas upp?').fill(day(10))
  await page.getByRole('button', { name: 'Spara åtgärden' }).click()
  await expect(page.getByRole('alert')).toContainText('inte är före dagen')
  await page.getByLabel('När ska det följas upp?').fill(day(90))
  await page.getByRole('button', { name: 'Spara åtgärden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tio minuter fria mellan alla möten')
  await expect(page.getByText('Åtgärden är sparad.')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  // It is said of this measure, not of the next one that is opened.
  await page.getByRole('link', { name: 'Tillbaka till planen' }).click()
  await planOf(page).getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Tillbaka till planen' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Om åtgärden' })).toBeVisible()
  await expect(page.getByText('Åtgärden är sparad.')).toHaveCount(0)
})

test('of two who change a measure the second keeps what was typed, and sees what the first saved', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  await signInAs(page, hr)
  await signInAs(other, leader)
  for (const one of [page, other]) {
    await openMeasure(one, 'Tio minuter fria mellan alla möten')
    await one.getByRole('link', { name: 'Ändra åtgärden' }).click()
    await expect(one.getByRole('heading', { level: 1 })).toHaveText('Ändra åtgärden')
  }
  // The owner of a measure may not hand it over.
  await expect(other.getByText('HR bestämmer vem som ansvarar. Nu är det Charlie Chef.')).toBeVisible()
  await other.getByRole('radio', { name: 'Pågår' }).check()
  await other.getByRole('button', { name: 'Spara åtgärden' }).click()
  await expect(other.getByText('Åtgärden är sparad.')).toBeVisible()

  await page.getByLabel('Hur ska det gå till?').fill('Möten slutar tio minuter före hel timme.')
  await page.getByRole('button', { name: 'Spara åtgärden' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Någon annan har ändrat medan du skrev')
  await expect(alert).toContainText('Läge: Pågår')
  await expect(page.getByLabel('Hur ska det gå till?')).toHaveValue(
    'Möten slutar tio minuter före hel timme.',
  )
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('radio', { name: 'Pågår' }).check()
  await page.getByRole('button', { name: 'Spara åtgärden' }).click()
  await expect(page.getByText('Åtgärden är sparad.')).toBeVisible()
  await page.locator('#measure-history > summary').click()
  await expect(page.getByText('Läge: från Planerad till Pågår.')).toBeVisible()
  await expect(page.getByText('Charlie Chef,').first()).toBeVisible()
  await other.context().close()
})

test('the safety representative reads all of it, comments, and finds nothing to change', async ({ page }) => {
  await signInAs(page, representative)
  await page.goto('/atgarder')
  await expect(planOf(page).getByRole('heading', { name: /Schemat ger för kort vila/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lägg till en risk' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Lägg in som risk/ })).toHaveCount(0)
  await openMeasure(page, 'Tio minuter fria mellan alla möten')
  await expect(page.getByRole('link', { name: 'Ändra åtgärden' })).toHaveCount(0)
  await page.getByLabel('Skriv en kommentar').fill('Gäller det också telefonmöten?')
  await page.getByRole('button', { name: 'Skicka kommentaren' }).click()
  await expect(page.getByText('Kommentaren är sparad.')).toBeVisible()
  await expect(page.getByText('Gäller det också telefonmöten?')).toBeVisible()
  await expect(page.getByLabel('Skriv en kommentar')).toHaveValue('')
  expect(await findingsOf(page)).toEqual([])
})

test('a manager reads the risks of the units led, and is not shown the others', async ({ page }) => {
  await signInAs(page, leader)
  await page.goto('/atgarder')
  await expect(planOf(page).getByRole('heading', { name: /Schemat ger för kort vila/ })).toBeVisible()
  await expect(planOf(page).getByRole('heading', { name: /Lärarna får olika besked/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Lägg till en risk' })).toHaveCount(0)
  // A page that only HR and the safety representative may open is not linked.
  await expect(page.getByRole('link', { name: /Årlig uppföljning/ })).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
})

test('the plan is taken along as a file, in English as well', async ({ page }) => {
  await signInAs(page, hr)
  await page.goto('/en/atgarder')
  await expect(page.getByRole('heading', { name: 'Work-environment action plan', exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the plan as CSV' }).click()
  const file = await (await download).createReadStream()
  const text = Buffer.concat(await file.toArray()).toString('utf8')
  expect(text).toContain('Serious risk')
  expect(text).toContain('Robin Ek')
  expect(await findingsOf(page)).toEqual([])
})

test('what HR writes of a risk when the session is over is there when they have signed in anew', async ({
  page,
}) => {
  await signInAs(page, hr)
  await page.goto('/atgarder?ny=risk')
  await page.getByLabel('Vilken enhet gäller risken?').selectOption({ index: 1 })
  await page.getByLabel('Vad är risken?').fill('Ingen hinner läsa sin e-post')
  const steps = [/^Hur troligt/, /^Hur allvarligt/]
  for (const name of steps) await page.getByRole('group', { name }).getByRole('radio').nth(2).check()
  await page.context().clearCookies({ name: 'session' })
  await page.getByRole('button', { name: 'Spara risken' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /[Ll]ogga in/ })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await signInAs(page, hr)
  await page.goto('/atgarder?ny=risk')
  await expect(page.getByLabel('Vad är risken?')).toHaveValue('Ingen hinner läsa sin e-post')
})

test('HR moves a risk with its measures to another unit, and reads where its figure is from', async ({
  page,
}) => {
  await signInAs(page, hr)
  await page.goto('/atgarder')
  const risk = planOf(page).getByRole('article').filter({ hasText: 'Ingen hinner ikapp mellan möten' })
  const from = (await risk.locator('.plan-unit').textContent())?.trim() ?? ''
  await risk.getByRole('link', { name: /Ändra eller avsluta/ }).click()
  const unit = page.getByLabel('Vilken enhet gäller risken?')
  await expect(unit.getByRole('option').first()).not.toHaveText('Välj en enhet')
  await unit.selectOption({ label: '\u2003Hemtjänst norr' })
  await page.getByRole('button', { name: 'Spara risken' }).click()
  await expect(page.getByText('Ändringen är sparad.')).toBeVisible()
  await expect(risk.locator('.plan-unit')).toHaveText('Hemtjänst norr')
  await expect(risk).toContainText(`Resultatet gäller enheten ${from}.`)
  expect(await findingsOf(page)).toEqual([])
  await risk.getByRole('link', { name: 'Tio minuter fria mellan alla möten' }).click()
  await page.locator('#measure-history > summary').click()
  await expect(page.getByText(`Enhet: från ${from} till Hemtjänst norr.`)).toBeVisible()
})
