import { expect, type Locator, type Page, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

const hr = 'hr@exempelbolaget.example'
const leader = 'chef@exempelbolaget.example'
const railOf = (page: Page) => page.getByRole('navigation', { name: 'Arbete' })

/** The demo's owner gives and ends a person's roles through the API. */
async function roleChangesByOwner(owner: Page, email = leader) {
  await signInAs(owner, 'agare@exempelbolaget.example')
  const me = (await (await owner.request.get('/api/v1/me')).json()) as {
    memberships: { organisation: { id: string } }[]
  }
  const address = `/api/v1/organisations/${me.memberships[0]?.organisation.id}/role-changes`
  const headers = { origin: `http://localhost:${process.env.TEST_PORT ?? 3917}` }
  return (role: 'hr' | 'owner' | 'safety_representative', gives: boolean) =>
    owner.request.post(address, { headers, data: { email, role, gives } })
}

// In order: the same people read and change the same organisation in all of them.
test.describe.configure({ mode: 'default' })

const figureReads = ['me', 'overview', 'todo']

/** The page's API requests from now on, by the last word of the address. */
function readsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname.slice(pathname.lastIndexOf('/') + 1) + search)
  })
  return asked
}

test('HR over a slow line: the figures are asked for before the scripts have come, and once', async ({
  page,
}) => {
  await signInAs(page, hr)
  let scriptsCome = () => {}
  const scripts = new Promise<void>((come) => {
    scriptsCome = come
  })
  await page.route('**/assets/vendor-*.js', async (route) => {
    await scripts
    await route.continue()
  })
  const asked = readsOf(page)
  await page.goto('/hr-dashboard', { waitUntil: 'commit' })
  await expect.poll(() => asked.toSorted()).toEqual(figureReads)
  await expect(page.getByText('Laddar').first()).toBeAttached()
  scriptsCome()
  await expect(page.locator('.conclusion')).toContainText('Exempelbolaget')
  await expect(page.getByRole('heading', { name: 'Att göra' })).toBeVisible()
  expect(asked.filter((one) => figureReads.includes(one)).toSorted()).toEqual(figureReads)
})

test('HR who opens an earlier round is given that round, and the newest is not asked for', async ({
  page,
}) => {
  await signInAs(page, hr)
  await page.goto('/hr-dashboard')
  const round = page.locator('.round-bar select').first()
  const earlier = await round.locator('option').nth(1).getAttribute('value')
  const asked = readsOf(page)
  await page.goto(`/hr-dashboard?matning=${earlier}`)
  await expect(round).toHaveValue(earlier ?? '')
  expect(asked.filter((one) => one.startsWith('overview'))).toEqual([`overview?round=${earlier}`])
})

test('a visitor of the HR overview asks the server for nothing, and fetches none of its parts', async ({
  page,
}) => {
  const asked = readsOf(page)
  const parts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/signed-in-')) parts.push(request.url())
  })
  await page.goto('/hr-dashboard', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Logga in för att se sidan' })).toBeVisible()
  expect([asked, parts]).toEqual([[], []])
})

test('an employee is refused plainly', async ({ page }) => {
  await signInAs(page, 'anna@exempelbolaget.example')
  for (const path of [
    '/hr-dashboard',
    '/enheter',
    '/atgarder',
    '/arlig-uppfoljning',
    '/matningar',
    '/personer-och-enheter',
    '/roller',
    '/organisation',
    '/logg',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Du saknar behörighet till sidan' })).toBeVisible()
  }
})

for (const [path, title, look] of [
  ['/demo', 'Prova tjänsten', 'Enheter att titta närmare på'],
  ['/en/demo', 'Try the service', 'Units to look at more closely'],
] as const) {
  test(`anybody looks around the simulated organisation at ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { name: look, exact: true })).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
  })
}

test('a row of the demo leads to a page of its own; a hidden unit says why no figure is shown', async ({
  page,
}) => {
  await page.goto('/demo')
  await page.getByRole('link', { name: 'Visa alla enheter', exact: true }).click()
  const row = page.getByRole('row', { name: /Elevhälsan/ })
  await expect(row).toContainText('Visas ej, räknas i Åsens skola eller högre upp när det går')
  await row.getByRole('link', { name: 'Elevhälsan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elevhälsan')
  await expect(page.getByText('Därför visas ingen ny siffra')).toBeVisible()
  await expect(
    page.getByText('Svaren räknas med i siffran för Åsens skola eller för en enhet ovanför den när det går'),
  ).toBeVisible()
  await expect(page).toHaveURL(/enhet=/)
  await page.reload()
  await expect(page.getByText('Därför visas ingen ny siffra')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})

for (const { path, row, beside, title, said, group } of [
  {
    path: '/demo?del=enheter',
    row: 'Ekonomi',
    beside: 'tillsammans med Personal',
    title: 'Visas tillsammans med andra',
    said: 'Ekonomi visas inte för sig i den här mätningen, utan tillsammans med Personal.',
    group: 'i den gruppen',
  },
  {
    path: '/en/demo?del=enheter',
    row: 'Ekonomi',
    beside: 'together with Personal',
    title: 'Shown together with others',
    said: 'Ekonomi isn’t shown by itself in this survey, but together with Personal.',
    group: 'in this group',
  },
] as const) {
  test(`a unit that shares its figure says with whom, in its row and on its page (${path})`, async ({
    page,
  }) => {
    await page.goto(path)
    const line = page.getByRole('row', { name: new RegExp(`^${row}`) })
    await expect(line).toContainText(beside)
    await expect(line.locator('.unit-score').first()).toHaveText(/^\d[.,]\d$/)
    await line.getByRole('link', { name: row, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row)
    await expect(page.getByText(title, { exact: true })).toBeVisible()
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.locator('.conclusion')).toContainText(group)
    expect(await findingsOf(page)).toEqual([])
  })
}

test('HR reads the overview, takes the file, and finds the same figures in it', async ({ page }) => {
  await signInAs(page, hr)
  await page.goto('/hr-dashboard')
  await expect(page.locator('.conclusion')).toContainText('Exempelbolaget')
  const total = page.locator('.key-figure', { hasText: 'Belastning totalt' }).locator('.key-value')
  const score = (await total.textContent()) ?? ''
  expect(score).toMatch(/^\d,\d$/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ladda ner som CSV' }).click()
  const file = await (await download).createReadStream()
  const text = Buffer.concat(await file.toArray()).toString('utf8')
  expect(text.split('\r\n').find((line) => line.includes('Exempelbolaget'))).toContain(score)
  expect(await findingsOf(page)).toEqual([])
})

test('what is found leads to the unit, and to the measures against its cause', async ({ page }) => {
  await signInAs(page, hr)
  await page.goto('/hr-dashboard')
  const finding = page.locator('.finding').first()
  const unit = (await finding.getByRole('heading').textContent()) ?? ''
  await finding.getByRole('link', { name: `Se åtgärder för ${unit}` }).click()
  await expect(page).toHaveURL(/\/atgarder\?.*orsak=/)
  await expect(
    page.getByRole('combobox', { name: 'Enhet', exact: true }).locator('option:checked'),
  ).toContainText(unit)
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect(page.locator('details[open]')).toContainText('AFS 2023:2')
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('link', { name: `Se siffrorna för ${unit}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unit)
})

test('a row leads to the page of its unit: its heading has the focus, its round stays, and back is back', async ({
  page,
}) => {
  await signInAs(page, hr)
  await page.goto('/enheter')
  const rounds = page.getByRole('combobox', { name: 'Mätning', exact: true })
  await rounds.selectOption({ index: 1 })
  await expect(page).toHaveURL(/matning=/)
  // The address changes a moment before its page is rendered.
  await expect(page.getByRole('link', { name: 'Vård och omsorg' })).toHaveAttribute('href', /matning=/)
  await page.getByRole('link', { name: 'Vård och omsorg' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vård och omsorg')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Vård och omsorg – Enheter/)
  await expect(page).toHaveURL(/enhet=.*matning=|matning=.*enhet=/)
  await expect(page.getByRole('heading', { name: 'Vad enheten räknas i' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enheter')
  await expect(page.getByRole('row', { name: /^Elevhälsan/ })).toBeVisible()
})

test('units are searched, sorted by keyboard and folded', async ({ page }) => {
  await signInAs(page, hr)
  await page.goto('/enheter')
  const names = page.locator('.unit-table tbody th')
  await expect(names.first()).toContainText('Exempelbolaget')
  const all = await names.count()

  await page.getByLabel('Sök enhet').fill('skola')
  await expect(names).toHaveCount(4)
  await expect(page.getByRole('status').filter({ hasText: '4 enheter' })).toHaveCount(1)
  await page.getByLabel('Sök enhet').fill('finns inte')
  await expect(page.getByText('Ingen enhet heter så.')).toBeVisible()
  await page.getByRole('button', { name: 'Ordna som organisationen' }).click()
  await expect(names).toHaveCount(all)

  const total = page.getByRole('columnheader', { name: 'Totalt' })
  await total.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(total).toHaveAttribute('aria-sort', 'descending')
  const shown = () => page.locator('.unit-table tbody td:nth-child(2).unit-score').allTextContents()
  const highestFirst = await shown()
  expect(highestFirst).toEqual([...highestFirst].sort().reverse())
  await page.keyboard.press('Space')
  await expect(total).toHaveAttribute('aria-sort', 'ascending')
  expect(await shown()).toEqual([...highestFirst].sort())
  await expect(names.last().locator('xpath=..')).toContainText('Visas ej')
  expect(await findingsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Ordna som organisationen' }).click()
  const fold = page.getByRole('button', { name: 'Dölj enheterna under Exempelbolaget' })
  await fold.click()
  await expect(names).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Visa enheterna under Exempelbolaget' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test('a manager reads the units led, and is offered no other place', async ({ page }) => {
  await signInAs(page, 'chef@exempelbolaget.example')
  await page.goto('/hr-dashboard')
  await expect(page.locator('.conclusion')).toContainText('Vård och omsorg')
  await expect(page.getByText('Du ser de enheter du leder')).toBeVisible()
  const rail = page.getByRole('navigation', { name: 'Arbete' })
  await expect(rail.getByRole('link')).toHaveText(['Översikt', 'Enheter', 'Åtgärder', 'Chefsstöd'])
  await rail.getByRole('link', { name: 'Enheter' }).click()
  await expect(page.getByRole('row', { name: /Hemtjänst norr/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Åsens skola|Drift|Exempelbolaget/ })).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
  const options = page.getByRole('combobox', { name: 'Enhet', exact: true }).locator('option')
  await expect(options.filter({ hasText: 'Exempelbolaget' })).toHaveCount(0)
})

test('on paper stand the figures first, then what was promised and a risk assessment to fill in', async ({
  page,
}) => {
  await signInAs(page, hr)
  await page.goto('/hr-dashboard')
  await expect(page.locator('.conclusion')).toBeVisible()
  await expect(page.getByText('Rapport om belastning i arbetet')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  const cover = page.locator('.print-cover')
  await expect(cover).toContainText('Rapport om belastning i arbetet')
  await expect(cover).toContainText('Exempelbolaget')
  const method = page.locator('.print-method')
  await expect(method).toContainText('minst sju andras')
  await expect(method).toContainText('räknas svaren med i en större grupp när det går')
  await expect(page.getByRole('heading', { name: 'Riskbedömning' })).toBeVisible()
  await expect(page.locator('.risk-form tbody tr')).toHaveCount(8)
  for (const hidden of [page.locator('.round-bar'), page.getByRole('navigation', { name: 'Arbete' })])
    await expect(hidden).toBeHidden()
})

test('HR reads a file with an error and learns which line to fix; nothing has changed', async ({ page }) => {
  await signInAs(page, hr)
  await page.goto('/personer-och-enheter')
  const before = await page.getByText(/personer i \d+ enheter/).textContent()
  await page.getByLabel('Välj en fil (XLSX eller CSV)').setInputFiles({
    name: 'fel.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('enhet_id;enhet;överordnad_id;e-post;namn\na;A;;;\nb;B;saknas;;\n'),
  })
  await page.getByRole('button', { name: 'Läs filen' }).click()
  await expect(page.getByText('Filen kan inte läsas in, och inget har ändrats')).toBeVisible()
  const chosen = page.getByRole('region', { name: 'Läs in en ny fil' })
  await expect(chosen.getByText('Rad 3')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  // After a reload the reason is still shown, until another file is chosen.
  await page.reload()
  await expect(page.getByText(/personer i \d+ enheter/)).toHaveText(before ?? '')
  await expect(page.getByText('Filen kan inte läsas in, och inget har ändrats')).toBeVisible()
  await expect(chosen.getByText('Rad 3')).toBeVisible()
  await chosen.getByRole('button', { name: 'Välj en annan fil' }).click()
  await expect(page.getByLabel('Välj en fil (XLSX eller CSV)')).toBeVisible()
  await expect(page).toHaveURL(/\/personer-och-enheter$/)
})

test('a safety representative reads the rounds and which files were read, and is offered nothing to change', async ({
  page,
}) => {
  await signInAs(page, 'skyddsombud@exempelbolaget.example')
  await page.goto('/hr-dashboard')
  await railOf(page).getByRole('link', { name: 'Mätningar' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Oktober 2026' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Stäng mätningen|Förbered/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Förbered en ny mätning' })).toHaveCount(0)
  // Nor does the address of a step show it.
  await page.goto('/matningar?ny=granska')
  await expect(page.getByRole('heading', { level: 3, name: 'Oktober 2026' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lås listan' })).toHaveCount(0)
  await railOf(page).getByRole('link', { name: 'Personer' }).click()
  await expect(page.getByRole('heading', { name: 'Tidigare inläsningar' })).toBeVisible()
  await expect(page.getByRole('row', { name: /personal-.*\.csv/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Läs filen' })).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
})

test('a safety representative finds who read in a file, and nobody finds a person’s answers in the log', async ({
  page,
}) => {
  await signInAs(page, 'skyddsombud@exempelbolaget.example')
  await page.goto('/hr-dashboard')
  await railOf(page).getByRole('link', { name: 'Logg', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg')
  const started = page.getByRole('row', { name: /^Filen personal-.*lästes för kontroll/ })
  await expect(started.first()).toContainText('Helle Rask')
  await expect(started.first()).toContainText('HR')
  const parts = page.getByRole('navigation', { name: 'Visa i loggen' })
  // The demo's log has more than one page.
  const rows = page.getByRole('row')
  const before = await rows.count()
  await page.getByRole('button', { name: 'Visa äldre händelser' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(before)
  await parts.getByRole('link', { name: 'Roller' }).click()
  await expect(page).toHaveURL(/\/logg\?visa=roles$/)
  await expect(parts.getByRole('link', { name: 'Roller' })).toHaveAttribute('aria-current', 'true')
  await expect(started).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
  await page.goto('/en/logg?visa=rounds')
  await expect(
    page.getByRole('row', { name: /^The figures from the survey .* were published/ }).first(),
  ).toBeVisible()
  expect(await findingsOf(page)).toEqual([])

  await signInAs(page, hr)
  await page.goto('/logg')
  await expect(page.getByRole('heading', { name: 'Du saknar behörighet till sidan' })).toBeVisible()
})

test('the owner asks for another safety representative, and the sitting one declines', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'agare@exempelbolaget.example')
  await page.goto('/personer-och-enheter')
  await railOf(page).getByRole('link', { name: 'Roller' }).click()
  const roles = page.getByRole('region', { name: 'Roller' }).first()
  await expect(roles.getByRole('row', { name: /Helle Rask.*HR/ })).toBeVisible()
  await page.getByRole('button', { name: 'Ge rollen' }).click()
  await expect(page.getByRole('alert')).toContainText('Skriv en e-postadress')
  await page.getByLabel('Personens e-postadress').fill('anna@exempelbolaget.example')
  await page.getByRole('combobox', { name: 'Roll' }).selectOption('Skyddsombud')
  await page.getByRole('button', { name: 'Be om bekräftelse' }).click()
  await expect(page.getByText('Frågan är skickad.')).toBeVisible()
  await expect(page.getByText('Anna Exempel föreslås få rollen Skyddsombud')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])

  const context = await browser.newContext()
  const sitting = await context.newPage()
  await signInAs(sitting, 'skyddsombud@exempelbolaget.example')
  await sitting.goto('/personer-och-enheter')
  await sitting.getByRole('link', { name: 'Se vem som har vilken roll' }).click()
  await expect(sitting.getByText('Det är du som bestämmer.')).toBeVisible()
  expect(await findingsOf(sitting)).toEqual([])
  await sitting.getByRole('button', { name: 'Säg nej' }).click()
  await expect(sitting.getByText('Du har sagt nej, och inget har ändrats.')).toBeVisible()
  await expect(sitting.getByText('föreslås få rollen Skyddsombud')).toHaveCount(0)
  await expect(sitting.getByRole('button', { name: 'Ge rollen' })).toHaveCount(0)
  await context.close()
})

test('a safety representative looks up the list of the open round: units, names, and what was said about it', async ({
  page,
}) => {
  await signInAs(page, 'skyddsombud@exempelbolaget.example')
  await page.goto('/matningar')
  const list = page.getByRole('group').filter({ hasText: 'Listan och vad som har sagts om den' }).first()
  await list.getByText('Listan och vad som har sagts om den').click()
  await expect(list.getByText('Ett skyddsombud godkände listan.')).toBeVisible()
  await expect(list.getByRole('row', { name: /Elevhälsan/ })).toBeVisible()
  await list.getByLabel('Vilken enhet?').selectOption({ label: (await unitWithNewcomers(list)) ?? '' })
  await expect(
    list.getByRole('row', { name: /@exempelbolaget\.example.*(Ny på listan|Var i en annan enhet)/ }).first(),
  ).toBeVisible()
  await expect(list.getByRole('button', { name: /Godkänn|Invänd|Avbryt/ })).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
})

/** The first unit with a new person, by its name in the choice of units. */
async function unitWithNewcomers(list: Locator): Promise<string | undefined> {
  const cells = await list
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
  const found = cells.find(([, , joined]) => Number(joined) > 1)
  return found && `${found[0]} (${found[1]})`
}

test('the owner is led to rounds, people and units, never to a page that refuses', async ({ page }) => {
  await signInAs(page, 'agare@exempelbolaget.example')
  await page.goto('/personer-och-enheter')
  await expect(page.getByRole('button', { name: 'Läs filen' })).toBeVisible()
  await railOf(page).getByRole('link', { name: 'Mätningar' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Oktober 2026' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Stäng mätningen|Förbered/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Se siffrorna/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Översikt', exact: true })).toHaveCount(0)
})

test('HR finds somebody, sees what would change, and can go back with nothing changed', async ({ page }) => {
  await signInAs(page, hr)
  await page.goto('/personer-och-enheter')
  await page.getByLabel('Sök på namn, e-postadress eller anställningsnummer').fill('anna exempel')
  await expect(page.getByText('1 person hittades.')).toBeVisible()
  await page.getByRole('button', { name: 'Ändra … Anna Exempel' }).press('Enter')
  const form = page.getByRole('region', { name: 'Ändra uppgifter om Anna Exempel' })
  expect(await findingsOf(page)).toEqual([])
  await form.getByRole('button', { name: 'Ta bort från listan …' }).press('Enter')
  const leaver = page.getByRole('region', { name: 'Ta bort Anna Exempel från listan' })
  await expect(leaver.getByRole('heading', { level: 2 })).toBeFocused()
  const named = leaver.getByRole('table', { name: 'Personer som ändras' })
  await expect(named.getByRole('row')).toHaveCount(2)
  await expect(named.getByRole('row', { name: /Anna Exempel/ })).toContainText('Tas bort')
  await expect(leaver.getByText('Inget har ändrats än.')).toBeVisible()
  await expect(leaver.getByRole('button', { name: 'Ta bort från listan' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await leaver.getByRole('button', { name: 'Tillbaka till listan' }).press('Enter')
  await page.getByLabel('Sök på namn, e-postadress eller anställningsnummer').fill('anna exempel')
  await expect(page.getByText('1 person hittades.')).toBeVisible()
  // Roles that no list ends have to be ended first.
  await page.getByLabel('Sök på namn, e-postadress eller anställningsnummer').fill('ago')
  await page.getByRole('button', { name: 'Ändra … Ago Ägare' }).press('Enter')
  const kept = page.getByRole('region', { name: 'Ändra uppgifter om Ago Ägare' })
  await expect(kept.getByText('En ägare behöver avsluta rollen innan personen kan tas bort.')).toBeVisible()
  await expect(kept.getByRole('button', { name: 'Ta bort från listan …' })).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
})

for (const [path, units, file] of [
  ['/personer-och-enheter', 'Enheter', 'Läs in en ny fil'],
  ['/en/personer-och-enheter', 'Units', 'Import a new file'],
] as const) {
  test(`on a phone ${path} shows ten people, and the other parts are a press away`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, hr)
    await page.goto(path)
    const people = page.getByRole('table', { name: /^(Personer|People)$/ })
    await expect(people.getByRole('row')).toHaveCount(11)
    // Five screens; they were twelve.
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(5 * 844)
    for (const name of [units, file]) {
      await page
        .getByRole('navigation', { name: /På den här sidan|On this page/ })
        .getByRole('link', { name })
        .press('Enter')
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
    }
    await page.getByRole('button', { name: /Nästa|Next/ }).press('Enter')
    await expect(page.getByText(/11–20/)).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
  })
}

for (const [path, role] of [
  ['/matningar', 'hr'],
  ['/logg', 'owner'],
  ['/stodforfragningar', 'hr'],
] as const) {
  test(`somebody who comes back to ${path} without the role any more is told so, with the way home`, async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext()
    const change = await roleChangesByOwner(await context.newPage())
    expect((await change(role, true)).ok()).toBe(true)
    await signInAs(page, leader)
    await page.goto(path)
    const place = railOf(page).locator('[aria-current="page"]')
    await expect(place).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).or(page.getByRole('table')).first()).toBeVisible()
    expect((await change(role, false)).ok()).toBe(true)
    // As a browser does when the tab is shown again.
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
    await expect(
      page.getByRole('heading', { name: 'Du har inte längre behörighet till sidan' }),
    ).toBeFocused()
    await expect(place).toHaveCount(0)
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Till din startsida', exact: true }).click()
    await expect(page).toHaveURL('/hr-dashboard')
    await context.close()
  })
}

test('an owner is asked before a role ends, and the role stays after a no', async ({ page, browser }) => {
  const context = await browser.newContext()
  const change = await roleChangesByOwner(await context.newPage())
  expect((await change('hr', true)).ok()).toBe(true)
  await signInAs(page, 'agare@exempelbolaget.example')
  await page.goto('/roller')
  const row = page.getByRole('row', { name: /Charlie Chef.*HR/ })
  await row.getByRole('button', { name: 'Avsluta rollen Charlie Chef' }).click()
  const question = row.getByRole('group', { name: 'Vill du avsluta rollen HR för Charlie Chef?' })
  await expect(question.getByRole('button', { name: 'Nej, behåll' })).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.reload()
  await row.getByRole('button', { name: 'Avsluta rollen Charlie Chef' }).click()
  await question.getByRole('button', { name: 'Ja, avsluta' }).click()
  await expect(page.getByText('Klart. Alla som har en roll får ett mejl om det.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await context.close()
})

test('a safety representative is asked before leaving the role', async ({ page, browser }) => {
  const context = await browser.newContext()
  const owner = await context.newPage()
  const sitting = 'skyddsombud@exempelbolaget.example'
  const change = await roleChangesByOwner(owner, sitting)
  expect((await change('safety_representative', false)).ok()).toBe(true)
  await signInAs(page, sitting)
  await page.goto('/roller')
  // A reader without a place for roles reaches this page by a link on the page of people.
  await expect(railOf(page).getByRole('link', { name: 'Personer' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Lämna rollen' }).click()
  await expect(page.getByRole('button', { name: 'Nej, behåll rollen' })).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Säg nej' }).click()
  await expect(page.getByText('Du har sagt nej, och inget har ändrats.')).toBeVisible()
  await page.goto('/logg?visa=roles')
  await expect(
    page
      .getByRole('row', { name: /^Förslaget att Sol Ombud skulle lämna rollen skyddsombud avslogs/ })
      .first(),
  ).toBeVisible()
  await context.close()
})

test('a role that ends while its page is open is told plainly, with the way home', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const change = await roleChangesByOwner(await context.newPage())
  expect((await change('hr', true)).ok()).toBe(true)

  await signInAs(page, leader)
  await page.goto('/matningar')
  const rail = railOf(page)
  await expect(rail.getByRole('link', { name: 'Personer' })).toBeVisible()
  expect((await change('hr', false)).ok()).toBe(true)
  // The page may notice by itself before the link is pressed, or the next one when it opens, which then never was open.
  const told = page.getByRole('heading', { name: /^Du (har inte längre|saknar) behörighet till sidan/ })
  await Promise.race([told.waitFor(), rail.getByRole('link', { name: 'Personer' }).click()])
  await expect(told).toBeVisible()
  await expect
    .poll(() =>
      told.evaluate(
        (heading) => heading.matches(':focus') || heading.textContent?.includes('saknar') === true,
      ),
    )
    .toBe(true)
  await expect(rail.getByRole('link', { name: 'Personer' })).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Till din startsida', exact: true }).click()
  await expect(page).toHaveURL('/hr-dashboard')
  await context.close()
})

test('a link that stops a change of address says so when it is not whole, or no longer works', async ({
  page,
}) => {
  await page.goto('/stoppa-andring')
  await expect(page.getByText('Länken fungerar inte, eftersom en del av den saknas.')).toBeVisible()
  await page.goto(`/stoppa-andring#${'x'.repeat(43)}`)
  await expect(page.getByText('Länken fungerar inte. Ändringen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stoppa ändringen' })).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
})

test('without JavaScript the pages with figures say what they need', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of [
    '/hr-dashboard',
    '/enheter',
    '/atgarder',
    '/arlig-uppfoljning',
    '/matningar',
    '/personer-och-enheter',
    '/roller',
    '/organisation',
    '/logg',
    '/demo',
  ]) {
    await page.goto(path)
    // A search by text ignores noscript.
    await expect(page.locator('.page noscript p').filter({ visible: true })).toHaveCount(1)
  }
  await context.close()
})
