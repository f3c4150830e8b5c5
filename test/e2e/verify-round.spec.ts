import {
  forgeFigure,
  makeCutShort,
  makeForked,
  makeLowered,
  makeOtherKey,
  makeReopened,
  makeUnitAdded,
} from '@andrum/record-log/test/cheats.ts'
import { makeListProof } from '@andrum/record-log/test/test-list-proof.ts'
import { makeRound, makeRoundFile } from '@andrum/record-log/test/test-round.ts'
import { expect, test } from '@playwright/test'
import { expectFine } from './fine.ts'
import { openHydrated } from './open-hydrated.ts'
import { signInAs } from './sign-in-as.ts'

const json = (name: string, contents: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(contents)),
})

test('every way to cheat with a round is found, and said in words', async ({ page }) => {
  const made = await makeRound()
  const { file, trust } = await makeRoundFile(made)
  const { opened } = file
  const saying = {
    ...file,
    opened: opened && { ...opened, record: { ...opened.record, smallestGroup: 9 } },
  }
  const cheats: readonly (readonly [unknown, string])[] = [
    [forgeFigure(file), 'Siffran för north är en annan än den som skrevs in.'],
    [await makeLowered(made), 'Gruppen är mindre än den minsta tillåtna: north.'],
    [saying, 'I boken finns inte uppgiften om öppningen så som den står i filen.'],
    [await makeUnitAdded(made), 'small lades till efter att listan låstes.'],
    [await makeReopened(made), 'Inget vittne såg mätningens öppning inom två dygn'],
    [await makeCutShort(made), 'Boken är för kort, så uppgiften om publiceringen finns inte i den.'],
    [await makeOtherKey(made), 'Underskriften på läget med 4 poster är fel.'],
    [{ ...file, opened: null }, 'Mätningens öppning står i boken men har utelämnats ur filen.'],
  ]
  await openHydrated(page, '/kontrollera')
  const check = page.getByRole('button', { name: 'Kontrollera filen' })
  const main = page.getByRole('main')
  await page.getByText('Jag har fått nycklar från någon annan').click()
  await page.getByLabel('Kontrollbokens nyckel').fill(trust.logKeys.join(' '))
  await page.getByLabel('Vittnets nyckel').fill(trust.witnessKeys.join(' '))
  for (const [cheat, sentence] of cheats) {
    await page.getByLabel('Fil med mätningens bevis').setInputFiles(json('cheat.json', cheat))
    await check.click()
    await expect(main).toContainText(sentence)
    await expect(main).toContainText('Stämmer inte')
  }
  await page.getByLabel('Fil med mätningens bevis').setInputFiles(json('round.json', file))
  await check.click()
  await expect(page.getByText('Allt som går att kontrollera i filen stämmer.')).toBeVisible()

  await page.getByLabel('En fil till').setInputFiles(json('forked.json', await makeForked(made)))
  await check.click()
  const forked = page.getByRole('region', { name: 'Resultat för forked.json' })
  await expect(forked).toContainText('Det finns två olika böcker med 4 poster.')
  await page.getByLabel('En fil till').setInputFiles(json('proof.json', await makeListProof(made)))
  await page.getByLabel('Fil med mätningens bevis').setInputFiles(json('a.json', await makeReopened(made)))
  await check.click()
  const proof = page.getByRole('region', { name: 'Resultat för proof.json' })
  await expect(proof).toContainText('De två filerna har olika uppgifter om hur mätningen öppnade.')
})

test('a key that was not pasted whole is refused at its field, and not passed over', async ({ page }) => {
  const { file, trust } = await makeRoundFile(await makeRound())
  await page.setViewportSize({ width: 320, height: 700 })
  await openHydrated(page, '/kontrollera')
  await page.getByLabel('Fil med mätningens bevis').setInputFiles(json('round.json', file))
  await page.getByText('Jag har fått nycklar från någon annan').click()
  await page.getByLabel('Vittnets nyckel').fill((trust.witnessKeys[0] ?? '').slice(0, -3))
  await page.getByRole('button', { name: 'Kontrollera filen' }).press('Enter')
  await page.getByRole('link', { name: /^Nyckeln går inte att läsa/ }).click()
  await expect(page.getByLabel('Vittnets nyckel')).toBeFocused()
  await expectFine(page)
  await expect(page.getByRole('heading', { name: 'Resultat' })).toHaveCount(0)
})

test('the file of a round is checked by keyboard on a small phone, and never leaves the browser', async ({
  page,
}) => {
  const { file, trust } = await makeRoundFile(await makeRound())
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.setViewportSize({ width: 320, height: 700 })
  await openHydrated(page, '/kontrollera')
  const check = page.getByRole('button', { name: 'Kontrollera filen' })
  const line = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const choose = (json: unknown) =>
    page.getByLabel('Fil med mätningens bevis').setInputFiles({
      name: 'round.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(json)),
    })

  await check.press('Enter')
  await expect(page.getByRole('link', { name: 'Välj en fil att kontrollera' })).toBeVisible()

  await choose(file)
  await page.getByText('Jag har fått nycklar från någon annan').press('Enter')
  await page.getByLabel('Kontrollbokens nyckel').fill(trust.logKeys.join(' '))
  await check.press('Enter')
  await expect(page.getByRole('heading', { name: 'Resultat' })).toBeFocused()
  await expect(line('Kontrollboken hänger ihop')).toContainText('Stämmer')
  await expect(line('Siffrorna är de som publicerades')).toContainText('Stämmer')
  await page.getByLabel('Vittnets nyckel').fill(trust.witnessKeys.join(' '))
  await check.press('Enter')
  await expect(page.getByText('Allt som går att kontrollera i filen stämmer.')).toBeVisible()

  await page.getByLabel('Vittnets nyckel').fill('')
  await check.press('Enter')
  await expect(page.getByText('Mätningen är inte bevisad.')).toBeVisible()
  await expect(line('Enheterna är de som låstes')).toContainText('Går inte att bevisa')

  await choose({ ...file, figures: file.figures.slice(1) })
  await check.press('Enter')
  await expect(line('Siffrorna är de som publicerades')).toContainText('Stämmer inte')
  await expect(page.getByText('Siffran för all skrevs in men fattas i filen.')).toBeVisible()
  await expectFine(page)
  expect(sent).toEqual([])
})

test('a second file is checked beside the first: the proof of an own invitation and its round', async ({
  page,
}) => {
  const made = await makeRound()
  const { file } = await makeRoundFile(made)
  const proof = await makeListProof(made)
  await page.setViewportSize({ width: 320, height: 700 })
  await openHydrated(page, '/kontrollera')
  const choose = (label: string, name: string, json: unknown) =>
    page
      .getByLabel(label)
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(json)) })
  await choose('Fil med mätningens bevis', 'round.json', file)
  await choose('En fil till, om du har en', 'proof.json', proof)
  await page.getByRole('button', { name: 'Kontrollera filen' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Resultat för round.json' })).toBeFocused()
  const second = page.getByRole('region', { name: 'Resultat för proof.json' })
  await expect(second).toContainText('Inbjudan finns på listan')
  await expect(second.getByText('Stämmer', { exact: true })).toHaveCount(1)
  await expectFine(page)

  const other = await makeListProof(made, { list: { ...made.opened.list, root: '0'.repeat(64) } })
  await choose('En fil till, om du har en', 'other.json', other)
  await page.getByRole('button', { name: 'Kontrollera filen' }).press('Enter')
  await expect(page.getByText('Det finns två olika listor för mätningen.')).toBeVisible()
})

for (const email of ['hr@exempelbolaget.example', 'skyddsombud@exempelbolaget.example']) {
  test(`the file that ${email} finds at a finished round says in the demo why it is not proven, and nothing in it is wrong`, async ({
    page,
  }) => {
    await signInAs(page, email)
    await page.goto('/matningar')
    const rounds = page.locator('.rounds > li')
    await expect(rounds.first()).toBeVisible()
    // The open round has no figures to verify yet.
    await expect(rounds.first().getByText('Kontrollera hur mätningen gick till')).toHaveCount(0)
    const released = rounds.nth(1)
    await released.getByText('Kontrollera hur mätningen gick till').click()
    await expect(released).toContainText('I demon blir svaret att mätningen inte är bevisad')
    await expectFine(page)
    const download = page.waitForEvent('download')
    await released.getByRole('button', { name: /^Ladda ner filen för kontroll/ }).click()
    const file = await (await download).path()
    await released.getByRole('link', { name: 'Kontrollera en mätning' }).click()
    await page.getByLabel('Fil med mätningens bevis').setInputFiles(file)
    await page.getByRole('button', { name: 'Kontrollera filen' }).click()
    await expect(page.getByRole('heading', { name: 'Resultat' })).toBeFocused()
    const result = page.getByRole('main')
    await expect(result).toContainText('Mätningen är inte bevisad')
    await expect(result).toContainText('Inget vittne')
    await expect(result).not.toContainText('innan mätningen skulle stänga')
    await expect(result).not.toContainText('Stämmer inte')
  })
}

test('an owner, who sees no figures, is offered no file of a round', async ({ page }) => {
  await signInAs(page, 'agare@exempelbolaget.example')
  await page.goto('/matningar')
  await expect(page.locator('.rounds > li').nth(1)).toBeVisible()
  await expect(page.getByText('Kontrollera hur mätningen gick till')).toHaveCount(0)
})
