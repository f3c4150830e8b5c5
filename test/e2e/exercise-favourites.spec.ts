import { expect, type Page, test } from '@playwright/test'
import { onAnotherDevice } from './another-device.ts'
import { countRequests } from './answer-form.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

const someone = () => `ovning-${crypto.randomUUID()}@example.com`
const star = (page: Page, name: string) => page.getByRole('button', { name: `Favorit: ${name}`, exact: true })
const atHome = (page: Page) => page.getByRole('navigation', { name: 'Dina favoriter' }).getByRole('link')

async function storedFor(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get('/api/v1/me/exercises')
  const { document } = (await answer.json()) as { document: { favourites?: string[] } | null }
  return document?.favourites ?? []
}

/** Completes a minute of breathing and answers the question after it. */
async function answerAfterBreath(page: Page, answer: string): Promise<void> {
  await page.clock.runFor(70_000)
  await page.getByRole('dialog').getByRole('button', { name: answer, exact: true }).click()
}

test('favourites are chosen with one press, and the three latest open from home with one', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = someone()
  await signInAs(page, email)
  await page.goto('/hem')
  await expect(page.getByRole('navigation', { name: 'Genvägar' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Dina favoriter' })).toHaveCount(0)
  await page.goto('/ovningar')
  await star(page, 'Kort avslappning').focus()
  await page.keyboard.press('Space')
  await expect(star(page, 'Kort avslappning')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Kort avslappning finns nu på Hem')).toBeAttached()
  for (const name of ['Mikropaus', 'Promenad', 'Andas en minut']) await star(page, name).click()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFine(page, `list at ${width}`)
  }
  const others = ['kort-avslappning', 'mikropaus', 'andas']
  await star(page, 'Promenad').click()
  await expect(star(page, 'Promenad')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => storedFor(page)).toEqual(others)
  await star(page, 'Promenad').click()
  await expect.poll(() => storedFor(page)).toEqual([...others, 'promenad'])

  const phone = await onAnotherDevice(browser, email)
  await phone.setViewportSize({ width: 320, height: 640 })
  await phone.goto('/hem')
  await expect(atHome(phone)).toHaveText(['Promenad', 'Andas en minut', 'Mikropaus'])
  await expectFine(phone)
  await atHome(phone).filter({ hasText: 'Andas en minut' }).click()
  await expect(phone.getByRole('dialog', { name: 'Andas en minut' })).toBeVisible()
  await phone.context().close()
})

test('a visitor chooses no favourites, and fetches nothing of them', async ({ page }) => {
  const fetched = countRequests(page, 'GET', /favourite/)
  await page.goto('/ovningar')
  await expect(page.getByRole('link', { name: 'Kort avslappning' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: /^Favorit/ })).toHaveCount(0)
  expect(fetched()).toBe(0)
})

test('how it felt is a pattern of one’s own after five times, and can be taken away', async ({ page }) => {
  test.slow()
  await page.clock.install({ time: '2026-11-23T09:00:00Z' })
  await page.goto('/ovningar')
  await page.evaluate(`localStorage.setItem('andrum.exercises.v1', JSON.stringify({ done: [], felt: { andas: {
    '2026-11-19T09:00Z': 'better', '2026-11-20T09:00Z': 'worse', '2026-11-21T09:00Z': 'better' } } }))`)
  await page.goto('/ovningar?ovning=andas')
  const player = page.getByRole('dialog')
  await expect(player.getByRole('button', { name: 'Pausa' })).toBeFocused()
  await answerAfterBreath(page, 'Lugnare')
  await expect(player.getByText('Svara 1 gång till, så ser du ditt eget mönster här.')).toBeVisible()
  await expect(player.getByRole('heading', { name: 'Ditt mönster' })).toHaveCount(0)
  await player.getByRole('button', { name: 'Gör övningen igen' }).click()
  await answerAfterBreath(page, 'Lugnare')
  await expect(player.getByText('Du har oftast känt dig lugnare efter den här övningen.')).toBeVisible()
  await expect(
    player.getByText('De senaste 5 gångerna: lugnare 4, ungefär som förut 0 och sämre 1.'),
  ).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await expectFine(page, `pattern at ${width}`)
  }
  await player.getByRole('button', { name: 'Ta bort svaren om övningen' }).click()
  await expect(player.getByText('Svaren är borttagna.')).toBeVisible()
  const stored = await page.evaluate<string>(`localStorage.getItem('andrum.exercises.v1') ?? '{}'`)
  expect(JSON.parse(stored).felt ?? {}).toEqual({})
})

test('the answer of somebody signed in is in their account and its export, and nowhere in the browser', async ({
  page,
}) => {
  await page.clock.install()
  await signInAs(page, someone())
  await page.goto('/en/ovningar?ovning=andas')
  const player = page.getByRole('dialog')
  await expect(player.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.clock.runFor(70_000)
  await expect(player.getByText('it’s stored in your account')).toBeVisible()
  const written = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await player.getByRole('button', { name: 'Worse', exact: true }).click()
  await page.clock.runFor(3000)
  await written
  const { documents } = (await (await page.request.get('/api/v1/me/export')).json()) as {
    documents: { exercises?: { felt?: Record<string, Record<string, string>> } }
  }
  expect(Object.values(documents.exercises?.felt?.andas ?? {})).toEqual(['worse'])
  expect(await page.evaluate(`localStorage.getItem('andrum.exercises.v1')`)).toBeNull()
})
