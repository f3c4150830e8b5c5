import { type Browser, expect, type Page, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { bothOfHr } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

test.slow()

/** A day so many days from now, as a date field needs it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE')

async function opened(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await signInAs(page, email)
  return page
}

const name = (page: Page) => page.getByLabel('Vad ska mätningen heta?')
const next = (page: Page) => page.getByRole('button', { name: 'Fortsätt' }).click()
const lock = (page: Page) => page.getByRole('button', { name: 'Lås listan' }).click()
const row = (page: Page, round: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: round, exact: true }) })

test('of two people of HR at the same round, the second hears of the first, sees what they did, and keeps their own words', async ({
  browser,
}) => {
  const [hanna, nils] = [await opened(browser, bothOfHr[0]), await opened(browser, bothOfHr[1])]

  // Both prepare a round; Hanna locks her list while Nils reads his review.
  for (const [page, title] of [
    [hanna, 'Hannas mätning'],
    [nils, 'Nils mätning'],
  ] as const) {
    await page.goto('/matningar?ny=vad')
    await name(page).fill(title)
    await page.getByLabel(/^Stressprofil/).check()
    await next(page)
    if (page === hanna) await page.getByLabel('Var tredje månad').check()
    await next(page)
    await expect(page.getByText(`Mätningen heter ${title}`)).toBeVisible()
  }
  await lock(hanna)
  await expect(hanna.locator(':focus')).toContainText('Listan till Hannas mätning är låst')
  await lock(nils)
  await expect(nils.getByRole('alert')).toContainText('En annan mätning med några av samma personer')
  await expect(nils.getByRole('list', { name: 'Mätningar som inte är klara' })).toContainText(
    'Hannas mätning, Parbolaget. Listan granskas.',
  )
  await expect(nils.getByText('Mätningen heter Nils mätning')).toBeVisible()
  expect(await findingsOf(nils)).toEqual([])

  // Nils opens the draft of the next round, and in another tab is about to stop it; meanwhile Hanna cancels hers, and the plan with it.
  await nils.goto('/matningar')
  await nils.getByRole('link', { name: 'Granska utkastet' }).click()
  await name(nils).fill('Nils nästa')
  const other = await nils.context().newPage()
  await other.goto('/matningar')
  await other.getByRole('button', { name: 'Sluta upprepa' }).click()
  await hanna.getByRole('button', { name: 'Avbryt mätningen' }).click()
  await hanna.getByRole('button', { name: 'Ja, avbryt mätningen' }).click()
  await expect(hanna.getByText('Mätningen avbröts innan den öppnade.')).toBeVisible()
  await expect(hanna.getByRole('heading', { name: 'Mätningar som upprepas' })).toHaveCount(0)
  await other.getByRole('button', { name: 'Ja, sluta upprepa' }).click()
  await expect(
    other.getByRole('region', { name: 'Mätningar som upprepas' }).getByRole('alert'),
  ).toContainText('Någon annan har nyss förberett eller stoppat den upprepade mätningen')
  await other.close()
  await next(nils)
  await nils.getByLabel('Öppna tidigast').fill('')
  await nils.getByLabel('Sista dag att svara').fill(inDays(20))
  await next(nils)
  await lock(nils)
  await expect(nils.getByRole('alert')).toContainText('så det du valde är inte genomfört')
  await expect(nils.getByText('Mätningen upprepas inte längre.')).toBeVisible()
  expect(await findingsOf(nils)).toEqual([])
  await nils.getByRole('button', { name: 'Gå vidare med det jag har skrivit' }).click()
  await expect(nils.getByRole('alert')).toHaveCount(0)
  await lock(nils)
  await expect(nils.locator(':focus')).toContainText('Listan till Nils nästa är låst')

  // Both write the statement, and Nils is first.
  await hanna.goto('/matningar')
  const words = (page: Page) => page.getByLabel('Beskriv hur alla har fått veta vilka som ska tillfrågas')
  await words(hanna).fill('Listan har hängt i fikarummet sedan i fredags.')
  await words(nils).fill('Alla fick läsa listan på mötet i måndags.')
  await nils.getByRole('button', { name: 'Spara och öppna mätningen' }).click()
  await expect(row(nils, 'Nils nästa')).toContainText('Öppen till')
  await hanna.getByRole('button', { name: 'Spara och öppna mätningen' }).click()
  await expect(hanna.getByText('Listan granskas inte längre.')).toBeVisible()
  await expect(words(hanna)).toHaveValue('Listan har hängt i fikarummet sedan i fredags.')
  await expect(hanna.getByText('”Alla fick läsa listan på mötet i måndags.”')).toBeVisible()
  expect(await findingsOf(hanna)).toEqual([])

  // Both move the last day, and Hanna is first. While invitations are being sent the list is read again, and Nils would see it.
  for (const [page, days] of [
    [hanna, 30],
    [nils, 40],
  ] as const) {
    await expect(page.getByText(/^Skickar inbjudningar/)).toHaveCount(0, { timeout: 60_000 })
    await row(page, 'Nils nästa').getByRole('button', { name: 'Flytta sista dagen' }).click()
    await page.getByLabel('Ny sista dag att svara').fill(inDays(days))
  }
  await hanna.getByRole('button', { name: 'Flytta dagen och meddela alla' }).click()
  await expect(row(hanna, 'Nils nästa')).toContainText('Sista dagen har flyttats framåt.')
  await expect(hanna.getByRole('heading', { level: 3, name: 'Nils nästa' })).toBeFocused()
  await nils.getByRole('button', { name: 'Flytta dagen och meddela alla' }).click()
  const dialog = nils.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Någon annan har flyttat sista dagen')
  await expect(dialog).toContainText('den går inte att flytta härifrån')
  await expect(dialog.getByLabel('Ny sista dag att svara')).toHaveValue(inDays(40))
  await expect(dialog.getByRole('button', { name: 'Flytta dagen' })).toHaveCount(0)
  expect(await findingsOf(nils)).toEqual([])
  await dialog.getByRole('button', { name: 'Avbryt' }).click()
  await expect(row(nils, 'Nils nästa').getByRole('button', { name: 'Flytta sista dagen' })).toHaveCount(0)
})

test('two people of HR who write the yearly follow-up at once lose no word of either', async ({
  browser,
}) => {
  const [hanna, nils] = [await opened(browser, bothOfHr[0]), await opened(browser, bothOfHr[1])]
  const words = (page: Page, question: string) =>
    page.getByRole('textbox', { name: `Så har det fungerat hos oss ${question}` })
  const save = (page: Page) => page.getByRole('button', { name: 'Spara uppföljningen' }).click()
  const saved = (page: Page) => page.getByText('Uppföljningen är sparad')
  for (const page of [hanna, nils]) await page.goto('/arlig-uppfoljning')
  await words(nils, 'Mål och policy').fill('Nils om policyn.')
  await words(nils, 'Riskbedömning').fill('Nils om riskerna.')
  await words(hanna, 'Mål och policy').fill('Hanna om policyn.')
  await words(hanna, 'Samverkan').fill('Hanna om samverkan.')
  await save(hanna)
  await expect(saved(hanna)).toBeVisible()

  // What Hanna wrote comes where Nils has written nothing, and stands beside his words where he has.
  await save(nils)
  await expect(nils.getByRole('alert')).toContainText('Någon annan har sparat medan du skrev')
  await expect(words(nils, 'Samverkan')).toHaveValue('Hanna om samverkan.')
  await expect(words(nils, 'Mål och policy')).toHaveValue('Nils om policyn.')
  await expect(words(nils, 'Mål och policy')).toHaveAccessibleDescription(/Hanna om policyn\./)
  await expect(words(nils, 'Riskbedömning')).toHaveAccessibleDescription('')
  expect(await findingsOf(nils)).toEqual([])
  // It stays so over a reload, and over a look at the year before.
  nils.on('dialog', (dialog) => dialog.accept())
  await nils.reload()
  await nils.getByLabel('Vilket år gäller det?').selectOption({ index: 1 })
  await expect(words(nils, 'Riskbedömning')).toHaveValue('')
  await nils.getByLabel('Vilket år gäller det?').selectOption({ index: 0 })
  await expect(words(nils, 'Riskbedömning')).toHaveValue('Nils om riskerna.')
  await expect(words(nils, 'Mål och policy')).toHaveAccessibleDescription(/Hanna om policyn\./)
  await words(nils, 'Mål och policy').fill('Hanna och Nils om policyn.')
  await save(nils)
  await expect(saved(nils)).toBeVisible()
  await expect(words(nils, 'Mål och policy')).toHaveAccessibleDescription('')

  // Somebody who comes back from another page reads what is saved.
  await nils.getByRole('link', { name: 'Till arbetsmiljöplanen' }).click()
  await expect(nils.getByRole('heading', { level: 1, name: 'Åtgärder' })).toBeVisible()
  await nils.goBack()
  await expect(words(nils, 'Mål och policy')).toHaveValue('Hanna och Nils om policyn.')
  await expect(words(nils, 'Samverkan')).toHaveValue('Hanna om samverkan.')
})

test('of two who change who can be asked for support, the second writes over nothing unseen', async ({
  browser,
}) => {
  const [hanna, nils] = [await opened(browser, bothOfHr[0]), await opened(browser, bothOfHr[1])]
  const part = (page: Page) => page.getByRole('region', { name: 'Stöd som medarbetare kan be om' })
  const save = (page: Page) => part(page).getByRole('button', { name: 'Spara', exact: true }).click()
  const rules = (page: Page) => page.getByLabel('Erbjud samtal när någon ser sitt eget resultat')
  const service = (page: Page) => page.getByLabel('Företagshälsovårdens namn')
  for (const page of [hanna, nils]) {
    await page.goto('/organisation')
    await expect(rules(page)).toBeVisible()
  }
  await hanna.getByLabel('Vi har en företagshälsovård som kan ta emot förfrågningar').check()
  await service(hanna).fill('Parhälsan')
  await hanna.getByLabel('E-postadress för förfrågningar').fill('halsan@parhalsan.example')
  await save(hanna)
  await expect(hanna.getByText('Inställningarna är sparade.')).toBeVisible()
  await rules(nils).check()
  await save(nils)
  await expect(part(nils).getByRole('alert')).toContainText('Någon annan har ändrat medan du skrev')
  await expect(service(nils)).toHaveValue('Parhälsan')
  await expect(rules(nils)).toBeChecked()
  expect(await findingsOf(nils)).toEqual([])
  await save(nils)
  await expect(nils.getByText('Inställningarna är sparade.')).toBeVisible()
  await hanna.reload()
  await expect(service(hanna)).toHaveValue('Parhälsan')
  await expect(rules(hanna)).toBeChecked()
})
