import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import ICAL from 'ical.js'
import type { FreeSlotList } from '#contract/bookings/booking.ts'
import type { BookingTypeId } from '#core/booking/booking-types.ts'
import { pathIn } from '#core/languages.ts'
import { formatDay } from '#text/format.ts'
import { findingsOf } from './axe.ts'
import { expectFine, expectToFit } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

/** Bookings take times from each other: one after the other. */
test.describe.configure({ mode: 'default' })

const origin = `http://localhost:${process.env.TEST_PORT ?? 3917}`
const phone = { width: 320, height: 640 }

type Mail = { subject: string; text: string; attachments?: { name: string; text: string }[] }

/** The newest mail to an address with this subject; it comes by job. */
async function mailTo(page: Page, address: string, subject: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(address)}`)
        found = ((await answer.json()) as Mail[]).find((mail) => mail.subject === subject)
        return found?.subject
      },
      { timeout: 20_000 },
    )
    .toBe(subject)
  if (found === undefined) throw new Error('no mail')
  return found
}

function eventIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return { method: calendar.getFirstPropertyValue('method'), event }
}

/** A time button-press away: the first that is offered. */
const firstTime = (page: Page) => page.locator('.slot').first()

const words = {
  sv: {
    boka: '/boka',
    title: 'Boka tid',
    type: 'Kostnadsfritt möte',
    go: 'Fortsätt',
    when: 'När passar det?',
    video: 'Video',
    company: 'Företag eller organisation',
    name: 'Namn',
    email: 'E-postadress',
    check: 'Stämmer det här?',
    book: 'Boka tiden',
    booked: 'Tiden är bokad',
    subject: 'Din tid är bokad',
  },
  en: {
    boka: '/en/boka',
    title: 'Book an appointment',
    type: 'Free meeting',
    go: 'Continue',
    when: 'When would suit you?',
    video: 'Video',
    company: 'Company or organisation',
    name: 'Name',
    email: 'E-mail address',
    check: 'Is this right?',
    book: 'Book this appointment',
    booked: 'Your appointment is booked',
    subject: 'Your appointment is booked',
  },
} as const

async function fillIn(page: Page, t: (typeof words)['sv'] | (typeof words)['en'], email: string) {
  await page.getByRole('radio', { name: t.video }).check()
  await page.getByLabel(t.name).fill('Åsa Öberg')
  await page.getByLabel(t.email).fill(email)
  await page.getByRole('button', { name: t.go }).click()
  await expect(page.getByRole('heading', { name: t.check })).toBeFocused()
  await expect(page).toHaveTitle(`${t.check} – ${t.title} – Andrum`)
}

for (const language of ['sv', 'en'] as const) {
  const t = words[language]
  test(`a visitor books on the narrowest phone, with nothing left out, in ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(t.boka)
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('button', { name: t.go }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveTitle(/^(Fel|Error):/)
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('radio', { name: t.type }).check()
    await page.getByRole('button', { name: t.go }).click()
    await expect(page.getByRole('heading', { name: t.when })).toBeFocused()
    await expect(page).toHaveTitle(`${t.when} – ${t.title} – Andrum`)
    // A page that a link leads to has its own title, and the step is there again on the way back.
    const other = page.getByRole('banner').getByRole('link').first()
    await other.click()
    await expect(page).not.toHaveURL(/bok|book/)
    await expect(page).not.toHaveTitle(new RegExp(t.title))
    await page.goBack()
    await expect(page).toHaveTitle(`${t.when} – ${t.title} – Andrum`)
    await firstTime(page).click()
    await expectFine(page)
    await page.getByRole('button', { name: t.go }).click()
    await page.getByRole('button', { name: t.go }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3)
    await expectFine(page)
    const chosen = page.locator('.booking-chosen')
    await expect(chosen).toContainText(t.type)
    await page.mouse.wheel(0, 400)
    await expect(chosen).toBeInViewport()
    await expect(page.getByRole('button', { name: t.go })).toBeInViewport()
    await page.getByLabel(t.company).fill('Exempelbolaget AB')
    const email = `phone-${language}-${Date.now()}@example.com`
    await fillIn(page, t, email)
    await expect(page.getByText('Åsa Öberg, Exempelbolaget AB')).toBeVisible()
    await expectFine(page)
    await page.getByRole('button', { name: t.book }).click()
    await expect(page.getByRole('heading', { name: t.booked })).toBeFocused()
    await expect(page).toHaveTitle(`${t.booked} – ${t.title} – Andrum`)
    await expectFine(page)
    expect(await page.evaluate("sessionStorage.getItem('andrum.booking')")).toBeNull()
    const mail = await mailTo(page, email, t.subject)
    expect(eventIn(mail.attachments?.[0]?.text ?? '').method).toBe('PUBLISH')
  })
}

test('the days lie in a row, one at a time shows its times, and a chosen time stays chosen', async ({
  page,
}) => {
  await page.goto('/boka?typ=mote')
  const days = page.getByRole('list', { name: 'Dag' }).getByRole('button')
  await expect(days).toHaveCount(7)
  const open = days.and(page.locator(':enabled'))
  await expect(open.first()).toHaveAttribute('aria-pressed', 'true')
  const heading = page.locator('.slot-day h2')
  const before = await heading.textContent()
  await firstTime(page).click()
  await open.last().click()
  await expect(heading).not.toHaveText(before ?? '')
  await expect(page.locator('.slot :checked')).toHaveCount(0)
  await expect(page.locator('.booking-chosen')).toContainText(before ?? '', { ignoreCase: true })
  await open.first().click()
  await expect(page.locator('.slot :checked')).toHaveCount(1)
})

test('a booking is made, read by another calendar program, moved, cancelled, and cancelled only once', async ({
  page,
}) => {
  const t = words.sv
  const email = `hela-${Date.now()}@example.com`
  await page.goto('/boka?typ=bedomningssamtal')
  await firstTime(page).click()
  await page.getByRole('button', { name: t.go }).click()
  await page.getByRole('radio', { name: t.video }).check()
  await page.getByLabel(t.name).fill('Åsa Öberg')
  await page.reload()
  await expect(page.getByLabel(t.name)).toHaveValue('Åsa Öberg')
  await fillIn(page, t, email)
  await page.getByRole('button', { name: t.book }).dblclick()
  await expect(page.getByRole('heading', { name: t.booked })).toBeFocused()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Lägg till i kalendern' }).click(),
  ])
  const mail = await mailTo(page, email, t.subject)
  const own = eventIn(await readFile((await download.path()) ?? '', 'utf8')).event
  const mailed = eventIn(mail.attachments?.[0]?.text ?? '').event
  expect([own.uid, own.summary, String(own.startDate)]).toEqual([
    mailed.uid,
    mailed.summary,
    String(mailed.startDate),
  ])
  expect(mailed.summary).toBe('Bokad tid')

  const link = /http\S+\/min-bokning#\S+/.exec(mail.text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByText('Bedömningssamtal')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  // Somebody else has the same time free: to move there would move nothing, and bring no mail.
  const bookedFor = mailed.startDate.toJSDate().toISOString()
  await page.route('**/api/v1/free-slots*', async (route) => {
    const response = await route.fetch()
    const free = (await response.json()) as FreeSlotList
    const shared = { startsAt: bookedFor, endsAt: mailed.endDate.toJSDate().toISOString() }
    const others = free.slots.filter(({ startsAt }) => startsAt !== bookedFor)
    await route.fulfill({ response, json: { ...free, slots: [shared, ...others] } })
  })
  await page.getByRole('button', { name: 'Ändra tid' }).click()
  await firstTime(page).click()
  await expect(page.locator(`.slot input[value="${bookedFor}"]`)).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Byt till den här tiden' }).click()
  await expect(page.getByText('Tiden är ändrad')).toBeVisible()
  const moved = eventIn((await mailTo(page, email, 'Din tid är ändrad')).attachments?.[0]?.text ?? '').event
  expect([moved.uid, moved.sequence]).toEqual([mailed.uid, 1])

  // Another window still shows the booking, and cancels what is cancelled already.
  const other = await page.context().newPage()
  await other.goto(link)
  await expect(other.getByRole('button', { name: 'Avboka' })).toBeVisible()
  await page.getByRole('button', { name: 'Avboka' }).click()
  await page.getByRole('button', { name: 'Ja, avboka' }).click()
  await expect(page.getByText('Tiden är avbokad', { exact: true })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await other.getByRole('button', { name: 'Avboka' }).click()
  await other.getByRole('button', { name: 'Ja, avboka' }).click()
  await expect(other.getByRole('alert')).toContainText('Tiden är redan avbokad, så ingenting har ändrats.')
  expect(eventIn((await mailTo(page, email, 'Din tid är avbokad')).attachments?.[0]?.text ?? '').method).toBe(
    'CANCEL',
  )
})

test('an altered link, and none at all, say what to do', async ({ page }) => {
  for (const [path, title] of [
    ['/min-bokning', 'Öppna sidan från länken i mejlet'],
    [`/min-bokning#00000000-0000-4000-8000-000000000000.${'x'.repeat(43)}`, 'Vi hittar ingen bokning'],
    ['/en/min-bokning#strange', 'Open this page from the link in the e-mail'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(path)
    await expect(page.getByText(title)).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await expect(page.locator('main').getByRole('link').first()).toBeVisible()
  }
})

test('a long name and a long address break over lines before and after booking', async ({ page }) => {
  const t = words.sv
  await page.setViewportSize(phone)
  await page.goto('/boka?typ=uppfoljning')
  await firstTime(page).click()
  await page.getByRole('button', { name: t.go }).click()
  await page.getByRole('radio', { name: t.video }).check()
  await page.getByLabel(t.name).fill('Ö'.repeat(100))
  await page.getByLabel(t.email).fill(`${'e'.repeat(40)}-${Date.now()}@${'x'.repeat(50)}.example.com`)
  await page.getByRole('button', { name: t.go }).click()
  await expect(page.getByRole('heading', { name: 'Stämmer det här?' })).toBeVisible()
  await expectToFit(page, 'check')
  await page.getByRole('button', { name: 'Boka tiden' }).click()
  await expect(page.getByRole('heading', { name: 'Tiden är bokad' })).toBeVisible()
  await expectToFit(page, 'done')
})

test('a time that is taken while one writes: the words stay, and other times are offered', async ({
  page,
}) => {
  const t = words.sv
  await page.goto('/boka?typ=uppfoljning')
  const startsAt = await firstTime(page).locator('input').inputValue()
  await firstTime(page).click()
  await page.getByRole('button', { name: t.go }).click()
  await fillIn(page, t, `sen-${Date.now()}@example.com`)
  const quicker = await page.request.post('/api/v1/bookings', {
    headers: { origin },
    data: {
      type: 'follow-up',
      startsAt,
      way: 'video',
      name: 'Snabb',
      email: `snabb-${Date.now()}@example.com`,
      language: 'sv',
    },
  })
  expect(quicker.status()).toBe(201)
  await page.getByRole('button', { name: t.book }).click()
  await expect(page.getByText('Någon annan hann boka tiden')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('list', { name: 'Tider nära den du valde' }).getByRole('button').first().click()
  await page.getByRole('button', { name: t.go }).click()
  await expect(page.getByLabel(t.name)).toHaveValue('Åsa Öberg')
  await page.getByRole('button', { name: t.go }).click()
  await page.getByRole('button', { name: t.book }).click()
  await expect(page.getByRole('heading', { name: t.booked })).toBeFocused()
})

test('the browser’s back and forward walk through the steps, and nothing typed is lost', async ({ page }) => {
  const t = words.sv
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.goto('/foretagslosningar')
  await page.goto('/boka')
  loads = 0
  await page.getByRole('radio', { name: t.type }).check()
  await page.getByRole('button', { name: t.go }).click()
  await expect(page.getByRole('heading', { name: t.when })).toBeFocused()
  const chosen = firstTime(page).locator('input')
  const startsAt = await chosen.inputValue()
  await firstTime(page).click()
  await page.getByRole('button', { name: t.go }).click()
  await page.getByRole('radio', { name: t.video }).check()
  await page.getByLabel(t.name).fill('Åsa Öberg')
  const email = `bakat-${Date.now()}@example.com`
  await page.getByLabel(t.email).fill(email)

  await page.goBack()
  await expect(page.getByRole('heading', { name: t.when })).toBeFocused()
  await expect(page.locator(`.slot input[value="${startsAt}"]`)).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Boka tid', level: 1 })).toBeFocused()
  await expect(page.getByRole('radio', { name: t.type })).toBeChecked()
  await page.goForward()
  await page.goForward()
  await expect(page.getByLabel(t.name)).toHaveValue('Åsa Öberg')
  await expect(page.getByLabel(t.email)).toHaveValue(email)
  await page.getByRole('button', { name: t.go }).click()
  await expect(page.getByRole('heading', { name: t.check })).toBeFocused()

  // The page's own way back is the browser's: no entry is added, and forward leads on again.
  await page.getByRole('button', { name: 'Tillbaka' }).click()
  await expect(page.getByLabel(t.name)).toHaveValue('Åsa Öberg')
  await page.goForward()
  await expect(page.getByRole('heading', { name: t.check })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: t.check })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel(t.name)).toHaveValue('Åsa Öberg')
  await page.goForward()

  // The other language is at the same step, with the same words.
  await page.getByRole('link', { name: 'In English' }).first().click()
  await expect(page.getByRole('heading', { name: words.en.check })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: t.check })).toBeVisible()

  loads = 0
  await page.getByRole('button', { name: t.book }).click()
  await expect(page.getByRole('heading', { name: t.booked })).toBeFocused()
  // What is booked is not asked again.
  await page.goBack()
  await expect(page.getByRole('radio', { name: t.type })).not.toBeChecked()
  await page.goForward()
  await expect(page.getByRole('radio', { name: t.type })).not.toBeChecked()
  expect(loads).toBe(0)
})

test('a kind of time chosen by a link leads back to where the link was', async ({ page }) => {
  await page.goto('/forelasningar')
  await page.goto('/boka?typ=uppfoljning')
  await expect(page.getByRole('heading', { name: words.sv.when })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: words.sv.when })).toBeVisible()
  await firstTime(page).click()
  await page.getByRole('button', { name: words.sv.go }).click()
  await expect(page.getByRole('heading', { name: 'Dina uppgifter' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: words.sv.when })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/forelasningar$/)
})

/** Where somebody would look for each kind, and the link there, in both languages; then what is asked next. */
type Way = { page: string; sv: string; en: string; next: [sv: string, en: string] }
const ways: Record<BookingTypeId, Way> = {
  meeting: {
    page: '/foretagslosningar',
    sv: 'Boka kostnadsfritt möte',
    en: 'Book free meeting',
    next: ['När passar det?', 'When would suit you?'],
  },
  lecture: {
    page: '/forelasningar',
    sv: 'Boka föreläsning',
    en: 'Book a lecture',
    next: ['Din föreläsning', 'Your lecture'],
  },
  assessment: {
    page: '/red-zone',
    sv: 'Boka ett bedömningssamtal',
    en: 'Book an assessment interview',
    next: ['När passar det?', 'When would suit you?'],
  },
  'follow-up': {
    page: '/red-zone',
    sv: 'Boka ett uppföljningssamtal med oss',
    en: 'Book a follow-up with us',
    next: ['När passar det?', 'When would suit you?'],
  },
  coaching: {
    page: '/foretagslosningar',
    sv: 'Boka handledning för chefer',
    en: 'Book coaching for managers',
    next: ['När passar det?', 'When would suit you?'],
  },
  support: {
    page: '/stod',
    sv: 'Boka ett stödsamtal',
    en: 'Book a support session',
    next: ['Logga in för att boka stödsamtal', 'Sign in to book a support session'],
  },
}

for (const [type, way] of Object.entries(ways)) {
  test(`a link leads to ${type} where somebody looks for it, in both languages`, async ({ page }) => {
    for (const [at, language] of (['sv', 'en'] as const).entries()) {
      await page.goto(pathIn(language, way.page))
      // By keyboard: on a busy machine the link may still move from under a pointer.
      await page.getByRole('link', { name: way[language] }).first().press('Enter')
      await expect(page).toHaveURL(/boka\?typ=/)
      await expect(page.getByText(way.next[at] ?? '', { exact: true }).first()).toBeVisible()
    }
  })
}

test('with the keyboard alone a time is chosen and booked', async ({ page }) => {
  const t = words.sv
  await page.goto('/boka')
  await page.getByRole('radio', { name: t.type }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t.when })).toBeFocused()
  await expect(firstTime(page)).toBeVisible()
  // Late in the day the first day may have a single time left, which arrows cannot leave.
  await page
    .getByRole('list', { name: 'Dag' })
    .getByRole('button')
    .and(page.locator(':enabled'))
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.slot :checked')).toHaveCount(0)
  await firstTime(page).locator('input').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.slot input').nth(1)).toBeChecked()
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: t.video }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Åsa Öberg')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`tangent-${Date.now()}@example.com`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t.check })).toBeFocused()
  await page.getByRole('button', { name: t.book }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t.booked })).toBeFocused()
})

test('a support session asks a visitor to sign in, and is on one’s own page afterwards', async ({ page }) => {
  const help = () =>
    Promise.all(
      ['Det här är inte akut hjälp.', 'Tänker du på att ta ditt liv?'].map((sentence) =>
        expect(page.getByText(sentence)).toBeVisible(),
      ),
    )
  await page.goto('/boka?typ=stodsamtal')
  await help()
  await expect(page.getByText('Logga in för att boka stödsamtal')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await signInAs(page, 'anna@exempelbolaget.example')
  await page.goto('/boka?typ=stodsamtal')
  await help()
  await page.setViewportSize({ width: 390, height: 700 })
  await firstTime(page).click()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  // What is to be corrected is not below what has been chosen, which stays in sight.
  await expect(page.getByRole('heading', { name: 'Dina uppgifter' })).toBeFocused()
  await page.evaluate('scrollTo({ top: 64, behavior: "instant" })')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText('2 saker behöver rättas')).toBeInViewport()
  const top = async (part: string) => (await page.locator(part).first().boundingBox()) ?? { y: 0, height: 0 }
  const chosen = await top('.booking-chosen')
  expect((await top('.error-summary')).y).toBeGreaterThanOrEqual(chosen.y + chosen.height)
  await page.getByRole('radio', { name: 'Video' }).check()
  await page.getByLabel('Namn').fill('Anna Exempel')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Boka tiden' }).click()
  await expect(page.getByRole('heading', { name: 'Tiden är bokad' })).toBeFocused()
  await page.goto('/hem')
  await page.getByRole('link', { name: /^Stödsamtal, / }).click()
  await expect(page.getByRole('button', { name: 'Ändra tid' })).toBeVisible()
})

test('a lecture is asked for, seen and confirmed by staff, who also change when they can be booked', async ({
  page,
}) => {
  test.slow()
  const email = `forelasning-${Date.now()}@example.com`
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await page.goto('/boka?typ=forelasning')
  // The first question has the same button, until the page has read what the link asks for.
  await expect(page.getByRole('heading', { name: 'Din föreläsning' })).toBeVisible()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5)
  expect(await findingsOf(page)).toEqual([])
  await page.getByLabel('Dag 1', { exact: true }).fill(day)
  await page.getByLabel('Vilken föreläsning?').selectOption('Sov bättre med jobbet du har')
  await page.getByLabel('Hur många är ni?').fill('40')
  await page.getByRole('radio', { name: 'På vår arbetsplats' }).check()
  await page.getByLabel('Ort eller adress').fill('Storgatan 1, Borås')
  await page.getByLabel('Namn', { exact: true }).fill('Fia Föreläsning')
  await page.getByLabel('E-postadress').fill(email)
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText('Storgatan 1, Borås')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Skicka förfrågan' }).click()
  await expect(page.getByRole('heading', { name: 'Din förfrågan är skickad' })).toBeFocused()

  await page.goto('/kalender')
  await expect(page.getByRole('heading', { name: 'Logga in för att se sidan' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await signInAs(page, 'personal@andrum.example')
  await page.goto('/kalender')
  const request = page.getByRole('listitem').filter({ hasText: 'Fia Föreläsning' })
  await expect(request).toContainText('Föreläsning: Sov bättre med jobbet du har')
  await expect(request).toContainText('40 personer')
  expect(await findingsOf(page)).toEqual([])
  await request.getByRole('button', { name: 'Bekräfta' }).click()
  await expect(request.getByRole('alert')).toContainText('Välj en dag och en tid')
  await request.getByLabel('Börjar klockan').fill('17:00')
  await request.getByRole('button', { name: 'Bekräfta' }).click()
  await expect(request.getByRole('button', { name: 'Bekräfta' })).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('Föreläsningen är bekräftad')
  await expect(page.locator(':focus')).toContainText('Fia Föreläsning får ett mejl med tiden')
  const { text } = await mailTo(page, email, 'Din tid är bokad')
  expect(text).toContain('Föreläsning: ”Sov bättre med jobbet du har”')
  const own = await page.context().newPage()
  await own.goto(/http\S+min-bokning#\S+/.exec(text)?.[0] ?? '')
  await expect(own.getByText('Sov bättre med jobbet du har')).toBeVisible()
  await expect(own.getByText('Storgatan 1, Borås')).toBeVisible()
  expect(await findingsOf(own)).toEqual([])
  await own.close()
  // Who holds it reads where to go, and for how many.
  await page.goto(`/kalender?vecka=${day}`)
  const held = page.getByRole('listitem').filter({ hasText: 'Fia Föreläsning' })
  await expect(held).toContainText('40 personer, på plats, Storgatan 1, Borås')

  await page.getByText('Tider som återkommer varje vecka, frånvaro och inställningar').click()
  await page.getByRole('button', { name: 'Lägg till tid' }).click()
  await page.getByLabel('Lediga minuter efter varje möte').fill('7')
  await page.getByRole('button', { name: 'Spara mina tider' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Lediga minuter efter varje möte').fill('15')
  await page.getByRole('button', { name: 'Spara mina tider' }).click()
  await expect(page.getByText('Tiderna är sparade')).toBeVisible()
  await page.getByLabel('Från dag').fill(day)
  await page.getByLabel('Till dag').fill(new Date(Date.now() + 42 * 86_400_000).toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Lägg till', exact: true }).click()
  await expect(page.getByText(`Borta: ${formatDay(new Date(`${day}T12:00:00Z`), 'sv')} 00.00`)).toBeVisible()
  await page.setViewportSize(phone)
  await expectFine(page)
  await page.goto('/en/kalender')
  await expect(page.getByRole('heading', { name: 'When you can be booked' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})
