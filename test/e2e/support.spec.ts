import { expect, type Page, test } from '@playwright/test'
import { onAnotherDevice } from './another-device.ts'
import { answerTimes, begin } from './answer-form.ts'
import { expectFine } from './fine.ts'
import { id as resultId, resultIn } from './own-result.ts'
import { signInAs } from './sign-in-as.ts'
import { codeFromMail } from './sign-in-by-mail.ts'

const anna = 'anna@exempelbolaget.example'
const hr = 'hr@exempelbolaget.example'
const staff = 'personal@andrum.example'
const health = 'mottagningen@exempelhalsan.example'
const phone = { width: 320, height: 640 }

// In order: the same people ask and answer in all of them.
test.describe.configure({ mode: 'default' })

const requestsOf = async (page: Page) => {
  const answer = await page.request.get('/api/v1/me/support-requests')
  return ((await answer.json()) as { requests: Record<string, unknown>[] }).requests
}

async function closeAll(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  for (const { id, state } of await requestsOf(page)) {
    if (state !== 'closed') await page.request.post(`/api/v1/me/support-requests/${id}/closing`, { headers })
  }
}

/** Answers the demo's own requests, so that only the test's are counted. */
async function answerOthers(desk: Page, than: string): Promise<void> {
  const headers = { origin: new URL(desk.url()).origin }
  const { requests } = (await (await desk.request.get('/api/v1/support-requests')).json()) as {
    requests: { id: string; name: string }[]
  }
  for (const { id, name } of requests) {
    if (name !== than) await desk.request.post(`/api/v1/support-requests/${id}/closing`, { headers })
  }
}

/** Fills in and sends the form. @returns the request's body, byte for byte */
async function askFor(page: Page, receiver: RegExp): Promise<string> {
  await page.getByRole('radio', { name: receiver }).check()
  await page.getByLabel('Ditt namn').fill('Sol Ombud')
  await page.getByLabel('Hur vill du bli kontaktad?').fill('070-765 43 21')
  await page.getByRole('button', { name: 'Se vad som skickas' }).click()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/support-requests'))
  await page.getByRole('button', { name: 'Skicka förfrågan' }).click()
  const body = (await sent).postData() ?? ''
  await expect(page.getByRole('heading', { name: 'Stödförfrågan skickad ✓' })).toBeFocused()
  return body
}

for (const [path, button, first, title, without, signIn] of [
  [
    '/red-zone',
    'Begär omedelbart stöd',
    'Är det bråttom? Ring numren ovanför. Ett svar kan ta 2 arbetsdagar.',
    'Be någon höra av sig till dig',
    'Skriv till oss utan att logga in',
    'Logga in och be om stöd',
  ],
  [
    '/en/red-zone',
    'Request immediate support',
    'Urgent? Call the numbers above. An answer can take 2 working days.',
    'Ask somebody to get in touch with you',
    'Write to us without signing in',
    'Sign in and ask for support',
  ],
] as const) {
  test(`a visitor at ${path} who requests immediate support gets the numbers at once, then what an account gives and how to get one`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url())
    })
    await page.setViewportSize(phone)
    await page.goto(path)
    const support = page.getByRole('button', { name: button })
    const said = await page.getByText(first).boundingBox()
    expect(said?.y).toBeLessThan((await support.boundingBox())?.y ?? 0)
    await support.click()
    const now = page.getByRole('heading', { name: /^(Prata med någon nu|Talk to someone now)$/ })
    await expect(now).toBeFocused()
    const below = (number: string) => page.locator(`h2:focus ~ p a[href="tel:${number}"]`)
    const way = page.getByRole('heading', { name: title })
    const account = await way.boundingBox()
    for (const number of ['112', '90101', '1177']) {
      await expect(below(number)).toBeInViewport()
      expect((await below(number).boundingBox())?.y).toBeLessThan(account?.y ?? 0)
    }
    await expect(page.getByText(/^(Du är inte inloggad|You’re not signed in)$/)).toHaveCount(0)
    await expect(page.getByRole('link', { name: without })).toHaveAttribute('href', /about=support$/)
    await expect(page.getByRole('link', { name: signIn })).toHaveAttribute(
      'href',
      /\/logga-in\?to=%2F(en%2F)?red-zone%3Fstod$/,
    )
    await expectFine(page)
    expect(asked).toEqual([])
  })
}

test('somebody in red without an account gets one with a mailed code, comes back to the form, and still has the result', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.addInitScript(
    (kept) => localStorage.setItem('andrum.results', kept),
    JSON.stringify([resultIn('red', 4)]),
  )
  await page.goto('/red-zone')
  await page.getByRole('button', { name: 'Begär omedelbart stöd' }).click()
  await page.getByRole('link', { name: 'Logga in och be om stöd' }).click()
  const email = 'utan-konto@hemma.example'
  const since = Date.now()
  await page.getByLabel('Din e-postadress').fill(email)
  await page.getByRole('button', { name: 'Skicka kod' }).click()
  await page.getByLabel('Kod med åtta siffror').fill(await codeFromMail(page, email, since))
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(page.getByText('1 resultat', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Nej, låt det ligga kvar' }).click()
  await expect(page).toHaveURL(/\/red-zone\?stod$/)
  await expect(page.getByRole('radio', { name: /^Psykolog hos/ })).toBeVisible()
  await expect(page.locator('a[href="tel:90101"]').first()).toBeVisible()
  expect(await page.evaluate("localStorage.getItem('andrum.results')")).toContain(resultId)
  await expectFine(page)
})

test('seed 4, red support request: Request immediate support, then Stödförfrågan skickad ✓, acknowledged by HR, seen and closed, on a phone', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  await signInAs(page, anna)
  await page.goto('/red-zone')
  await closeAll(page)
  await expect(page).not.toHaveTitle(/stöd|röd|zon/i)
  await page.getByRole('button', { name: 'Begär omedelbart stöd' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Prata med någon nu', exact: true })).toBeFocused()

  // Nothing is chosen: the error comes first, with the focus.
  await page.getByLabel('Ditt namn').fill('')
  await page.getByRole('button', { name: 'Se vad som skickas' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('2 saker behöver rättas')
  await expectFine(page)

  await page.getByRole('radio', { name: /^HR på Exempelbolaget/ }).check()
  await page.getByLabel('Ditt namn').fill('Anna Exempel')
  await page.getByLabel('Hur vill du bli kontaktad?').fill('070-123 45 67')
  await page.getByLabel(/^Något du vill säga/).fill('Helst efter lunch.')
  await page.reload()
  await page.getByRole('button', { name: 'Begär omedelbart stöd' }).click()
  await expect(page.getByLabel('Hur vill du bli kontaktad?')).toHaveValue('070-123 45 67')
  await expectFine(page)

  await page.getByRole('button', { name: 'Se vad som skickas' }).click()
  await expect(page.getByRole('heading', { name: 'Det här skickas' })).toBeFocused()
  await expectFine(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/support-requests'))
  await page.getByRole('button', { name: 'Skicka förfrågan' }).press('Enter')
  expect(Object.keys(JSON.parse((await sent).postData() ?? '{}')).sort()).toEqual([
    'message',
    'name',
    'organisationId',
    'reach',
    'receiver',
  ])
  await expect(page.getByRole('heading', { name: 'Stödförfrågan skickad ✓' })).toBeFocused()
  await expect(page.getByText('Skickad, väntar på svar')).toBeVisible()
  await expectFine(page)

  const desk = await onAnotherDevice(browser, hr)
  await desk.goto('/stodforfragningar')
  const card = desk.getByRole('article', { name: 'Anna Exempel' })
  await expect(card.getByRole('link', { name: '070-123 45 67' })).toHaveAttribute('href', 'tel:0701234567')
  await expect(card).toContainText('Helst efter lunch.')
  await expect(card).not.toContainText(/röd|zon|resultat/i)
  await expectFine(desk)
  await card.getByRole('button', { name: /Jag har tagit emot den/ }).press('Enter')
  await expect(desk.getByText('Personen ser nu att du har tagit emot förfrågan.')).toBeVisible()
  await expectFine(desk)

  await page.goto('/mina-resultat')
  await expect(page.getByText('Mottagen', { exact: true })).toBeVisible()
  await page.goto('/red-zone')
  await expect(page.getByText('Mottagen', { exact: true })).toBeVisible()
  await expectFine(page)

  await desk.setViewportSize(phone)
  await desk.goto('/en/stodforfragningar')
  const english = desk.getByRole('article', { name: 'Anna Exempel' })
  await expectFine(desk)
  await english.getByRole('button', { name: 'Close the case' }).press('Enter')
  await english.getByRole('button', { name: 'Yes, close it' }).press('Enter')
  await expect(english).toHaveCount(0)
  await expect(desk.getByText('The case is closed and can no longer be read here.')).toBeVisible()
  await expectFine(desk)
  await desk.context().close()

  await page.goto('/stod')
  await page.getByText('Avslutade', { exact: true }).click()
  await expect(page.getByText(/^HR på Exempelbolaget\. Skickad/).first()).toBeVisible()
  await expectFine(page)
})

test('seed 4, red support request: Request immediate support, then Stödförfrågan skickad ✓ in English, answered by occupational health from its mail without an account', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  await signInAs(page, anna)
  await page.goto('/en/red-zone')
  await page.getByRole('button', { name: 'Request immediate support' }).click()
  await page.getByRole('radio', { name: /^Exempelhälsan/ }).check()
  await page.getByLabel('Your name').fill('Anna Exempel')
  await page.getByRole('button', { name: 'See what is sent' }).click()
  await expectFine(page)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { name: 'Support request sent ✓' })).toBeFocused()
  await expectFine(page)

  let link = ''
  await expect
    .poll(
      async () => {
        const mails = await (await page.request.get(`/api/dev/mail?to=${encodeURIComponent(health)}`)).json()
        link = /\/stodarende#\S+/.exec((mails as { text: string }[])[0]?.text ?? '')?.[0] ?? ''
        return link
      },
      { timeout: 30_000 },
    )
    .not.toBe('')
  const context = await browser.newContext()
  const desk = await context.newPage()
  await desk.setViewportSize(phone)
  await desk.goto(link)
  const card = desk.getByRole('article', { name: 'Anna Exempel' })
  await expect(card).toContainText(anna)
  await expectFine(desk)
  await card.getByRole('button', { name: /Jag har tagit emot den/ }).click()
  await expect(card).toContainText('Mottagen')
  await card.getByRole('button', { name: 'Avsluta ärendet' }).click()
  await card.getByRole('button', { name: 'Ja, avsluta' }).click()
  await expect(desk.getByText('Länken fungerar inte längre, och du kan stänga sidan.')).toBeVisible()
  await expectFine(desk)
  await desk.reload()
  await expect(desk.getByText('Länken fungerar inte. Ärendet kan vara avslutat')).toBeVisible()
  await desk.goto('/en/stodarende')
  await expect(desk.getByText('Open the page from the link in the e-mail.')).toBeVisible()
  await expectFine(desk)
  await context.close()
})

test('staff answer what is asked of the psychologist, and read what has been written to us', async ({
  page,
  browser,
}) => {
  test.slow()
  await signInAs(page, anna)
  await page.goto('/stod')
  await closeAll(page)
  await page.reload()
  await page.getByRole('radio', { name: /^Psykolog hos/ }).check()
  await page.getByLabel('Ditt namn').fill('Anna Exempel')
  await page.getByRole('button', { name: 'Se vad som skickas' }).click()
  await page.getByRole('button', { name: 'Skicka förfrågan' }).click()
  await expect(page.getByRole('heading', { name: 'Stödförfrågan skickad ✓' })).toBeVisible()
  const subject = `Fråga ${Date.now()}`
  const origin = new URL(page.url()).origin
  await page.request.post('/api/v1/contact-messages', {
    data: { name: 'Bo Ek', email: 'bo@exempel.se', subject, message: 'Hej! Hur gör man?', language: 'sv' },
    headers: { origin },
  })

  const desk = await onAnotherDevice(browser, staff)
  await desk.setViewportSize(phone)
  await desk.goto('/stodforfragningar')
  await answerOthers(desk, 'Anna Exempel')
  await desk.reload()
  const card = desk.getByRole('article', { name: 'Anna Exempel' })
  await expect(card).toContainText('Till psykologen hos oss')
  await expect(desk.getByRole('heading', { name: 'Stöd som medarbetare kan be om' })).toHaveCount(0)
  await expect(card).toContainText('Ny, svar senast')
  await expectFine(desk)
  // A week later, on the same computer: nobody has answered.
  await desk.clock.setFixedTime(Date.now() + 7 * 86_400_000)
  await desk.reload()
  await expect(card).toContainText('Försenad, svaret skulle ha skickats senast')
  await expect(desk.getByRole('heading', { level: 2, name: /varav 1 är försenad$/ })).toBeVisible()
  await expectFine(desk)
  await desk.clock.setFixedTime(Date.now())
  await desk.goto('/stodforfragningar?visa=mottagna')
  await expect(desk.getByText('Ingen av de öppna förfrågningarna är mottagen än.')).toBeVisible()
  await expect(card).toHaveCount(0)
  await desk.getByRole('link', { name: 'Nya (1)' }).click()
  await expect(desk).toHaveURL(/\?visa=nya$/)
  await expect(card.getByRole('button')).toHaveText(['Jag har tagit emot den: Anna Exempel'])
  await card.getByRole('button').press('Enter')
  await expect(desk.getByRole('heading', { level: 2, name: '1 öppen förfrågan' })).toBeFocused()
  await expect(card).toHaveCount(0)
  await desk.getByRole('link', { name: 'Mottagna (1)' }).click()
  await expect(card).toContainText('Mottagen')
  await expectFine(desk)
  await card.getByRole('button', { name: 'Avsluta ärendet' }).click()
  await card.getByRole('button', { name: 'Ja, avsluta' }).click()
  await expect(card).toHaveCount(0)
  await desk.getByRole('link', { name: 'Meddelanden' }).click()
  const message = desk.getByRole('article', { name: subject })
  await expect(message).toContainText('Hej! Hur gör man?')
  await expect(async () => {
    await desk.reload()
    await expect(message).toContainText('Skickat', { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expectFine(desk)
  await desk.goto('/en/meddelanden')
  await expect(message).toContainText('Sent')
  await expectFine(desk)
  const heading = desk.getByRole('heading', { level: 2 }).first()
  await message.getByRole('button', { name: 'Mark as answered' }).press('Enter')
  await expect(desk.getByText('The message is now among the answered ones.')).toBeVisible()
  await expect(heading).toBeFocused()
  await expect(message).toHaveCount(0)
  await desk.getByRole('link', { name: /^Answered \(\d+\)$/ }).press('Enter')
  await expect(desk).toHaveURL(/\?visa=besvarade$/)
  await expect(message).toContainText(/^Answered .+ at \d\d:\d\d/)
  await expectFine(desk)
  await message.getByRole('button', { name: 'Mark as done' }).click()
  await expect(message).toHaveCount(0)
  // A link to the message finds it among the finished ones, in Swedish too.
  const list = await (await desk.request.get('/api/v1/contact-messages')).json()
  const { id } = (list as { messages: { id: string; subject: string }[] }).messages.find(
    (one) => one.subject === subject,
  ) ?? { id: '' }
  await desk.goto(`/meddelanden#message-${id}`)
  await expect(desk.locator(':focus')).toHaveText(subject)
  await expect(message).toContainText('Klart sedan')
  await expectFine(desk)
  await message.getByRole('button', { name: 'Markera som nytt igen' }).click()
  await expect(desk.getByText('Meddelandet finns nu bland de nya igen.')).toBeVisible()
  await desk.goto('/meddelanden')
  await message.getByRole('button', { name: 'Klart utan svar' }).click()
  await expect(desk.getByText('Meddelandet finns nu bland de klara.')).toBeVisible()
  await expect(message).toHaveCount(0)
  await desk.context().close()
})

test('an employee is refused plainly; a visitor gets the way in; the owner sets up and does not read', async ({
  page,
  browser,
}) => {
  test.slow()
  for (const path of ['/stodforfragningar', '/en/meddelanden'] as const) {
    await page.goto(path)
    await expect(
      page.getByRole('heading', { name: /^(Logga in för att se sidan|Sign in to see this page)$/ }),
    ).toBeVisible()
    await expectFine(page)
  }
  await signInAs(page, anna)
  for (const path of ['/stodforfragningar', '/meddelanden']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Du saknar behörighet till sidan' })).toBeVisible()
    await expectFine(page)
  }
  const owner = await onAnotherDevice(browser, 'agare@exempelbolaget.example')
  await owner.setViewportSize(phone)
  await owner.goto('/stodforfragningar')
  await expect(owner.getByRole('heading', { name: 'Du saknar behörighet till sidan' })).toBeVisible()
  await owner.goto('/organisation')
  await expect(owner.getByRole('heading', { name: 'Stöd som medarbetare kan be om' })).toBeVisible()
  await owner.getByLabel('Antal arbetsdagar till svar').fill('två')
  await owner.getByRole('button', { name: 'Spara', exact: true }).click()
  await expect(owner.getByRole('alert')).toContainText('Skriv ett helt tal från 1 till 10.')
  await expectFine(owner)
  await owner.getByLabel('Antal arbetsdagar till svar').fill('2')
  await owner.getByRole('button', { name: 'Spara', exact: true }).click()
  await expect(owner.getByText('Inställningarna är sparade.')).toBeVisible()
  await expectFine(owner)
  await owner.context().close()
})

test('red brings an offer that only the person sees; what is then sent is what anybody sends unasked', async ({
  page,
}) => {
  test.slow()
  await signInAs(page, 'skyddsombud@exempelbolaget.example')
  await page.goto('/stressprofil/start')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && /support|guidance/.test(pathname))
      asked.push(`${request.method()} ${pathname}${search}`)
  })
  await begin(page)
  await answerTimes(page, 12, 'Alltid')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await expect(page.getByRole('heading', { name: 'Vill du att någon hör av sig till dig?' })).toBeVisible()
  await expectFine(page)
  const inRed = [...new Set(asked)].sort()
  expect(inRed).toEqual([
    'GET /api/v1/me/guidance/news',
    'GET /api/v1/me/support-receivers',
    'GET /api/v1/me/support-requests',
  ])
  await expect(page.getByRole('link', { name: 'Läs om vägledning' })).toHaveAttribute(
    'href',
    '/min-vagledning',
  )

  await page.getByRole('button', { name: 'Nej tack' }).press('Enter')
  await expect(page.getByText('Okej. Om du ändrar dig finns vi kvar.')).toBeFocused()
  expect(asked.every((request) => request.startsWith('GET'))).toBe(true)

  // Asked again each time the latest result is read.
  await page.goto('/mina-resultat')
  await page
    .getByRole('link', { name: /^Öppna/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Ja, jag vill prata med någon' }).click()
  await expect(page).toHaveURL(/\/stod$/)
  const offered = await askFor(page, /^Exempelhälsan/)
  const [first] = await requestsOf(page)
  await closeAll(page)

  await page.goto('/red-zone')
  await page.getByRole('button', { name: 'Begär omedelbart stöd' }).click()
  const unasked = await askFor(page, /^Exempelhälsan/)
  const [second] = await requestsOf(page)
  expect(unasked).toBe(offered)
  const bare = (request: Record<string, unknown> | undefined) => ({
    ...request,
    id: null,
    sentAt: null,
    state: null,
    closedAt: null,
  })
  expect(bare(second)).toEqual(bare(first))
  await closeAll(page)
})

test('green asks the server the same as red, and shows nothing', async ({ page }) => {
  await signInAs(page, 'chef@exempelbolaget.example')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && /support|guidance/.test(pathname))
      asked.push(`${request.method()} ${pathname}${search}`)
  })
  await page.goto('/en/stressprofil/start')
  await page.goto('/stressprofil/start')
  await begin(page)
  await answerTimes(page, 12, 'Aldrig')
  const answered = page.waitForResponse((response) => response.url().endsWith('/me/support-requests'))
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await answered
  await expect
    .poll(() => [...new Set(asked)].sort())
    .toEqual([
      'GET /api/v1/me/guidance/news',
      'GET /api/v1/me/support-receivers',
      'GET /api/v1/me/support-requests',
    ])
  await expect(page.getByText('Vill du att någon hör av sig till dig?')).toHaveCount(0)
  await expect(page.getByText('Vill du prata med någon?')).toHaveCount(0)
})

test('without JavaScript the pages say what they need, and the numbers stand', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/stod', '/stodarende', '/stodforfragningar', '/meddelanden']) {
    await page.goto(path)
    await expect(page.locator('.page noscript p').filter({ visible: true })).toHaveCount(1)
  }
  await page.goto('/stod')
  for (const number of ['112', '90101', '90390']) {
    await expect(page.locator(`main a[href="tel:${number}"]`).first()).toBeVisible()
  }
  await context.close()
})
