import { expect, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { openHydrated } from './open-hydrated.ts'

/** Roles and calls of the seed, sections 6 and 7. */

for (const [path, label, names] of [
  ['/demo', 'Se tjänsten som', ['Medarbetare', 'Chef', 'HR', 'Skyddsombud']],
  ['/en/demo', 'See the service as', ['Employee', 'Manager', 'HR', 'Safety representative']],
] as const) {
  test(`seed 6, audiences: employee or participant, HR, manager, each with a view of ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: label }).getByRole('link')).toHaveText([...names])
  })
}

for (const [path, heading, demo] of [
  ['/hr-dashboard', 'Logga in för att se sidan', 'Se en simulerad organisation i stället'],
  ['/en/hr-dashboard', 'Sign in to see this page', 'See a simulated organisation instead'],
] as const) {
  test(`seed 6, the HR dashboard has a guard: a visitor of ${path} gets the way in and the demo, not an empty page`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('link', { name: demo })).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
  })
}

const figures = '**/api/v1/demo/overview*'

test('seed 7, client-side cache: 3 retries, after 1, 2 and 4 s', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T09:00:00Z' })
  await page.clock.pauseAt('2026-11-23T09:00:01Z')
  await page.addInitScript(`
    window.asked = []
    window.answered = 0
    const ask = fetch
    window.fetch = (what, how) => {
      if (!String(what.url ?? what).includes('/demo/overview')) return ask(what, how)
      window.asked.push(Date.now())
      return ask(what, how).finally(() => window.answered++)
    }
  `)
  await page.route(figures, (route) => route.fulfill({ status: 503 }))
  await page.goto('/demo')
  const asked = () => page.evaluate<number[]>('window.asked')
  await expect.poll(async () => (await asked()).length).toBe(1)
  // The clock stands still while an answer is on its way, so that a slow machine does not add to the wait.
  for (let steps = 0; steps < 80 && (await asked()).length < 4; steps++) {
    const { length } = await asked()
    await expect.poll(() => page.evaluate<number>('window.answered')).toBe(length)
    await page.clock.runFor(200)
  }
  const times = await asked()
  const waits = times.slice(1).map((time, at) => Math.floor((time - (times[at] ?? 0)) / 1000))
  expect(waits).toEqual([1, 2, 4])
  // The fourth answer arrives in real time, and the page renders it by a timer of the stopped clock.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.getByRole('button', { name: 'Försök igen' })).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.clock.runFor(60_000)
  expect(await asked()).toHaveLength(4)
})

test('seed 7, client-side cache: 5-minute lifetime', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T09:00:00Z' })
  let reads = 0
  await page.route(figures, (route) => {
    reads++
    return route.continue()
  })
  await openHydrated(page, '/demo')
  const heading = page.getByRole('heading', { name: 'Enheter att titta närmare på', exact: true })
  await expect(heading).toBeVisible()
  const leaveAndReturn = async (minutes: number) => {
    await page.locator('.header-wide').getByRole('link', { name: 'Om stress' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Om stress')
    await page.clock.fastForward(minutes * 60_000)
    await page.goBack()
    await expect(heading).toBeVisible()
  }
  await leaveAndReturn(4)
  expect(reads).toBe(1)
  await leaveAndReturn(2)
  await expect.poll(() => reads).toBe(2)
})
