import { expect, type Page, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { planMeasure } from './plan-measure.ts'
import { lately } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

const demo = 'hr@exempelbolaget.example'

test.slow()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('HR walks to the review and back, and loses nothing on the way', async ({ page }) => {
  await signInAs(page, lately)
  await page.goto('/matningar')
  await page.getByRole('link', { name: 'Förbered en ny mätning' }).click()
  await expect(heading(page, 'Vad ska mätningen handla om, och vilka ska svara?')).toBeFocused()
  await expect(page).toHaveTitle(/^Vad ska mätningen handla om/)
  expect(await findingsOf(page)).toEqual([])
  await page.reload()
  await expect(page).toHaveTitle(/^Vad ska mätningen handla om/)
  await expect(page.locator('body')).toBeFocused()

  await page.getByLabel('Vad ska mätningen heta?').fill('V')
  await page.getByLabel('En del av organisationen').check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  const wrong = page.getByRole('alert')
  await expect(wrong).toBeFocused()
  await expect(wrong.getByRole('link')).toHaveText([
    'Skriv ett namn på mätningen, minst 2 tecken.',
    'Välj vilka frågor mätningen ska ställa.',
    'Välj vilken enhet som ska tillfrågas, eller hela organisationen.',
  ])
  await expect(page).toHaveTitle(/^Fel: /)
  expect(await findingsOf(page)).toEqual([])
  await wrong.getByRole('link', { name: /Skriv ett namn/ }).click()
  await expect(page.getByLabel('Vad ska mätningen heta?')).toBeFocused()

  const long = 'Ett långt namn '.repeat(8).trim()
  await page.getByLabel('Vad ska mätningen heta?').fill(long)
  await page.getByLabel(/^Stressprofil/).check()
  await page.getByLabel('Hela organisationen').check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(heading(page, 'När ska mätningen vara öppen?')).toBeFocused()
  await page.getByLabel('Sista dag att svara').fill('2020-01-01')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(wrong).toContainText('Välj en sista dag som ger minst fem arbetsdagar')
  const reminder = page.getByLabel('Första påminnelsen, dagar före sista dagen')
  await reminder.fill('sju')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await wrong.getByRole('link', { name: /^Skriv 1 till 59 dagar/ }).click()
  await expect(reminder).toBeFocused()
  await reminder.fill('7')
  expect(await findingsOf(page)).toEqual([])

  await page.reload()
  await expect(page.getByLabel('Sista dag att svara')).toHaveValue('2020-01-01')
  await page.goBack()
  await expect(page.getByLabel('Vad ska mätningen heta?')).toHaveValue(long)
  await expect(page.getByLabel(/^Stressprofil/)).toBeChecked()
  // A step that is not reached yet is not shown, whatever the address says.
  await page.goto('/matningar?ny=granska')
  await expect(heading(page, 'När ska mätningen vara öppen?')).toBeVisible()
})

test('a round too soon is refused beside the button with the day it becomes possible, one press takes that day, and the review shows it all in both languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs(page, lately)
  await planMeasure(page, 'Växeln stänger under lunchen')
  await page.goto('/matningar?ny=vad')
  await page.getByLabel('Vad ska mätningen heta?').fill('Igen')
  await page.getByLabel(/^Stressprofil/).check()
  await page.getByRole('button', { name: 'Fortsätt' }).press('Enter')
  await expect(heading(page, 'När ska mätningen vara öppen?')).toBeFocused()
  const next = page.getByRole('button', { name: 'Fortsätt' })
  await next.press('Enter')
  const refused = page.getByRole('alert')
  await expect(refused).toContainText('Det måste gå minst fyra veckor')
  await expect(refused).toContainText('Det går från och med')
  await expect(next).toBeFocused()
  const [said, bar] = [await refused.boundingBox(), await page.locator('.rail').boundingBox()]
  if (said === null || bar === null) throw new Error('there is no refusal or no bar')
  expect(said.y + said.height).toBeLessThanOrEqual(bar.y)
  expect(await findingsOf(page)).toEqual([])
  await refused.getByRole('button', { name: /^Välj .* som första dag$/ }).press('Enter')
  await expect(page.getByLabel('Öppna tidigast')).toBeFocused()
  await expect(page.getByLabel('Öppna tidigast')).not.toHaveValue('')
  await expect(refused).toHaveCount(0)
  await next.press('Enter')

  await expect(heading(page, 'Granska innan du låser listan')).toBeFocused()
  // The outcome of earlier measures comes first; it is a question that may be left open.
  const since = page.getByRole('region', { name: 'Vad blev det av förra gångens åtgärder?' })
  await expect(since).toContainText('Planerad, ska vara klar 10 januari 2030')
  await since.getByRole('button', { name: 'Gör till klar åtgärden Växeln stänger' }).press('Enter')
  await expect(since.getByText('Växeln stänger under lunchen: Klar.')).toBeVisible()
  await expect(since).toContainText('Klar, följs upp 10 mars 2030')
  await expect(since.getByRole('link', { name: /^Skriv vad det blev/ })).toBeVisible()
  await expect(page.getByText('I Nyligenbolaget tillfrågas 14 personer i 3 enheter')).toBeVisible()
  await expect(page.getByText('Den öppnar ändå inte före')).toBeVisible()
  await expect(page.getByText('1 av de 3 enheterna har färre än 8 personer')).toBeVisible()
  await expect(
    page.getByText(/^Alla på listan får en påminnelse .* och .*, också de som redan/),
  ).toBeVisible()
  await page.getByText('Enheterna och hur många som tillfrågas i varje').click()
  await expect(page.getByRole('row', { name: /Receptionen/ })).toContainText('Färre än 8')
  await page.getByText('Inbjudan till alla på listan').click()
  await expect(page.getByText('Mätning på din arbetsplats', { exact: true })).toBeVisible()
  await expect(page.getByText('Survey from your workplace', { exact: true })).toBeVisible()
  await page.getByText('Påminnelsen till alla på listan').click()
  await expect(page.getByText('Påminnelse: mätning på din arbetsplats')).toBeVisible()
  await expect(page.getByText('Reminder: survey from your workplace')).toBeVisible()
  expect(await widerThanScreen(page)).toBe(false)
  expect(await findingsOf(page)).toEqual([])

  await page.goto('/en/matningar?ny=granska')
  await expect(heading(page, 'Review before you lock the list')).toBeVisible()
  await expect(page.getByText('In Nyligenbolaget, 14 people are asked in 3 units.')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(heading(page, 'When should the survey be open?')).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(heading(page, 'What should the survey ask, and who should answer?')).toBeFocused()
  await expect(page.getByLabel('What is the survey called?')).toHaveValue('Igen')
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Every third month').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The survey is repeated every third month until HR stops it.')).toBeVisible()
  await page.getByRole('button', { name: 'Lock the list' }).click()
  await expect(page.locator(':focus')).toContainText('The list of Igen is locked')
  await expect(page.locator(':focus')).toContainText('The owner gets an e-mail now.')
  await expect(page.getByRole('heading', { level: 3, name: 'Igen', exact: true })).toHaveCount(1)
  expect(await widerThanScreen(page)).toBe(false)
  expect(await findingsOf(page)).toEqual([])

  // The next round is a draft, and nobody has been asked.
  const repeated = page.getByRole('region', { name: 'Surveys that are repeated' })
  await expect(repeated).toContainText('Stress profile, the whole organisation, every third month.')
  await repeated.getByRole('link', { name: 'Review the draft' }).press('Enter')
  await expect(page.getByLabel(/^Stress profile/)).toBeChecked()
  await page.getByLabel('What is the survey called?').fill('Next time')
  await page.getByRole('link', { name: 'All surveys' }).click()
  await repeated.getByRole('link', { name: 'Review the draft' }).click()
  await expect(page.getByLabel('What is the survey called?')).toHaveValue('Next time')
  await page.getByRole('link', { name: 'All surveys' }).click()
  await repeated.getByRole('button', { name: 'Stop repeating' }).press('Enter')
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, stop repeating' }).press('Enter')
  await expect(repeated).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
})

test('a second round for the same people while one is open is refused with words, and what was typed stays', async ({
  page,
}) => {
  await signInAs(page, demo)
  await page.goto('/matningar?ny=vad')
  await page.getByLabel('Vad ska mätningen heta?').fill('En till')
  await page.getByLabel(/^Djupanalys/).check()
  await page.getByLabel('En del av organisationen').check()
  await page.getByLabel('Sök enhet').fill('finns inte')
  await expect(page.getByText('0 enheter hittades.')).toBeVisible()
  await page.getByLabel('Sök enhet').fill('drift')
  // Enter searches, and does not submit.
  await page.getByLabel('Sök enhet').press('Enter')
  await expect(page.getByText('1 enhet hittades.')).toBeVisible()
  await page.getByLabel(/^Drift/).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  const refused = page.getByRole('alert')
  await expect(refused).toContainText('En annan mätning med några av samma personer')
  await expect(refused).toContainText('Om den mätningen stänger som planerat kan du förbereda en ny tidigast')
  // The refusal is beside the button, so that people need not search for it above.
  await expect(refused).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Fortsätt' })).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Tillbaka' }).click()
  await expect(page.getByLabel('Vad ska mätningen heta?')).toHaveValue('En till')
  await expect(page.getByLabel(/^Drift/)).toBeChecked()
})

test('a round that is closed too soon says beside its button from which day on it can be', async ({
  page,
}) => {
  await signInAs(page, demo)
  await page.goto('/matningar')
  const close = page.getByRole('button', { name: /^Stäng mätningen/ })
  await close.click()
  await page.getByRole('button', { name: 'Ja, stäng nu' }).click()
  const refused = page.getByRole('alert')
  await expect(refused).toContainText('först när den har varit öppen i fem arbetsdagar')
  await expect(refused).toContainText(/Det går från och med \d+\s\p{L}+ \d{4}\.$/u)
  await expect(close).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
})

test('the last day of an open round only moves forward, and everybody would be told', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs(page, demo)
  await page.goto('/en/matningar')
  const move = page.getByRole('button', { name: /^Move the last day/ })
  await move.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Give more time to answer/ })
  await expect(dialog).toContainText('including those who have already answered')
  await dialog.getByLabel('New last day to answer').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Move the day and tell everybody' }).press('Enter')
  await expect(dialog.getByLabel('New last day to answer')).toBeFocused()
  await expect(dialog).toContainText('Choose a later day than the present one')
  expect(await widerThanScreen(page)).toBe(false)
  expect(await findingsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(move).toBeFocused()
  await page.goto('/matningar')
  await page.getByRole('button', { name: /^Flytta sista dagen/ }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('också de som redan har svarat')
})

const widerThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > innerWidth')
