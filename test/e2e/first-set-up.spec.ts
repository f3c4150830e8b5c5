import { expect, type Locator, type Page, test } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { findingsOf } from './axe.ts'
import { firstInEnglish, firstInSwedish } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

// In order: the second test continues the set-up of the first.
test.describe.configure({ mode: 'default' })

/** Moves the focus there key by key, as a person without a mouse does. */
async function tabTo(page: Page, there: Locator) {
  await expect(there).toBeVisible()
  for (let steps = 0; steps < 90; steps++) {
    if (await there.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('no number of tabs leads there')
}

async function press(page: Page, there: Locator, key = 'Enter') {
  await tabTo(page, there)
  await page.keyboard.press(key)
}

async function type(page: Page, there: Locator, text: string) {
  await tabTo(page, there)
  await page.keyboard.type(text)
}

const words = {
  sv: {
    steps: 'Kom igång',
    left: 'Det återstår 4 steg.',
    lastLeft: 'Det återstår 2 steg.',
    people: 'Till personerna',
    file: 'Välj en fil (XLSX eller CSV)',
    read: 'Läs filen',
    named: 'Personer som ändras',
    apply: 'Genomför ändringarna',
    applied: 'Personer och enheter är uppdaterade.',
    now: '4 personer i 3 enheter.',
    role: 'Ge någon en roll',
    email: 'Personens e-postadress',
    give: 'Ge rollen',
    given: 'Klart. Alla som har en roll får ett mejl om det.',
    ask: 'Be om bekräftelse',
    asked: 'Frågan är skickad.',
    waits: 'Förslaget väntar på att bli bekräftat.',
    health: 'Vi har en företagshälsovård som kan ta emot förfrågningar',
    name: 'Företagshälsovårdens namn',
    to: 'E-postadress för förfrågningar',
    days: 'Antal arbetsdagar till svar',
    save: 'Spara',
    saved: 'Inställningarna är sparade.',
  },
  en: {
    steps: 'Get started',
    left: '4 steps are left.',
    lastLeft: '2 steps are left.',
    people: 'Go to the people',
    file: 'Choose a file (XLSX or CSV)',
    read: 'Read the file',
    named: 'People who change',
    apply: 'Make the changes',
    applied: 'People and units are up to date.',
    now: '4 people in 3 units.',
    role: 'Give somebody a role',
    email: 'Their e-mail address',
    give: 'Give the role',
    given: 'Done. Everybody with a role gets an e-mail about it.',
    ask: 'Ask for confirmation',
    asked: 'The request has been sent.',
    waits: 'The proposal is waiting to be confirmed.',
    health: 'We have an occupational health service that can receive requests',
    name: 'Name of the occupational health service',
    to: 'E-mail address for requests',
    days: 'Working days until an answer',
    save: 'Save',
    saved: 'The settings have been saved.',
  },
} as const

/** As a person fills it in in Excel: numbers are numeric cells, and the owner is on the list too. */
async function workbook(owner: string): Promise<Buffer> {
  const domain = owner.split('@')[1]
  const rows: readonly (readonly (string | number)[])[] = [
    ['enhet_id', 'enhet', 'överordnad_id', 'e-post', 'namn', 'anställningsnummer', 'språk'],
    ['top', 'Bolaget', '', '', '', '', ''],
    ['vard', 'Vården', 'top', '', '', '', ''],
    ['kok', 'Köket', 'top', '', '', '', ''],
    ['top', '', '', owner, 'Åsa Ägare', 1001, 'sv'],
    ['vard', '', '', `kim@${domain}`, 'Kim Öst', 1002, 'sv'],
    ['vard', '', '', `robin@${domain}`, 'Robin Väst', 1003, 'en'],
    ['kok', '', '', '', 'Noor Ek', 1004, 'sv'],
  ]
  const cells = rows.map((row) => row.map((value) => (value === '' ? null : { value })))
  return Buffer.from(await writeXlsxFile(cells).toBuffer())
}

for (const [language, path, owner] of [
  ['sv', '', firstInSwedish],
  ['en', '/en', firstInEnglish],
] as const) {
  test(`an empty organisation is set up without a mouse, from a workbook, in ${language}`, async ({
    page,
  }) => {
    const t = words[language]
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, owner)
    // The owner's start page has the steps.
    await page.goto(`${path}/hr-dashboard`)
    const steps = page.getByRole('list', { name: t.steps })
    await expect(page.getByText(t.left)).toBeVisible()
    await expect(steps.getByRole('listitem')).toHaveCount(5)
    expect(await findingsOf(page)).toEqual([])
    await press(page, steps.getByRole('link', { name: t.people }))

    await expect(page).toHaveURL(/personer-och-enheter#now$/)
    const choosing = page.waitForEvent('filechooser')
    await press(page, page.getByLabel(t.file), 'Space')
    await (await choosing).setFiles({
      name: 'personal.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await workbook(owner),
    })
    await press(page, page.getByRole('button', { name: t.read }))
    const named = page.getByRole('table', { name: t.named })
    await expect(named.getByRole('row', { name: /Noor Ek/ })).toContainText('Köket')
    await expect(named.getByRole('row', { name: /Kim Öst/ })).toContainText('Vården')
    // A workbook drops leading zeros, and HR is told so before anything is applied.
    await expect(page.getByRole('listitem').filter({ hasText: '1001' }).first()).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await press(page, page.getByRole('button', { name: t.apply }))
    await expect(page.getByText(t.applied)).toBeVisible()
    await expect(page.getByText(t.now)).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
  })

  test(`roles and support of the new organisation are set up without a mouse, in ${language}`, async ({
    page,
  }) => {
    const t = words[language]
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, owner)
    await page.goto(`${path}/organisation`)
    const steps = page.getByRole('list', { name: t.steps })
    await press(page, steps.getByRole('link', { name: t.role }))
    const domain = owner.split('@')[1]
    await type(page, page.getByLabel(t.email), `kim@${domain}`)
    await press(page, page.getByRole('button', { name: t.give }))
    await expect(page.getByText(t.given)).toBeVisible()
    await page.reload()
    await type(page, page.getByLabel(t.email), `robin@${domain}`)
    await tabTo(page, page.locator('#role-role'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await press(page, page.getByRole('button', { name: t.ask }))
    await expect(page.getByText(t.asked)).toBeVisible()
    expect(await findingsOf(page)).toEqual([])

    await page.goto(`${path}/organisation`)
    await expect(steps.getByText(t.waits)).toBeVisible()
    await press(page, page.getByLabel(t.health), 'Space')
    await type(page, page.getByLabel(t.name), 'Hälsan i centrum')
    await type(page, page.getByLabel(t.to), 'stod@halsan.example')
    await tabTo(page, page.getByLabel(t.days))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('3')
    await press(page, page.getByRole('button', { name: t.save, exact: true }))
    await expect(page.getByText(t.saved)).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await page.reload()
    // Another person must confirm the proposed safety representative, and no round is prepared yet.
    await expect(steps.getByRole('listitem').filter({ hasText: /✓ (Klart|Done)/ })).toHaveCount(2)
    await expect(page.getByText(t.lastLeft)).toBeVisible()
  })
}
