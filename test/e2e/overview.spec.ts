import { expect, type Page, test } from '@playwright/test'
import type { Overview } from '#contract/rounds/overview.ts'
import type { Language } from '#core/languages.ts'
import {
  answersWords,
  type FigureTexts,
  othersWords,
  participationWords,
  scoreWords,
  shareWords,
  uncertaintyWords,
} from '#text/figure-words.ts'
import { translate } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import { findingsOf } from './axe.ts'
import { printedSheets } from './printed-sheets.ts'
import { before } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

const hr = 'hr@exempelbolaget.example'
const representative = 'skyddsombud@exempelbolaget.example'

const wordsIn = (language: Language): FigureTexts => ({
  language,
  t: (key, params) => translate(serverTexts[language].overview, key, language, params),
})

const demoOverview = async (page: Page) =>
  (await (await page.request.get('/api/v1/demo/overview')).json()) as Overview

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

for (const { language, path } of [
  { language: 'sv', path: '/demo' },
  { language: 'en', path: '/en/demo' },
] as const) {
  test(`the report has the figures that were released, and says why others are hidden (${language})`, async ({
    page,
  }) => {
    const { round, units } = await demoOverview(page)
    const words = wordsIn(language)
    await page.goto(path)
    await expect(page.locator('.conclusion')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.print-cover')).toBeVisible()
    await expect(page.locator('.print-guide')).toBeVisible()

    const top = units[0]
    if (top?.figure == null || top.causes === null || round === null) throw new Error('nothing is shown')
    const { figure, causes } = top
    const tableAfter = (id: string) => page.locator(`section[aria-labelledby="${id}"] table tbody tr`)
    const rows = async (id: string) =>
      (await tableAfter(id).evaluateAll((found) =>
        found.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
      )) satisfies string[][]
    const uncertain = uncertaintyWords(words, figure.uncertainty)
    expect((await rows('categories')).map(([, ...cells]) => cells)).toEqual([
      [scoreWords(words, figure.mean), uncertain],
      ...Object.values(figure.dims).map((score) => [scoreWords(words, score), uncertain]),
    ])
    expect((await rows('causes')).map(([, shown]) => shown).toSorted()).toEqual(
      Object.values(causes.causes)
        .map((score) => scoreWords(words, score))
        .toSorted(),
    )
    expect((await rows('trend')).slice(-top.trend.length).map(([, shown]) => shown)).toEqual(
      expect.arrayContaining(
        top.trend.flatMap((step) => (step.figure === null ? [] : [scoreWords(words, step.figure.mean)])),
      ),
    )
    const key = folded((await page.locator('.key-figures').textContent()) ?? '')
    for (const said of [
      participationWords(words, figure.participation),
      answersWords(words, figure.n, round.smallestGroup),
      scoreWords(words, figure.mean),
      ...Object.values(figure.zones).map((share) => shareWords(words, share)),
    ])
      expect(key).toContain(folded(said))

    // Every unit is on paper, folded on the screen or not, with its own figures or why there is none.
    const table = await page
      .locator('.unit-table tbody tr')
      .evaluateAll((found) => found.map((row) => row.textContent ?? ''))
    expect(table).toHaveLength(units.length)
    for (const [at, unit] of units.entries()) {
      const row = folded(table[at] ?? '')
      expect(row).toContain(folded(unit.name))
      if (unit.together !== null) {
        expect(row).toContain(folded(words.t('units.together', { units: othersWords(words, unit) })))
        expect(row).toContain(folded(scoreWords(words, unit.together.figure.mean)))
        continue
      }
      if (unit.figure === null) {
        expect(row).toContain(folded(words.t('units.hidden')))
        continue
      }
      const { mean, dims, participation } = unit.figure
      for (const score of [mean, ...Object.values(dims)])
        expect(row, unit.name).toContain(folded(scoreWords(words, score)))
      expect(row, unit.name).toContain(folded(participationWords(words, participation)))
    }
  })
}

test('how the figures are read is one press away, by keyboard, on a narrow window in English too', async ({
  page,
}) => {
  for (const [path, title, part] of [
    ['/demo', 'Så läser du siffrorna', 'Så pratar ni om resultatet'],
    ['/en/demo', 'How to read the figures', 'How to talk about the result'],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    const guide = page.locator('#reading-guide')
    await expect(guide).toContainText(title)
    await expect(page.getByRole('heading', { name: part })).toBeHidden()
    await guide.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: part })).toBeVisible()
    // Axe measures an element that is half under the sticky bar as a small target.
    await page.evaluate('scrollTo(0, 0)')
    expect(await findingsOf(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
    await page.goto(`${path}?del=enheter`)
    // A focused element is not under the bar with round and unit (WCAG 2.4.11).
    const sorts = page.locator('.unit-sort').first()
    const isSeen = await sorts.evaluate((button) => {
      const { documentElement } = button.ownerDocument
      documentElement.scrollBy({ top: button.getBoundingClientRect().top - 4, behavior: 'instant' })
      button.focus()
      const { left, top, height } = button.getBoundingClientRect()
      return button.contains(button.ownerDocument.elementFromPoint(left + 8, top + height / 2))
    })
    expect(isSeen, path).toBe(true)
    // The names leave room for the total and the share.
    const cells = await page.locator('.unit-table tbody tr').first().locator('th, td').all()
    const [table, share] = [await page.locator('.unit-scroll').boundingBox(), await cells[2]?.boundingBox()]
    if (table === null || share == null) throw new Error('there is no table')
    expect(share.x + share.width, path).toBeLessThanOrEqual(table.x + table.width)
  }
})

test('HR takes a suggested measure into the plan with one press, and it goes to a risk that is there already', async ({
  page,
}) => {
  await signInAs(page, hr)
  const open = async () => {
    await page.goto('/hr-dashboard')
    await page.getByRole('tab', { name: 'Vad ni kan göra' }).click()
  }
  await open()
  // Not the first unit, to which other tests add a risk.
  const cause = page.locator('.overview-section:has(#act) details').nth(1)
  await cause.locator('summary').click()
  await expect(cause).toContainText('En hög siffra betyder')
  const suggestion = cause.getByRole('link', { name: /^Lägg in åtgärden i planen/ })
  await suggestion.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lägg till en risk')
  await expect(page.getByLabel('Vad är risken?')).not.toHaveValue('')
  await expect(page.getByText('I nästa steg skriver du in åtgärden')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.locator('input[name="likelihood"]').nth(2).check()
  await page.locator('input[name="consequence"]').nth(2).check()
  await page.getByRole('button', { name: 'Spara risken' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lägg till en åtgärd')
  const what = page.getByRole('textbox', { name: 'Vad ska göras?' })
  await expect(what).not.toHaveValue('')
  const taken = await what.inputValue()
  // Another suggestion is a press away.
  await page
    .getByRole('button', { name: /^Använd förslaget/ })
    .nth(1)
    .click()
  await expect(what).not.toHaveValue(taken)
  await expect(page.getByText('Förslaget står nu i fälten')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])

  // The risk exists already, so the next suggestion for the same cause goes straight to it.
  await open()
  await cause.locator('summary').click()
  await suggestion.nth(2).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lägg till en åtgärd')
  await expect(what).not.toHaveValue('')
})

test('who only reads the plan is offered no press into it', async ({ page }) => {
  await signInAs(page, representative)
  await page.goto('/en/hr-dashboard')
  await expect(page.locator('.overview-section:has(#act)')).toContainText('A high figure means')
  await expect(page.getByRole('link', { name: /^Add this measure/ })).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
})

test('HR’s report ends with what is under way in the plan', async ({ page }) => {
  await signInAs(page, hr)
  await page.goto('/hr-dashboard')
  await expect(page.locator('.conclusion')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.plan-on-paper')).toContainText('Varje rast har en namngiven avlösare')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

for (const { path, email, first, most } of [
  { path: '/hr-dashboard', email: hr, first: '.conclusion', most: 11 },
  { path: '/en/hr-dashboard', email: hr, first: '.conclusion', most: 11 },
  { path: '/demo', email: null, first: '.conclusion', most: 11 },
  { path: '/en/demo', email: null, first: '.conclusion', most: 11 },
  { path: '/atgarder', email: hr, first: '.plan-risk', most: 7 },
  { path: '/en/atgarder', email: hr, first: '.plan-risk', most: 7 },
]) {
  test(`what is printed of ${path} has no empty sheet, and small text is smaller than the rest`, async ({
    page,
  }) => {
    if (email !== null) await signInAs(page, email)
    await page.goto(path)
    await page.locator(first).first().waitFor()
    await page.locator('.overview p.small').first().waitFor({ state: 'attached' })
    const sheets = await printedSheets(page)
    expect(sheets.length).toBeLessThanOrEqual(most)
    for (const [at, pieces] of sheets.entries()) expect(pieces, `sheet ${at + 1}`).toBeGreaterThan(80)

    await page.emulateMedia({ media: 'print' })
    const sizeOf = (selector: string): Promise<number> =>
      page.evaluate(`parseFloat(getComputedStyle(document.querySelector('${selector}')).fontSize)`)
    expect(await sizeOf('.overview p.small')).toBeLessThanOrEqual(await sizeOf('.overview p:not([class])'))
  })
}

for (const { path, compare, add, change, remove } of [
  { path: '/demo', compare: 'Jämför', add: 'Lägg till', change: 'Förändring', remove: 'Ta bort' },
  { path: '/en/demo', compare: 'Compare', add: 'Add', change: 'Change', remove: 'Remove' },
] as const) {
  test(`units and rounds stand side by side by their address, and a hidden one says why (${path})`, async ({
    page,
  }) => {
    const { round, rounds, units } = await demoOverview(page)
    const words = wordsIn(path === '/demo' ? 'sv' : 'en')
    const shown = units.filter(({ figure }) => figure !== null)[2]
    const hidden = units.find(({ figure, together }) => figure === null && together === null)
    const before = rounds.find(
      ({ id, instrument, version }) =>
        id !== round?.id && instrument === rounds[0]?.instrument && version === rounds[0]?.version,
    )
    if (shown?.figure == null || hidden === undefined || before === undefined)
      throw new Error('there is nothing to compare')

    await page.goto(path)
    const part = page.locator('.compare')
    await page.getByRole('tab', { name: words.t('tabs.compare') }).click()
    await expect(part.locator('table')).toHaveCount(0)
    const take = async (what: string, id: string) => {
      const choice = part.getByLabel(new RegExp(`^${compare}.*(${what})`))
      await choice.focus()
      await choice.selectOption(id)
      // Moving through the list with the arrow keys adds nothing.
      await expect(page).not.toHaveURL(new RegExp(id))
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(part.getByRole('button', { name: new RegExp(`^${add}.*(${what})`) })).toBeFocused()
    }
    await take('enhet|unit', shown.id)
    await expect(page).toHaveURL(new RegExp(`jamfor-enhet=${shown.id}`))
    const table = part.locator('table').last()
    await expect(table.locator('thead th')).toHaveCount(3)
    const line = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) }).first()
    await expect(line('Total')).toContainText(scoreWords(words, shown.figure.mean))
    await expect(line(change)).toBeVisible()

    await take('enhet|unit', hidden.id)
    await expect(line('Total')).toContainText(words.t('units.hidden'))
    await take('mätning|survey', before.id)
    await expect(table.locator('thead th')).toHaveCount(7)
    const then = (await (
      await page.request.get(`/api/v1/demo/overview?round=${before.id}`)
    ).json()) as Overview
    const earlier = then.units.find(({ id }) => id === shown.id)?.figure
    if (earlier != null) await expect(line('Total')).toContainText(scoreWords(words, earlier.mean))
    expect(await findingsOf(page)).toEqual([])

    await page.reload()
    await expect(table.locator('thead th')).toHaveCount(7)
    await part.getByRole('button', { name: `${remove} ${hidden.name}` }).click()
    await expect(table.locator('thead th')).toHaveCount(5)
    await expect(part.getByLabel(new RegExp(`^${compare}.*(enhet|unit)`))).toBeFocused()
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  })
}

for (const { path, start, next, end } of [
  { path: '/demo', start: 'Visa i helskärm', next: 'Nästa', end: 'Avsluta' },
  { path: '/en/demo', start: 'Show in full screen', next: 'Next', end: 'End' },
] as const) {
  test(`a meeting sees one figure at a time, by keyboard alone (${path})`, async ({ page }) => {
    await page.goto(path)
    const button = page.getByRole('button', { name: start })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/visning=1/)
    await expect(dialog.getByRole('button', { name: next })).toBeFocused()
    expect(await findingsOf(page)).toEqual([])
    const status = dialog.getByRole('status')
    const last = Number(/\d+ (?:av|of) (\d+)/.exec((await status.textContent()) ?? '')?.[1])
    expect(last).toBeGreaterThan(8)
    const seen = new Set<string>()
    for (let at = 1; at <= last; at += 1) {
      await expect(status).toContainText(new RegExp(`^${at} `))
      seen.add((await dialog.locator('.slide').textContent()) ?? '')
      expect(await findingsOf(page), `slide ${at}`).toEqual([])
      await page.keyboard.press('ArrowRight')
    }
    expect(seen.size).toBe(last)
    await page.keyboard.press('Home')
    await expect(status).toContainText(/^1 /)
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await expect(status).toContainText(new RegExp(`^${last - 1} `))
    await page.reload()
    await expect(status).toContainText(new RegExp(`^${last - 1} `))
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
    expect(await findingsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).not.toHaveURL(/visning/)
    await expect(button).toBeFocused()
    await button.click()
    await dialog.getByRole('button', { name: end, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  })
}

test('a long plan begins with its most serious risks, shows more at a press, and is whole on paper', async ({
  page,
}) => {
  await signInAs(page, before)
  const me = (await (await page.request.get('/api/v1/me')).json()) as {
    memberships: { organisation: { id: string } }[]
  }
  const organisation = `/api/v1/organisations/${me.memberships[0]?.organisation.id}`
  const { units } = (await (await page.request.get(`${organisation}/units`)).json()) as {
    units: { id: string }[]
  }
  const headers = { origin: `http://localhost:${process.env.TEST_PORT ?? 3917}` }
  for (let at = 0; at <= 20; at += 1) {
    const made = await page.request.post(`${organisation}/work-risks`, {
      headers,
      data: {
        unitId: units[0]?.id,
        result: null,
        description: `Risk nummer ${at}`,
        likelihood: at === 20 ? 5 : 2,
        consequence: 2,
      },
    })
    expect(made.status()).toBe(201)
  }
  await page.goto('/atgarder')
  const risks = page.locator('.plan-risk')
  await expect(risks).toHaveCount(20)
  await expect(risks.first()).toContainText('Risk nummer 20')
  await page.emulateMedia({ media: 'print' })
  await expect(risks).toHaveCount(21)
  await page.emulateMedia({ media: 'screen' })
  await expect(risks).toHaveCount(20)
  await page.getByRole('button', { name: 'Visa 1 risk till' }).click()
  await expect(risks).toHaveCount(21)
  expect(await findingsOf(page)).toEqual([])
})
