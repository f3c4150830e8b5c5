import { expect, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { openHydrated } from './open-hydrated.ts'
import type { SeedRow } from './seed-rows.ts'

/** The routes of the seed, section 2, each in both languages: the page, and the first words of its heading. */

const routes: readonly (readonly [row: SeedRow, path: string, swedish: string, english: string])[] = [
  ['seed 2, a login screen', '/logga-in', 'Logga in', 'Sign in'],
  ['seed 2, /: home', '/', 'Hur stressad är du just nu?', 'How stressed are you right now?'],
  [
    'seed 2, /old-home: older home page',
    '/old-home',
    'Hur har du det på jobbet?',
    'How are you doing at work?',
  ],
  ['seed 2, /about: about', '/about', 'Så fungerar det', 'How it works'],
  ['seed 2, /about-us: about us', '/about-us', 'Om oss', 'About us'],
  [
    'seed 2, /stresshanteringsprogram: programme page',
    '/stresshanteringsprogram',
    'Stress\u00adhanterings\u00adprogram',
    'Stress management programme',
  ],
  [
    'seed 2, /stresshanteringsprogram/welcome: programme welcome',
    '/stresshanteringsprogram/welcome',
    'Välkommen till programmet',
    'Welcome to the programme',
  ],
  [
    'seed 2, /stresshanteringsprogram/modul-1: programme module 1',
    '/stresshanteringsprogram/modul-1',
    'Modul 1',
    'Module 1',
  ],
  [
    'seed 2, /foretagslosningar: company solutions',
    '/foretagslosningar',
    'Lugnare arbetsdagar',
    'Calmer working days',
  ],
  [
    'seed 2, /forelasningar: lectures',
    '/forelasningar',
    'Föreläs\u00adningar och work\u00adshoppar',
    'Lectures and work\u00adshops',
  ],
  ['seed 2, /demo: demo', '/demo', 'Prova tjänsten', 'Try the service'],
  [
    'seed 2, /stressprofil: stress profile overview',
    '/stressprofil',
    'Hur har du det på jobbet?',
    'How are you doing at work?',
  ],
  [
    'seed 2, /stressprofil/start: stress profile flow',
    '/stressprofil/start',
    'Stressprofilen',
    'The stress profile',
  ],
  ['seed 2, /hr-dashboard: HR dashboard', '/hr-dashboard', 'Översikt', 'Overview'],
  [
    'seed 2, /green-zone: zone result page',
    '/green-zone',
    'Fortsätt med det som fungerar',
    'Keep doing what works',
  ],
  [
    'seed 2, /yellow-zone: zone result page',
    '/yellow-zone',
    'Återhämta dig ett steg i taget',
    'Recover one step at a time',
  ],
  ['seed 2, /red-zone: zone result page', '/red-zone', 'Nu behöver du vila', 'You need rest now'],
  ['seed 2, /om-stress: about stress', '/om-stress', 'Om stress', 'About stress'],
  ['seed 2, /djupanalys: deep stress analysis', '/djupanalys', 'Djupanalysen', 'The in-\u2060depth analysis'],
  [
    'seed 2, /personal-action-plan: personal action plan',
    '/personal-action-plan',
    'Din handlingsplan',
    'Your action plan',
  ],
  ['seed 2, /contact: contact page', '/contact', 'Kontakta oss', 'Contact us'],
  ['seed 2, /kontakta-oss: the same contact page', '/kontakta-oss', 'Kontakta oss', 'Contact us'],
  ['seed 2, /integritetspolicy: privacy policy', '/integritetspolicy', 'Integritetspolicy', 'Privacy policy'],
  ['seed 2, /anvandarvillkor: terms of use', '/anvandarvillkor', 'Användarvillkor', 'Terms of use'],
  ['seed 2, /cookies: cookie policy', '/cookies', 'Kakor och lagring', 'Cookies and storage'],
  ['seed 2, /erbjudande: hidden offer page', '/erbjudande', 'Ert erbjudande', 'Your offer'],
]

for (const [row, path, swedish, english] of routes) {
  test(row, async ({ page }) => {
    for (const language of languages) {
      const answer = await page.goto(pathIn(language, path))
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        language === 'sv' ? swedish : english,
      )
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    if (/\/(old-home|erbjudande)$/.test(path))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
}

test('seed 2, pages load lazily, with the indicator Laddar...', async ({ page }) => {
  for (const [path, link, words, heading] of [
    ['/vem-ser-vad', 'Stressprofil', 'Laddar...', 'Hur har du det på jobbet?'],
    ['/en/vem-ser-vad', 'Stress profile', 'Loading...', 'How are you doing at work?'],
  ] as const) {
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    const { promise: seen, resolve: see } = Promise.withResolvers<void>()
    const fetched: string[] = []
    await page.route('**/assets/*.js', async (route) => {
      fetched.push(route.request().url())
      await seen
      await route.continue()
    })
    await page.locator('.header-wide').getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    expect(fetched).not.toEqual([])
    see()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(words, { exact: true })).toHaveCount(0)
    await page.unroute('**/assets/*.js')
  }
})

test('seed 2, the home route shows Laddar startsida... to somebody who waits for it', async ({ page }) => {
  for (const [path, words, heading] of [
    ['/vem-ser-vad', 'Laddar startsida...', 'Hur stressad är du just nu?'],
    ['/en/vem-ser-vad', 'Loading home page...', 'How stressed are you right now?'],
  ] as const) {
    await openHydrated(page, path)
    await page.evaluate('window.marked = true')
    const { promise: seen, resolve: see } = Promise.withResolvers<void>()
    await page.route('**/*.data*', async (route) => {
      await seen
      await route.continue()
    })
    await page.locator('.header-brand').click()
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    see()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(words)).toHaveCount(0)
    // Without a reload.
    expect(await page.evaluate('window.marked')).toBe(true)
    await page.unroute('**/*.data*')
  }
})
