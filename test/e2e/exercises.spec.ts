import { expect, type Page, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { expectFine } from './fine.ts'

/** Time passes only when the test moves it, however slow the machine is. */
async function holdTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-23T09:00:00Z' })
  await page.clock.pauseAt('2026-11-23T09:00:01Z')
}

const said = (page: Page) => page.getByRole('dialog').getByRole('status').first()

test('seed 9, breathing: in 4 s, hold 2 s, out 6 s, 5 breaths, opened by its address, paused, and asked how it felt', async ({
  page,
}) => {
  const kept: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && kept.push(request.url()))
  await holdTheClock(page)
  await page.goto('/ovningar?ovning=andas')
  const player = page.getByRole('dialog', { name: 'Andas en minut' })
  await expect(player.getByRole('button', { name: 'Pausa' })).toBeFocused()
  await expect(said(page)).toHaveText('Gör dig redo')
  for (const [seconds, word] of [
    [4, 'Andas in'],
    [4, 'Håll'],
    [2, 'Andas ut'],
    [6, 'Andas in'],
  ] as const) {
    await page.clock.runFor(seconds * 1000 + 50)
    await expect(said(page)).toHaveText(word)
  }
  await expect(player.getByText('Andetag 2 av 5')).toBeVisible()

  // The space bar pauses wherever the focus is, unless it presses a control; here the focus is on the window.
  await page.evaluate('document.activeElement.blur()')
  await page.keyboard.press('Space')
  await expect(player.getByText('Övningen är pausad.')).toBeAttached()
  const left = await player.getByRole('timer').textContent()
  await page.clock.runFor(120_000)
  await expect(player.getByRole('timer')).toHaveText(left ?? '')
  await page.keyboard.press('Space')

  await page.clock.runFor(60_000)
  await expect(player.getByRole('heading', { name: 'Hur känns det nu?' })).toBeFocused()
  // Nothing is stored before the answer, and the page says where the answer will be stored.
  expect(await page.evaluate('localStorage.length')).toBe(0)
  await expect(player.getByText('Om du svarar sparas svaret i den här webbläsaren')).toBeVisible()
  await player.getByRole('button', { name: 'Ungefär som förut' }).click()
  await player.getByRole('button', { name: 'Prova ”Lägg märke till”' }).click()
  await expect(page).toHaveURL(/ovning=lagg-marke-till$/)
  await expect(page.getByRole('dialog', { name: 'Lägg märke till' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/ovningar$/)
  expect(kept).toEqual([])
  const stored = await page.evaluate<string>(`localStorage.getItem('andrum.exercises.v1')`)
  expect(JSON.parse(stored).felt).toEqual({ andas: { '2026-11-23T09:03Z': 'same' } })
})

test('someone who feels worse is led to people, and the way back leads out of the player', async ({
  page,
}) => {
  await holdTheClock(page)
  await page.goto('/ovningar?zon=rod')
  const link = page.locator('.exercise-row').getByRole('link', { name: 'Andas en minut' })
  await link.press('Enter')
  await expect(page).toHaveURL(/zon=rod&ovning=andas$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/zon=rod$/)
  await link.press('Enter')
  const player = page.getByRole('dialog', { name: 'Andas en minut' })
  await expect(player.getByRole('button', { name: 'Pausa' })).toBeFocused()
  await player.getByRole('button', { name: 'Stäng' }).click()
  await expect(page).toHaveURL(/zon=rod$/)
  await expect(link).toBeFocused()
  await link.press('Enter')
  await expect(player.getByRole('button', { name: 'Pausa' })).toBeFocused()
  await page.clock.runFor(70_000)
  await player.getByRole('button', { name: 'Sämre' }).click()
  await expect(player.getByText('Tänker du på att ta ditt liv?')).toBeVisible()
  await player.getByRole('link', { name: 'Skriv till någon du litar på' }).click()
  await expect(page).toHaveURL(/\/red-zone#talk$/)
  await expect(page.getByRole('heading', { level: 3, name: 'Prata med någon' })).toBeVisible()
})

test('the list is narrowed by zone and length, by keyboard', async ({ page }) => {
  await page.goto('/ovningar')
  const rows = page.locator('.exercise-row')
  await expect(rows).toHaveCount(18)
  const filter = page.getByRole('navigation', { name: 'Visa övningar efter zon och längd' })
  await filter.getByRole('link', { name: 'Grön' }).press('Enter')
  await expect(filter.getByRole('link', { name: 'Grön' })).toHaveAttribute('aria-current', 'true')
  await filter.getByRole('link', { name: 'Längre' }).press('Enter')
  await expect(rows.getByRole('link')).toHaveText(['Promenad', 'Månadsreflektion'])
  await expect(page.getByText('2 övningar', { exact: true })).toBeVisible()
  await filter.getByRole('link', { name: 'Röd' }).press('Enter')
  await expect(page.getByText('Ingen övning passar både zonen och längden.')).toBeVisible()
  await page.getByRole('link', { name: 'Visa alla övningar' }).press('Enter')
  await expect(rows).toHaveCount(18)
})

for (const zone of ['green', 'yellow', 'red']) {
  test(`the ${zone} zone leads to its exercises`, async ({ page }) => {
    await page.goto(`/en/${zone}-zone`)
    await page.getByRole('link', { name: 'All exercises for this zone' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Exercises' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Breathe for a minute' })).toHaveCount(2)
    const chosen = page.getByRole('navigation', { name: 'Show exercises by zone' }).locator('[aria-current]')
    await expect(chosen).toHaveText([new RegExp(zone, 'i'), 'All'])
  })
}

test('what is written elsewhere opens there by its address', async ({ page }) => {
  await page.goto('/en/ovningar?ovning=vardekompass')
  await expect(page).toHaveURL(/\/en\/green-zone#values$/)
  await expect(page.getByText('How important is it?').first()).toBeVisible()
})

for (const language of languages) {
  test(`list, player and question are fine at 320 px and on a desk (${language})`, async ({ page }) => {
    // Axe needs a running clock.
    await page.clock.install()
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(pathIn(language, '/ovningar'))
      await expectFine(page, `list at ${width}`)
      await page.goto(pathIn(language, '/ovningar?ovning=mikropaus-andning'))
      await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible()
      await page.clock.runFor(20_000)
      await expectFine(page, `player at ${width}`)
      await page.clock.runFor(120_000)
      await expectFine(page, `question at ${width}`)
      await page.locator('.player-answers').getByRole('button').last().click()
      await expectFine(page, `answer at ${width}`)
      await page.keyboard.press('Escape')
    }
  })
}

test('with motion reduced the water lies still, nothing vibrates, and words and seconds go on', async ({
  browser,
}) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const context = await browser.newContext({ reducedMotion, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.addInitScript('navigator.vibrate = (pattern) => Boolean((window.felt ??= []).push(pattern))')
    await holdTheClock(page)
    await page.goto('/ovningar?ovning=andas')
    await expect(page.getByRole('button', { name: 'Pausa' })).toBeFocused()
    const still = reducedMotion === 'reduce'
    const vibrate = page.getByLabel('Vibrera när jag ska byta')
    await expect(vibrate).toHaveCount(still ? 0 : 1)
    if (!still) await vibrate.check()
    await page.clock.runFor(14_000)
    await expect(page.getByText(/^Andetag [12] av 5$/)).toBeVisible()
    await expect(said(page)).toHaveText(/^(Andas in|Håll|Andas ut)$/)
    const water = page.locator('.player-water')
    await expect(water).toHaveCSS('animation-name', still ? 'none' : 'player-breath')
    expect(await page.evaluate('(window.felt ?? []).length > 2')).toBe(!still)
    await context.close()
  }
})
