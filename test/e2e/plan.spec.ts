import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import ICAL from 'ical.js'
import type { Language } from '#core/languages.ts'
import { pathIn } from '#core/languages.ts'
import { onAnotherDevice } from './another-device.ts'
import { findingsOf } from './axe.ts'
import { expectFine, expectToFit } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

const path = '/personal-action-plan'
const sunday = '2026-11-22T09:00:00+01:00'

/** A result of the stress profile with tiredness and focus high, distance medium. */
const result = {
  id: '3b0f5b0e-6f4e-4b8e-9b0e-000000000001',
  takenAt: '2026-11-20T10:00:00.000Z',
  answers: {},
  move: false,
  owner: null,
  result: {
    instrument: 'stressprofil',
    version: '1',
    total: 3.1,
    zone: 'yellow',
    causes: [],
    categories: [
      { id: 'exhaustion', score: 4.2, risk: 'high' },
      { id: 'emotional_distancing', score: 3, risk: 'medium' },
      { id: 'cognitive_impairment', score: 3.7, risk: 'high' },
      { id: 'emotional_regulation', score: 1.5, risk: 'none' },
    ],
  },
}

/** Opens the plan as somebody who took the stress profile in this browser, at a time of the test's choice. */
async function openPlan(page: Page, { at = sunday, language = 'sv' as Language, all = true } = {}) {
  await page.clock.install({ time: new Date(at) })
  await page.addInitScript((kept) => localStorage.setItem('andrum.results', kept), JSON.stringify([result]))
  await page.goto(pathIn(language, path))
  await expect(page.getByRole('button', { name: /Schemalägg valda|Schedule selected/ })).toBeVisible()
  if (all) await page.getByRole('button', { name: /^(Visa alla åtgärder|Show all actions)$/ }).click()
}

async function choose(page: Page, ...titles: readonly string[]) {
  for (const name of titles) await page.getByRole('checkbox', { name, exact: true }).check()
}

const unfold = (page: Page, title: string) => page.locator('.plan-folds summary', { hasText: title }).click()
const unfoldPlan = (page: Page) => unfold(page, 'Allt i din plan')

/** Shows a day of the week in sight: "Tisdag 24". */
const openDay = (page: Page, day: string) =>
  page.getByRole('button', { name: new RegExp(`^${day} `, 'i') }).click()

const schedule = (page: Page, count: number) =>
  page.getByRole('button', { name: `Schemalägg valda åtgärder (${count})` }).click()

/** One action a week from tomorrow on, saved. */
async function planOneAction(page: Page, title = 'Ta en kort paus på förmiddagen') {
  await choose(page, title)
  await schedule(page, 1)
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await expect(page.getByText('Sparat i din plan')).toBeVisible()
}

test('three actions of the own result are suggested, each can be exchanged, and the rest is behind a button', async ({
  page,
}) => {
  await openPlan(page, { all: false })
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await expect(page.getByText('Börja med 2–3 åtgärder från områden med hög risk.')).toBeVisible()
  const first = page.getByRole('checkbox', { name: 'Varva ner samma tid varje kväll' })
  await first.check()
  const exchange = page.getByRole('button', { name: 'Byt ut' }).first()
  await exchange.focus()
  await page.keyboard.press('Enter')
  await expect(exchange).toBeFocused()
  await expect(first).toHaveCount(0)
  await expect(
    page.getByRole('status').filter({ hasText: 'Nytt förslag: Ta en kort paus på förmiddagen.' }),
  ).toBeAttached()
  await expect(page.getByRole('button', { name: 'Schemalägg valda åtgärder (0)' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  await expectFine(page)
  await boxes.first().check()
  await page.getByRole('button', { name: 'Visa alla åtgärder' }).click()
  await expect(page.getByRole('checkbox', { name: 'Ta en kort paus på förmiddagen' })).toBeChecked()
})

test('areas of high risk come first, and nothing chosen is said in the required words', async ({ page }) => {
  await openPlan(page)
  const headings = page.getByRole('heading', { level: 2 })
  await expect(headings.nth(1)).toHaveText('Börja här: hög risk')
  await expect(headings.nth(2)).toHaveText('Sedan: medelhög risk')
  await expect(page.getByText('Börja med 2–3 åtgärder från områden med hög risk.')).toBeVisible()
  const first = page.getByRole('checkbox', { name: 'Varva ner samma tid varje kväll' })
  await page
    .locator('summary')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
    .click()
  await expect(first).toBeHidden()
  await schedule(page, 0)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('heading', { name: 'Ingen åtgärd vald' })).toBeVisible()
  await summary.getByRole('link', { name: 'Välj minst en åtgärd att schemalägga' }).click()
  await expect(first).toBeFocused()
})

test('three actions are enough, the fourth is warned about, and all four can be planned', async ({
  page,
}) => {
  await openPlan(page)
  await choose(page, 'Varva ner samma tid varje kväll', 'Välj bort en uppgift', 'Gör en sak i taget')
  await expect(page.getByText('3 åtgärder kommer att schemaläggas')).toBeVisible()
  await expect(page.getByText('Du har valt fler än tre, men tre brukar vara lagom.')).toHaveCount(0)
  await choose(page, 'Samla allt på en lista')
  await expect(page.getByText('Du har valt fler än tre, men tre brukar vara lagom.')).toBeVisible()
  await schedule(page, 4)
  await expect(page.getByRole('heading', { level: 2, name: 'Åtgärder valda!' })).toBeFocused()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Stämmer det här?' })).toBeFocused()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await expect(page.getByText('Sparat i din plan')).toBeVisible()
  await unfoldPlan(page)
  await expect(page.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')).toHaveCount(4)
  await page.reload()
  await unfoldPlan(page)
  await expect(page.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')).toHaveCount(4)
})

test('what is half chosen is there after a reload', async ({ page }) => {
  await openPlan(page)
  await choose(page, 'Varva ner samma tid varje kväll')
  await schedule(page, 1)
  await page.getByLabel('Tid', { exact: true }).fill('20:15')
  await page.reload()
  await expect(page.getByLabel('Tid', { exact: true })).toHaveValue('20:15')
})

test('a day that has been, an empty time and no weekday are said, with the way to each', async ({ page }) => {
  await openPlan(page)
  await choose(page, 'Varva ner samma tid varje kväll', 'Välj bort en uppgift', 'Gör en sak i taget')
  await schedule(page, 3)
  await page.getByLabel('Dag', { exact: true }).fill('2026-11-21')
  const bedtime = page.getByRole('group', { name: 'Varva ner samma tid varje kväll' })
  await bedtime.getByLabel('Tid', { exact: true }).fill('')
  const oneThing = page.getByRole('group', { name: 'Gör en sak i taget' })
  await oneThing.getByText('Ändra hur ofta och hur länge').click()
  for (const day of ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag']) {
    await oneThing.getByRole('checkbox', { name: day }).uncheck()
  }
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('3 saker behöver rättas')
  await expect(summary.getByRole('link')).toHaveText([
    'Skriv en tid för ”Varva ner samma tid varje kväll”, till exempel 09:00.',
    'Välj en tid framåt i tiden för ”Välj bort en uppgift”.',
    'Välj minst en veckodag för ”Gör en sak i taget”.',
  ])
  expect(await findingsOf(page)).toEqual([])
  await summary.getByRole('link').nth(2).click()
  await expect(oneThing.getByRole('checkbox', { name: 'måndag' })).toBeFocused()
})

test('a time in the skipped hour is said, and stands as clocks show it', async ({ page }) => {
  await openPlan(page, { at: '2027-03-27T12:00:00+01:00' })
  await choose(page, 'Välj bort en uppgift')
  await schedule(page, 1)
  await page.getByLabel('Dag', { exact: true }).fill('2027-03-28')
  await page.getByLabel('Tid', { exact: true }).fill('02:30')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText('02.30 finns inte, så den gången blir det 03.30.')).toBeVisible()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await openDay(page, 'Söndag 28')
  const list = page.getByRole('list', { name: 'Söndag 28 mars' })
  await expect(list).toContainText('03.30')
})

test('more than 400 occurrences are refused whole, with how many there would be', async ({ page }) => {
  await openPlan(page)
  const all = [1, 2, 3, 4, 5, 6, 7]
  const entries = Array.from({ length: 4 }, (_, at) => ({
    id: `6f1f1d6a-4c1e-4c8e-9f57-00000000000${at}`,
    action: 'walk',
    title: null,
    first: '2026-11-23',
    time: `1${at}:00`,
    minutes: 30,
    weekly: { on: all, weeks: 12 },
    last: null,
    remind: true,
    marks: {},
    at: '2026-11-21T10:00:00.000Z',
    removed: false,
  }))
  await page.evaluate(
    (plan) => localStorage.setItem('andrum.plan.v1', plan),
    JSON.stringify({ entries, reviews: {}, mail: { on: false, at: '' } }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Lägg till mer i planen' }).click()
  await choose(page, 'Gör en sak i taget')
  await schedule(page, 1)
  await page.getByText('Ändra hur ofta och hur länge').click()
  for (const day of ['lördag', 'söndag']) await page.getByRole('checkbox', { name: day }).check()
  await page.getByLabel('Hur många veckor?').selectOption('12')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'högst 400 kommande tillfällen, och nu skulle det bli 420.',
  )
  const kept = await page.evaluate(() => localStorage.getItem('andrum.plan.v1'))
  expect(JSON.parse(kept ?? '').entries).toHaveLength(4)
})

test('done, skipped, regretted and moved: the focus stays with it and each is said', async ({ page }) => {
  await openPlan(page)
  await planOneAction(page)
  // What is still to come cannot be said to be done.
  await expect(page.getByRole('button', { name: 'Gjort', exact: true })).toHaveCount(0)
  await page.clock.setFixedTime(new Date('2026-11-23T08:00:00+01:00'))
  await page.reload()
  const menuOf = (list: Locator) => list.getByRole('button', { name: /^(Markera|Ändra) Ta en kort/ })
  const monday = page.getByRole('list', { name: 'Måndag 23 november' })
  await monday.getByRole('button', { name: 'Gjort' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('”Ta en kort paus på förmiddagen” är gjort.')).toBeAttached()
  await expect(monday.getByRole('button', { name: 'Ångra' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(monday.getByRole('button', { name: 'Gjort' })).toBeFocused()
  await openDay(page, 'Tisdag 24')
  const tuesday = page.getByRole('list', { name: 'Tisdag 24 november' })
  await menuOf(tuesday).press('Enter')
  await tuesday.getByRole('button', { name: 'Hoppa över' }).click()
  await expect(tuesday.getByText('Överhoppat')).toBeVisible()
  await openDay(page, 'Onsdag 25')
  await expect(tuesday).toBeHidden()
  const wednesday = page.getByRole('list', { name: 'Onsdag 25 november' })
  await menuOf(wednesday).click()
  await page.keyboard.press('Escape')
  await expect(menuOf(wednesday)).toBeFocused()
  await expect(wednesday.getByRole('button', { name: 'Flytta' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await wednesday.getByRole('button', { name: 'Flytta' }).click()
  await expect(page.getByLabel('Ny dag')).toBeFocused()
  await page.getByLabel('Ny dag').fill('2026-11-21')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Välj en tid framåt i tiden.')).toBeVisible()
  await page.getByLabel('Ny dag').fill('2026-11-28')
  await page.getByLabel('Ny tid').fill('15:30')
  await page.keyboard.press('Enter')
  const saturday = page.getByRole('list', { name: 'Lördag 28 november' })
  await expect(saturday).toContainText('15.30')
  await expect(saturday).toContainText('Flyttat hit')
  await expect(wednesday).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Den här veckan' })).toBeFocused()
})

test('a chosen action is left out only after a question, and Escape keeps it with its time', async ({
  page,
}) => {
  await openPlan(page)
  await choose(page, 'Varva ner samma tid varje kväll', 'Gör en sak i taget')
  await schedule(page, 2)
  const group = page.getByRole('group', { name: 'Gör en sak i taget', exact: true })
  await group.getByLabel('Tid', { exact: true }).fill('14:15')
  const remove = group.getByRole('button', { name: 'Ta bort Gör en sak i taget' })
  await remove.press('Enter')
  await expect(group.getByText('Vill du ta bort ”Gör en sak i taget”?')).toBeVisible()
  await expect(group.getByRole('button', { name: 'Nej, behåll' })).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await expect(group.getByLabel('Tid', { exact: true })).toHaveValue('14:15')
  await page.keyboard.press('Enter')
  await group.getByRole('button', { name: 'Ja, ta bort' }).click()
  await expect(group).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Åtgärder valda!' })).toBeFocused()
})

/** Three actions, all with something on Monday 23 November. */
const threeActions = JSON.stringify({
  entries: (
    [
      ['exhaustion.breaks', '10:00'],
      ['exhaustion.daylight', '12:00'],
      ['exhaustion.bedtime', '21:30'],
    ] as const
  ).map(([action, time], at) => ({
    id: `6f1f1d6a-4c1e-4c8e-9f57-00000000000${at}`,
    action,
    title: null,
    first: '2026-11-16',
    time,
    minutes: 20,
    weekly: { on: [1, 3], weeks: 4 },
    last: null,
    remind: true,
    marks: {},
    at: '2026-11-14T10:00:00.000Z',
    removed: false,
  })),
  reviews: {},
  mail: { on: false, at: '' },
})

/** Opens the plan of three actions, in the zone that the latest result has. */
async function openThree(page: Page, zone: 'yellow' | 'red', language: Language = 'sv') {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: new Date('2026-11-23T08:00:00+01:00') })
  await page.addInitScript(
    ([results, plan]) => {
      localStorage.setItem('andrum.results', results)
      localStorage.setItem('andrum.plan.v1', plan)
    },
    [JSON.stringify([{ ...result, result: { ...result.result, zone } }]), threeActions] as const,
  )
  await page.goto(pathIn(language, path))
  await expect(page.locator('#plan-today')).toBeVisible()
}

/** The words that are seen in the page. */
const wordsOf = (page: Page) =>
  page.evaluate<number>(`(() => {
    const count = (text) => (text.match(/[\\p{L}\\d]\\S*/gu) ?? []).length
    const main = document.querySelector('main')
    const heard = [...main.querySelectorAll('.hidden-text')].filter((part) => part.checkVisibility())
    return heard.reduce((sum, part) => sum - count(part.innerText), count(main.innerText))
  })()`)

for (const language of ['sv', 'en'] as const) {
  test(`a plan in use begins with today and fits on two screens of a phone (${language})`, async ({
    page,
  }) => {
    await openThree(page, 'yellow', language)
    const today = page
      .getByRole('list')
      .filter({ has: page.locator('.occurrence') })
      .first()
    await expect(today.getByRole('listitem')).toHaveCount(3)
    await expect(today.getByRole('button', { name: /^(Gjort|Done)$/ })).toHaveCount(1)
    expect(await wordsOf(page)).toBeLessThanOrEqual(170)
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(1700)
    await expectFine(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectFine(page)
  })

  test(`in red help comes first, then one action of the plan, then the rest when it is wanted (${language})`, async ({
    page,
  }) => {
    await openThree(page, 'red', language)
    await expect(page.locator('main :is(.safety, h1)').first()).toHaveClass('safety')
    await expect(page.locator('.occurrence')).toHaveCount(1)
    await expect(page.locator('.plan-folds')).toHaveCount(0)
    await expectFine(page)
    await page.getByRole('button', { name: /^(Gjort|Done)$/ }).press('Enter')
    // The next one takes its place.
    await expect(page.locator('.occurrence')).toContainText(/12[.:]00/)
    await page.getByRole('button', { name: /^(Visa hela planen|Show the whole plan)$/ }).press('Enter')
    await expect(page.locator('#plan-week')).toBeFocused()
    await expect(page.locator('.surface .occurrence')).toHaveCount(3)
    await expect(page.locator('.plan-folds > .fold').last()).toBeVisible()
    await expectFine(page)
  })
}

test('the calendar file is read by another program: at the same local time, moved and skipped as chosen, and says nothing', async ({
  page,
}) => {
  await openPlan(page, { at: '2027-03-21T09:00:00+01:00' })
  await choose(page, 'Håll en kväll tom')
  await schedule(page, 1)
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await page.getByRole('button', { name: 'Ändra Håll en kväll tom' }).click()
  await page.getByRole('button', { name: 'Hoppa över' }).click()
  await unfold(page, 'Kalenderfil')
  const file = async () => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ladda ner till kalendern (.ics)' }).click()
    const text = await readFile(await (await waiting).path(), 'utf8')
    const calendar = new ICAL.Component(ICAL.parse(text))
    const zone = calendar.getFirstSubcomponent('vtimezone')
    if (zone !== null) ICAL.TimezoneService.register(zone)
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    const times: string[] = []
    const iterator = event.iterator()
    for (let next = iterator.next(); next; next = iterator.next()) times.push(next.toJSDate().toISOString())
    return { title: event.summary, times, text }
  }
  const quiet = await file()
  expect(quiet.title).toBe('Egen tid')
  expect(quiet.text).not.toMatch(/kväll|andrum\.example|stress/i)
  expect(quiet.times).toEqual([
    '2027-03-31T16:00:00.000Z',
    '2027-04-07T16:00:00.000Z',
    '2027-04-14T16:00:00.000Z',
  ])
  await page.getByLabel('Visa vad tiderna gäller').check()
  expect((await file()).title).toBe('Håll en kväll tom')
})

test('once a week the week is looked back at, and what goes on is chosen', async ({ page }) => {
  await openPlan(page)
  await planOneAction(page)
  await page.clock.setFixedTime(new Date('2026-11-29T19:00:00+01:00'))
  await page.reload()
  await unfold(page, 'Se tillbaka på veckan')
  await expect(page.getByText('Gjort: 0 · Ej ifyllt: 5')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('group', { name: 'Vad hjälpte?' }).getByRole('checkbox').check()
  await page.getByRole('group', { name: 'Vad vill du fortsätta med?' }).getByRole('checkbox').uncheck()
  await page.getByLabel('Är det något du vill komma ihåg?').fill('Fönstret öppet')
  await page.getByRole('button', { name: 'Spara återblicken' }).click()
  await expect(page.getByText('Återblicken är sparad')).toBeVisible()
  await expect(page.locator('#weekly-review > summary')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Spara återblicken' })).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Tidigare återblickar' })).toBeVisible()
  await expect(page.getByText('Det här hjälpte: Ta en kort paus på förmiddagen.')).toBeVisible()
  await expect(page.getByText('Fönstret öppet')).toBeVisible()
  await page.getByRole('button', { name: 'Veckan efter' }).click()
  await expect(page.getByText('Inget är planerat den veckan.')).toBeVisible()
})

/** What another program reads in the calendar file of the plan. */
async function readFileOf(page: Page) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ladda ner till kalendern (.ics)' }).click()
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await (await waiting).path(), 'utf8')))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate } = new ICAL.Event(component)
    return { uid, sequence, start: startDate.toString() }
  })
}

test('an action gets another time in its own place, with the keyboard: what is done stays, and the calendar knows it again', async ({
  page,
}) => {
  await openPlan(page)
  await planOneAction(page)
  await page.clock.setFixedTime(new Date('2026-11-24T19:00:00+01:00'))
  await page.reload()
  await openDay(page, 'Måndag 23')
  const monday = page.getByRole('list', { name: 'Måndag 23 november' })
  await monday.getByRole('button', { name: /^Markera / }).click()
  await monday.getByRole('button', { name: 'Gjort' }).click()
  await unfold(page, 'Kalenderfil')
  await unfoldPlan(page)
  const [before] = await readFileOf(page)
  const list = page.getByRole('list', { name: 'Allt i din plan' })
  const edit = list.getByRole('button', { name: 'Ändra tiden' })

  await edit.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'Ändra tiden för ”Ta en kort paus på förmiddagen”' })
  await expect(form.getByLabel('Första dagen')).toBeFocused()
  await expect(form.getByLabel('Första dagen')).toHaveValue('2026-11-25')
  await expect(form.getByLabel('Tid', { exact: true })).toHaveValue('10:00')
  await form.getByText('Ändra hur ofta och hur länge').click()
  await expect(form.getByLabel('Hur många veckor?')).toHaveValue('4')
  await form.getByRole('button', { name: 'Avbryt' }).click()
  await expect(edit).toBeFocused()

  await page.keyboard.press('Enter')
  await form.getByLabel('Tid', { exact: true }).fill('14:30')
  await form.getByLabel('Första dagen').fill('2026-11-23')
  await page.keyboard.press('Enter')
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link').click()
  await expect(form.getByLabel('Första dagen')).toBeFocused()
  await form.getByLabel('Första dagen').fill('2026-11-26')
  await form.getByText('Ändra hur ofta och hur länge').click()
  for (const day of ['måndag', 'tisdag', 'onsdag', 'fredag'])
    await form.getByRole('checkbox', { name: day }).uncheck()
  await form.getByRole('button', { name: 'Spara ändringen' }).focus()
  await page.keyboard.press('Enter')
  await expect(edit).toBeFocused()
  await expect(
    page.getByText(/Ändringen är sparad: Ta en kort paus på förmiddagen\. Torsdag kl\. 14\.30/),
  ).toBeAttached()
  await expect(
    list.getByText('Torsdag kl. 14.30, 5 minuter, i 4 veckor från torsdag 26 november'),
  ).toBeVisible()
  await expect(list.getByText('4 gånger kvar')).toBeVisible()

  await page.reload()
  await openDay(page, 'Torsdag 26')
  await expect(page.getByRole('list', { name: 'Torsdag 26 november' })).toContainText('14.30')
  await expect(page.getByRole('button', { name: /^Fredag 27 / })).toHaveCount(0)
  await openDay(page, 'Måndag 23')
  await unfold(page, 'Kalenderfil')
  await expect(monday).toContainText('10.00')
  await expect(monday.getByRole('button', { name: 'Ångra' })).toBeVisible()
  const after = await readFileOf(page)
  const [event] = after
  expect(event).toMatchObject({ uid: before?.uid, start: '2026-11-26T14:30:00' })
  expect(event?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  expect(after.slice(1).map(({ start }) => start)).toEqual(['2026-11-23T10:00:00', '2026-11-24T10:00:00'])
})

test('another time is refused as in the form: more than 400 occurrences, twice the same; and the skipped hour is said', async ({
  page,
}) => {
  await openPlan(page, { at: '2027-03-21T09:00:00+01:00' })
  const all = [1, 2, 3, 4, 5, 6, 7]
  const entries = [8, 9, 10, 11, 12].map((hour, at) => ({
    id: `6f1f1d6a-4c1e-4c8e-9f57-00000000000${at}`,
    action: at === 4 ? 'walk' : 'own',
    title: at === 4 ? null : 'Bryt av',
    first: '2027-03-22',
    time: `${String(hour).padStart(2, '0')}:00`,
    minutes: 30,
    weekly: at === 4 ? null : { on: all, weeks: 12 },
    last: null,
    remind: true,
    marks: {},
    at: '2026-11-21T10:00:00.000Z',
    removed: false,
  }))
  const kept = JSON.stringify({ entries, reviews: {}, mail: { on: false, at: '' } })
  await page.evaluate((plan) => localStorage.setItem('andrum.plan.v1', plan), kept)
  await page.reload()
  await unfoldPlan(page)
  const rows = page.getByRole('list', { name: 'Allt i din plan' }).locator('> li')
  const walk = rows.filter({ hasText: 'Promenad' })
  await walk.getByRole('button', { name: 'Ändra tiden' }).click()
  await walk.getByLabel('Dag', { exact: true }).fill('2027-03-28')
  await walk.getByLabel('Tid', { exact: true }).fill('02:30')
  await expect(walk.getByText('02.30 finns inte, så den gången blir det 03.30.')).toBeVisible()
  await walk.getByText('Ändra hur ofta och hur länge').click()
  await walk.getByLabel('Varje vecka').check()
  for (const day of ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'])
    await walk.getByRole('checkbox', { name: day }).check()
  await walk.getByLabel('Hur många veckor?').selectOption('12')
  await walk.getByRole('button', { name: 'Spara ändringen' }).click()
  await expect(walk.getByRole('alert')).toContainText(
    'högst 400 kommande tillfällen, och nu skulle det bli 408.',
  )
  await walk.getByRole('button', { name: 'Avbryt' }).click()
  const [first, second] = [rows.nth(0), rows.nth(1)]
  await second.getByRole('button', { name: 'Ändra text eller tid' }).click()
  await second.getByLabel('Tid', { exact: true }).fill('08:00')
  await second.getByRole('button', { name: 'Spara ändringen' }).click()
  await expect(second.getByRole('alert')).toContainText('Det här finns redan i planen på samma tid,')
  await expect(first.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('andrum.plan.v1'))).toBe(kept)
})

test('own words are changed in their place, with the keyboard, and nothing else with them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openPlan(page)
  await page.getByRole('checkbox', { name: 'Jag skriver en egen åtgärd' }).check()
  await schedule(page, 1)
  await page.getByLabel('Vad vill du göra?').fill('Ringa Ulla')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await unfoldPlan(page)
  const list = page.getByRole('list', { name: 'Allt i din plan' })
  const when = await list.locator('p').first().textContent()
  const edit = list.getByRole('button', { name: 'Ändra text eller tid' })
  await edit.press('Enter')
  const form = page.getByRole('form', { name: 'Ändra ”Ringa Ulla”' })
  const words = form.getByLabel('Vad vill du göra?')
  await expect(words).toBeFocused()
  await words.fill('  ')
  await page.keyboard.press('Enter')
  await form.getByRole('alert').getByRole('link', { name: 'Skriv vad du vill göra.' }).press('Enter')
  await expect(words).toBeFocused()
  await page.evaluate('scrollTo(0, 0)')
  await expectFine(page)
  await words.fill('Ringa Ulla på kvällen')
  await words.press('Enter')
  await expect(edit).toBeFocused()
  await expect(page.getByText('Ändringen är sparad: Ringa Ulla på kvällen.')).toBeAttached()
  await page.reload()
  await unfoldPlan(page)
  await expect(list.getByText('Ringa Ulla på kvällen')).toBeVisible()
  await expect(list.getByText(when ?? '')).toBeVisible()
})

test('words as long as the field takes break over lines wherever they stand', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openPlan(page)
  await page.getByRole('checkbox', { name: 'Jag skriver en egen åtgärd' }).check()
  await schedule(page, 1)
  await page.getByLabel('Vad vill du göra?').fill('Å'.repeat(80))
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expectToFit(page, 'check')
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await expectToFit(page, 'week')
  await unfoldPlan(page)
  await page.getByRole('button', { name: 'Ta bort ur planen' }).click()
  await expect(page.getByRole('button', { name: 'Nej, behåll' }).first()).toBeVisible()
  await expectToFit(page, 'question')
})

test('on paper the plan says what is done, and has no heading with nothing below it', async ({ page }) => {
  await openPlan(page)
  await planOneAction(page)
  await page.clock.setFixedTime(new Date('2026-11-30T08:00:00+01:00'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Se tillbaka på veckan' })).toBeVisible()
  await page.getByRole('button', { name: 'Gjort', exact: true }).first().click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.occurrence-state').first()).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Se tillbaka på veckan' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Varifrån kommer åtgärderna?' })).toBeHidden()
  await expect(page.getByRole('list', { name: 'Allt i din plan' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tisdag 1 december' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await unfold(page, 'Se tillbaka på veckan')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Se tillbaka på veckan' })).toBeVisible()
})

test('what is wrong with a day has the width of a sentence, and the weekdays stand in one row on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPlan(page)
  await choose(page, 'Varva ner samma tid varje kväll')
  await schedule(page, 1)
  await page.getByLabel('Första dagen').fill('2026-11-01')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  const error = await page.locator('.field-error').boundingBox()
  expect(error?.width).toBeGreaterThan(200)
  await page.getByText('Ändra hur ofta och hur länge').click()
  const rows = await page
    .locator('.weekday-box')
    .evaluateAll((boxes) => new Set(boxes.map((box) => box.getBoundingClientRect().top)).size)
  expect(rows).toBe(1)
})

test('an action is stopped after a question, and what has been stays', async ({ page }) => {
  await openPlan(page)
  await planOneAction(page)
  await page.clock.setFixedTime(new Date('2026-11-24T19:00:00+01:00'))
  await page.reload()
  await unfoldPlan(page)
  await page.getByRole('button', { name: 'Ta bort ur planen' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ta bort ur planen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ja, ta bort det' }).click()
  await expect(page.getByRole('list', { name: 'Allt i din plan' })).toContainText('Klart')
  await page.reload()
  await openDay(page, 'Måndag 23')
  await expect(page.getByRole('list', { name: 'Måndag 23 november' })).toContainText('10.00')
})

test('a browser that keeps nothing is said, and the plan works as long as the page is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.clock.install({ time: new Date(sunday) })
  await page.goto(path)
  await page.locator('summary', { hasText: 'Trötthet' }).click()
  await planOneAction(page)
  await expect(page.getByText('Webbläsaren kan inte spara planen')).toBeVisible()
  await unfoldPlan(page)
  await expect(page.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')).toHaveCount(1)
})

test('a visitor’s plan joins the account once, and is there from another browser', async ({
  page,
  browser,
}) => {
  const email = `plan-${Date.now()}@example.com`
  await page.goto(path)
  await page.locator('summary', { hasText: 'Trötthet' }).click()
  await planOneAction(page)
  await signInAs(page, email)
  await page.reload()
  await page.getByRole('button', { name: 'Ja, spara i mitt konto' }).click()
  await expect(
    page.getByText('Det du hade gjort i den här webbläsaren ligger nu i ditt konto.'),
  ).toBeVisible()
  await unfoldPlan(page)
  const list = page.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')
  await expect(list).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('andrum.plan.v1'))).toBeNull()
  await page.reload()
  await unfoldPlan(page)
  await expect(list).toHaveCount(1)
  await unfold(page, 'Kalender och påminnelser')
  await page.getByLabel('Skicka påminnelser till min e-post').check()
  await expect(page.getByText('Sparat i ditt konto.')).toBeVisible()

  const other = await onAnotherDevice(browser, email)
  await other.goto(path)
  await unfoldPlan(other)
  await unfold(other, 'Kalender och påminnelser')
  await expect(other.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')).toHaveCount(1)
  await expect(other.getByLabel('Skicka påminnelser till min e-post')).toBeChecked()
  await other.context().close()
})

test('from the first choice to the saved plan with the keyboard alone', async ({ page }) => {
  await openPlan(page)
  const first = page.getByRole('checkbox', { name: 'Varva ner samma tid varje kväll' })
  await first.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 åtgärder kommer att schemaläggas')).toBeVisible()
  const button = page.getByRole('button', { name: 'Schemalägg valda åtgärder (2)' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused({ timeout: 50 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Åtgärder valda!' })).toBeFocused()
  // From a field, Enter goes on as the button does.
  await page
    .getByRole('group', { name: 'Varva ner samma tid varje kväll' })
    .getByLabel('Första dagen')
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Stämmer det här?' })).toBeFocused()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Spara i planen' })).toBeFocused({ timeout: 50 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sparat i din plan')).toBeVisible()
  await expect(page.locator('div:focus')).toContainText('Sparat i din plan')
})

test('two devices change the plan at the same time, and nothing of either is lost', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `plan-two-${Date.now()}@example.com`
  await signInAs(page, email)
  await page.goto(path)
  await page.locator('summary', { hasText: 'Trötthet' }).click()
  await planOneAction(page)
  await expect(page.getByText('Sparat i ditt konto.')).toBeVisible()
  const laptop = await onAnotherDevice(browser, email)
  await laptop.goto(path)
  await unfoldPlan(laptop)
  await unfoldPlan(page)
  const list = (device: Page) => device.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')
  await expect(list(laptop)).toHaveCount(1)
  // Another week than this one opens with its first day, whatever day the test runs on.
  const weekAfter = (device: Page) => device.getByRole('button', { name: 'Veckan efter' }).click()
  await weekAfter(page)
  await page.context().setOffline(true)
  await page.locator('.plan-day-open .occurrence [aria-expanded]').first().click()
  await page.getByRole('button', { name: 'Hoppa över' }).click()
  await expect(page.getByText('Det går inte att nå ditt konto just nu.')).toBeVisible()
  await laptop.getByRole('button', { name: 'Lägg till mer i planen' }).click()
  await laptop.locator('summary', { hasText: 'Svårt att fokusera' }).click()
  await planOneAction(laptop, 'Gör en sak i taget')
  await expect(laptop.getByText('Sparat i ditt konto.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(list(page)).toHaveCount(2)
  await expect(page.getByText('Sparat i ditt konto.')).toBeVisible()
  await laptop.reload()
  await weekAfter(laptop)
  await expect(laptop.getByRole('button', { name: 'Ångra' })).toHaveCount(1)
  await laptop.context().close()
})

test('words that two devices wrote for the same action stand beside each other', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `plan-words-${Date.now()}@example.com`
  await signInAs(page, email)
  await page.goto(path)
  await page.getByRole('checkbox', { name: 'Jag skriver en egen åtgärd' }).check()
  await schedule(page, 1)
  await page.getByLabel('Vad vill du göra?').fill('Ringa')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await expect(page.getByText('Sparat i ditt konto.')).toBeVisible()
  const laptop = await onAnotherDevice(browser, email)
  await laptop.goto(path)
  await unfoldPlan(laptop)
  await unfoldPlan(page)
  const list = (device: Page) => device.getByRole('list', { name: 'Allt i din plan' })
  const reword = async (device: Page, words: string) => {
    await list(device).getByRole('button', { name: 'Ändra text eller tid' }).click()
    await device.getByLabel('Vad vill du göra?').fill(words)
    await device.getByRole('button', { name: 'Spara ändringen' }).click()
    await expect(list(device).locator('strong')).toHaveText(words)
  }
  await expect(list(laptop)).toBeVisible()
  await page.context().setOffline(true)
  await reword(page, 'Ringa Ulla')
  await reword(laptop, 'Ringa Anna')
  await expect(laptop.getByText('Sparat i ditt konto.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(list(page).locator('strong')).toHaveText('Ringa Anna / Ringa Ulla')
  await reword(page, 'Ringa båda')
  await expect(page.getByText('Sparat i ditt konto.')).toBeVisible()
  await laptop.reload()
  await unfoldPlan(laptop)
  await expect(list(laptop).locator('strong')).toHaveText('Ringa båda')
  await laptop.context().close()
})

test('somebody signed in makes a secret address for their calendar beside the plan, and takes it away', async ({
  page,
}) => {
  await signInAs(page, `plan-feed-${Date.now()}@example.com`)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(path)
  await page.locator('summary', { hasText: 'Trötthet' }).click()
  await planOneAction(page)
  await expect(page.getByText('Sparat i ditt konto.')).toBeVisible()
  await unfold(page, 'Kalender och påminnelser')
  await page.getByRole('button', { name: 'Skapa en adress' }).click()
  const address = await page.getByLabel('Din hemliga adress').inputValue()
  const feed = await page.request.get(address)
  expect(await feed.text()).toContain('SUMMARY:Egen tid')
  await page.evaluate('scrollTo(0, 0)')
  await expectFine(page)
  await page.getByRole('button', { name: 'Ta bort adressen' }).click()
  await page.getByRole('button', { name: 'Ja, ta bort', exact: true }).click()
  await expect(page.getByText('Adressen är borttagen')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

const unfoldAll = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })

for (const language of ['sv', 'en'] as const) {
  test(`${pathIn(language, path)} has no findings in any state, and no sideways scroll at 320 px`, async ({
    page,
  }) => {
    test.slow()
    const faults: string[] = []
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
    page.on('pageerror', (error) => faults.push(String(error)))
    const expectWhole = async () => {
      // Away from the quick exit, which stays in sight above what is scrolled under it.
      await page.evaluate('scrollTo(0, 0)')
      await expectFine(page)
      await expect(page.locator('main')).not.toContainText(/\{\w+\}|\b(when|reviews?|choose|place)\.[a-z]+/)
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await openPlan(page, { language })
    await unfoldAll(page)
    await page.locator('.plan-bar button').click()
    await expectWhole()
    const boxes = page.locator('.action-choice input:visible')
    for (const at of [0, 1, 5]) await boxes.nth(at).check()
    await boxes.last().check()
    await expectWhole()
    await page.locator('.plan-bar button').click()
    await page.locator('.plan-action').last().getByRole('textbox').first().fill('Ringa en vän')
    await unfoldAll(page)
    await expectWhole()
    await page.locator('form button[type=submit]').click()
    await expectWhole()
    await page.locator('.column .button-primary').click()
    await expect(page.locator('#plan-week')).toBeVisible()
    await unfoldAll(page)
    await page.locator('.entry-buttons button').first().click()
    await page.locator('.move-form input[type=date]').fill('2026-11-20')
    await page.locator('.move-form button[type=submit]').click()
    await expect(page.locator('.move-form [role=alert]')).toBeVisible()
    await unfoldAll(page)
    await expectWhole()
    await page.locator('.move-form .actions button').last().click()
    await page.locator('.week-steps button').last().click()
    const menu = page.locator('.plan-day-open .occurrence-buttons [aria-expanded]')
    await menu.first().click()
    await expectWhole()
    await page.locator('.occurrence-menu button').first().click()
    await page.locator('.plan-strip [aria-expanded=false]').last().click()
    await menu.first().click()
    await page.locator('.occurrence-menu button').last().click()
    await page.clock.setFixedTime(new Date('2026-11-29T19:00:00+01:00'))
    await expectWhole()
    await page.reload()
    await expect(page.locator('#plan-week')).toBeVisible()
    await unfoldAll(page)
    await expectWhole()
    expect(faults).toEqual([])
  })
}
