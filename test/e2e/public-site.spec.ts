import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { overview } from '#contract/rounds/overview.ts'
import { pathIn } from '#core/languages.ts'
import { picturedFigures } from '#web/lib/content/pictured-figures.ts'
import { findingsOf } from './axe.ts'
import { expectFine, expectToFit } from './fine.ts'

/** Pages that need no account, with the first words of their heading in both languages. */
const pages = [
  ['/old-home', 'Hur har du det på jobbet?', 'How are you doing at work?'],
  ['/about', 'Så fungerar det', 'How it works'],
  ['/granska', 'Granska skyddet själv', 'Check the protection yourself'],
  ['/about-us', 'Om oss', 'About us'],
  ['/stresshanteringsprogram', 'Stress\u00adhanterings\u00adprogram', 'Stress management programme'],
  ['/stresshanteringsprogram/welcome', 'Välkommen till programmet', 'Welcome to the programme'],
  ['/stresshanteringsprogram/modul-1', 'Modul 1', 'Module 1'],
  ['/foretagslosningar', 'Lugnare arbetsdagar', 'Calmer working days'],
  ['/forelasningar', 'Föreläs\u00adningar och work\u00adshoppar', 'Lectures and work\u00adshops'],
  ['/om-stress', 'Om stress', 'About stress'],
  ['/kontakta-oss', 'Kontakta oss', 'Contact us'],
  ['/contact', 'Kontakta oss', 'Contact us'],
  ['/integritetspolicy', 'Integritetspolicy', 'Privacy policy'],
  ['/anvandarvillkor', 'Användarvillkor', 'Terms of use'],
  ['/cookies', 'Kakor och lagring', 'Cookies and storage'],
  ['/tillganglighet', 'Tillgänglighet', 'Accessibility'],
  ['/erbjudande', 'Ert erbjudande', 'Your offer'],
] as const

for (const [path, sv, en] of pages) {
  for (const [language, heading] of [
    ['sv', sv],
    ['en', en],
  ] as const) {
    test(`${pathIn(language, path)} is whole, accessible, and fetches nothing from elsewhere`, async ({
      page,
    }) => {
      const faults: string[] = []
      page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('request', (request) => {
        if (!request.url().startsWith('http://localhost:')) faults.push(request.url())
      })
      await page.setViewportSize({ width: 320, height: 800 })
      const answer = await page.goto(pathIn(language, path))
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await page.content()).not.toContain('%%')
      await expectFine(page)
      expect(faults).toEqual([])
    })
  }
}

test('every public page can be read without JavaScript', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, heading] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  }
  await context.close()
  // Chromium's emulation does not show <noscript>; a browser with scripts turned off does.
  const html = await (await request.get('/kontakta-oss')).text()
  expect(html).toContain('<noscript><p>Formuläret behöver JavaScript.')
})

test('without JavaScript a page says what does not work, whom to call, and offers no dead button for help', async ({
  playwright,
  baseURL,
}, { project }) => {
  // Chromium's emulation does not show <noscript>; a browser whose pages run no script does.
  const options = project.use.launchOptions ?? {}
  const args = [...(options.args ?? []), '--blink-settings=scriptEnabled=false']
  const browser = await playwright.chromium.launch({ ...options, args })
  const page = await browser.newPage({
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled: false,
  })
  await page.goto('/personal-action-plan')
  expect(await page.locator('main > noscript > p').textContent()).toMatch(
    /^JavaScript är avstängt .* Ring [\d-]/,
  )
  const own = page.locator('.column noscript p')
  expect(await own.textContent()).toMatch(/^Planen behöver JavaScript,/)
  const [title, said, next] = await Promise.all(
    [page.locator('h1'), own, page.locator('noscript h2').first()].map((one) => one.boundingBox()),
  )
  expect(said?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0) + 8)
  expect(next?.y).toBeGreaterThan((said?.y ?? 0) + (said?.height ?? 0) + 8)
  await page.goto('/red-zone')
  await expect(page.getByRole('button', { name: 'Begär omedelbart stöd' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ring 112' })).toBeVisible()
  await page.getByText('Fler nummer').first().click()
  await expect(page.getByRole('link', { name: '1177' }).first()).toBeVisible()
  await browser.close()
})

for (const javaScriptEnabled of [true, false]) {
  test(`the gauge and the question of the home page answer ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto('/')
    const gauge = page.getByRole('group', { name: 'Hur stressad känner du dig?' })
    await expect(gauge.getByRole('radio', { name: '3: Ganska stressad' })).toBeChecked()
    await expect(page.getByText('Stressen har börjat märkas.')).toBeVisible()
    const handle = page.locator('.gauge-handle')
    const before = await handle.boundingBox()
    await gauge.getByRole('radio', { name: '3: Ganska stressad' }).focus()
    await page.keyboard.press('ArrowUp')
    const fourth = gauge.getByRole('radio', { name: '4: Mycket stressad' })
    await expect(fourth).toBeChecked()
    await expect(fourth).toHaveAccessibleDescription(/^Mycket stressad Du verkar ha det jobbigt just nu/)
    await expect(page.getByText('Du verkar ha det jobbigt just nu. Börja med')).toBeVisible()
    await expect(page.getByText('Stressen har börjat märkas.')).toBeHidden()
    expect((await handle.boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 30)

    await page.getByRole('radio', { name: 'Aldrig' }).check()
    const result = page.getByRole('status')
    await expect(result.getByText('Grön zon', { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(result.getByText('Gul zon', { exact: true }).filter({ visible: true })).toHaveCount(0)
    await expect(result.getByText('1,9 på en skala från 1 till 5')).toBeVisible()
    await expect(result.getByText('2,7 på en skala från 1 till 5')).toBeHidden()
    await context.close()
  })
}

test('the gauge of the home page can be dragged, with the mouse and with a thumb', async ({ browser }) => {
  for (const hasTouch of [false, true]) {
    const context = await browser.newContext({ hasTouch, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto('/')
    const levels = page.locator('.gauge-levels')
    await levels.scrollIntoViewIfNeeded()
    const box = await levels.boundingBox()
    if (box === null) throw new Error('no gauge')
    const x = box.x + box.width / 2
    const at = (part: number) => box.y + box.height * part
    if (hasTouch) {
      const client = await context.newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
      await touch('touchStart', at(0.5))
      for (const part of [0.6, 0.7, 0.8, 0.9]) await touch('touchMove', at(part))
      await touch('touchEnd')
    } else {
      await page.mouse.move(x, at(0.5))
      await page.mouse.down()
      await page.mouse.move(x, at(0.9), { steps: 5 })
      await page.mouse.up()
    }
    await expect(page.getByRole('radio', { name: '1: Lugn' })).toBeChecked()
    await expect(page.getByText('Just nu har du det lugnt.')).toBeVisible()
    await context.close()
  }
})

test('each level of the gauge is as tall as a thumb on a phone, and the page has no fault', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const still = page.locator('.gauge-still')
    // It is beside the words about the gauge, not in the water.
    const water = await page.locator('.home-gauge').boundingBox()
    const control = await still.boundingBox()
    if (water === null || control === null) throw new Error('no gauge')
    expect(control.height).toBeGreaterThanOrEqual(44)
    const levels = await page.locator('.gauge-levels').boundingBox()
    expect(control.y + control.height).toBeLessThanOrEqual(levels?.y ?? 0)
    for (const level of await page.locator('.gauge-level').all()) {
      const box = await level.boundingBox()
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    await still.getByRole('checkbox', { name: 'Stilla vatten' }).check()
    await expect(page.locator('.water-breathing')).toHaveCSS('animation-play-state', 'paused')
    await page.getByRole('radio', { name: '5: Väldigt stressad' }).check({ force: true })
    await expect(page.getByRole('link', { name: 'Ring 1177' })).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
  }
})

test('a minute of breathing begins where it stands, and ends when it is closed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/#andas')
  const shown = (name: string) => page.locator(`.home-breath-${name}`)
  await page.getByText('Börja andas').click()
  await expect(shown('in')).toHaveCSS('opacity', '1')
  await expect(shown('hold')).toHaveCSS('opacity', '1')
  await expect(shown('in')).toHaveCSS('opacity', '0')
  await expect(shown('out')).toHaveCSS('opacity', '1')
  await page.getByText('Avsluta').click()
  await expect(page.getByText('Börja andas')).toBeVisible()
  await expect(shown('out')).toHaveCSS('opacity', '0')
  await context.close()
})

test('the pictures of HR show what the demo shows', async ({ request }) => {
  const figures = picturedFigures(overview.parse(await (await request.get('/api/v1/demo/overview')).json()))
  // If this fails: node scripts/demo-figures.ts
  expect(JSON.parse(readFileSync('content/demo-figures.json', 'utf8'))).toEqual(figures)
})

for (const [name, heading, words] of [
  ['Medarbetare', 'Så ser medarbetaren det', 'sidan bara för medarbetaren själv.'],
  ['Chef', 'Så ser chefen sina enheter', 'Du ser de enheter du leder'],
  ['Skyddsombud', 'Så ser skyddsombudet det', 'kan inte ändra något'],
] as const) {
  test(`the demo has a view for ${name} with an address of its own, and ends with a meeting to book`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/demo')
    const tabs = page.getByRole('navigation', { name: 'Se tjänsten som' })
    await expect(tabs.getByRole('link', { name: 'HR' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByText(words).first()).toBeVisible()
    await expect(page.getByText('Allt här är simulerat')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Boka möte' })).toHaveAttribute('href', '/boka?typ=mote')
    await expectFine(page)
  })
}

test('without JavaScript lectures are filtered by whom they are for, and unfolded one by one', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/forelasningar')
  const shown = page.locator('.lecture').filter({ visible: true })
  await expect(shown).toHaveCount(8)
  await page.getByRole('radio', { name: 'HR och skyddsombud' }).check({ force: true })
  await expect(shown.locator('h3')).toHaveText(['Från siffror till åtgärder', 'Tillbaka till jobbet'])
  await page.getByRole('radio', { name: 'Chefer' }).check({ force: true })
  await expect(shown).toHaveCount(6)
  await page.getByText('Se tecknen i tid').click()
  await expect(page.getByText('Vad du får fråga och vad som är privat')).toBeVisible()
  await context.close()
})

test('a lecture that somebody wants to book is chosen in the booking', async ({ page }) => {
  await page.goto('/forelasningar')
  await page.getByRole('heading', { name: 'Stress och återhämtning' }).click()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Boka föreläsning: Stress och återhämtning' }).click()
  await expect(page.getByLabel('Vilken föreläsning?').locator(':checked')).toHaveText(
    'Stress och återhämtning',
  )
})

test('an empty contact form says what to do, keeps what is typed over a reload, and arrives once', async ({
  page,
  request,
}) => {
  await page.goto('/kontakta-oss')
  await page.getByRole('button', { name: 'Skicka meddelandet' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('4 saker behöver rättas')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Fel:/)
  await expect(summary.getByRole('link')).toHaveText([
    'Namnet måste vara minst 2 tecken.',
    'Vänligen ange en giltig e-postadress.',
    'Ämnet måste vara minst 2 tecken.',
    'Meddelandet måste vara minst 10 tecken.',
  ])
  expect(await findingsOf(page)).toEqual([])
  await summary.getByRole('link').first().click()
  await expect(page.getByLabel('Namn')).toBeFocused()

  const email = `besok${Date.now()}@exempel.se`
  await page.getByLabel('Namn').fill('Åsa <b>Öberg</b>')
  await page.getByLabel('E-postadress').fill(email)
  await page.getByLabel('Ämne').fill('Möte 😀')
  await page.getByLabel('Meddelande').fill('Hej!\nVi vill veta mer.')
  await page.reload()
  await expect(page.getByLabel('Meddelande')).toHaveValue('Hej!\nVi vill veta mer.')
  await page.getByRole('button', { name: 'Skicka meddelandet' }).click()
  await expect(page.getByRole('heading', { name: 'Meddelande skickat!' })).toBeFocused()
  await expect(page).toHaveTitle(/^Kontakta oss/)
  await expect
    .poll(async () => {
      const mails = (await (await request.get(`/api/dev/mail?to=${email}`)).json()) as { subject: string }[]
      return mails.map(({ subject }) => subject)
    })
    .toEqual(['Vi har fått ditt meddelande'])
  await page.reload()
  await expect(page.getByLabel('Meddelande')).toHaveValue('')
})

test('a message of a megabyte is refused in words, and nothing of it is lost', async ({ page }) => {
  const long = `😀 <b>${'x'.repeat(1_000_000)}`
  await page.goto('/kontakta-oss')
  await page.getByLabel('Namn').fill('Åsa Öberg')
  await page.getByLabel('E-postadress').fill('asa@exempel.se')
  await page.getByLabel('Ämne').fill('Långt')
  await page.getByLabel('Meddelande').fill(long)
  await page.getByRole('button', { name: 'Skicka meddelandet' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Meddelandet är för långt, så korta det till högst 10 000 tecken.',
  ])
  await expect(page.getByLabel('Meddelande')).toHaveValue(long)
})

test('at 320 px the name, the languages and the menu stand on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/', '/en']) {
    await page.goto(path)
    expect(await page.locator('.header-row').evaluate((row) => row.clientHeight), path).toBeLessThan(70)
  }
})

test('with text twice as large no page of the menu scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const language of ['sv', 'en'] as const) {
    for (const path of ['/', '/foretagslosningar', '/om-stress', '/stressprofil/start', '/boka']) {
      await page.goto(pathIn(language, path))
      await page.evaluate("document.documentElement.style.fontSize = '200%'")
      await expectToFit(page, pathIn(language, path))
    }
  }
})

test('with text twice as large the facts of a lecture are below their names, not in slivers beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/forelasningar')
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  await page.getByRole('heading', { name: 'Stress och återhämtning' }).click()
  await expectToFit(page, '/forelasningar')
  const fact = page.locator('.facts > div').first()
  const [name, said] = await Promise.all([fact.locator('dt').boundingBox(), fact.locator('dd').boundingBox()])
  expect(said?.y).toBeGreaterThan(name?.y ?? Number.POSITIVE_INFINITY)
  expect(said?.width).toBeGreaterThan(250)
})

test('a message that cannot be sent stays on the page, with the ways that are left', async ({ page }) => {
  const { promise: seen, resolve: see } = Promise.withResolvers<void>()
  await page.route('**/api/v1/contact-messages', async (route) => {
    await seen
    await route.abort()
  })
  await page.goto('/en/kontakta-oss')
  await page.getByLabel('Name').fill('Ann')
  await page.getByLabel('E-mail address').fill('ann@example.com')
  await page.getByLabel('Subject').fill('Hello')
  await page.getByLabel('Message').fill('Tell us more, please.')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  see()
  await expect(page.getByRole('alert')).toContainText('The message couldn’t be sent')
  await expect(page.getByLabel('Message')).toHaveValue('Tell us more, please.')
})

test('the calculator begins at no effect and shows where it would pay', async ({ page }) => {
  await page.goto('/erbjudande')
  await expect(page.getByLabel('Antagen minskning, i procent')).toHaveValue('0')
  await page.getByLabel('Antal medarbetare').fill('100')
  await page.getByLabel('Sjukdagar per person och år').fill('8,5')
  await page.getByLabel('Kostnad för en sjukdag, i kronor').fill('tre tusen')
  await expect(page.getByText('Skriv ett tal, till exempel 3\u00a0000.')).toBeVisible()
  await page.getByLabel('Kostnad för en sjukdag, i kronor').fill('3 000')
  await page.getByLabel('Kostnad för tjänsten per år, i kronor').fill('255000')
  const sums = page.locator('.sums')
  await expect(sums).toContainText('2\u00a0550\u00a0000 kronor')
  await expect(sums).toContainText('−255\u00a0000 kronor')
  await expect(sums).toContainText('10,0\u00a0%')
})

for (const [path, done, marked] of [
  ['/demo', 'Markera som gjort', /markerad som gjord|markerat som gjort/i],
  ['/en/demo', 'Mark as done', /marked as done/i],
] as const) {
  test(`the demo shows an employee’s own pages as they are, at ${path}`, async ({ page }) => {
    await page.goto(`${path}?vy=medarbetare`)
    await expect(page.locator('.state-card .zone-mark')).toBeVisible()
    await expect(page.locator('.result .today > li')).toHaveCount(3)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('button', { name: done }).click()
    await expect(page.locator('.next-step [role="status"]')).toHaveText(marked)
    await expect(page.getByRole('button', { name: done })).toHaveCount(0)
    expect(await findingsOf(page)).toEqual([])
  })
}

test('the demo shows a manager the units led and what can be done, and nothing beside them', async ({
  page,
}) => {
  await page.goto('/demo?vy=chef&del=enheter')
  await expect(page.getByRole('row', { name: /Hemtjänst norr/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Åsens skola|Exempelbolaget/ })).toHaveCount(0)
  await page.goto('/demo?vy=chef')
  await expect(page.locator('.conclusion')).toContainText('Vård och omsorg')
  await expect(page.getByRole('link', { name: 'Ladda ner som CSV' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Boka möte' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page
    .getByRole('link', { name: /^Se åtgärder/ })
    .first()
    .click()
  await expect(page).toHaveURL(/vy=chef.*del=atgarder/)
  await expect(page.locator('details[open]')).toHaveCount(1)
  expect(await findingsOf(page)).toEqual([])
})
