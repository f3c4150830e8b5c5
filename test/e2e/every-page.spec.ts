import { expect, test } from '@playwright/test'
import { languages, pathIn } from '#text/language.ts'
import { pages } from '#web/sitemap.ts'

/** What is promised of every page of the site map, in both languages. */

const headers = { accept: 'text/html' }
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

for (const { id, path, index, canonical = path } of pages) {
  for (const language of languages) {
    const address = pathIn(language, path)
    test(`${address} says what it is, where it lives, and what it may load (${id})`, async ({ request }) => {
      const answer = await request.get(address, { headers })
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      const head = html.slice(0, html.indexOf('</head>'))
      const base = first(head, /property="og:url" content="(https?:\/\/[^/"]+)/) ?? ''

      expect(first(html, /<html lang="(\w+)"/)).toBe(language)
      expect(first(head, /<title>([^<]+) – [^<]+<\/title>/)).not.toMatch(/[a-z]\.[a-z]/)
      expect(head).toContain('<meta name="color-scheme" content="light"')
      for (const file of ['/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']) {
        expect(head).toContain(`href="${file}"`)
      }
      expect(html).not.toContain('%%')
      expect(html).not.toContain('undefined')

      if (index === false) {
        expect(head).toContain('<meta name="robots" content="noindex"')
        expect(head).not.toContain('rel="canonical"')
      } else {
        expect(head).not.toContain('noindex')
        const description = first(head, /<meta name="description" content="([^"]+)"/) ?? ''
        expect(description.length).toBeGreaterThan(40)
        expect(description.length).toBeLessThan(170)
        expect(head).toContain(`<link rel="canonical" href="${base}${pathIn(language, canonical)}"`)
        for (const [hrefLang, to] of [
          ['sv', pathIn('sv', canonical)],
          ['en', pathIn('en', canonical)],
          ['x-default', pathIn('sv', canonical)],
        ]) {
          expect(head).toContain(`<link rel="alternate" hrefLang="${hrefLang}" href="${base}${to}"`)
        }
        for (const property of ['title', 'description', 'image', 'url', 'locale', 'type', 'site_name']) {
          expect(head, property).toMatch(new RegExp(`<meta property="og:${property}" content="[^"]+"`))
        }
      }

      const policy = answer.headers()['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe|data:|blob:|https?:|\*/)
      expect(answer.headers()).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
      })
      // Everything that a page loads by itself is ours.
      const loaded = [...html.matchAll(/<(?:script|link|img|source)\b[^>]*?\s(?:src|href)="([^"]+)"/g)]
      const foreign = loaded.map(([, to = '']) => to).filter((to) => !to.startsWith('/'))
      expect(foreign.filter((to) => !to.startsWith(base))).toEqual([])
    })
  }
}

test('the list for search engines holds every open page in both languages, and no hidden one', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, to = '']) => to || '/',
  )
  const open = pages.filter(({ index, canonical }) => index !== false && canonical === undefined)
  const expected = open.flatMap(({ path }) => languages.map((language) => pathIn(language, path)))
  expect(listed.sort()).toEqual(expected.sort())
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/)
  for (const file of ['/og.png', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']) {
    expect((await request.get(file)).status(), file).toBe(200)
  }
})

for (const language of languages) {
  test(`no page (${language}) loads anything from elsewhere, says anything is wrong, or has no words without scripts`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const faults: string[] = []
    const awake = await browser.newContext()
    const still = await browser.newContext({ javaScriptEnabled: false })
    const [page, quiet] = [await awake.newPage(), await still.newPage()]
    page.on('console', (line) => line.type() === 'error' && faults.push(`${page.url()}: ${line.text()}`))
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error}`))
    page.on('request', (request) => {
      if (!request.url().startsWith('http://localhost:')) faults.push(request.url())
    })
    for (const { path } of pages) {
      const address = pathIn(language, path)
      await page.goto(address, { waitUntil: 'load' })
      await quiet.goto(address, { waitUntil: 'domcontentloaded' })
      const text = await quiet.locator('main').evaluate((main) => {
        const hidden = [...main.querySelectorAll('noscript')].map((one) => one.textContent).join(' ')
        return `${main.textContent} ${hidden}`
      })
      const words = text
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length
      if (words < 25) faults.push(`${address} has ${words} words without JavaScript: ${text}`)
      if (!(await quiet.locator('main h1').count()))
        faults.push(`${address} has no heading without JavaScript`)
      const interactive = await quiet.locator('main form, main button').count()
      const html = await quiet.content()
      if (interactive > 0 && !/<noscript>/.test(html))
        faults.push(`${address} has controls and no word on JavaScript`)
    }
    expect(faults).toEqual([])
    await awake.close()
    await still.close()
  })
}
