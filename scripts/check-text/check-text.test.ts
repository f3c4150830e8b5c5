import { expect, test } from 'vitest'
import { compareArticles, readArticle } from './articles.ts'
import { compareTexts, isTexts } from './dictionaries.ts'
import { missingKeys } from './used-keys.ts'

test('two languages that say the same are left alone', () => {
  expect(
    compareTexts({ a: '{count} {count|svar|svar}' }, { a: '{count} {count|answer|answers}' }, 'en'),
  ).toEqual([])
})

test.each([
  [{ a: 'x' }, {}, 'a is missing in en'],
  [{}, { a: 'x' }, 'a is missing in Swedish'],
  [{ a: 'x' }, { a: ' ' }, 'a is empty'],
  [{ a: '{count} svar' }, { a: 'answers' }, 'a needs {count} in Swedish and nothing in en'],
  [
    { a: '{count|svar|svar}' },
    { a: '{count|a|few|many}' },
    'a does not give each number the 2 forms of en: one, other',
  ],
  [{ a: 'hos oss' }, { a: 'at %%BRAND_NAME%%' }, 'a needs nothing in Swedish and %%BRAND_NAME%% in en'],
])('%o and %o are told apart', (sv, en, fault) => {
  expect(compareTexts(sv as Record<string, string>, en as Record<string, string>, 'en')).toEqual([fault])
})

test('only an object of texts is a dictionary', () => {
  expect([{ a: 'x' }, { a: 1 }, ['x'], 'x', null].map(isTexts)).toEqual([true, false, false, false, false])
})

const swedish = '---\ntitle: Sömn\nworksheet: sleep-diary\n---\n# Sömn\n\nText.\n\n## Kväll\n'

test.each([
  ['nothing', swedish, []],
  ['a field', swedish.replace('title: Sömn\n', ''), ['en.md:1: the field "title" is missing']],
  ['a heading', swedish.replace('## Kväll\n', ''), ['en.md:1: has fewer headings than sv.md']],
  ['a level', swedish.replace('## Kväll', '### Evening'), ['en.md:9: this heading is not in sv.md']],
  ['a heading more', `${swedish}\n## Night\n`, ['en.md:11: this heading is not in sv.md']],
  ['a worksheet', swedish.replace('diary', 'window'), ['en.md:3: names another worksheet than sv.md']],
])('long texts that differ by %s are told apart with file and line', (_, english, faults) => {
  expect(compareArticles(readArticle('sv.md', swedish), readArticle('en.md', english))).toEqual(faults)
})

test('a long text without words is named', () => {
  const empty = readArticle('sv.md', '---\ntitle: x\n---\n')
  expect(compareArticles(empty, empty)).toEqual(['sv.md:1: has no text', 'sv.md:1: has no text'])
})

test('keys that code asks for must exist', () => {
  const source =
    "/** t('key') */ t('known'); t('lost', { a: 1 }); set('other'); pageMeta('booking', 'title', 'gone'); x.t('y'); t(name)"
  expect(missingKeys(source, new Set(['known', 'title']))).toEqual(['lost', 'gone'])
})
