import { expect, test } from 'vitest'
import { fillHtml, fillJson } from './fill-tokens.ts'

/** A name with every character that could break out of its place. */
const nasty = `O'Neil & "Söner" </script><b>\\ \u2028 %%BASE_URL%% $& 🌊`
const tokens = { BRAND_NAME: nasty, BASE_URL: 'https://andrum.example' }

test('a name in text and attributes stays text', () => {
  const filled = fillHtml('<p title="%%BRAND_NAME%%">%%BRAND_NAME%%</p>', tokens)
  expect(filled).not.toContain('</script>')
  expect(filled).toContain('title="O&#x27;Neil &amp; &quot;Söner&quot; &lt;/script&gt;')
})

test('a name in structured data and in a data file is one string', () => {
  const filled = fillHtml('<script type="application/ld+json">{"name":"%%BRAND_NAME%%"}</script>', tokens)
  const content = filled.replace(/^<script[^>]*>|<\/script>$/g, '')
  expect(JSON.parse(content)).toEqual({ name: nasty })
  expect(JSON.parse(fillJson('["%%BRAND_NAME%%"]', tokens))).toEqual([nasty])
})

test('elements stand between tags and in a data file, and nowhere else', () => {
  const people = { PEOPLE: { markup: '<ul class="entries"><li>Kim</li></ul>' } }
  expect(fillHtml('<div>%%PEOPLE%%</div>', people)).toBe('<div><ul class="entries"><li>Kim</li></ul></div>')
  expect(JSON.parse(fillJson('["%%PEOPLE%%"]', people))).toEqual([people.PEOPLE.markup])
  for (const page of [
    '<p title="%%PEOPLE%%">',
    '<script type="application/ld+json">{"name":"%%PEOPLE%%"}</script>',
  ]) {
    expect(() => fillHtml(page, people), page).toThrow('where only text can stand')
  }
})

test('a token where it cannot be filled safely stops the start', () => {
  expect(() => fillHtml('<script>let a = "%%BRAND_NAME%%"</script>', tokens)).toThrow('cannot be filled')
  expect(() => fillHtml('<p>%%SUPPORT_FAX%%</p>', tokens)).toThrow('SUPPORT_FAX')
})
