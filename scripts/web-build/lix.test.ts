import { expect, test } from 'vitest'
import { lixOf, pageText } from './lix.ts'

test('LIX is words a sentence plus the share of long words', () => {
  // 8 words in 2 sentences, 2 of them over six letters: 4 + 25
  expect(lixOf('Vi har ett trädgårdsland. Där växer morötter nu.')).toEqual({ lix: 4 + 25, words: 8 })
})

test('headings and labels do not count, and a decimal point ends nothing', () => {
  expect(lixOf('Rubrik här\nEtt två tre.\n')).toEqual({ lix: 3, words: 3 })
  expect(lixOf('Det är 2.5 steg upp nu.').lix).toBe(5)
})

test('only what is read in the main part of a page counts', () => {
  const html =
    '<header>Meny</header><main id="x"><h1>Om stress</h1><p>Hej <b>du</b>.</p><svg><text>5</text></svg><pre><code>npm ci</code></pre></main><footer>Sidfot</footer>'
  expect(
    pageText(html)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual(['Om stress', 'Hej du.'])
})

test('a page without words has no LIX', () => {
  expect(lixOf('')).toEqual({ lix: 0, words: 0 })
})
