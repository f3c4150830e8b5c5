import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { stressprofil } from '#core/instrument/shipped.ts'
import { start } from '#core/programme/act.ts'
import { enrol, finishPart } from '#core/programme/follow-programme.ts'
import { emptyRecovery } from '#core/programme/recovery.ts'
import { emptyProgramme, partIds, type StressProgramme } from '#core/programme/stress-programme.ts'
import { emptyWorksheet } from '#core/worksheets/worksheet.ts'
import { onAnotherDevice } from './another-device.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

const key = 'andrum.stress-programme.v1'
const welcome = '/stresshanteringsprogram/welcome'
const firstPart = '/stresshanteringsprogram/modul-1/del-1'
const note = 'Vad vill du komma ihåg från den här veckan?'
const saved = /^Sparat i ditt konto/

/** Nine in the morning in Stockholm, on a day: 2 November 2026 is a Monday. */
const clockOn = (page: Page, day: string) => page.clock.setFixedTime(`${day}T08:00:00Z`)

/** Opens a page with this content of the browser's storage. */
async function openWith(page: Page, path: string, stored: Readonly<Record<string, unknown>>) {
  await page.goto('/utan-nat')
  await page.evaluate(
    (all) => {
      for (const [name, value] of Object.entries(all)) localStorage.setItem(name, JSON.stringify(value))
    },
    stored as Record<string, unknown>,
  )
  await page.goto(path)
}

/** Goes to another screen of a part, by its line of screens. */
const toScreen = (page: Page, name: 'Läs' | 'Gör' | 'På jobbet' | 'Se tillbaka') =>
  page.getByRole('navigation', { name: 'Delens fyra steg' }).getByRole('link', { name }).click()

const keptKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

test('a visitor starts, reads a part, fills in its worksheet, finishes the week, and comes back to all of it', async ({
  page,
}) => {
  await clockOn(page, '2026-11-02')
  await page.goto(welcome)
  await page.getByRole('button', { name: 'Starta programmet' }).click()
  await expect(page.getByText('Välj om du vill börja i dag eller en annan dag.')).toBeVisible()
  await page.getByRole('radio', { name: 'I dag' }).check()
  await page.getByRole('button', { name: 'Starta programmet' }).click()
  await expect(page.getByText('0 av 24 delar klara')).toBeVisible()
  await expectFine(page, welcome)
  await page.getByRole('link', { name: 'Öppna delen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Modul 1 · vecka 1')

  await toScreen(page, 'Gör')
  await page.getByLabel('Vad förvånade dig?').fill('Att en kvart tog så mycket.')
  await toScreen(page, 'Se tillbaka')
  await page.getByLabel(note).fill('Mötena på måndagar.')
  await page.getByRole('button', { name: 'Klar med veckan' }).click()
  await expect(page.getByText('Den här delen är klar.')).toBeVisible()
  await page.getByRole('button', { name: 'Spara svaren' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('4 saker behöver rättas')
  await expectFine(page, firstPart)
  await page
    .getByRole('group', { name: 'Hur hög har belastningen varit?' })
    .getByLabel('Hög', { exact: true })
    .check()
  await page.getByRole('group', { name: 'Hur mycket återhämtning' }).getByLabel('En del').check()
  await page
    .getByRole('group', { name: 'Hur blev det med steget' })
    .getByLabel('Jag gjorde det mesta')
    .check()
  await page.getByLabel('Det känns möjligt').check()
  await page.getByRole('button', { name: 'Spara svaren' }).click()
  await expect(page.getByText('Tack, dina svar är sparade.')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel(note)).toHaveValue('Mötena på måndagar.')
  await expect(page.getByRole('button', { name: 'Spara svaren' })).toHaveCount(0)
  await toScreen(page, 'Gör')
  await expect(page.getByLabel('Vad förvånade dig?')).toHaveValue('Att en kvart tog så mycket.')
  await toScreen(page, 'Se tillbaka')
  await page.getByRole('link', { name: /^Nästa del: / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Modul 1 · vecka 2')

  await page.goto('/stresshanteringsprogram/modul-1')
  await expect(page.getByText('Klar 2 november 2026')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fortsätt med vecka 2' })).toBeVisible()
  await expectFine(page, 'modul-1')
  await page.goto(welcome)
  await expect(page.getByText('Veckans del är klar')).toBeVisible()
  // A week later the next part waits.
  await clockOn(page, '2026-11-09')
  await page.reload()
  await expect(page.getByText('Din nästa del · Modul 1 · vecka 2')).toBeVisible()
})

test('on a tired day somebody reads ten lines, and the worksheet is one press away', async ({ page }) => {
  await page.goto(firstPart)
  await page.getByRole('button', { name: 'Trött dag? Läs den korta versionen' }).click()
  await expect(page.getByRole('heading', { name: 'En trött dag' })).toBeVisible()
  await expect(page.locator('[data-part-screen=work]')).toHaveCount(0)
  await expectFine(page, 'on a tired day')
  await page
    .getByRole('link', { name: /^Till arbetsbladet: / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Arbetsblad/ })).toBeInViewport()
  await page.getByRole('link', { name: 'Nästa: Se tillbaka' }).click()
  await expect(page.getByLabel(note)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hur gick det?' })).toBeFocused()
  await toScreen(page, 'Läs')
  await page.getByRole('button', { name: 'Läs hela texten' }).click()
  await expect(page.getByRole('link', { name: 'Nästa: Gör' })).toBeVisible()
})

test('notes that two devices wrote in the same week are both there, on both', async ({ page, browser }) => {
  const email = `${randomUUID()}@example.com`
  await signInAs(page, email)
  const phone = await onAnotherDevice(browser, email)
  for (const device of [page, phone]) {
    await device.goto(`${firstPart}#se-tillbaka`)
    await expect(device.getByText(saved)).toBeVisible()
  }
  await page.getByLabel(note).fill('Skrivet vid datorn.')
  await expect(page.getByText('Sparar i ditt konto.')).toBeVisible()
  await expect(page.getByText(saved)).toBeVisible()
  await phone.getByLabel(note).fill('Skrivet på bussen.')
  await expect(phone.getByLabel(note)).toHaveValue(/Skrivet på bussen\.[\s\S]*Skrivet vid datorn\./)
  await expect(phone.getByText(saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(note)).toHaveValue(/Skrivet på bussen\.[\s\S]*Skrivet vid datorn\./)
  // Done on one device, it is done on the other.
  await page.getByRole('button', { name: 'Klar med veckan' }).click()
  await expect(page.getByText('Sparar i ditt konto.')).toBeVisible()
  await expect(page.getByText(saved)).toBeVisible()
  await phone.goto(welcome)
  await expect(phone.getByText('1 av 24 delar klara')).toBeVisible()
  await phone.context().close()
})

test('what was written in the first week before there were six modules is moved into the programme', async ({
  page,
}) => {
  await openWith(page, `${firstPart}#se-tillbaka`, {
    'andrum.programme.module-1.week-1': {
      map: [
        { text: 'Måndagsmötet', kind: 'takes', influence: 'self' },
        { text: 'Lunch ute', kind: 'gives', influence: null },
      ],
      step: 'quiet',
      when: 'Klockan tio',
      outcome: null,
      noticed: 'Lugnare eftermiddagar.',
    },
  })
  await expect(page.getByLabel(note)).toHaveValue(
    'En timme om dagen utan mejl och chatt: Klockan tio\n\nLugnare eftermiddagar.',
  )
  await toScreen(page, 'Gör')
  await expect(page.getByText('Måndagsmötet (kan ändra själv)').first()).toBeVisible()
  await expect(page.getByText('Lunch ute').first()).toBeVisible()
  expect(await keptKeys(page)).toEqual(['andrum.since', key])
})

test('somebody in the recovery programme is told to finish it first, and may go on', async ({ page }) => {
  await clockOn(page, '2026-11-03')
  await openWith(page, welcome, { 'andrum.recovery-programme.v1': start(emptyRecovery, '2026-11-02') })
  await expect(page.getByText('Gör gärna klart det innan du går vidare här')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Starta programmet' })).toBeVisible()
  await expectFine(page)
})

test('somebody whose energy map says that work takes most is given module 5 first, with the reason, and may choose another', async ({
  page,
}) => {
  await clockOn(page, '2026-11-03')
  const map = { ...emptyWorksheet, choices: { most: 'amount' } }
  await openWith(page, welcome, { [key]: { ...emptyProgramme, worksheets: { 'stress-map': map } } })
  await expect(page.getByText('På din karta över energin är det arbetet som tar mest.')).toBeVisible()
  const module = page.getByLabel('Vilken modul vill du börja med?')
  await expect(module).toHaveValue('5')
  await expectFine(page)
  await module.selectOption('2')
  await page.getByRole('radio', { name: 'I dag' }).check()
  await page.getByRole('button', { name: 'Starta programmet' }).click()
  await expect(page.getByText('Din nästa del · Modul 2 · vecka 1')).toBeVisible()
})

test('pasting more than a note holds is told, and nothing that was there is lost', async ({ page }) => {
  await page.goto(`${firstPart}#se-tillbaka`)
  await page.getByLabel(note).fill('Mitt eget.')
  await page.evaluate(`{
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'x'.repeat(100_000))
    document.querySelector('#note').dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }`)
  await expect(page.getByText('Det du klistrade in var längre än 4\u00a0000 tecken.')).toBeVisible()
  await expect(page.getByLabel(note)).toHaveValue('Mitt eget.')
})

test('the whole programme done: its end, its course with the tests, and the test of a module before and after', async ({
  page,
}) => {
  await clockOn(page, '2027-05-03')
  const done = partIds.reduce<StressProgramme>(
    (document, part) => finishPart(document, part, '2026-11-05'),
    enrol(emptyProgramme, '2026-11-02'),
  )
  const taken = (id: string, takenAt: string, total: number) => ({
    id,
    takenAt,
    owner: null,
    answers: {},
    move: false,
    result: {
      instrument: stressprofil.id,
      version: stressprofil.version,
      zone: 'yellow',
      total,
      categories: [],
      causes: [],
      provisional: true,
    },
  })
  await openWith(page, welcome, {
    [key]: {
      ...done,
      modules: { 1: '2026-11-02' },
      checks: {
        '2026-11-05': { strain: 1, recovery: 2, step: 3 },
        '2026-12-05': { strain: 3, recovery: 3, step: 4 },
      },
    },
    'andrum.results': [
      taken('a', '2026-10-30T10:00:00.000Z', 3.4),
      taken('b', '2026-12-01T10:00:00.000Z', 2.2),
    ],
  })
  await expect(page.getByText('Du har gått igenom hela programmet')).toBeVisible()
  await page.getByText('Din belastning sedan du började').first().scrollIntoViewIfNeeded()
  await page.getByText('Visa som tabell').click()
  await expect(page.getByRole('row', { name: /5 nov 2026/ })).toContainText('Mycket hög')
  await expect(page.getByRole('row', { name: /1 dec 2026/ })).toContainText('2,20')
  // It counts from the start: earlier results are beside it, and dates have their year.
  await expect(page.getByRole('row', { name: /30 okt 2026/ })).toHaveCount(0)
  await expect(page.getByText('test före starten är från den 30 oktober 2026 och visade 3,40.')).toBeVisible()
  await expect(page.locator('.day-ends')).toHaveText('2 november 20265 december 2026')
  await expectFine(page)
  await page.goto('/stresshanteringsprogram/modul-1')
  await page.getByRole('heading', { name: 'Nytt test efter modulen' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Belastningen är lägre än före modulen')).toBeVisible()
  await expectFine(page)
})

test('the home page names the part of the week, and how far somebody is', async ({ page }) => {
  await clockOn(page, '2026-11-10')
  await openWith(page, '/hem', {
    [key]: finishPart(enrol(emptyProgramme, '2026-11-02'), '1.1', '2026-11-03'),
  })
  const step = page.getByRole('main').locator('.next-step')
  await expect(step).toContainText('modul 1, vecka 2')
  await expect(page.getByText('Du har gjort 1 av 24 delar')).toBeVisible()
  await step.getByRole('link', { name: 'Öppna veckans del' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Modul 1 · vecka 2')
})
