import { expect, type Page, test } from '@playwright/test'
import { pathIn } from '#core/languages.ts'
import { onAnotherDevice } from './another-device.ts'
import { answerTimes, begin, count } from './answer-form.ts'
import { expectFine, expectToFit } from './fine.ts'
import { openHydrated } from './open-hydrated.ts'
import { openSession } from './open-session.ts'
import { signInAs } from './sign-in-as.ts'
import { codeFromMail } from './sign-in-by-mail.ts'

/** The start page: how the person is, and one thing to do. */

const phone = { width: 390, height: 844 }
const hr = 'hr@exempelbolaget.example'
const nextStep = (page: Page) => page.getByRole('main').locator('.next-step')
const hadResult = (zone: 'green' | 'yellow' | 'red', days: number) => ({
  id: `0000000${days % 10}-1111-4111-8111-111111111111`,
  takenAt: new Date(Date.now() - days * 86_400_000).toISOString(),
  answers: {},
  move: false,
  owner: null,
  result: {
    instrument: 'stressprofil',
    version: '1.0',
    total: { green: 2.08, yellow: 2.75, red: 3.42 }[zone],
    zone,
    categories: ['exhaustion', 'emotional_distancing', 'cognitive_impairment', 'emotional_regulation'].map(
      (id) => ({ id, score: { green: 2.08, yellow: 2.75, red: 3.42 }[zone], band: 'raised', risk: 'high' }),
    ),
    causes: [],
    provisional: true,
  },
})

async function saveResults(page: Page, ...results: readonly object[]): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('andrum.results', kept), JSON.stringify(results))
}

/** A person of the demo's organisation without a role who has not answered its open round. */
async function invitedEmployee(page: Page): Promise<string> {
  const port = process.env.TEST_PORT ?? '3917'
  const cookieOf = async (email: string) => ({ cookie: `session=${(await openSession(email, port)).token}` })
  const me = await (await page.request.get('/api/v1/me', { headers: await cookieOf(hr) })).json()
  const organisation = me.memberships[0].organisation.id
  const listed = await page.request.get(`/api/v1/organisations/${organisation}/members`, {
    headers: await cookieOf('agare@exempelbolaget.example'),
  })
  const { members } = (await listed.json()) as { members: { email: string }[] }
  const others = members.map(({ email }) => email).filter((email) => /\.\d+@/.test(email))
  for (const email of others.slice(0, 40)) {
    const asked = await page.request.get('/api/v1/me/invitations', { headers: await cookieOf(email) })
    const { invitations } = (await asked.json()) as { invitations: { open: boolean; used: boolean }[] }
    if (invitations.some(({ open, used }) => open && !used)) return email
  }
  throw new Error('Everybody who was looked at has answered')
}

test.slow()

test('a nurse signs in, lands on her own page, and starts the open round in one press', async ({ page }) => {
  const email = await invitedEmployee(page)
  await page.context().clearCookies()
  await page.setViewportSize(phone)
  await page.goto('/logga-in')
  const since = Date.now()
  await page.getByLabel('Din e-postadress').fill(email)
  await page.getByRole('button', { name: 'Skicka kod' }).click()
  await page.getByLabel('Kod med åtta siffror').fill(await codeFromMail(page, email, since))
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click()
  await page.getByRole('button', { name: 'Nej tack' }).click()
  await expect(page).toHaveURL(/\/hem$/)
  const answer = nextStep(page).getByRole('link', { name: 'Svara i mätningen' })
  await expect(answer).toBeInViewport({ ratio: 1 })
  await expectFine(page)
  await answer.click()
  await expect(page.getByText('hos Exempelbolaget.')).toBeVisible()
})

test('the next step stands before booked times, which come later and would move it', async ({ page }) => {
  await page.setViewportSize(phone)
  await signInAs(page, 'anna@exempelbolaget.example')
  await page.goto('/hem')
  const booked = page.getByRole('heading', { name: 'Bokade tider' })
  const step = nextStep(page).locator('.button-primary')
  for (const part of [booked, step]) await expect(part).toBeVisible()
  expect((await step.boundingBox())?.y).toBeLessThan((await booked.boundingBox())?.y ?? 0)
})

for (const language of ['sv', 'en'] as const) {
  test(`below an answer of the guide the button of the day is above the bar of a phone (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await signInAs(page, 'chef@exempelbolaget.example')
    await page.route('**/api/v1/me/guidance/news', (route) =>
      route.fulfill({
        json: {
          choosable: true,
          guidance: {
            state: 'active',
            guideName: 'Kim Kollega',
            unreadFrom: 'Kim Kollega',
            owed: null,
            offered: false,
            shares: false,
          },
        },
      }),
    )
    await page.goto(pathIn(language, '/hem'))
    await expect(page.getByText(/^Kim Kollega (har svarat|has answered)\.$/)).toBeVisible()
    const button = await nextStep(page).locator('.button-primary').boundingBox()
    const bar = await page.locator('.rail').boundingBox()
    if (button === null || bar === null) throw new Error('there is no button or no bar')
    expect(button.y + button.height).toBeLessThan(bar.y)
  })
}

test('anyone breathes within two presses from home, with the keyboard too', async ({ page }) => {
  await page.goto('/hem')
  const breathe = page.getByRole('main').getByRole('link', { name: 'Andas en minut' })
  await breathe.press('Enter')
  await expect(page).toHaveURL(/\/ovningar\?ovning=andas$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const [path, words] of [
  [
    '/hem',
    { profile: 'Gör stressprofilen', visitor: 'Du är inte inloggad', stay: 'Fortsätt utan att logga in' },
  ],
  [
    '/en/hem',
    { profile: 'Take the stress profile', visitor: 'You’re not signed in', stay: 'Go on without signing in' },
  ],
] as const) {
  test(`${path}: somebody new has one step, and both ways to go on`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(nextStep(page).getByRole('link', { name: words.profile })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { name: words.visitor })).toBeVisible()
      await expectFine(page)
    }
    await page.getByRole('button', { name: words.stay }).click()
    await expect(nextStep(page)).toBeFocused()
    // For a visitor the page does not ask the server who is signed in.
    expect(asked.filter((one) => one.startsWith('/api/v1/me'))).toEqual([])
  })
}

test('a visitor with a red result has numbers to call first, and the plan as next step in the first screen', async ({
  page,
}) => {
  await saveResults(page, hadResult('red', 3), hadResult('green', 60))
  await page.setViewportSize(phone)
  await page.goto('/hem')
  await expect(page.getByRole('main').getByRole('link', { name: 'Ring 112' })).toHaveAttribute(
    'href',
    'tel:112',
  )
  await expect(page.getByRole('heading', { name: 'Röd zon' })).toBeVisible()
  await expect(
    page.getByText(/^.*Sedan i .* har belastningen ökat, mer än vad slumpen brukar ge\./),
  ).toBeVisible()
  await expect(nextStep(page).getByRole('link', { name: 'Till handlingsplanen' })).toBeInViewport({
    ratio: 1,
  })
  await expectFine(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  await expectToFit(page)
  await page.evaluate("document.documentElement.style.fontSize = ''")
  await page.getByRole('link', { name: 'Öppna resultatet' }).click()
  await expect(page.getByRole('article')).toContainText('Röd zon')
})

test('an action of today is marked as done in one press, and the next step follows', async ({ page }) => {
  await saveResults(page, hadResult('yellow', 3))
  await page.goto('/yellow-zone')
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' }),
  )
  await page.evaluate((day) => {
    const entry = {
      id: '6f1f1d6a-4c1e-4c8e-9f57-0d1f5a3f0001',
      action: 'own',
      title: 'Ringa en vän',
      first: day,
      time: '00:30',
      minutes: 15,
      weekly: null,
      last: null,
      remind: false,
      marks: {},
      at: new Date().toISOString(),
      removed: false,
    }
    localStorage.setItem(
      'andrum.plan.v1',
      JSON.stringify({ entries: [entry], reviews: {}, mail: { on: false, at: '' } }),
    )
  }, today)
  await page.goto('/hem')
  await expect(page.getByRole('listitem').filter({ hasText: '1 kvar' })).toHaveAttribute(
    'aria-current',
    'date',
  )
  await expect(nextStep(page).getByRole('heading', { name: 'Ringa en vän' })).toBeVisible()
  await nextStep(page).getByRole('button', { name: 'Markera som gjort' }).press('Enter')
  await expect(nextStep(page)).toBeFocused()
  await expect(nextStep(page).getByRole('status')).toHaveText('”Ringa en vän” är markerat som gjort.')
  await expect(nextStep(page).getByRole('heading', { name: 'Du är klar för i dag' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '1 gjord' })).toHaveAttribute(
    'aria-current',
    'date',
  )
  await expectFine(page)
})

test('a session that ended in an open tab is told in a plain sentence, with both ways to go on', async ({
  page,
  browser,
}) => {
  const email = `hemma-${Date.now()}@example.com`
  await signInAs(page, email)
  await page.goto('/hem')
  await expect(nextStep(page)).toBeVisible()
  const elsewhere = await onAnotherDevice(browser, email)
  await elsewhere.goto('/installningar')
  await elsewhere.getByRole('button', { name: 'Logga ut överallt utom här' }).click()
  await elsewhere.getByRole('button', { name: 'Ja, logga ut' }).click()
  await expect(elsewhere.getByText('Du är utloggad överallt utom här.')).toBeVisible()
  await elsewhere.context().close()
  await page.reload()
  await expect(page.getByText('Du är inte inloggad längre')).toBeVisible()
  await expect(nextStep(page).getByRole('link', { name: 'Gör stressprofilen' })).toBeVisible()
  await expectFine(page)
  await page.getByRole('main').getByRole('link', { name: 'Logga in' }).first().click()
  await expect(page).toHaveURL(/\/logga-in\?to=%2Fhem$/)
})

test('booked times that cannot be read just now are said to be missing, and come when they are asked for again', async ({
  page,
}) => {
  await signInAs(page, 'anna@exempelbolaget.example')
  await page.route('**/api/v1/me/bookings', (route) => route.fulfill({ status: 503 }))
  await page.goto('/hem')
  const booked = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Bokade tider' }) })
  await expect(booked).toContainText('Tjänsten')
  await page.unroute('**/api/v1/me/bookings')
  await booked.getByRole('button', { name: 'Försök igen' }).click()
  // Another test may book for the same person.
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /klockan/ })
      .first(),
  ).toBeVisible()
})

test('results stand on one line over time, open by key, and two of them are compared in words', async ({
  page,
}) => {
  await saveResults(page, hadResult('red', 3), hadResult('yellow', 35), hadResult('green', 64))
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/mina-resultat')
    await expect(page.getByText('Skillnaden är inte större än vad slumpen brukar ge')).toHaveCount(0)
    await expect(page.getByLabel('Det ena')).toHaveCount(0)
    await expectFine(page)
    await page.getByRole('button', { name: 'Jämför två resultat' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Den har ökat med 0,67' })).toBeVisible()
    await expectFine(page)
  }
  await page.getByLabel('Det ena').selectOption({ index: 0 })
  await expect(page.getByText('Välj två olika resultat.')).toBeVisible()
  await page.getByLabel('Det ena').selectOption({ index: 2 })
  await expect(
    page.getByRole('status').filter({ hasText: 'Zonen gick från grön zon till röd zon.' }),
  ).toBeVisible()
  // Opened by their points, with a key or a press.
  const points = page.getByRole('group', { name: 'Dina resultat över tid' })
  await points.getByRole('button', { name: /2,08, grön zon$/ }).press('Enter')
  await points.getByRole('button', { name: /2,75, gul zon$/ }).press('Space')
  await expect(
    page.getByRole('status').filter({ hasText: 'Zonen gick från grön zon till gul zon.' }),
  ).toBeVisible()
  await expect(points.getByRole('button', { pressed: true })).toHaveCount(2)
  await points.getByRole('button', { name: /3,42, röd zon$/ }).click()
  await expect(points.getByRole('button', { name: /2,08, grön zon$/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect(
    page.getByRole('status').filter({ hasText: 'Zonen gick från gul zon till röd zon.' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Jämför två resultat' }).press('Enter')
  await points.getByRole('link', { name: /3,42, röd zon$/ }).press('Enter')
  await expect(page).toHaveURL(/\/mina-resultat\?id=/)
  await expect(page.getByRole('article')).toContainText('Röd zon')
})

test('someone who keeps one result and deletes two is never led to the top of the page', async ({ page }) => {
  await saveResults(page, hadResult('red', 3), hadResult('yellow', 4), hadResult('green', 5))
  await openHydrated(page, '/mina-resultat')
  const remove = page.getByRole('main').getByRole('button', { name: /^Ta bort resultatet/ })
  await remove.nth(1).press('Enter')
  await page.getByRole('button', { name: 'Nej, behåll det' }).press('Enter')
  await expect(remove.nth(1)).toBeFocused()
  for (const left of [2, 1]) {
    await remove.first().press('Enter')
    await page.getByRole('button', { name: 'Ja, ta bort det' }).press('Enter')
    await expect(remove).toHaveCount(left)
    await expect(page.locator('#borttaget')).toBeFocused()
  }
})

test('a visitor sees what this browser keeps, and empties it after a question', async ({ page }) => {
  await page.goto('/mina-resultat')
  await page.evaluate(
    (kept) => localStorage.setItem('andrum.results', kept),
    JSON.stringify([hadResult('green', 3)]),
  )
  await page.goto('/installningar')
  const here = page.locator('#webblasaren')
  await expect(here.getByText(/^1 resultat, sedan /)).toBeVisible()
  await expectFine(page)
  await here.getByRole('button', { name: 'Töm webbläsaren' }).click()
  expect(await page.evaluate(() => localStorage.getItem('andrum.results'))).not.toBeNull()
  await here.getByRole('button', { name: 'Ja, ta bort allt' }).click()
  await expect(here.getByText('Webbläsaren är tömd')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('andrum.results'))).toBeNull()
  await expectFine(page)
})

for (const path of ['/hjalp', '/en/hjalp']) {
  test(`${path} has numbers, care and people to turn to on one page`, async ({ page }) => {
    await signInAs(page, 'anna@exempelbolaget.example')
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByText(/Helle Rask/)).toBeVisible()
      await expect(page.getByRole('main').locator('a[href="tel:112"]').first()).toBeVisible()
      await expectFine(page)
    }
  })
}

test('somebody who has begun to answer goes on where they were, from their own page', async ({ page }) => {
  await page.goto('/stressprofil/start')
  await begin(page)
  await answerTimes(page, 2, 'Ibland')
  await page.goto('/hem')
  await expect(nextStep(page).getByRole('heading')).toHaveText('Fortsätt där du slutade')
  await expectFine(page)
  await nextStep(page).getByRole('link', { name: 'Fortsätt svara' }).click()
  await expect(count(page, 3)).toBeVisible()
})
