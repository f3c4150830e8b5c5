import { expect, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { openHydrated } from './open-hydrated.ts'

/** Constants and limits of the seed, section 9. Breathing and micro pause: exercises.spec.ts and zones.spec.ts. */

test('seed 9, tooltip: open delay 700 ms, skip delay 300 ms, and Escape closes it', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-05T12:00:00Z') })
  await openHydrated(page, '/dev/examples')
  await page.clock.pauseAt(new Date('2026-03-05T12:01:00Z'))
  const [first, second] = [
    page.getByRole('button', { name: 'utmattning' }),
    page.getByRole('button', { name: 'distans till arbetet' }),
  ]
  const tooltip = page.getByRole('tooltip')
  await first.scrollIntoViewIfNeeded()
  await first.hover()
  await page.clock.runFor(650)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tooltip).toHaveText('Hur trött du är, i kropp och tanke.')
  await second.hover()
  await page.clock.runFor(10)
  await expect(tooltip).toHaveText('Hur långt bort jobbet känns.')
  await second.focus()
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.mouse.move(0, 0)
  await page.clock.runFor(350)
  await first.hover()
  await page.clock.runFor(650)
  await expect(tooltip).toHaveCount(0)
})

test('seed 9, programme: 6 modules', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathIn(language, '/stresshanteringsprogram'))
    const name = language === 'sv' ? /^Till modul \d|^Öppna modul \d|modul \d$/i : /module \d$/i
    await expect(page.getByRole('main').getByRole('list').getByRole('link', { name })).toHaveCount(6)
  }
})

test('seed 9, recovery programme: 6 weeks', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathIn(language, '/aterhamtningsprogram'))
    await expect(page.locator('main a[href*="/vecka-"]')).toHaveCount(6)
  }
})

test('seed 9, lectures: 1-2 hours', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathIn(language, '/forelasningar'))
    const notes = await page.locator('.lecture summary').allTextContents()
    expect(notes).toHaveLength(8)
    for (const note of notes) expect(note).toMatch(/, (1|1[,.]5|2) (timme|timmar|hour|hours)$/)
  }
})

test('seed 9, sick leave: up to 30 % is called a target wherever it stands', async ({ page }) => {
  for (const path of ['/foretagslosningar', '/erbjudande']) {
    for (const [language, claim, limit] of [
      ['sv', /30 procent/, /ett mål, inte ett uppmätt resultat/],
      ['en', /30 per cent/, /a target, (and )?not a measured result/],
    ] as const) {
      await page.goto(pathIn(language, path))
      const claims = await page.locator('main p').filter({ hasText: claim }).allTextContents()
      expect(claims.length).toBeGreaterThan(0)
      for (const text of claims) expect(text).toMatch(limit)
    }
  }
})

test('seed 9, breathing: a 3-minute pause', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T09:00:00Z' })
  await page.clock.pauseAt('2026-11-23T09:00:01Z')
  for (const [path, name, breath] of [
    ['/ovningar?ovning=pausandning', 'Pausandning, tre minuter', 'Andetag 15 av 15'],
    ['/en/ovningar?ovning=pausandning', 'Pause breathing, three minutes', 'Breath 15 of 15'],
  ] as const) {
    await page.goto(path)
    const player = page.getByRole('dialog', { name })
    await expect(player.getByRole('timer')).toBeVisible()
    // Four seconds of lead-in, then fifteen breaths of twelve.
    await page.clock.runFor((4 + 14 * 12 + 1) * 1000)
    await expect(player.getByText(breath)).toBeVisible()
  }
})

test('seed 9, default language: Swedish, whatever the browser asks for', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await context.close()
})
