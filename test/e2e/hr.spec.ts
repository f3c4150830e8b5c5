import { expect, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

const hr = 'hr@exempelbolaget.example'

// One after the other: of two codes asked for at the same time only the newer one counts.
test.describe.configure({ mode: 'default' })

test('a visitor who opens the HR overview gets the way in and the demo, not an empty page', async ({
  page,
}) => {
  await page.goto('/hr-dashboard')
  await expect(page.getByRole('heading', { name: 'Logga in för att se sidan' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Se en simulerad organisation i stället' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})

test('an employee is refused plainly', async ({ page }) => {
  await signInAs(page, 'anna@exempelbolaget.example')
  for (const path of ['/hr-dashboard', '/matningar', '/personer-och-enheter']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Du har inte rätt att se sidan' })).toBeVisible()
  }
})

for (const [path, title, zones] of [
  ['/demo', 'Prova med en simulerad organisation', 'Zoner'],
  ['/en/demo', 'Try it with a simulated organisation', 'Zones'],
] as const) {
  test(`anybody looks around the simulated organisation at ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { name: zones, exact: true })).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
  })
}

test('HR chooses a hidden unit and reads why no figure is shown', async ({ page }) => {
  await page.goto('/demo')
  const unit = page.getByRole('button', { name: 'Elevhälsan' })
  await unit.click()
  await expect(page.getByText('Därför visas ingen ny siffra')).toBeVisible()
  await expect(page).toHaveURL(/enhet=/)
  await page.reload()
  await expect(page.getByText('Därför visas ingen ny siffra')).toBeVisible()
})

test('HR reads the overview, takes the file, and finds the same figures in it', async ({ page }) => {
  await signInAs(page, hr)
  await page.goto('/hr-dashboard')
  const finding = page.locator('.overview-lead .lead')
  await expect(finding).toContainText('Exempelbolaget')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Ladda ner som CSV' }).click()
  const file = await (await download).createReadStream()
  const text = Buffer.concat(await file.toArray()).toString('utf8')
  const score = /: (\S+) på skalan/.exec((await finding.textContent()) ?? '')?.[1]
  expect(score).toMatch(/^\d,\d$/)
  expect(text.split('\r\n').find((line) => line.includes('Exempelbolaget'))).toContain(score)
})

test('HR reads a file with an error and learns which line to mend; nothing has changed', async ({ page }) => {
  await signInAs(page, hr)
  await page.goto('/personer-och-enheter')
  const before = await page.getByText(/personer i \d+ enheter/).textContent()
  await page.getByLabel('Välj en CSV-fil').setInputFiles({
    name: 'fel.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('enhet_id;enhet;överordnad_id;e-post;namn\na;A;;;\nb;B;saknas;;\n'),
  })
  await page.getByRole('button', { name: 'Läs filen' }).click()
  await expect(page.getByText('Filen kan inte läsas in, och inget är ändrat')).toBeVisible()
  await expect(page.getByText('Rad 3')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.reload()
  await expect(page.getByText(/personer i \d+ enheter/)).toHaveText(before ?? '')
})

test('HR is told what is missing before a round can open, and keeps what was typed', async ({ page }) => {
  await signInAs(page, hr)
  await page.goto('/matningar')
  await page.getByLabel('Sista dag att svara').fill('2020-01-01')
  await page.getByRole('button', { name: 'Öppna mätningen' }).click()
  await expect(page.getByRole('alert')).toContainText('Skriv ett namn på mätningen')
  await expect(page.getByRole('alert')).toContainText('Välj vilka frågor')
  await expect(page.getByLabel('Sista dag att svara')).toHaveValue('2020-01-01')
  expect(await findingsOf(page)).toEqual([])
})

test('a second round for the same people while one is open is refused with words', async ({ page }) => {
  await signInAs(page, hr)
  await page.goto('/matningar')
  await page.getByLabel('Vad ska mätningen heta?').fill('En till')
  await page.getByLabel(/^Stressprofil/).check()
  await page.getByRole('button', { name: 'Öppna mätningen' }).click()
  await expect(page.getByText('Det pågår redan en mätning för samma del av organisationen.')).toBeVisible()
  await expect(page.getByLabel('Vad ska mätningen heta?')).toHaveValue('En till')
})

test('a safety representative reads the rounds and which files were read, and is offered nothing to change', async ({
  page,
}) => {
  await signInAs(page, 'skyddsombud@exempelbolaget.example')
  await page.goto('/hr-dashboard')
  await page.getByRole('link', { name: 'Mätningar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Oktober 2026' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Stäng mätningen|Öppna mätningen/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Personer och enheter', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Tidigare inläsningar' })).toBeVisible()
  await expect(page.getByRole('row', { name: /personal-.*\.csv/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Läs filen' })).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
})

test('the owner is led to people and units only, never to a page that refuses', async ({ page }) => {
  await signInAs(page, 'agare@exempelbolaget.example')
  await page.goto('/personer-och-enheter')
  await expect(page.getByRole('button', { name: 'Läs filen' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mätningar', exact: true })).toHaveCount(0)
})

test('without JavaScript the pages with figures say what they need', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/hr-dashboard', '/matningar', '/personer-och-enheter', '/demo']) {
    await page.goto(path)
    // A search by text passes over noscript.
    await expect(page.locator('.page noscript p').filter({ visible: true })).toHaveCount(1)
  }
  await context.close()
})
