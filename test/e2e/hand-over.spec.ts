import { expect, type Page, test } from '@playwright/test'
import ICAL from 'ical.js'
import { localTimeAt } from '#core/calendar/instant-of.ts'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

const origin = `http://localhost:${process.env.TEST_PORT ?? 3917}`
const day = 86_400_000

type Mail = { subject: string; text: string; attachments?: { text: string }[] }

/** The newest e-mail with this subject, and its calendar file as another program parses it. */
async function mailTo(page: Page, address: string, subject: string) {
  const read = async () => {
    const answer = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(address)}`)
    return ((await answer.json()) as Mail[]).find((mail) => mail.subject === subject)
  }
  await expect.poll(async () => (await read())?.subject, { timeout: 20_000 }).toBe(subject)
  const { text, attachments = [] } = (await read()) ?? { text: '' }
  const calendar = new ICAL.Component(ICAL.parse(attachments[0]?.text ?? ''))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return { text, uid: event.uid, sequence: event.sequence }
}

async function expectFits(page: Page): Promise<void> {
  const wide = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(wide).toBeLessThanOrEqual(0)
}

/**
 * A day with a free morning of Pim's, and a late afternoon when only Kim is free. Not among the first free times, which
 * other tests book.
 */
async function dayOfBoth(page: Page): Promise<{ day: string; morning: string }> {
  const inWeeks = (weeks: number) => new Date(Date.now() + weeks * 7 * day).toISOString().slice(0, 10)
  const path = `/api/v1/free-slots?type=follow-up&from=${inWeeks(2)}&to=${inWeeks(6)}`
  let found: { day: string; morning: string } | undefined
  const look = async () => {
    const { slots } = (await (await page.request.get(path)).json()) as { slots: { startsAt: string }[] }
    const byDay = Map.groupBy(slots, ({ startsAt }) => localTimeAt(new Date(startsAt)).day)
    for (const [on, free] of byDay) {
      const times = new Map(free.map(({ startsAt }) => [localTimeAt(new Date(startsAt)).time, startsAt]))
      const morning = [...times].find(([time]) => time < '12:00')?.[1]
      if (morning !== undefined && times.has('16:45') && times.has('17:30')) found ??= { day: on, morning }
    }
    return found
  }
  await expect.poll(look, { timeout: 60_000 }).toBeDefined()
  return found ?? { day: '', morning: '' }
}

/** Goes forward by weeks until the booking is on the page. */
async function findWeekOf(page: Page, name: string, later: string) {
  const held = page.getByRole('listitem').filter({ hasText: name })
  const week = page.locator('.slot-week')
  const booked = page.locator('[aria-labelledby="booked-title"]')
  for (let weeks = 0; weeks < 7; weeks++) {
    // A loaded week has its bookings, or says that it has none.
    await expect(booked.getByRole('list').or(booked.locator('p')).first()).toBeVisible()
    if ((await held.count()) > 0) break
    const shown = await week.innerText()
    await page.getByRole('button', { name: later }).click()
    await expect(week).not.toHaveText(shown)
  }
  await expect(held).toBeVisible()
  return held
}

test('staff move a booking and hand it over, by keyboard and on the narrowest phone; the guest hears it once', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `byte-${Date.now()}@example.com`
  const name = `Gunn Gäst ${Date.now()}`
  const both = await dayOfBoth(page)
  const wish = { type: 'follow-up', startsAt: both.morning, way: 'video', name, email, language: 'en' }
  const booked = await page.request.post('/api/v1/bookings', { headers: { origin }, data: wish })
  expect(booked.status()).toBe(201)
  const first = await mailTo(page, email, 'Your appointment is booked')

  const kim = await (await browser.newContext()).newPage()
  await signInAs(kim, 'kollega@andrum.example')

  await signInAs(page, 'personal@andrum.example')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/kalender')
  const held = await findWeekOf(page, name, 'Veckan efter')
  await held.getByRole('button', { name: 'Flytta eller lämna över' }).focus()
  await page.keyboard.press('Enter')
  await expect(held.getByRole('heading', { name: 'Flytta eller lämna över' })).toBeFocused()
  await expect(held.getByText('Ingen kollega är ledig då.')).toBeVisible()
  await expectFits(page)
  expect(await findingsOf(page)).toEqual([])

  await held.getByRole('button', { name: 'Spara ändringen' }).press('Enter')
  await expect(held.getByLabel('Vem håller tiden?')).toBeFocused()
  await expect(held.getByText('Välj en annan tid eller en kollega.')).toBeVisible()
  await held.getByLabel('Dag').fill('2020-01-01')
  await held.getByRole('button', { name: 'Spara ändringen' }).press('Enter')
  await expect(held.getByLabel('Dag')).toBeFocused()
  await expectFits(page)
  expect(await findingsOf(page)).toEqual([])

  await held.getByLabel('Dag').fill(both.day)
  await held.getByLabel('Börjar klockan').fill('16:45')
  await expect(held.getByText('1 kollega är ledig då.')).toBeVisible()
  await held.getByLabel('Vem håller tiden?').focus()
  await page.keyboard.press('K')
  await expect(held.getByLabel('Vem håller tiden?').locator('option:checked')).toHaveText('Kim Kollega')
  // The colleague was chosen, but is not free at another time: the page says so and sends nothing.
  await held.getByLabel('Börjar klockan').fill('09:30')
  await expect(held.getByText('Ingen kollega är ledig då.')).toBeVisible()
  await held.getByRole('button', { name: 'Spara ändringen' }).press('Enter')
  await expect(held.getByText('Kollegan du valde är inte ledig då.')).toBeVisible()
  await held.getByLabel('Börjar klockan').fill('16:45')
  await expect(held.getByText('1 kollega är ledig då.')).toBeVisible()
  // The answer is lost: trying again is the same hand-over.
  await page.route('**/placement', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await held.getByRole('button', { name: 'Spara ändringen' }).press('Enter')
  await expect(
    held
      .getByRole('alert')
      .or(held.getByRole('status'))
      .getByText(/nätverk|anslutning|nå/),
  ).toBeVisible()
  await page.unroute('**/placement')
  await held.getByRole('button', { name: 'Spara ändringen' }).press('Enter')
  await expect(page.getByText('Tiden är överlämnad till Kim Kollega')).toBeVisible()
  await expect(page.locator(':focus')).toContainText(`${name} och Kim Kollega får var sitt mejl.`)
  await expect(held).toHaveCount(0)
  await expectFits(page)
  expect(await findingsOf(page)).toEqual([])

  const moved = await mailTo(page, email, 'Your appointment has changed')
  expect(moved).toMatchObject({ uid: first.uid, sequence: 1 })
  expect(moved.text).toContain('You will meet Kim Kollega.')

  await kim.setViewportSize({ width: 320, height: 640 })
  await kim.goto('/en/kalender')
  const taken = await findWeekOf(kim, name, 'The week after')
  await taken.getByRole('button', { name: 'Move or hand over' }).press('Enter')
  await taken.getByRole('button', { name: 'Change nothing' }).press('Enter')
  await expect(taken.getByRole('button', { name: 'Move or hand over' })).toBeFocused()
  await taken.getByRole('button', { name: 'Move or hand over' }).press('Enter')
  await expectFits(kim)
  expect(await findingsOf(kim)).toEqual([])
  await taken.getByLabel('Starts at').fill('17:30')
  await taken.getByRole('button', { name: 'Save the change' }).press('Enter')
  await expect(kim.getByText('The appointment has been moved')).toBeVisible()
  await expect(taken).toContainText('17:30–\u206018:00')
  await expect
    .poll(async () => (await mailTo(page, email, 'Your appointment has changed')).sequence, {
      timeout: 20_000,
    })
    .toBe(2)
  expect(await findingsOf(kim)).toEqual([])
  await kim.context().close()
})
