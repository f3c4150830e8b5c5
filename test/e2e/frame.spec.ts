import { expect, type Page, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { expectFine } from './fine.ts'
import { openHydrated } from './open-hydrated.ts'
import { settingUp } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

/** The frame of every page: header, languages, waiting, errors, and the not-found page. */

const phone = { width: 390, height: 800 }

/** A mark in the window, which disappears when the browser loads a new document. */
const mark = (page: Page) => page.evaluate('window.marked = true')
const isMarked = (page: Page) => page.evaluate('window.marked === true')

for (const [path, heading] of [
  ['/', 'Hur stressad är du just nu?'],
  ['/en', 'How stressed are you right now?'],
  ['/dev/examples', 'Gränssnittets delar'],
] as const) {
  for (const width of [320, 1280]) {
    test(`${path} is accessible and fits at ${width}`, async ({ page }) => {
      const faults: string[] = []
      page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
      page.on('pageerror', (error) => faults.push(String(error)))
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectFine(page)
      expect(faults).toEqual([])
    })
  }
}

test('switching language keeps the page, its query and its place, without a reload', async ({ page }) => {
  await openHydrated(page, '/dev/examples?from=mail#part-tabs')
  await mark(page)
  await page.getByRole('link', { name: 'In English' }).click()
  await expect(page).toHaveURL('/en/dev/examples?from=mail#part-tabs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The parts of the interface')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await isMarked(page)).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The parts of the interface')
})

test('start and each route are said on the console, and the heading takes the focus', async ({ page }) => {
  const said: string[] = []
  page.on('console', (line) => said.push(line.text()))
  await page.goto('/om-stress')
  await expect.poll(() => said).toContain('Sida: /om-stress')
  expect(said[0]).toBe('Appen startar')
  await page.locator('.header-brand').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(said).toContain('Sida: /')
  expect(await page.title()).toMatch(/^Stressprofil och stöd vid stress i arbetslivet – /)
})

test('a static page brings one small script, and does all the same what the frame does on others', async ({
  page,
  context,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await openHydrated(page, '/om-stress?from=mail#kallor')
  expect(fetched.filter((path) => path.endsWith('.js'))).toEqual([
    expect.stringMatching(/^\/assets\/static-.*\.js$/),
  ])
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await expect(page.locator('.header-wide').getByRole('link', { name: 'Logga in' })).toBeVisible()
  await page.getByRole('link', { name: 'In English' }).click()
  await expect(page).toHaveURL('/en/om-stress?from=mail#kallor')

  await context.addCookies([{ name: 'signed-in', value: '1', url: new URL('/', page.url()).href }])
  await openHydrated(page, '/en')
  const own = page.locator('.header-wide').getByRole('link', { name: 'My pages' })
  await expect(own).toHaveAttribute('href', '/en/hem')
  await context.clearCookies()
  await page.evaluate(`dispatchEvent(new Event('focus'))`)
  await expect(page.locator('.header-wide').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('somebody who waits on a static page is told so too, and not once they are back', async ({ page }) => {
  await openHydrated(page, '/om-stress')
  // The next document replaces this one, so its messages are recorded meanwhile.
  await page.evaluate(`new MutationObserver(() => {
    sessionStorage.said ??= document.querySelector('[role=status]')?.textContent
  }).observe(document.body, { childList: true, subtree: true })`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Om oss' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Om oss')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate('sessionStorage.said')).toBe('Laddar...')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Om stress')
  await expect(page.getByText('Laddar...')).toHaveCount(0)
})

test('odd addresses are answered with a page and its status, whatever they hold', async ({ request }) => {
  const headers = { accept: 'text/html' }
  for (const [path, status, words] of [
    ['/en/en', 404, 'This page doesn’t exist'],
    // A mail program may capitalise a link's address, or include punctuation of the sentence.
    ['/EN', 200, 'stressed'],
    ['/en/Om-Stress', 200, 'About stress'],
    ['/en/Om-Stressen', 404, 'This page doesn’t exist'],
    ['/%', 404, 'Sidan finns inte'],
    ['/en/%c3%28', 404, 'This page doesn’t exist'],
    [`/${'a'.repeat(3000)}`, 404, 'Sidan finns inte'],
    ['/om-stress/', 200, 'Om stress'],
    ['/en/om-stress//', 200, 'About stress'],
    [`/om-stress?q=${'%F0%9F%98%80'.repeat(850)}`, 200, 'Om stress'],
  ] as const) {
    const answer = await request.get(path, { headers })
    expect(answer.status(), path.slice(0, 40)).toBe(status)
    expect(await answer.text(), path.slice(0, 40)).toContain(words)
  }
})

test('everything a page fetches is ours, packed, and may be kept for ever; the page itself is asked for anew', async ({
  page,
}) => {
  const kept = new Map<string, string | undefined>()
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    const { 'content-encoding': packed, 'cache-control': cache } = answer.headers()
    if (pathname.startsWith('/assets/')) kept.set(pathname, `${packed ?? 'as it is'}; ${cache}`)
    else if (pathname === '/ovningar') kept.set(pathname, cache)
  })
  await openHydrated(page, '/ovningar')
  await page.waitForLoadState('networkidle')
  for (const [path, how] of kept) {
    const packed = path.endsWith('.woff2') ? 'as it is' : expect.stringMatching(/^(br|gzip)/)
    if (path === '/ovningar') expect(how).toBe('no-cache')
    else
      expect([how?.split('; ')[0], how?.split('; ')[1]]).toEqual([
        packed,
        'public, max-age=31536000, immutable',
      ])
  }
  expect([...kept.keys()].some((path) => path.endsWith('.css'))).toBe(true)
})

test('the home page tells search engines who runs the site, in words that its pages say too', async ({
  page,
}) => {
  await page.goto('/')
  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  const [site, organisation] = told['@graph']
  await expect(page.locator('.header-brand')).toContainText(site.name)
  await expect(page.getByRole('contentinfo')).toContainText(organisation.legalName)
  expect(JSON.stringify(told)).not.toContain('%%')
})

test('the menu of a phone opens without JavaScript and closes after a choice', async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const still = await context.newPage()
  await still.goto('/')
  await still.getByText('Meny', { exact: true }).click()
  await expect(still.locator('.header-menu').getByRole('link', { name: 'Om stress' })).toBeVisible()
  await context.close()

  await page.setViewportSize(phone)
  await openHydrated(page, '/')
  await page.getByText('Meny', { exact: true }).click()
  await page.locator('.header-menu').getByRole('link', { name: 'Om stress' }).click()
  await expect(page).toHaveURL('/om-stress')
  await expect(page.locator('.header-menu nav')).toBeHidden()
})

test('what lies behind tabs is there without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/dev/examples')
  await expect(page.getByText('Fem övningar att göra i egen takt.')).toBeVisible()
  await context.close()
})

test('whoever has a role is asked whether they are there before they are signed out, and one press is enough', async ({
  page,
}) => {
  await page.clock.install()
  await signInAs(page, 'hr@exempelbolaget.example')
  await openHydrated(page, '/hr-dashboard')
  await expect(page.getByRole('navigation', { name: 'Arbete' })).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Är du kvar?' })
  await page.clock.fastForward('10:40:00')
  await expect(question).toBeHidden()
  await page.clock.fastForward('05:30')
  await expect(question).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Jag är kvar' }).focus()
  const asked = page.waitForRequest('**/api/v1/me')
  await page.keyboard.press('Enter')
  await asked
  await expect(question).toBeHidden()
})

test('keys and focus work as one expects in tabs, radios and dialogs', async ({ page }) => {
  await openHydrated(page, '/dev/examples')
  await page.getByRole('tab', { name: 'Översikt' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Övningar' })).toBeFocused()
  await expect(page.getByText('Fem övningar att göra i egen takt.')).toBeVisible()
  await page.locator('#example-question').focus()
  await page.keyboard.press('4')
  await expect(page.getByRole('radio', { name: 'Ofta' }).first()).toBeChecked()
  await page.getByRole('button', { name: 'Stäng mätningen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Stäng mätningen' })).toBeFocused()
})

for (const path of ['/hjalp', '/utsatt']) {
  test(`the quick exit of ${path} goes elsewhere, and going back does not lead to the page again`, async ({
    page,
  }) => {
    await page.route('https://www.smhi.se/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Väder</title><h1>Väder</h1>' }),
    )
    await page.goto('/om-stress')
    await openHydrated(page, path)
    await page.getByRole('link', { name: 'Lämna sidan snabbt' }).click()
    await expect(page).toHaveURL('https://www.smhi.se/')
    await page.goBack()
    await expect(page).toHaveURL('/om-stress')
  })
}

for (const path of ['/hjalp', '/utsatt', '/red-zone']) {
  test(`Escape pressed three times leaves ${path}, pressed twice or slowly does not, and going back does not return`, async ({
    page,
  }) => {
    await page.route('https://www.smhi.se/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Väder</title><h1>Väder</h1>' }),
    )
    await page.goto('/om-stress')
    await openHydrated(page, path)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(1600)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForTimeout(1600)
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('Escape')
    await expect(page).toHaveURL('https://www.smhi.se/')
    await page.goBack()
    await expect(page).toHaveURL('/om-stress')
  })
}

test('Escape pressed three times leaves from within a dialog too', async ({ page }) => {
  await page.route('https://www.smhi.se/', (route) => route.fulfill({ body: '' }))
  await openHydrated(page, '/hjalp')
  await page.evaluate(
    "const dialog = document.createElement('dialog'); document.body.append(dialog); dialog.showModal()",
  )
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Escape')
  await expect(page).toHaveURL('https://www.smhi.se/')
})

test('pages of one’s own have a rail, a way to leave and one line of help, and no menu of the public site', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openHydrated(page, '/hem')
  const rail = page.getByRole('navigation', { name: 'Mina sidor' })
  await expect(rail.getByRole('link')).toHaveText(['Idag', 'Plan', 'Övningar', 'Resultat', 'Hjälp'])
  await expect(rail.getByRole('link', { name: 'Idag' })).toHaveAttribute('aria-current', 'page')
  await mark(page)
  await rail.getByRole('link', { name: 'Hjälp' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hjälp' })).toBeFocused()
  await expect(rail.getByRole('link', { name: 'Hjälp' })).toHaveAttribute('aria-current', 'page')
  expect(await isMarked(page)).toBe(true)
  await expect(page.getByRole('navigation', { name: 'Huvudmeny' })).toHaveCount(0)
  const leave = page.getByRole('link', { name: 'Lämna sidan snabbt' })
  await page.mouse.wheel(0, 3000)
  await expect(leave).toBeInViewport()
  await expectFine(page)
})

for (const path of ['/roller', '/en/roller']) {
  test(`somebody who is both HR and owner has all places in two rows of a phone at ${path}`, async ({
    page,
  }) => {
    await signInAs(page, settingUp)
    await page.goto(path)
    const places = page.getByRole('navigation', { name: /^(Arbete|Work)$/ }).getByRole('link')
    await expect(places).toHaveCount(10)
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const boxes = await Promise.all((await places.all()).map((place) => place.boundingBox()))
      const inRow = (y: number) => boxes.filter((box) => Math.round(box?.y ?? 0) === y).length
      const rows = [...new Set(boxes.map((box) => Math.round(box?.y ?? 0)))]
      expect(rows.map(inRow), `rows at ${width} px`).toEqual([5, 5])
      expect(Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0)))).toBeGreaterThan(43)
      await expectFine(page, `${width} px`)
    }
  })
}

test('after a refused form one types on in the field, and the next attempt leads to what is left', async ({
  page,
}) => {
  await signInAs(page, settingUp)
  for (const [path, field, button] of [
    ['/kontakta-oss', 'E-postadress', 'Skicka meddelandet'],
    ['/roller', 'Personens e-postadress', 'Ge rollen'],
  ] as const) {
    await openHydrated(page, path)
    const send = page.getByRole('button', { name: button })
    await send.click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await page.getByLabel(field).click()
    await page.keyboard.type('hej', { delay: 30 })
    await expect(page.getByLabel(field)).toHaveValue('hej')
    await expect(page.getByLabel(field)).toBeFocused()
    await send.press('Enter')
    await expect(summary).toBeFocused()
  }
})
