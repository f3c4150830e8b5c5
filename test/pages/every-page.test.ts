import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { defaultLanguage, languages, pathIn, rowOf } from '#core/languages.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { addSecurityHeaders } from '#server/platform/http/guards/security-headers.ts'
import { pagesPlugin } from '#server/platform/http/pages/pages-plugin.ts'
import { preparePages } from '#server/platform/http/pages/prepare-pages.ts'
import { pages } from '#web/sitemap.ts'

/** What is promised of every page of the site map, in every language: read as it is served, without a browser. */

const folder = mkdtempSync(join(tmpdir(), 'andrum-pages-'))
const { brand, baseUrl } = readConfig({ DATA_DIR: join(folder, 'data'), DEMO: '1' })
const app = Fastify()
await addSecurityHeaders(app, { https: false })
await app.register(pagesPlugin(await preparePages({ buildDir: 'build', outDir: folder, brand, baseUrl })))
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

for (const { id, path, index, canonical = path } of pages) {
  for (const language of languages) {
    const address = pathIn(language, path)
    test(`${address} says what it is, where it lives, and what it may load (${id})`, async () => {
      const answer = await get(address)
      expect(answer.statusCode).toBe(200)
      const html = answer.body
      const head = html.slice(0, html.indexOf('</head>'))
      const base = first(head, /property="og:url" content="(https?:\/\/[^/"]+)/) ?? ''

      expect(html).toContain(`<html lang="${language}" dir="${rowOf(language).direction}"`)
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
          ...languages.map((one) => [one, pathIn(one, canonical)]),
          ['x-default', pathIn(defaultLanguage, canonical)],
        ]) {
          expect(head).toContain(`<link rel="alternate" hrefLang="${hrefLang}" href="${base}${to}"`)
        }
        for (const property of ['title', 'description', 'image', 'url', 'locale', 'type', 'site_name']) {
          expect(head, property).toMatch(new RegExp(`<meta property="og:${property}" content="[^"]+"`))
        }
      }

      const policy = String(answer.headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe|data:|blob:|https?:|\*/)
      expect(answer.headers).toMatchObject({
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

test('the list for search engines holds every open page in every language, and no hidden one', async () => {
  const sitemap = (await get('/sitemap.xml')).body
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, to = '']) => to || '/',
  )
  const open = pages.filter(({ index, canonical }) => index !== false && canonical === undefined)
  const expected = open.flatMap(({ path }) => languages.map((language) => pathIn(language, path)))
  expect(listed.sort()).toEqual(expected.sort())
  const robots = (await get('/robots.txt')).body
  expect(robots).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/)
  for (const file of ['/og.png', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']) {
    expect((await get(file)).statusCode, file).toBe(200)
  }
})
