import { expect, type Page, test } from '@playwright/test'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import type { Language } from '#core/languages.ts'
import { pathIn } from '#core/languages.ts'
import { start } from '#core/programme/act.ts'
import { type CheckIn, emptyRecovery, type Rating, type RecoveryDocument } from '#core/programme/recovery.ts'
import { findingsOf } from './axe.ts'
import { expectFine } from './fine.ts'
import { safetySentence } from './safety-sentence.ts'
import { representative } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

const key = 'andrum.recovery-programme.v1'
const path = '/aterhamtningsprogram'
const first: Day = '2026-11-02'
const day = (number: number) => addDays(first, number - 1)

/** Nine in the morning in Stockholm, that day of the programme. */
const clockOn = (page: Page, number: number) => page.clock.setFixedTime(`${day(number)}T08:00:00Z`)

const steps = (count: number): RecoveryDocument['steps'] =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 1, { on: day(at + 1), skipped: false }]))
const energy = (...ratings: readonly Rating[]): RecoveryDocument['energy'] =>
  Object.fromEntries(ratings.map((rating, at) => [day(at + 1), rating]))
const begun = (part: Partial<RecoveryDocument> = {}): RecoveryDocument => ({
  ...start(emptyRecovery, first),
  ...part,
})
const even: CheckIn = { energy: 3, sleep: 3, load: 3 }
const heavier: CheckIn = { energy: 2, sleep: 2, load: 2 }

/** Opens the page on a day of the programme, with this content of the browser's storage. */
async function open(page: Page, number: number, own: RecoveryDocument | null, language: Language = 'sv') {
  await clockOn(page, number)
  await page.goto(pathIn(language, path))
  if (own === null) return
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(own)] as const)
  await page.reload()
}

const kept = (page: Page): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key) as Promise<string | null>

test('someone starts with the keyboard, does the first step, says how much energy there is, and comes back', async ({
  page,
}) => {
  await open(page, 1, null)
  await page.getByRole('button', { name: 'Starta programmet' }).press('Enter')
  await expect(page.getByText('Välj om du vill börja i dag eller en annan dag.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'I dag' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Starta programmet' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vecka 1, dag 1 av 7Boka en tid/)
  await page.getByRole('button', { name: 'Klar för i dag' }).press('Enter')
  await expect(page.getByText('Du är klar för i dag. Nästa steg kommer i morgon.')).toBeVisible()
  await page.getByRole('radio', { name: 'Lite', exact: true }).check()
  await expect(page.getByText('Sparat: lite.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Lite', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Ångra' }).click()
  await page.getByRole('button', { name: 'Klar för i dag' }).click()
  // Three days later the next step is shown, not four of them.
  await clockOn(page, 5)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vecka 1, dag 2 av 7/)
  await page.getByRole('button', { name: 'Hoppa över det här steget' }).click()
  await expect(page.getByText('Du hoppade över steget. Nästa kommer i morgon.')).toBeVisible()
  await expect(page.getByText('2 av 7 steg')).toBeVisible()
})

test('a first day is chosen ahead, not behind, and may be today after all', async ({ page }) => {
  await open(page, 1, null, 'en')
  await page.getByRole('radio', { name: 'Another day' }).check()
  await page.getByLabel('The first day').fill('2026-11-01')
  await page.getByRole('button', { name: 'Start the programme' }).click()
  await expect(page.getByText('Choose a day from today and up to three months ahead.')).toBeVisible()
  await expect(page.getByLabel('The first day')).toBeFocused()
  await page.getByLabel('The first day').fill('2026-11-09')
  await page.getByRole('button', { name: 'Start the programme' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You begin on Monday 9 November')
  await page.getByRole('button', { name: 'Begin today instead' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Week 1, day 1 of 7Book an appointment/)
})

test('a step with an exercise has it on the page', async ({ page }) => {
  await open(page, 5, begun({ steps: steps(4) }))
  await page.getByRole('button', { name: 'Andas en minut' }).click()
  await expect(page.getByRole('dialog', { name: 'Andas en minut' }).getByRole('status').first()).toHaveText(
    'Andas in',
  )
})

/** Answers the four questions of a check-in. */
async function answer(page: Page, [one, two, three]: readonly [string, string, string], outlook: string) {
  await page
    .getByRole('group', { name: 'Hur mycket energi har du haft?' })
    .getByLabel(one, { exact: true })
    .check()
  await page.getByRole('group', { name: 'Hur har du sovit?' }).getByLabel(two, { exact: true }).check()
  await page
    .getByRole('group', { name: 'Hur stor har belastningen varit' })
    .getByLabel(three, { exact: true })
    .check()
  await page.getByLabel(outlook).check()
  await page.getByRole('button', { name: 'Skicka svar', exact: true }).click()
}

test('on day eight the week is looked back at: nothing is left out, and it can wait', async ({ page }) => {
  await open(page, 8, begun({ steps: steps(7) }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veckocheck')
  await page.getByRole('button', { name: 'Skicka svar', exact: true }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('4 saker behöver rättas')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Välj hur du har sovit.' }).click()
  await expect(page.locator('#check-in-sleep')).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Inte nu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vecka 2, dag 1 av 7/)
  await page.reload()
  await answer(page, ['Någorlunda', 'Dåligt', 'Stor'], 'Det känns jobbigt, men det går')
  await expect(page.getByText('Tack för att du svarade.')).toBeVisible()
  await expect(page.locator('#recovery-thanks')).toBeFocused()
  await expect(page.getByText('Nästa vecka ser du om något har ändrats.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vecka 2, dag 1 av 7/)
  await page.locator('summary', { hasText: 'Dina veckocheckar' }).click()
  await expect(page.getByRole('row', { name: /9 nov 2026/ })).toContainText('Dåligt')
})

test('worse two weeks in a row stops it, with the help lines first, until the person goes on', async ({
  page,
}) => {
  await open(page, 22, begun({ steps: steps(21), checkIns: { [day(8)]: even, [day(15)]: heavier } }))
  await answer(page, ['Lite', 'Dåligt', 'Stor'], 'Det känns jobbigt, men det går')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Nu behöver du mer än ett program')
  await expect(heading).toBeFocused()
  const help = page.getByRole('region', { name: 'Det finns hjälp nu' })
  expect((await help.boundingBox())?.y).toBeLessThan((await heading.boundingBox())?.y ?? 0)
  await expect(page.getByRole('link', { name: 'Ring 1177' })).toHaveAttribute('href', 'tel:1177')
  await expect(page.getByRole('link', { name: 'Lämna sidan snabbt' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Klar för i dag' })).toHaveCount(0)
  await clockOn(page, 40)
  await page.reload()
  await expect(heading).toHaveText('Nu behöver du mer än ett program')
  await page.getByRole('button', { name: 'Jag vill fortsätta programmet' }).click()
  await page.getByRole('button', { name: 'Ja, fortsätt programmet' }).click()
  await expect(heading).toHaveText(/Vecka 4, dag 1 av 7/)
})

test('an answer that tells of danger stops it at once, and is kept nowhere', async ({ page }) => {
  await open(page, 8, begun({ steps: steps(7) }))
  await answer(page, ['Mycket', 'Bra', 'Liten'], 'Jag har tankar på att inte vilja leva')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Ring någon nu')
  await expect(heading).toBeFocused()
  const everything = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(everything).not.toContain('unsafe')
  expect(JSON.parse((await kept(page)) ?? 'null').breaks).toEqual({ [day(8)]: { why: 'care', until: null } })
})

for (const [language, answers, words] of [
  [
    'sv',
    ['Mycket', 'Bra', 'Liten', 'Jag har tankar på att inte vilja leva'],
    {
      send: 'Skicka svar',
      heading: 'Ring någon nu',
      calls: [/^Ring 112/, /^Ring 90101/],
      back: 'Tillbaka',
      halt: 'Nu behöver du mer än ett program',
    },
  ],
  [
    'en',
    ['A lot', 'Well', 'Small', 'I have thoughts of not wanting to live'],
    {
      send: 'Send answers',
      heading: 'Call somebody now',
      calls: [/^Call 112/, /^Call 90101/],
      back: 'Back',
      halt: 'Now you need more than a programme',
    },
  ],
] as const) {
  test(`thoughts of not wanting to live lead to a screen with two numbers to press, without a network too (${language})`, async ({
    page,
    context,
  }) => {
    // The narrowest window, with text twice as large.
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, 8, begun({ steps: steps(7) }), language)
    const form = page.locator('form')
    if (language === 'sv') await expect(page.getByRole('main')).toContainText(safetySentence)
    for (const [at, answered] of answers.entries()) {
      await form.getByRole('group').nth(at).getByLabel(answered, { exact: true }).check()
    }
    await context.setOffline(true)
    await page.getByRole('button', { name: words.send, exact: true }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(words.heading)
    await expect(heading).toBeFocused()
    for (const [at, dial] of ['112', '90101'].entries()) {
      const call = page.getByRole('main').getByRole('link', { name: words.calls[at] ?? '' })
      await expect(call).toHaveAttribute('href', `tel:${dial}`)
      const box = await call.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(64)
      expect(box?.width).toBeGreaterThanOrEqual(240)
    }
    await expect(page.getByRole('main').locator('a[href="tel:90390"]')).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="tel:1177"]')).toHaveCount(0)
    // Nothing of the programme is left on the screen.
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1)
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    await expectFine(page)
    await page.getByRole('button', { name: words.back }).click()
    await expect(heading).toHaveText(words.halt)
    await expect(heading).toBeFocused()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'unsafe',
    )
    await context.setOffline(false)
  })
}

test('every place where somebody may be in danger says the same, before anything else', async ({ page }) => {
  for (const [at, above] of [
    ['/red-zone', true],
    ['/stod', true],
    ['/kontakta-oss?about=support', false],
    ['/om-stress', false],
    ['/aterhamtningsprogram/vecka-1', false],
  ] as const) {
    await page.goto(at)
    const inForm = at.startsWith('/kontakta-oss')
    const help = inForm ? page.getByRole('main') : page.getByRole('region', { name: 'Det finns hjälp nu' })
    await expect(help, at).toContainText(safetySentence)
    await expect(help, at).toContainText('ska du ringa 112 direkt')
    if (!above) continue
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect((await help.boundingBox())?.y, at).toBeLessThan(heading?.y ?? 0)
  }
})

test('somebody who does not want to answer goes on, and is shown where help is', async ({ page }) => {
  await open(page, 8, begun({ steps: steps(7) }))
  await answer(page, ['Någorlunda', 'Bra', 'Ganska liten'], 'Jag vill inte svara')
  await expect(page.getByText('Numren högst upp på sidan finns där')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vecka 2, dag 1/)
})

test('a pause counts for nothing, an end can be undone, and clearing leaves nothing', async ({ page }) => {
  await open(page, 4, begun({ steps: steps(3), energy: energy(2, 2, 3) }))
  const manage = page.getByText('Pausa, avsluta eller skriva ut')
  await manage.click()
  await page.getByRole('button', { name: 'Pausa programmet' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Programmet är pausat')
  await expect(heading).toBeFocused()
  await expect(page.getByText('Nästa steg är vecka 1, dag 4.')).toBeVisible()
  await clockOn(page, 30)
  await page.reload()
  await page.getByRole('button', { name: 'Fortsätt där du var' }).click()
  // After twenty-six days away, no missed check-in is asked for.
  await expect(heading).toHaveText(/Vecka 1, dag 4 av 7/)
  await manage.click()
  await page.getByRole('button', { name: 'Avsluta programmet' }).click()
  await page.getByRole('button', { name: 'Ja, avsluta' }).click()
  await expect(heading).toHaveText('Du har avslutat programmet')
  await page.getByRole('button', { name: 'Ta bort allt' }).click()
  await page.getByRole('button', { name: 'Ja, ta bort allt' }).click()
  await expect(page.getByRole('button', { name: 'Starta programmet' })).toBeVisible()
  expect(await kept(page)).toBeNull()
})

const result = (id: string, on: Day, total: number, zone: 'red' | 'yellow') => ({
  id,
  takenAt: `${on}T10:00:00.000Z`,
  move: false,
  owner: null,
  answers: {},
  result: {
    instrument: 'stressprofil',
    version: '1',
    zone,
    total,
    categories: [],
    causes: [],
    provisional: true,
  },
})

test('at the end there is a last check-in, the form again, and before and after side by side', async ({
  page,
}) => {
  await open(page, 43, begun({ steps: steps(42), checkIns: { [day(36)]: even } }))
  await expect(page.getByRole('button', { name: 'Inte nu' })).toHaveCount(0)
  await answer(page, ['Ganska mycket', 'Bra', 'Ganska liten'], 'Det känns möjligt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sex veckor har gått')
  await expect(page.getByText('Det verkar lite bättre än förra gången.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Till stressprofilen' })).toHaveAttribute(
    'href',
    '/stressprofil/start',
  )
  await expect(page.getByText('När du har gjort stressprofilen igen')).toBeVisible()
  const version = await page.evaluate(
    async () =>
      ((await (await fetch('/api/v1/instruments/stressprofil?lang=sv')).json()) as { version: string })
        .version,
  )
  const own = [result('a', '2026-10-30', 3.5, 'red'), result('b', day(43), 2.6, 'yellow')]
  await page.evaluate(
    (results) => localStorage.setItem('andrum.results', JSON.stringify(results)),
    own.map((one) => ({ ...one, result: { ...one.result, version } })),
  )
  await page.reload()
  await expect(page.getByText('Belastningen är lägre nu.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Före/ })).toContainText('3,50')
  await expect(page.getByRole('row', { name: /Efter/ })).toContainText('Gul zon')
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Gör programmet en gång till' }).click()
  await page.getByRole('button', { name: 'Ja, börja om' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vecka 1, dag 1/)
})

test('at the end somebody signed in is asked whether their change may be counted, and is counted once', async ({
  page,
}) => {
  // The account is two months old: younger ones than the programme takes are not asked.
  await signInAs(page, representative)
  await open(page, 43, begun({ steps: steps(42), checkIns: { [day(43)]: even } }))
  const { version, owner } = await page.evaluate(async () => {
    const read = async <Body>(path: string) => (await (await fetch(path)).json()) as Body
    const form = await read<{ version: string }>('/api/v1/instruments/stressprofil?lang=sv')
    const me = await read<{ person: { id: string } }>('/api/v1/me')
    return { version: form.version, owner: me.person.id }
  })
  const own = [result('a', '2026-10-30', 3.5, 'red'), result('b', day(43), 2.6, 'yellow')]
  await page.evaluate(
    (results) => localStorage.setItem('andrum.results', JSON.stringify(results)),
    own.map((one) => ({ ...one, owner, result: { ...one.result, version } })),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Ja, spara i mitt konto' }).click()
  const asked = page.getByRole('region', { name: 'Hjälper programmet?' })
  await expect(asked).toContainText('Din arbetsgivare får aldrig se dem.')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFine(page)
  await asked.getByRole('button', { name: 'Ja, räkna med min förändring' }).press('Enter')
  await expect(asked.getByText('Tack. Din förändring är räknad')).toBeVisible()
  await expect(asked.getByRole('button')).toHaveCount(0)
  await expectFine(page)
  await page.goto('/en/aterhamtningsprogram')
  await expect(page.getByText('Thank you. Your change has been counted')).toBeVisible()
  await expectFine(page)
})

const states = {
  'before the start': [1, null],
  'waiting for the first day': [1, begun({ startedOn: day(4) })],
  'the first day': [1, begun()],
  'a step done, with a line': [
    9,
    begun({ steps: steps(9), energy: energy(2, 1, 2, 3, 2, 2, 3, 3), checkIns: { [day(8)]: even } }),
  ],
  'a check-in': [8, begun({ steps: steps(7) })],
  'a pause': [9, begun({ steps: steps(7), breaks: { [day(8)]: { why: 'pause', until: null } } })],
  'a stop for care': [9, begun({ steps: steps(7), breaks: { [day(8)]: { why: 'care', until: null } } })],
  'the end': [44, begun({ steps: steps(42), energy: energy(1, 2, 3), checkIns: { [day(43)]: even } })],
} as const satisfies Record<string, readonly [number, RecoveryDocument | null]>

for (const language of ['sv', 'en'] as const) {
  test(`${language}: no findings and no sideways scroll at 320 px, wherever one is`, async ({ page }) => {
    test.setTimeout(120_000)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
    await page.setViewportSize({ width: 320, height: 800 })
    for (const [name, [number, own]] of Object.entries(states)) {
      await open(page, number, own, language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Content far down appears when it is seen, and its place may be there only when the content above has appeared.
      await expect(async () => {
        for (const part of await page.locator('.skeleton').all()) {
          await part.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {})
        }
        await expect(page.locator('.skeleton')).toHaveCount(0, { timeout: 1000 })
      }).toPass({ timeout: 15_000 })
      // One by one: an opened fold may appear later than the one above it, and an open one stays open.
      const closed = page.locator('main details:not([open]) > summary:visible')
      while ((await closed.count()) > 0) await closed.first().click()
      await expectFine(page, name)
    }
    expect(faults).toEqual([])
  })
}

test('what a visitor has done joins the account once, and the reminder is asked for there', async ({
  page,
}) => {
  await open(page, 3, begun({ steps: steps(2), energy: energy(2, 3) }))
  await expect(page.getByText('Påminnelse med mejl')).toHaveCount(0)
  await signInAs(page, 'skyddsombud@exempelbolaget.example')
  const before = await page.request.get('/api/v1/me/recovery-programme').then((answer) => answer.json())
  await page.reload()
  await page.getByRole('button', { name: 'Ja, spara i mitt konto' }).click()
  await expect(
    page.getByText('Det du hade gjort i den här webbläsaren ligger nu i ditt konto.'),
  ).toBeVisible()
  await expect.poll(() => kept(page)).toBeNull()
  const account = () => page.request.get('/api/v1/me/recovery-programme').then((answer) => answer.json())
  expect(await account()).toMatchObject({ version: before.version + 1, document: { steps: steps(2) } })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vecka 1, dag 3 av 7/)
  expect((await account()).version).toBe(before.version + 1)
  await page.getByText('Påminnelse med mejl').click()
  await page.getByLabel('Tid på dagen').fill('07:30')
  await page.getByRole('button', { name: 'Spara påminnelsen' }).click()
  await expect(page.getByText('Du får en påminnelse varje dag klockan 07.30.')).toBeVisible()
  await expect.poll(async () => (await account()).document.remindAt).toBe('07:30')
})

test('without a network the step says so, and comes when there is one', async ({ page, context }) => {
  await open(page, 5, begun({ steps: steps(4) }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Andas långsamt/)
  await page.route('**/vecka-1.data*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Texten kunde inte hämtas.')).toBeVisible()
  await page.unroute('**/vecka-1.data*')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Andas långsamt/)
})

test('a browser that keeps nothing says so, and the day goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, 1, null)
  await page.getByRole('radio', { name: 'I dag' }).check()
  await page.getByRole('button', { name: 'Starta programmet' }).click()
  await page.getByRole('button', { name: 'Klar för i dag' }).click()
  await expect(page.getByText('Du är klar för i dag.')).toBeVisible()
  await expect(page.getByText('Webbläsaren kan inte spara just nu')).toBeVisible()
})

test('without JavaScript every week can be read, in both languages, and search engines list the first page only', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const language of ['sv', 'en'] as const) {
    await page.goto(pathIn(language, path))
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    for (const week of [1, 2, 3, 4, 5, 6]) {
      await page.goto(pathIn(language, `${path}/vecka-${week}`))
      // Seven days, when to seek care, and help now.
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(9)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    }
  }
  await context.close()
})

test('a week is read without findings at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const address of [`${path}/vecka-5`, `/en${path}/vecka-5`]) {
    await page.goto(address)
    await expectFine(page)
  }
})
