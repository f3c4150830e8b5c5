import { expect, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { countPresses } from './count-presses.ts'
import { listed } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

// One after the other: the second reads the list that the first has read in.
test.describe.configure({ mode: 'default' })

const departments = ['Ledning', 'Ekonomi', 'Vården dag', 'Vården natt', 'Köket', 'Lagret', 'Kundtjänst', 'IT']

/** Two hundred people as an HR system exports them: one line each, with more columns than anybody needs. */
const flatList = (moved = 0) =>
  Buffer.from(
    [
      'Pers.nr;Anst.nr;Förnamn;Efternamn;E-post arbete;Avdelning;Närmaste chef;Befattning;Anställd',
      ...Array.from({ length: 200 }, (_, n) => {
        const department = departments[n < moved ? 1 : n % departments.length]
        return `19850${1 + (n % 9)}15-${1000 + n};${1000 + n};Vera;Nr${n};vera-${n}@listbolaget.example;${department};Vera Nr0;Assistent;2020-01-01`
      }),
      '',
    ].join('\r\n'),
  )

const file = (buffer: Buffer) => ({ name: 'personal.csv', mimeType: 'text/csv', buffer })

test('HR reads in two hundred people from the HR system’s own list in four presses', async ({ page }) => {
  const presses = await countPresses(page)
  await signInAs(page, listed)
  await page.goto('/personer-och-enheter')
  await page.getByLabel('Välj en fil (XLSX eller CSV)').setInputFiles(file(flatList()))
  await page.getByRole('button', { name: 'Läs filen' }).click()
  await expect(page.getByRole('heading', { name: 'Vad är kolumnerna?' })).toBeVisible()
  await expect(page.getByLabel('Anst.nr (kolumn B)')).toHaveValue('employee_id')
  await expect(page.getByLabel('E-post arbete (kolumn E)')).toHaveValue('email')
  await expect(page.getByLabel('Avdelning (kolumn F)')).toHaveValue('unit')
  await expect(page.getByLabel('Pers.nr (kolumn A)')).toHaveValue('none')
  await expect(page.getByText('De första raderna: 1000 · 1001 · 1002')).toBeVisible()
  await expect(page.getByText('Kolumnen verkar innehålla personnummer')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Visa vad som ändras' }).click()
  await expect(page.getByText('200 rader lästa ur personal.csv.')).toBeVisible()
  await page.getByRole('button', { name: 'Genomför ändringarna' }).click()
  await expect(page.getByText('Personer och enheter är uppdaterade.')).toBeVisible()
  await expect(page.getByText('201 personer i 9 enheter.')).toBeVisible()
  // Choosing the file in the browser's own window is one more.
  expect(await presses()).toBe(3)
})

test('the next list with the same headings needs no mapping, and it can be changed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signInAs(page, listed)
  await page.goto('/en/personer-och-enheter')
  await page.getByLabel('Choose a file (XLSX or CSV)').setInputFiles(file(flatList(9)))
  await page.getByRole('button', { name: 'Read the file' }).click()
  await expect(page.getByText('in the same way as in a file that you have imported before')).toBeVisible()
  await expect(page.getByText('200 lines read from personal.csv.')).toBeVisible()
  await page.getByRole('button', { name: 'Change the columns' }).press('Enter')
  const name = page.getByLabel('Befattning (column H)')
  await name.selectOption({ label: 'E-mail address' })
  await page.getByRole('button', { name: 'Show what would change' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText(
    'Both “E-post arbete” and “Befattning” are chosen as “E-mail address”. Choose only one of them',
  )
  expect(await findingsOf(page)).toEqual([])
  expect(
    await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
  ).toBe(true)
  await name.selectOption({ label: 'Not read' })
  await page.getByRole('button', { name: 'Show what would change' }).press('Enter')
  await expect(page.getByText('200 lines read from personal.csv.')).toBeVisible()
})

test('a wrong cell is corrected on the page by its own name, and the file is not chosen again', async ({
  page,
}) => {
  await signInAs(page, listed)
  await page.goto('/personer-och-enheter')
  const wrong = Buffer.from(
    flatList(9).toString().replace('vera-3@listbolaget.example', 'vera-3@listbolaget'),
  )
  await page.getByLabel('Välj en fil (XLSX eller CSV)').setInputFiles(file(wrong))
  await page.getByRole('button', { name: 'Läs filen' }).click()
  const cell = page.getByLabel('Cell E5')
  await expect(cell).toHaveValue('vera-3@listbolaget')
  await expect(page.getByText('är ingen giltig e-postadress').first()).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await cell.fill('vera-3@listbolaget.example')
  await cell.press('Enter')
  await expect(page.getByText('200 rader lästa ur personal.csv.')).toBeVisible()
})

test('of several employments the first line holds where HR says so, and the file is not chosen again', async ({
  page,
}) => {
  await signInAs(page, listed)
  await page.goto('/personer-och-enheter')
  const twice = Buffer.from(
    `${flatList(9)}19850115-1000;1000-2;Vera;Nr0;vera-0@listbolaget.example;Köket;Vera Nr0;Assistent;2020-01-01\r\n`,
  )
  await page.getByLabel('Välj en fil (XLSX eller CSV)').setInputFiles(file(twice))
  await page.getByRole('button', { name: 'Läs filen' }).click()
  // The history says it once more, folded.
  await expect(page.getByText('Raden gäller samma person som rad 2').first()).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Läs bara den första raden för varje person' }).press('Enter')
  await expect(page.getByText('201 rader lästa ur personal.csv.')).toBeVisible()
  await expect(page.getByText('1 rad har inte lästs in, eftersom en annan rad').first()).toBeVisible()
})

for (const [language, path, chooser, read, column, manager, show, circle] of [
  [
    'sv',
    '/personer-och-enheter',
    'Välj en fil (XLSX eller CSV)',
    'Läs filen',
    'Chef (kolumn E)',
    'Chef (e-post, nummer eller namn)',
    'Visa vad som ändras',
    'Cheferna är chefer för varandra i en cirkel: Siv Alm → Kim Ek → Robin Al → Siv Alm.',
  ],
  [
    'en',
    '/en/personer-och-enheter',
    'Choose a file (XLSX or CSV)',
    'Read the file',
    'Chef (column E)',
    'Manager (e-mail, number or name)',
    'Show what would change',
    'The managers are each other’s managers in a circle: Siv Alm → Kim Ek → Robin Al → Siv Alm.',
  ],
] as const) {
  test(`managers who are each other’s are named on the page, with the cell to correct (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, listed)
    await page.goto(path)
    const lines = [
      'Anst.nr;Namn;E-post;Avdelning;Chef',
      '1;Siv Alm;siv@listbolaget.example;A;Kim Ek',
      '2;Robin Al;robin@listbolaget.example;A;Siv Alm',
      '3;Kim Ek;kim@listbolaget.example;A;Robin Al',
    ]
    await page.getByLabel(chooser).setInputFiles(file(Buffer.from(lines.join('\n'))))
    await page.getByRole('button', { name: read }).click()
    await page.getByLabel(column).selectOption({ label: manager })
    await page.getByRole('button', { name: show }).click()
    await expect(page.getByText(circle).first()).toBeVisible()
    await expect(page.getByLabel('Cell E2')).toHaveValue('Kim Ek')
    expect(await findingsOf(page)).toEqual([])
  })
}
