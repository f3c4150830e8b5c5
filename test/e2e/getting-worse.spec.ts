import { expect, type Page, test } from '@playwright/test'
import { addDays } from '#core/calendar/local-time.ts'
import { type Language, pathIn } from '#core/languages.ts'
import { answerCheck, enrol, finishPart, pause } from '#core/programme/follow-programme.ts'
import { emptyProgramme, type StressProgramme, type WeeklyCheck } from '#core/programme/stress-programme.ts'
import { expectFine } from './fine.ts'
import { resultIn } from './own-result.ts'

const begun = '2026-11-02'
const words = {
  sv: {
    done: 'Klar med veckan',
    worst: ['Mycket hög', 'Nästan ingen', 'Det blev inte av'],
    calm: ['Låg', 'Ganska mycket', 'Jag gjorde hela steget'],
    possible: 'Det känns möjligt',
    exhausted: 'Jag orkar inte mer som det är nu',
    unsafe: 'Jag har tankar på att inte vilja leva',
    send: 'Spara svaren',
    heavy: 'Det här har varit en mycket tung vecka',
    worse: 'Nu behöver du mer än ett program',
    danger: 'Ring någon nu',
    back: 'Tillbaka',
    pause: 'Pausa programmet',
    paused: 'Programmet är pausat',
    line: 'Jag har tankar på att inte vilja leva.',
    first: 'Vila och vård kommer först',
    anyway: 'Jag vill ändå gå vidare med det här programmet',
    start: 'Starta programmet',
    today: 'Börja i dag i stället',
    goOn: 'Fortsätt programmet',
    near: 'Du är nära gränsen till gul zon',
    provisional: 'Zonen är preliminär',
  },
  en: {
    done: 'Done with the week',
    worst: ['Very high', 'Hardly any', 'I didn’t get to it'],
    calm: ['Low', 'Quite a lot', 'I did the whole step'],
    possible: 'It feels possible',
    exhausted: 'I can’t go on the way things are now',
    unsafe: 'I have thoughts of not wanting to live',
    send: 'Save the answers',
    heavy: 'This has been a very hard week',
    worse: 'Now you need more than a programme',
    danger: 'Call somebody now',
    back: 'Back',
    pause: 'Pause the programme',
    paused: 'The programme is paused',
    line: 'I have thoughts of not wanting to live.',
    first: 'Rest and care come first',
    anyway: 'I want to go on with this programme anyway',
    start: 'Start the programme',
    today: 'Start today instead',
    goOn: 'Go on with the programme',
    near: 'You are close to the limit of the yellow zone',
    provisional: 'The zone is provisional',
  },
} as const

/** Opens a page with this content of the browser's storage. */
async function openWith(page: Page, path: string, stored: Readonly<Record<string, unknown>>, day: string) {
  await page.clock.setFixedTime(`${day}T08:00:00Z`)
  await page.goto('/utan-nat')
  await page.evaluate(
    (all) => {
      for (const [name, value] of Object.entries(all)) localStorage.setItem(name, JSON.stringify(value))
    },
    stored as Record<string, unknown>,
  )
  await page.goto(path)
}

const withChecks = (...checks: readonly WeeklyCheck[]): StressProgramme =>
  checks.reduce(
    (document, check, position) => answerCheck(document, addDays(begun, 7 * position), check),
    enrol(emptyProgramme, begun),
  )

const partPathIn = (language: Language) =>
  pathIn(language, '/stresshanteringsprogram/modul-1/del-3#se-tillbaka')

/** Finishes the part of a week and answers its check, each question with its label. */
async function answerWeek(
  page: Page,
  language: Language,
  answers: readonly string[],
  earlier: StressProgramme,
) {
  await openWith(page, partPathIn(language), { 'andrum.stress-programme.v1': earlier }, '2026-11-23')
  // The button that finishes a week is fetched when it comes into sight.
  await page.getByRole('heading', { name: words[language].done }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: words[language].done }).click()
  const form = page.locator('form').filter({ has: page.locator('#check-outlook') })
  for (const [at, label] of answers.entries()) {
    await form.locator('fieldset').nth(at).getByLabel(label, { exact: true }).check()
  }
  await form.getByRole('button', { name: words[language].send }).click()
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
const calm = { strain: 4, recovery: 4, step: 4 } as const

for (const language of ['sv', 'en'] as const) {
  const t = words[language]

  test(`one week at the worst is answered with what to do and a pause (${language})`, async ({ page }) => {
    await answerWeek(page, language, [...t.worst, t.possible], withChecks(calm))
    await expect(page.getByRole('heading', { name: t.heavy })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '1177' }).first()).toHaveAttribute(
      'href',
      'tel:1177',
    )
    await expectFine(page)
    await page.getByRole('button', { name: t.pause }).click()
    await expect(page.getByRole('status').filter({ hasText: t.paused })).toBeVisible()
    // The pressed button is gone.
    await expect(page.getByRole('heading', { name: t.heavy })).toBeFocused()
    expect(JSON.parse(JSON.parse(await kept(page))['andrum.stress-programme.v1']).pausedSince).toBe(
      '2026-11-23',
    )
  })

  test(`worse twice in a row, or no strength left, leads to somebody to talk to (${language})`, async ({
    page,
  }) => {
    const worse = withChecks(calm, { strain: 2, recovery: 3, step: 5 })
    await answerWeek(page, language, [...t.worst, t.possible], worse)
    await expect(page.getByRole('heading', { name: t.worse })).toBeVisible()
    await expect(page.locator('#hjalp-efter-veckochecken')).toBeAttached()
    await expect(page.getByRole('status').filter({ hasText: t.paused })).toBeVisible()
    expect(JSON.parse(JSON.parse(await kept(page))['andrum.stress-programme.v1']).pausedSince).toBe(
      '2026-11-23',
    )
    await expectFine(page)
    await answerWeek(page, language, [...t.calm, t.exhausted], withChecks(calm))
    await expect(page.getByRole('heading', { name: t.worse })).toBeVisible()
    expect(await kept(page)).not.toContain('exhausted')
  })

  test(`thoughts of not wanting to live fill the window with help, and are kept nowhere (${language})`, async ({
    page,
    context,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    await page.setViewportSize({ width: 390, height: 844 })
    const earlier = finishPart(withChecks(calm), '1.1', begun)
    await answerWeek(page, language, [...t.calm, t.unsafe], earlier)
    const screen = page.getByRole('dialog', { name: t.danger })
    for (const dial of ['112', '90101']) {
      const box = await screen.locator(`a[href="tel:${dial}"]`).first().boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(64)
      expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    }
    await expectFine(page)
    await context.setOffline(true)
    await screen.getByRole('button', { name: t.back }).click()
    await expect(page.getByRole('heading', { name: t.worse })).toBeVisible()
    expect(await kept(page)).not.toContain('unsafe')
    expect(sent.join()).not.toContain('unsafe')
    await context.setOffline(false)
  })

  test(`the call to care begins with that line, and choosing it shows help first (${language})`, async ({
    page,
  }) => {
    await openWith(page, `${pathIn(language, '/red-zone')}#medical`, {}, '2026-11-23')
    const lines = page.locator('#medical').getByRole('checkbox')
    await expect(lines.first()).toHaveAccessibleName(t.line)
    await lines.first().check()
    const screen = page.getByRole('dialog', { name: t.danger })
    await expect(screen.locator('a[href="tel:112"]').first()).toBeVisible()
    await expectFine(page)
    await screen.getByRole('button', { name: t.back }).click()
    await expect(page.locator('#medical-lines-text')).toHaveValue(new RegExp(t.line))
    expect(await kept(page)).not.toContain('leva')
  })

  test(`somebody in red is asked before starting, and may start anyway (${language})`, async ({ page }) => {
    const path = pathIn(language, '/stresshanteringsprogram/welcome')
    await openWith(page, path, { 'andrum.results': [resultIn('red', 4)] }, '2026-11-23')
    await expect(page.getByRole('heading', { name: t.first })).toBeVisible()
    await expect(page.getByRole('button', { name: t.start })).toHaveCount(0)
    await expectFine(page)
    await page.getByRole('button', { name: t.anyway }).click()
    await expect(page.getByRole('button', { name: t.start })).toBeVisible()
    await openWith(page, path, { 'andrum.results': [resultIn('yellow', 2.75)] }, '2026-11-23')
    await expect(page.getByRole('button', { name: t.start })).toBeVisible()
    await expect(page.getByRole('heading', { name: t.first })).toHaveCount(0)
  })

  test(`somebody in red is asked on a part's own page too, before the programme begins, and once (${language})`, async ({
    page,
  }) => {
    const partOf = (week: number) => pathIn(language, `/stresshanteringsprogram/modul-1/del-${week}`)
    const startedOn = async () => {
      const stored = JSON.parse(await kept(page))['andrum.stress-programme.v1']
      return stored === undefined ? null : JSON.parse(stored).startedOn
    }
    await openWith(page, `${partOf(2)}#se-tillbaka`, { 'andrum.results': [resultIn('red', 4)] }, '2026-11-23')
    const toFinish = () => page.getByRole('heading', { name: t.done }).scrollIntoViewIfNeeded()
    await toFinish()
    await expect(page.getByRole('heading', { name: t.first })).toBeVisible()
    await expect(page.getByRole('button', { name: t.done })).toHaveCount(0)
    await expectFine(page)
    expect(await startedOn()).toBeNull()
    await page.getByRole('button', { name: t.anyway }).click()
    await expect(page.locator('.programme-told')).toBeFocused()
    expect(await startedOn()).toBeNull()
    // Another part in the same visit: the person is not asked twice.
    await page
      .getByRole('navigation')
      .locator(`a[href="${partOf(3)}"]`)
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3')
    await page.locator('.part-thread a').last().click()
    await toFinish()
    await page.getByRole('button', { name: t.done }).click()
    await expect.poll(startedOn).toBe('2026-11-23')
  })

  test(`somebody in red is asked before a start is moved to today, and before a pause ends (${language})`, async ({
    page,
  }) => {
    const red = { 'andrum.results': [resultIn('red', 4)] }
    const path = pathIn(language, '/stresshanteringsprogram/welcome')
    for (const [programme, button] of [
      [enrol(emptyProgramme, '2026-12-01'), t.today],
      [pause(withChecks(calm), '2026-11-10'), t.goOn],
    ] as const) {
      const stored = { ...red, 'andrum.stress-programme.v1': programme }
      await openWith(page, path, stored, '2026-11-23')
      await expect(page.getByRole('heading', { name: t.first })).toBeVisible()
      await expect(page.getByRole('button', { name: button })).toHaveCount(0)
      await expectFine(page)
      await openWith(page, partPathIn(language), stored, '2026-11-23')
      await page.getByRole('heading', { name: t.done }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { name: t.first })).toBeVisible()
      await expect(page.getByRole('button', { name: t.done })).toHaveCount(0)
      await openWith(page, path, stored, '2026-11-23')
      await page.getByRole('button', { name: t.anyway }).click()
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('button', { name: button })).toHaveCount(0)
    }
    // A person who is in the programme is not asked again at each part.
    await openWith(
      page,
      partPathIn(language),
      { ...red, 'andrum.stress-programme.v1': withChecks(calm) },
      '2026-11-23',
    )
    await page.getByRole('heading', { name: t.done }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: t.done })).toBeVisible()
    await expect(page.getByRole('heading', { name: t.first })).toHaveCount(0)
  })

  test(`red by one answer says so, and that the zone is provisional (${language})`, async ({ page }) => {
    const path = `${pathIn(language, '/mina-resultat')}?id=${resultIn('red', 3).id}`
    await openWith(page, path, { 'andrum.results': [resultIn('red', 3)] }, '2026-11-12')
    await expect(page.getByText(t.near)).toBeVisible()
    await expect(page.getByText(t.provisional)).toBeVisible()
    await expectFine(page)
    await openWith(page, path, { 'andrum.results': [resultIn('red', 4)] }, '2026-11-12')
    await expect(page.getByText(t.provisional)).toBeVisible()
    await expect(page.getByText(t.near)).toHaveCount(0)
  })
}
