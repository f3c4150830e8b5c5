import { expect, type Page, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

/** A reader who moves from button to button, or lists them, hears only names, which differ where the buttons do. */
const namesTwice = (page: Page, what: string) =>
  page.evaluate<string[]>(`(() => {
    const seen = [...document.querySelectorAll(${JSON.stringify(what)})].filter((one) => one.checkVisibility())
    const names = seen.map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' '))
    return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
  })()`)

const pages = [
  ['hr@exempelbolaget.example', '/matningar', '.rounds'],
  ['skyddsombud@exempelbolaget.example', '/matningar', '.rounds'],
  ['skyddsombud@exempelbolaget.example', '/stodforfragningar', '[id^=question-]'],
  ['personal@andrum.example', '/kalender', '.calendar-booked, .actions'],
  ['hr@exempelbolaget.example', '/personer-och-enheter', 'table'],
] as const

for (const [email, path, part] of pages)
  for (const language of languages)
    test(`no two buttons have the same name for ${email} on ${path} (${language})`, async ({ page }) => {
      await signInAs(page, email)
      await page.goto(pathIn(language, path))
      await expect(page.locator('main').locator(part).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await namesTwice(page, 'main :is(button, summary)')).toEqual([])
    })

test('the links to the exercises of a week of recovery say which day they are of', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathIn(language, '/aterhamtningsprogram/vecka-1'))
    expect(await namesTwice(page, 'main section > p > a')).toEqual([])
  }
})

for (const [email, path, count] of [
  ['hr@exempelbolaget.example', '/personer-och-enheter', 3],
  ['hr@exempelbolaget.example', '/min-arbetsplats', 2],
  ['hr@exempelbolaget.example', '/atgarder', 2],
  ['agare@exempelbolaget.example', '/organisation', 3],
  ['personal@andrum.example', '/kalender', 2],
  ['personal@andrum.example', '/drift', 4],
] as const)
  test(`where several parts of ${path} do not come, each is asked for again by a name of its own`, async ({
    page,
  }) => {
    await signInAs(page, email)
    await page.route(/\/api\/v1\/(?!me$)/, (route) =>
      route.fulfill({ status: 429, json: { code: 'too-many-requests' } }),
    )
    for (const [language, again] of [
      ['sv', 'Försök igen'],
      ['en', 'Try again'],
    ] as const) {
      await page.goto(pathIn(language, path))
      const all = page.getByRole('main').getByRole('button', { name: again })
      await expect(all).toHaveCount(count)
      const lines = (await page.getByRole('main').ariaSnapshot()).split('\n')
      const names = lines.filter((line) => line.includes(`button "${again} `)).map((line) => line.trim())
      expect(new Set(names).size).toBe(count)
    }
    await expectFine(page)
  })
