import { expect, type Page } from '@playwright/test'
import { answerTimes, begin, countRequests } from './answer-form.ts'
import { test } from './device-voices.ts'
import { expectFine } from './fine.ts'
import { openResult, resultIn } from './own-result.ts'

const online = { voiceName: 'Svenska från nätet', lang: 'sv-SE', remote: true }
const alva = { voiceName: 'Alva', lang: 'sv-SE' }
const daniel = { voiceName: 'Daniel', lang: 'en-GB' }

const form = '/stressprofil/start'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const marked = (page: Page) =>
  page.evaluate<string>(`[...(CSS.highlights.get('read-aloud') ?? [])].join(' ')`)
const voicesIn = (page: Page) => page.evaluate<number>('speechSynthesis.getVoices().length')

test.describe('where every Swedish voice sends the text away', () => {
  test.use({ has: { voices: [online, daniel, { ...online, voiceName: 'Alva' }, alva] } })

  test('there is no button on a Swedish page, and nothing of it is fetched', async ({ page }) => {
    const fetched = countRequests(page, 'GET', /read-button/)
    await page.goto(form)
    await expect.poll(() => voicesIn(page)).toBe(4)
    await begin(page)
    await expect(page.getByText('Fråga 1 av 12')).toBeVisible()
    await expect(button(page, 'Läs upp')).toHaveCount(0)
    expect(fetched()).toBe(0)
  })

  test('an English page is read by the English voice of the device', async ({ page, device }) => {
    await page.goto(`/en${form}`)
    await button(page, 'Start').click()
    await button(page, 'Read aloud').click()
    await expect.poll(() => device.said()).not.toEqual([])
    await expect(button(page, 'Read aloud')).toBeVisible()
    for (const { voice, lang } of await device.said()) expect([voice, lang]).toEqual(['Daniel', 'en-GB'])
    expect(await device.texts()).toContain('Who sees what')
  })
})

test.describe('where the device has a Swedish voice', () => {
  // The first is the voice that a browser would choose itself.
  test.use({ has: { voices: [online, alva, daniel] } })

  test('a question is read with its answers, by the voice of the device, and nothing is sent', async ({
    page,
    device,
  }) => {
    await page.goto(form)
    await begin(page)
    await button(page, 'Läs upp').waitFor()
    await page.waitForLoadState('networkidle')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await button(page, 'Läs upp').click()
    const question = await page.getByRole('heading', { level: 1 }).textContent()
    await expect.poll(() => device.texts()).toHaveLength(9)
    expect(await device.texts()).toEqual([
      'Fråga 1 av 12',
      question,
      expect.stringMatching(/^Tänk på de senaste fyra veckorna/),
      'Aldrig',
      'Sällan',
      'Ibland',
      'Ofta',
      'Alltid',
      expect.stringMatching(/^Du kan hoppa över en fråga/),
    ])
    expect(new Set((await device.said()).map(({ voice }) => voice))).toEqual(new Set(['Alva']))
    await expect(button(page, 'Läs upp')).toBeFocused()
    expect(sent).toEqual([])
    expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('aloud')
  })

  test('by keyboard it begins and stops, and what is read is marked', async ({ page, device }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(form)
    await begin(page)
    await device.does('holds')
    await expect(button(page, 'Läs upp')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(button(page, 'Läs upp')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Sluta läsa')).toBeFocused()
    await expect.poll(() => marked(page)).toBe('Fråga 1 av 12')
    const box = await button(page, 'Sluta läsa').boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await expectFine(page)

    await page.keyboard.press('Space')
    await expect(button(page, 'Läs upp')).toBeFocused()
    await expect.poll(() => device.stops()).toBe(1)
    expect(await marked(page)).toBe('')

    await page.keyboard.press('Enter')
    await expect(button(page, 'Sluta läsa')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Läs upp')).toBeVisible()
    await expect.poll(() => device.stops()).toBe(2)
    await expectFine(page)
  })

  for (const [how, leave] of [
    ['the next question', (page: Page) => answerTimes(page, 1, 'Sällan')],
    ['the page before', async (page: Page) => void (await page.goBack())],
    ['another page', (page: Page) => page.getByRole('contentinfo').getByRole('link').last().click()],
    ['a page that is loaded anew', async (page: Page) => void (await page.goto('/om-stress'))],
    [
      'another window',
      (page: Page) =>
        page.evaluate(`Object.defineProperty(document, 'hidden', { value: true })
          document.dispatchEvent(new Event('visibilitychange'))`),
    ],
  ] as const) {
    test(`the voice is silent when somebody goes to ${how}`, async ({ page, device }) => {
      await page.goto(form)
      await begin(page)
      await device.does('holds')
      await button(page, 'Läs upp').click()
      await expect.poll(() => device.said()).toHaveLength(1)
      await leave(page)
      await expect.poll(() => device.stops()).toBe(1)
      await expect(button(page, 'Sluta läsa')).toHaveCount(0)
      expect(await device.said()).toHaveLength(1)
    })
  }

  test('what is read in easy Swedish is the easy text', async ({ page, device }) => {
    await page.goto(`${form}#lattlast`)
    await expect(page.getByText('Inget svar är rätt eller fel.')).toBeVisible()
    await button(page, 'Läs upp').click()
    await expect.poll(async () => (await device.texts()).join(' ')).toContain('Inget svar är rätt eller fel.')
    await expect(button(page, 'Läs upp')).toBeVisible()
    await device.does('holds')
    await button(page, 'Läs upp').click()
    await expect(button(page, 'Sluta läsa')).toBeVisible()
    await button(page, 'Läs på vanlig svenska').click()
    await expect(button(page, 'Läs upp')).toBeVisible()
  })

  test('a result in red is read from the help to the advice, with each digit of a number', async ({
    page,
    device,
  }) => {
    await openResult(page, resultIn('red', 4))
    await button(page, 'Läs upp').click()
    await expect(button(page, 'Sluta läsa')).toBeVisible()
    await expect(button(page, 'Läs upp')).toBeVisible({ timeout: 30_000 })
    const texts = await device.texts()
    const said = texts.join('\n')
    expect(texts[0]).toMatch(/^Tänker du på att ta ditt liv\? Ring ett ett två om det är bråttom/)
    expect(said).toContain('nio noll ett noll ett (Självmordslinjen)')
    expect(said).toContain('nio noll, tre nio noll (Hjälplinjen)')
    expect(said).not.toMatch(/90101|\b112\b/)
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const places = ['Röd zon', heading, 'När du bör söka hjälp'].map((part) =>
      texts.findIndex((text) => text.startsWith(part)),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    // Folded content is not read.
    expect(said).not.toContain('Så är resultatet')
    await expectFine(page)
  })

  test('the steps of a technique are read one by one, when the reader asks for the next', async ({
    page,
    device,
  }) => {
    await page.goto('/red-zone#micro')
    const technique = page.locator('#micro')
    const reads = (name: string) => technique.getByRole('button', { name, exact: true })
    await reads('Läs upp').click()
    await expect(reads('Läs nästa steg')).toBeFocused()
    expect((await device.texts()).at(-1)).toBe('Res dig eller sträck på ryggen.')
    await expectFine(page)
    for (const step of ['Släpp ner axlarna och slappna av i käken.', 'Titta på något långt bort.']) {
      await reads('Läs nästa steg').click()
      await expect.poll(async () => (await device.texts()).at(-1)).toBe(step)
      await expect(reads('Läs nästa steg')).toBeFocused()
    }
    await reads('Läs nästa steg').click()
    await expect(reads('Läs upp')).toBeFocused()
    expect((await device.texts()).at(-1)).toBe('Andas långsamt ut och drick lite vatten.')
  })

  test('a guided exercise says each word as it comes, once asked to, and a screen reader does not', async ({
    page,
    device,
  }) => {
    await page.clock.install({ time: '2026-11-23T09:00:00Z' })
    await page.clock.pauseAt('2026-11-23T09:00:01Z')
    await page.goto('/ovningar?ovning=andas')
    const player = page.getByRole('dialog', { name: 'Andas en minut' })
    await button(page, 'Läs upp').click()
    await expect.poll(() => device.texts()).toEqual(['Gör dig redo'])
    await expect(player.locator('.player-word')).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(4050)
    await expect.poll(() => device.texts()).toEqual(['Gör dig redo', 'Andas in'])
    await page.clock.runFor(4000)
    await expect.poll(async () => (await device.texts()).at(-1)).toBe('Håll')
    await button(page, 'Sluta läsa').click()
    await page.clock.runFor(2000)
    await expect(player.locator('.player-word')).toHaveText('Andas ut')
    await expect(player.locator('.player-word')).not.toHaveAttribute('aria-live')
    expect((await device.texts()).at(-1)).toBe('Håll')
    await page.keyboard.press('Escape')
    await expect(player).toHaveCount(0)
  })

  test('an exercise that goes by presses says what to look for next', async ({ page, device }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ovningar?ovning=lagg-marke-till')
    await button(page, 'Läs upp').click()
    await expect.poll(() => device.texts()).toEqual(['Hitta fem saker du ser'])
    await expectFine(page)
    for (let found = 0; found < 5; found++) await button(page, 'Jag ser en sak').click()
    await expect.poll(() => device.texts()).toEqual(['Hitta fem saker du ser', 'Hitta fyra saker du hör'])
    await button(page, 'Stäng').click()
    await expect(button(page, 'Sluta läsa')).toHaveCount(0)
  })

  for (const manner of ['fails', 'mute'] as const) {
    test(`a device that ${manner === 'mute' ? 'makes no sound' : 'breaks off'} says so in a sentence`, async ({
      page,
      device,
    }) => {
      await page.clock.install()
      await page.goto(form)
      await device.does(manner)
      await button(page, 'Läs upp').click()
      if (manner === 'mute') {
        await expect(button(page, 'Sluta läsa')).toBeVisible()
        await page.clock.fastForward(10_000)
      }
      await expect(page.getByText('Det gick inte att läsa upp texten.')).toBeVisible()
      await expect(button(page, 'Läs upp')).toBeFocused()
      expect(await marked(page)).toBe('')
      await device.does('says')
      await button(page, 'Läs upp').click()
      await expect(page.getByText('Det gick inte att läsa upp texten.')).toHaveCount(0)
      await expect.poll(() => device.said()).not.toHaveLength(1)
    })
  }

  test('a voice that is taken away while it reads is not replaced by a remote one', async ({
    page,
    device,
  }) => {
    await page.goto(form)
    await device.does('holds')
    await button(page, 'Läs upp').click()
    await expect.poll(() => device.said()).toHaveLength(1)
    await device.offer([online])
    await expect(button(page, 'Sluta läsa')).toHaveCount(0)
    await expect(button(page, 'Läs upp')).toHaveCount(0)
    await expect(page.getByText('Det gick inte att läsa upp texten.')).toBeVisible()
    expect(new Set((await device.said()).map(({ voice }) => voice))).toEqual(new Set(['Alva']))
  })
})

test.describe('where the voices come late', () => {
  test.use({ has: { voices: [online] } })

  test('the button comes with them', async ({ page, device }) => {
    await page.goto(form)
    await expect.poll(() => voicesIn(page)).toBe(1)
    await expect(button(page, 'Läs upp')).toHaveCount(0)
    await device.offer([online, alva])
    await button(page, 'Läs upp').click()
    await expect.poll(async () => (await device.said())[0]?.voice).toBe('Alva')
  })
})
