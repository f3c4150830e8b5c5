import { expect, type Page, test } from '@playwright/test'
import { enrol } from '#core/programme/follow-programme.ts'
import { emptyProgramme } from '#core/programme/stress-programme.ts'
import { expectFine, expectToFit } from './fine.ts'

const first = '/stresshanteringsprogram/modul-1/del-1'
const key = 'andrum.stress-programme.v1'
const thread = (page: Page) => page.getByRole('navigation', { name: 'Delens fyra steg' })
const open = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('[data-part-screen]')].filter((one) => one.checkVisibility()).map((one) => one.dataset.partScreen)`,
  )

test('each screen has its address: back, forward, reload and a bookmark lead to it', async ({ page }) => {
  await page.goto(first)
  await expect.poll(() => open(page)).toEqual(['read'])
  await page.getByRole('link', { name: 'Nästa: Gör' }).click()
  await expect(page).toHaveURL(/#gor$/)
  await expect.poll(() => open(page)).toEqual(['do'])
  await expect(page.getByRole('heading', { name: /Din egen övning/ })).toBeFocused()
  await expect(page.getByRole('heading', { name: /Din egen övning/ })).toBeInViewport()
  await expect(thread(page).getByRole('link', { name: 'Gör' })).toHaveAttribute('aria-current', 'step')
  const title = await page.title()
  expect(title).toMatch(/^Steg 2 av 4 · Gör – /)
  await page.getByRole('link', { name: 'Nästa: På jobbet' }).click()
  await expect(page.getByRole('heading', { name: /Ett steg i arbetet/ })).toBeFocused()
  await page.goBack()
  await expect.poll(() => open(page)).toEqual(['do'])
  await expect(page).toHaveTitle(title)
  await page.goBack()
  await expect.poll(() => open(page)).toEqual(['read'])
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(title.replace('Steg 2 av 4 · Gör – ', ''))
  await page.goForward()
  await expect.poll(() => open(page)).toEqual(['do'])
  await page.reload()
  await expect.poll(() => open(page)).toEqual(['do'])
  await page.goto('/om-stress')
  await page.goto(`${first}#se-tillbaka`)
  await expect.poll(() => open(page)).toEqual(['look'])
  // Until hydration only CSS shows the fragment's screen.
  await expect(thread(page).getByRole('link', { name: 'Se tillbaka' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  // A link within a screen, as in an error summary, does not leave it.
  await page.evaluate(`location.hash = 'note'`)
  await page.evaluate(`location.hash = 'nowhere'`)
  await expect.poll(() => open(page)).toEqual(['look'])
})

test('the worksheet is one press from the first screen, and by keyboard a part is walked from end to end', async ({
  page,
}) => {
  await page.goto(first)
  await page.getByRole('link', { name: 'Till arbetsbladet: Karta över energin' }).click()
  const sheet = page.getByRole('heading', { name: /Karta över energin/ })
  await expect(sheet).toBeInViewport()
  await expect(sheet).toBeFocused()
  for (const [name, heading] of [
    ['Nästa: På jobbet', /Ett steg i arbetet/],
    ['Nästa: Se tillbaka', /Hur gick det\?/],
    ['Tillbaka: På jobbet', /Ett steg i arbetet/],
  ] as const) {
    await page.getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
  }
})

test('a part with its worksheet takes no more than twelve presses, from home to done', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-03T08:00:00Z')
  await page.goto('/utan-nat')
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify(enrol(emptyProgramme, '2026-11-02')),
  ] as const)
  await page.goto('/hem')
  let presses = 0
  const press = async (name: string | RegExp, role: 'link' | 'button' = 'link') => {
    presses += 1
    await page.getByRole('main').getByRole(role, { name }).click()
  }
  await press('Öppna veckans del')
  await press('Nästa: Gör')
  presses += 1
  await page.getByLabel('Vad förvånade dig?').fill('Att en kvart tog så mycket.')
  await press('Nästa: På jobbet')
  await press('Nästa: Se tillbaka')
  await expect(page.getByText('Du har börjat på arbetsbladet ”Karta över energin”.')).toBeVisible()
  await expect(page.getByText('Sedan väntar delen ”Känn igen dina tidiga tecken”.')).toBeVisible()
  presses += 1
  await page.getByLabel('Vad vill du komma ihåg från den här veckan?').fill('Rapporten.')
  await press('Klar med veckan', 'button')
  await expect(page.getByText('Den här delen är klar.')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(12)
})

test('home, the programme, its module and the address in a calendar go on where somebody stopped', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-03T08:00:00Z')
  await page.goto('/utan-nat')
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify(enrol(emptyProgramme, '2026-11-02')),
  ] as const)
  await page.goto(`${first}#pa-jobbet`)
  await expect(thread(page).getByRole('link', { name: 'På jobbet' })).toHaveAttribute('aria-current', 'step')
  for (const from of ['/hem', '/stresshanteringsprogram/welcome', '/stresshanteringsprogram/modul-1']) {
    await page.goto(from)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Fortsätt/ })
      .click()
    await expect(page, from).toHaveURL(/del-1#pa-jobbet$/)
    await expect(page.getByRole('heading', { name: /Ett steg i arbetet/ })).toBeFocused()
  }
  await page.goto('/stresshanteringsprogram/welcome#fortsatt')
  await expect(page).toHaveURL(/del-1#pa-jobbet$/)
})

test('nothing is stored of somebody who has not enrolled and only reads', async ({ page }) => {
  await page.goto(first)
  await page.getByRole('link', { name: 'Nästa: Gör' }).click()
  await page.getByRole('link', { name: 'Nästa: På jobbet' }).click()
  await expect(page.getByRole('heading', { name: /Ett steg i arbetet/ })).toBeFocused()
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([])
})

test('paper gets the whole part with its worksheet, whichever screen is open', async ({ page }) => {
  await page.goto(`${first}#pa-jobbet`)
  await page.getByLabel('Vad förvånade dig?').waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  expect(await open(page)).toEqual(['read', 'do', 'work', 'look'])
  await expect(page.getByLabel('Vad förvånade dig?')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Nästa/ }).first()).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('all four screens are read, each by its link', async ({ page }) => {
    await page.goto(first)
    await expect(page.getByText('Klockan är tio över fyra')).toBeVisible()
    await expect(page.getByText('Välj ett arbetspass')).toBeHidden()
    for (const [name, text] of [
      ['Gör', 'Utgå från de senaste sju dagarna.'],
      ['På jobbet', 'Välj ett arbetspass'],
      ['Se tillbaka', 'Se efter när siffran sjönk mest och vad du hade gjort'],
      ['Läs', 'Klockan är tio över fyra'],
    ] as const) {
      await thread(page).getByRole('link', { name, exact: true }).click()
      await expect(page.locator('.part-screen:visible').getByText(text).first()).toBeVisible()
      await expect(page.locator('.part-screen:visible')).toHaveCount(1)
    }
  })
})

for (const [how, width, size] of [
  ['320 px', 320, '100%'],
  ['text of twice the size', 390, '200%'],
  ['a wide window', 1280, '100%'],
] as const) {
  test(`the screens fit ${how}, without a fault that axe finds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: width === 320 ? 'active' : 'none' })
    for (const language of ['', '/en']) {
      await page.goto(`${language}${first}`)
      await page.evaluate(`document.documentElement.style.fontSize = '${size}'`)
      for (let at = 0; at < 4; at++) {
        await page.locator('.part-thread a').nth(at).click()
        await expectFine(page, `${language} ${at}`)
        for (const box of await page.locator('.part-thread a').all())
          expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
    }
  })
}

test('a web address in a row of the worksheet makes nothing wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${first}#gor`)
  await page.getByRole('button', { name: 'Lägg till något som tar energi' }).click()
  const field = page.getByLabel('Vad är det?').first()
  await field.fill('https://intranat.exempelbolaget.example/arbetsmiljo/fordelning-av-uppgifter?ar=2026')
  await expectToFit(page)
})

test('every screen of a part names where to call, and none of them twice', async ({ page }) => {
  const atTheEnd = page.getByRole('contentinfo').getByText('Behöver du prata med någon nu?')
  const inTheText = page.getByText('Tänker du på att ta ditt liv?')
  // A part with the safety text in its exercise.
  await page.goto('/stresshanteringsprogram/modul-2/del-2')
  await expect.poll(() => open(page)).toEqual(['read'])
  await expect(atTheEnd).toBeVisible()
  await expect(inTheText).toBeHidden()
  await page.getByRole('link', { name: 'Nästa: Gör' }).click()
  await expect(inTheText).toBeVisible()
  await expect(atTheEnd).toBeHidden()
})
