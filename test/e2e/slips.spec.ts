import { expect, type Page, test } from '@playwright/test'
import { answerTimes, begin } from './answer-form.ts'
import { findingsOf } from './axe.ts'
import { care } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

test.slow()

const list = [
  'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer',
  'bolaget;Omsorgsbolaget;;;;',
  'dag;Dagen;bolaget;;;',
  'natt;Natten;bolaget;;;',
  `bolaget;;;${care};Hanna Omsorg;1`,
  ...Array.from({ length: 8 }, (_, n) => `dag;;;dag-${n}@omsorgsbolaget.example;Dag ${n};${100 + n}`),
  ...Array.from({ length: 4 }, (_, n) => `natt;;;;Noor Natt ${n};${200 + n}`),
  'dag;;;;Disa Dag;300',
  '',
].join('\r\n')

const widerThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > innerWidth')

/** The number of printed A4 pages, read from the PDF's page tree. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}

/** Two people at one tablet: the first leaves with the result on the screen, and the second must find nothing of it. */
async function answerAtSharedScreen(tablet: Page, code: string): Promise<void> {
  await tablet.clock.install()
  await tablet.goto('/svara?delad')
  await expect(tablet.getByText('Delad skärm', { exact: true })).toBeVisible()
  await tablet.getByLabel('Kod').fill(code)
  await tablet.getByRole('button', { name: 'Fortsätt' }).click()
  await begin(tablet)
  await answerTimes(tablet, 12, 'Alltid')
  await tablet.getByRole('button', { name: 'Skicka mina svar' }).click()
  await expect(tablet.getByText('Tack. Ditt svar är skickat.')).toBeVisible()
  await expect(tablet.getByText('så resultatet sparas inte någonstans')).toBeVisible()
  expect(await findingsOf(tablet)).toEqual([])
  expect(await tablet.evaluate('Object.keys(localStorage)')).toEqual([])

  await tablet.getByRole('link', { name: /, till (din )?startsida/ }).click()
  await expect(tablet.getByText('På en delad skärm går det bara att svara.')).toBeVisible()
  await tablet.clock.runFor(31_000)
  const question = tablet.getByRole('dialog', { name: 'Är du kvar?' })
  await expect(question).toBeVisible()
  expect(await findingsOf(tablet)).toEqual([])
  await question.getByRole('button', { name: 'Jag är kvar' }).first().press('Enter')
  await expect(question).toBeHidden()
  await tablet.clock.runFor(31_000)
  await expect(question).toBeVisible()
  await tablet.clock.runFor(21_000)
  await expect(tablet.getByLabel('Kod')).toHaveValue('')
  await expect(tablet.getByText('Delad skärm', { exact: true })).toBeVisible()
  expect(
    await tablet.evaluate('Object.keys(sessionStorage).filter((key) => key.startsWith("andrum."))'),
  ).toEqual(['andrum.shared-screen'])
  await tablet.goBack()
  await expect(tablet.getByText('Tack. Ditt svar är skickat.')).toBeHidden()
  await tablet.close()
}

test('people without e-mail are read in, get a slip, and answer by its code on a phone; a used code looks like a fresh one', async ({
  page,
  browser,
}) => {
  await signInAs(page, care)
  await page.goto('/personer-och-enheter')
  await page.getByLabel('Välj en fil (XLSX eller CSV)').setInputFiles({
    name: 'omsorgen.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  })
  await page.getByRole('button', { name: 'Läs filen' }).click()
  await expect(page.getByText('Noor Natt 0, utan e-post')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Genomför ändringarna' }).click()
  await expect(page.getByText('Personer och enheter är uppdaterade.')).toBeVisible()
  await page.getByLabel('Sök på namn').fill('201')
  await expect(page.getByText('utan e-post, nummer 201')).toBeVisible()

  await page.goto('/matningar?ny=vad')
  await page.getByLabel('Vad ska mätningen heta?').fill('I höst')
  await page.getByLabel(/^Stressprofil/).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Lås listan' }).click()
  await expect(page.getByText('5 personer på listan har ingen e-postadress.')).toBeVisible()
  await page
    .getByLabel('Beskriv hur alla har fått veta vilka som ska tillfrågas')
    .fill('Alla fick läsa listan på mötet i måndags.')
  await page.getByRole('button', { name: 'Spara och öppna mätningen' }).click()

  // The link of the opened round itself: only its address names the round.
  const slips = page.getByRole('link', { name: 'Skriv ut lappar till dem utan e-post (5)' })
  await expect(slips).toBeVisible()
  const roundPage = page.url()
  await page.goto('/lappar')
  await expect(page.getByText('Välj först en mätning.')).toBeVisible()
  await page.goto(roundPage)
  await slips.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lappar till dem utan e-post' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mätningar', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByRole('row', { name: /^Natten/ })).toContainText('Inte än')
  expect(await findingsOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await widerThanScreen(page)).toBe(false)
  await page.getByRole('button', { name: 'Gör lappar till alla enheter som inte har fått några' }).click()
  await expect(page.getByRole('heading', { name: 'Lapparna är klara att skriva ut' })).toBeFocused()
  await expect(page.getByText('4 lappar till Natten.')).toBeVisible()
  expect(await widerThanScreen(page)).toBe(false)
  expect(await findingsOf(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  // One person works by day, four by night: three slips to a sheet, and units never share one.
  expect(await printedPages(page)).toBe(3)
  const codes = await page.locator('.slip-code').allTextContents()
  expect(new Set(codes).size).toBe(5)
  expect(codes.every((code) => /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(code))).toBe(true)

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  const asked: string[] = []
  phone.on('request', (request) => asked.push(request.url()))
  await phone.goto('/svara')
  await phone.getByLabel('Kod').fill('kort')
  await phone.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(phone.getByRole('alert')).toBeFocused()
  await expect(phone.getByRole('alert')).toContainText('Skriv koden med alla tio tecken')
  await phone.getByLabel('Kod').fill('00000 00000')
  await phone.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(phone.getByRole('alert')).toContainText('Koden fungerar inte.')
  expect(await findingsOf(phone)).toEqual([])
  const [disa = '', noor = ''] = codes
  await phone.getByLabel('Kod').fill(disa.toLowerCase().replace('-', ' '))
  await phone.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(phone.getByText('hos Omsorgsbolaget.')).toBeVisible()
  await begin(phone)
  await answerTimes(phone, 12, 'Ibland')
  await phone.getByRole('button', { name: 'Skicka mina svar' }).click()
  await expect(phone.getByText('Tack. Ditt svar är skickat.')).toBeVisible()

  // By the QR code, in English: the same page as for an unused code.
  for (const code of [disa, noor]) {
    const other = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage()
    await other.goto(`/en/svara#${code}`)
    await expect(other.getByText('at Omsorgsbolaget.')).toBeVisible()
    expect(other.url()).not.toContain(code)
  }
  expect(asked.filter((url) => codes.some((code) => url.includes(code)))).toEqual([])

  await answerAtSharedScreen(await browser.newPage(), codes[2] ?? '')

  await page.getByRole('button', { name: 'Jag har skrivit ut, gå tillbaka' }).click()
  await expect(page.getByText(/\/svara\?delad$/)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Dagen/ })).toContainText('arbetsgivaren, 1 lapp')
  await page.getByRole('button', { name: 'Gör nya lappar till Natten' }).click()
  await expect(page.getByRole('dialog')).toContainText('slutar gälla')
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await page.getByLabel('Enhet', { exact: true }).selectOption({ label: 'Dagen' })
  await page.getByLabel('Person', { exact: true }).selectOption({ label: 'Disa Dag, 300' })
  await page.getByRole('button', { name: 'Gör en ny lapp' }).click()
  await expect(page.getByText('1 lapp till Dagen.')).toBeVisible()
  await expect(page.locator('.slip-code')).not.toHaveText(disa)
})
