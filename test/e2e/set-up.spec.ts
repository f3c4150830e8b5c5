import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { settingUp } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

// In order: all of them set up one organisation.
test.describe.configure({ mode: 'default' })

/** Opens with the keyboard what a button opens. */
async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

const fitsWidth = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth')

test('a new owner adds a person by keyboard, sees who it is before anything is done, and then finds them', async ({
  page,
}) => {
  await signInAs(page, settingUp)
  await page.goto('/personer-och-enheter')
  await press(page, 'Lägg till en person')
  await expect(page.getByRole('heading', { level: 2, name: 'Lägg till en person' })).toBeFocused()
  await press(page, 'Visa vad som ändras')
  await expect(page.getByRole('alert')).toContainText('Skriv en e-postadress, eller både namn och')
  await expect(page).toHaveTitle(/^Fel: Personer/)
  expect(await findingsOf(page)).toEqual([])
  await page.getByLabel('Namn', { exact: true }).fill('Noor Ek')
  await page.getByLabel('Anställningsnummer').fill('0017')
  await press(page, 'Visa vad som ändras')
  const named = page.getByRole('table', { name: 'Personer som ändras' })
  await expect(named.getByRole('row', { name: /Noor Ek/ })).toContainText('Ny')
  await expect(page.getByText('Inget har ändrats än.')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await press(page, 'Lägg till personen')
  await expect(page.getByText('Personen finns nu på listan.')).toBeVisible()
  await press(page, 'Tillbaka till listan')
  await expect(page.getByRole('heading', { level: 2, name: 'Personer', exact: true })).toBeFocused()
  await expect(page.getByRole('row', { name: /Noor Ek/ })).toContainText('utan e-post, nummer 0017')
  await expect(page.getByRole('row', { name: /En person läggs till/ })).toContainText('inläst')
})

test('what a limit or another person stops is told in words, and what was typed can be mended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs(page, settingUp)
  await page.goto('/en/personer-och-enheter')
  await press(page, 'Add a person')
  await page.getByLabel('Name', { exact: true }).fill('Ali Ek')
  await page.getByLabel('Employee number').fill('0017')
  await press(page, 'Show what would change')
  await expect(page.getByText('The change can’t be made now, and nothing has changed')).toBeVisible()
  const stopped = page.getByRole('region', { name: 'Add a person' })
  await expect(stopped.getByText('The employee number 0017 already belongs to somebody else')).toBeVisible()
  await expect(page.getByText(/^Line/)).toHaveCount(0)
  expect(await fitsWidth(page)).toBe(true)
  expect(await findingsOf(page)).toEqual([])
  await page.getByLabel('Employee number').fill('0018')
  await press(page, 'Show what would change')
  await press(page, 'Add the person')
  await expect(page.getByText('The person is now on the list.')).toBeVisible()
  await press(page, 'Back to the list')
  await page.getByRole('button', { name: 'Change… Ali Ek,' }).press('Enter')
  await expect(page.getByText('The person has employee number 0018.')).toBeVisible()
  await page.getByLabel('E-mail address').fill('ali@uppstartsbolaget.example')
  await press(page, 'Show what would change')
  await press(page, 'Make the change')
  await expect(page.getByText('The change has been made.')).toBeVisible()
  await press(page, 'Back to the list')
  await expect(page.getByText('New address: ali@uppstartsbolaget.example.')).toBeVisible()
  expect(await fitsWidth(page)).toBe(true)
  expect(await findingsOf(page)).toEqual([])
})

test('the tree of units is built, moved and merged by keyboard, with what each change does to what can be shown', async ({
  page,
}) => {
  await signInAs(page, settingUp)
  await page.goto('/personer-och-enheter')
  const add = async (name: string) => {
    await press(page, 'Ändra … Uppstartsbolaget')
    await expect(page.getByRole('heading', { name: 'Ändra enheten Uppstartsbolaget' })).toBeFocused()
    await page.getByRole('radio', { name: 'Lägga till en ny enhet under den' }).check()
    await page.getByLabel('Den nya enhetens namn').fill(name)
    await press(page, 'Visa vad som ändras')
    await press(page, 'Genomför ändringen')
    await expect(page.getByText('Enheterna är ändrade.')).toBeVisible()
    await press(page, 'Tillbaka till enheterna')
    await expect(page.getByRole('heading', { name: 'Enheter', exact: true })).toBeFocused()
  }
  await press(page, 'Ändra … Uppstartsbolaget')
  await page.getByRole('radio', { name: 'Lägga till en ny enhet under den' }).check()
  await press(page, 'Visa vad som ändras')
  await expect(page.getByRole('alert')).toContainText('Skriv enhetens namn.')
  expect(await findingsOf(page)).toEqual([])
  await press(page, 'Tillbaka till enheterna')
  await add('Vården')
  await add('Köket')
  await press(page, 'Ändra … Köket')
  await expect(page.getByText('om en tredjedel eller fler är nya i enheten')).toBeVisible()
  await page.getByRole('radio', { name: 'Flytta enheten' }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Flytta till en plats under').selectOption({ label: '\u2003Vården' })
  await press(page, 'Visa vad som ändras')
  const named = page.getByRole('table', { name: 'Enheter som ändras' })
  await expect(named.getByRole('row', { name: /Köket/ })).toContainText(
    'Flyttas från Uppstartsbolaget till Vården',
  )
  expect(await findingsOf(page)).toEqual([])
  await press(page, 'Genomför ändringen')
  await expect(page.getByText('Enheterna är ändrade.')).toBeVisible()
  await press(page, 'Tillbaka till enheterna')

  // Now the unit above cannot be moved below it.
  await press(page, 'Ändra … Vården')
  await page.getByRole('radio', { name: 'Flytta enheten' }).check()
  await page.getByLabel('Flytta till en plats under').selectOption({ label: '\u2003\u2003Köket' })
  await press(page, 'Visa vad som ändras')
  const unit = page.getByRole('region', { name: 'Ändra enheten Vården' })
  await expect(unit.getByText('Vården kan inte flyttas till Köket')).toBeVisible()
  await page.getByRole('radio', { name: 'Slå ihop enheten' }).check()
  await page.getByLabel('Slå ihop med').selectOption({ label: '\u2003\u2003Köket' })
  await press(page, 'Visa vad som ändras')
  await expect(named.getByRole('row', { name: /^Vården/ })).toContainText('Stängs')
  await press(page, 'Genomför ändringen')
  await expect(page.getByText('Enheterna är ändrade.')).toBeVisible()
  await press(page, 'Tillbaka till enheterna')
  await expect(page.getByRole('button', { name: 'Ändra … Vården' })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /En enhet slås ihop med en annan: Vården/ })).toContainText(
    'inläst',
  )
})

test('a unit is split by choosing people, at 320 pixels and in English', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs(page, settingUp)
  await page.goto('/en/personer-och-enheter')
  await press(page, 'Change… Uppstartsbolaget')
  await page.getByRole('radio', { name: 'Split it in two' }).check()
  await page.getByLabel('Name of the new unit').fill('Night')
  await press(page, 'Show what would change')
  await expect(page.getByRole('alert')).toContainText('Choose at least one person, but not everybody.')
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Noor Ek' }).check()
  await expect(page.getByText('1 person chosen.')).toBeVisible()
  await press(page, 'Show what would change')
  await expect(page.getByRole('row', { name: /Night/ }).first()).toContainText(
    'New unit below Uppstartsbolaget',
  )
  expect(await fitsWidth(page)).toBe(true)
  expect(await findingsOf(page)).toEqual([])
  await press(page, 'Make the change')
  await expect(page.getByText('The units have been changed.')).toBeVisible()
  await press(page, 'Back to the units')
  await expect(page.getByRole('button', { name: 'Change… Night' })).toBeVisible()
  expect(await fitsWidth(page)).toBe(true)
})

for (const [path, undo, title, apply, done, back, told] of [
  [
    '/personer-och-enheter',
    'Ångra den senaste ändringen …',
    'Ångra den senaste ändringen',
    'Ångra ändringen',
    'Ändringen är ångrad.',
    'Tillbaka till historiken',
    /Den senaste ändringen ångras/,
  ],
  [
    '/en/personer-och-enheter',
    'Undo the latest change…',
    'Undo the latest change',
    'Undo the change',
    'The change has been undone.',
    'Back to the history',
    /The latest change is undone/,
  ],
] as const) {
  test(`the last change is undone by keyboard at ${path}, with what that changes told first`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, settingUp)
    await page.goto(path)
    const night = page.getByRole('button', { name: /(Ändra …|Change…) Night/ })
    await expect(page.getByRole('button', { name: undo, exact: true })).toBeVisible()
    const before = await night.count()
    await press(page, undo)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
    // The unit made by the split disappears in the first language; the undo in the second brings it back.
    await expect(page.getByRole('table', { name: /Enheter som ändras|Units that change/ })).toContainText(
      'Night',
    )
    expect(await night.count()).toBe(before)
    expect(await fitsWidth(page)).toBe(true)
    expect(await findingsOf(page)).toEqual([])
    await press(page, apply)
    await expect(page.getByText(done)).toBeVisible()
    await expect(night).toHaveCount(1 - before)
    await press(page, back)
    await expect(
      page.getByRole('heading', { level: 2, name: /Tidigare inläsningar|Earlier imports/ }),
    ).toBeFocused()
    await expect(page.getByRole('row', { name: told }).first()).toContainText(/inläst|applied/)
    expect(await findingsOf(page)).toEqual([])
  })
}

for (const [path, title, file, label, read] of [
  ['/organisation', 'Kom igång', 'mall.xlsx', 'Välj en fil (XLSX eller CSV)', 'Läs filen'],
  ['/en/organisation', 'Get started', 'template.xlsx', 'Choose a file (XLSX or CSV)', 'Read the file'],
] as const) {
  test(`the steps of the set-up at ${path} say what is left, and lead to the forms and the template`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await signInAs(page, settingUp)
    await page.goto(path)
    const steps = page.getByRole('list', { name: title })
    await expect(steps.getByRole('listitem')).toHaveCount(5)
    await expect(
      steps
        .getByRole('listitem')
        .filter({ hasText: /skyddsombud|safety representative/ })
        .first(),
    ).toContainText(/Återstår|To do/)
    expect(await fitsWidth(page)).toBe(true)
    expect(await findingsOf(page)).toEqual([])
    const people = steps.getByRole('link', { name: /Till personerna|Go to the people/ })
    await people.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/personer-och-enheter#now$/)
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: /som XLSX|as XLSX/ }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe(file)
    await page.getByLabel(label).setInputFiles(
      await download.path().then((from) => ({
        name: file,
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: readFileSync(from),
      })),
    )
    await page.getByRole('button', { name: read }).click()
    await expect(page.getByRole('row', { name: /Robin Ex/ })).toBeVisible()
    expect(await fitsWidth(page)).toBe(true)
  })
}

test('a change is given a later day by keyboard, waits without changing anything, and is taken back', async ({
  page,
}) => {
  const [name, number] = [`Siv Senare ${Date.now()}`, `S${Date.now()}`]
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, settingUp)
  await page.goto('/personer-och-enheter')
  await press(page, 'Lägg till en person')
  await page.getByLabel('Namn', { exact: true }).fill(name)
  await page.getByLabel('Anställningsnummer').fill(number)
  await press(page, 'Visa vad som ändras')
  await page.getByRole('radio', { name: 'Från en senare dag' }).focus()
  await page.keyboard.press('Space')
  await press(page, 'Spara till den dagen')
  const day = page.getByLabel('Gäller från och med')
  await page
    .getByRole('link', { name: 'Välj en dag från och med i morgon och högst ett år framåt.' })
    .press('Enter')
  await expect(day).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  await day.fill(new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10))
  await press(page, 'Spara till den dagen')
  await expect(page.getByText(/Ändringen görs den \d+\s.*Till dess ändras ingenting\./)).toBeVisible()
  await press(page, 'Tillbaka till listan')
  const heading = page.getByRole('heading', { name: 'Ändringar som väntar' })
  const waiting = page.locator('.overview-section', { has: heading })
  const row = waiting.getByRole('row').filter({ hasText: name })
  await expect(row).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(0)
  expect(await fitsWidth(page)).toBe(true)
  expect(await findingsOf(page)).toEqual([])
  await press(page, `Ta tillbaka En person läggs till: ${name}`)
  await expect(waiting.getByText('Ändringen är återtagen.')).toBeVisible()
  await expect(heading).toBeFocused()
  await expect(row).toHaveCount(0)
})

test('the owner writes name and number, chooses the language, and raises the smallest group, which never goes down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, settingUp)
  await page.goto('/organisation')
  const number = page.getByLabel('Organisationsnummer')
  const group = page.getByLabel('Minsta antal svar i en grupp')
  await number.fill('559999-9990')
  await group.fill('7')
  await press(page, 'Spara uppgifterna')
  await expect(page.getByRole('alert')).toContainText('2 saker behöver rättas')
  await expect(page.getByRole('alert')).toContainText('Numret stämmer inte.')
  await expect(page.getByRole('alert')).toContainText('Skriv ett helt tal från 8 till 100.')
  expect(await findingsOf(page)).toEqual([])
  await number.fill('5599999991')
  await group.fill('9')
  await page.getByLabel('Språk för den som inte har något i listan').selectOption('English')
  await press(page, 'Spara uppgifterna')
  await expect(page.getByRole('group', { name: /från 8 till 9 svar/ })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await press(page, 'Höj gränsen')
  await expect(page.getByText('Uppgifterna är sparade.')).toBeVisible()
  await expect(number).toHaveValue('559999-9991')
  const facts = page.getByRole('region', { name: 'Organisationen', exact: true })
  await expect(facts).toContainText('559999-9991')
  await expect(facts).toContainText('minst 9 svar')
  await expect(facts).toContainText('English. Den som läggs till utan något språk')
  expect(await fitsWidth(page)).toBe(true)
  expect(await findingsOf(page)).toEqual([])
  await press(page, 'Ångra ändringen')
  await expect(page.getByText('Ändringen är ångrad.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^Namn, nummer/ })).toBeFocused()
  await expect(facts).toContainText('Svenska. Den som läggs till utan något språk')
  await expect(facts).toContainText('minst 9 svar')

  const hides = page.getByLabel('Visa inte siffror som säger att alla i en enhet har svarat')
  await expect(hides).not.toBeChecked()
  await hides.check()
  await press(page, 'Spara uppgifterna')
  await expect(page.getByText('Uppgifterna är sparade.')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.reload()
  await expect(hides).toBeChecked()

  await page.goto('/en/organisation')
  await expect(page.getByLabel('Don’t show figures that say everybody in a unit has answered')).toBeChecked()
  await page.getByLabel('Fewest answers in a group').fill('8')
  await press(page, 'Save these details')
  await expect(page.getByRole('alert')).toContainText('Write a whole number from 9 to 100.')
  await page.reload()
  await expect(page.getByLabel('Fewest answers in a group')).toHaveValue('9')
})
