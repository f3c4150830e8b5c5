import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import ICAL from 'ical.js'
import { expectFine, expectToFit } from './fine.ts'
import { choose, openDay, openPlan, planOneAction, schedule, unfold, unfoldPlan } from './open-plan.ts'

test('the calendar file is read by another program: at the same local time, moved and skipped as chosen, and says nothing', async ({
  page,
}) => {
  await openPlan(page, { at: '2027-03-21T09:00:00+01:00' })
  await choose(page, 'Håll en kväll fri')
  await schedule(page, 1)
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Spara i planen' }).click()
  await page.getByRole('button', { name: 'Ändra Håll en kväll fri' }).click()
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
  expect((await file()).title).toBe('Håll en kväll fri')
})

/** What another program parses in the plan's calendar file. */
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
