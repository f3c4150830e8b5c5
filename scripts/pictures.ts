/**
 * Takes the README's pictures from the simulated organisation, so that they show the real product:
 * `npm start` in one window and `npm run pictures` in another. The address of the running product may follow.
 */

import { mkdirSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { defaultLanguage } from '#core/languages.ts'
import { ensureChromium } from './find-chromium.ts'

const base = process.argv[2] ?? 'http://localhost:3000'
const folder = 'docs/pictures'
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 }

/** Signs a demo account in with a code from the mailbox. */
async function signIn(context: BrowserContext, email: string): Promise<void> {
  const headers = { origin: base }
  const since = Date.now()
  await context.request.post(`${base}/api/v1/sign-in-codes`, {
    data: { email, language: defaultLanguage },
    headers,
  })
  for (let look = 0; look < 40; look += 1) {
    await new Promise((later) => setTimeout(later, 500))
    const answer = await context.request.get(`${base}/api/dev/mail?to=${encodeURIComponent(email)}`)
    const mails = (await answer.json()) as { text: string; sentAt: string }[]
    const code = mails
      .filter(({ sentAt }) => Date.parse(sentAt) >= since - 1000)
      .map(({ text }) => /^ {4}(\d{4} \d{4})$/m.exec(text)?.[1]?.replace(' ', ''))
      .find((found) => found !== undefined)
    if (code === undefined) continue
    const entered = await context.request.post(`${base}/api/v1/sessions`, { data: { email, code }, headers })
    if (entered.ok()) return
  }
  throw new Error(`No code came for ${email}: is ${base} the demo?`)
}

/** A visitor's result: the twelve questions, answered so that the zone is red. */
async function takeProfile(page: Page): Promise<void> {
  await page.goto(`${base}/stressprofil/start`)
  await page.getByRole('button', { name: 'Starta' }).click()
  await page.getByRole('button', { name: 'Till första frågan' }).click()
  for (let question = 0; question < 12; question += 1) {
    const heading = page.getByRole('heading', { level: 1 })
    const asked = (await heading.textContent()) ?? ''
    await page
      .getByRole('radio')
      .nth(question % 3 === 0 ? 3 : 2)
      .click()
    await heading.filter({ hasNotText: asked }).waitFor()
  }
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await page.getByRole('article').waitFor()
}

async function picture(
  browser: Browser,
  name: string,
  screen: typeof phone,
  open: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...screen, locale: 'sv-SE', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await open(page, context)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${folder}/${name}.png` })
  await context.close()
  console.log(`${folder}/${name}.png`)
}

const found = ensureChromium()
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(found === 'downloaded' ? {} : { executablePath: found })
try {
  await picture(browser, 'result', phone, takeProfile)
  await picture(browser, 'today', phone, async (page, context) => {
    await signIn(context, 'anna@exempelbolaget.example')
    await page.goto(`${base}/hem`)
  })
  await picture(browser, 'overview', desktop, async (page, context) => {
    await signIn(context, 'hr@exempelbolaget.example')
    await page.goto(`${base}/hr-dashboard`)
  })
} finally {
  await browser.close()
}
