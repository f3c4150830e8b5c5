import { expect, test } from 'vitest'
import { compareArticles, readFrontMatter } from './articles.ts'
import { compareTexts, isTexts } from './dictionaries.ts'
import { missingKeys } from './used-keys.ts'

test('two languages that say the same are left alone', () => {
  expect(compareTexts({ a: '{count} {count|svar|svar}' }, { a: '{count} {count|answer|answers}' })).toEqual(
    [],
  )
})

test.each([
  [{ a: 'x' }, {}, 'a is missing in English'],
  [{}, { a: 'x' }, 'a is missing in Swedish'],
  [{ a: 'x' }, { a: ' ' }, 'a is empty'],
  [{ a: '{count} svar' }, { a: 'answers' }, 'a needs {count} in Swedish and nothing in English'],
  [{ a: 'hos oss' }, { a: 'at %%BRAND_NAME%%' }, 'a needs nothing in Swedish and %%BRAND_NAME%% in English'],
])('%o and %o are told apart', (sv, en, fault) => {
  expect(compareTexts(sv as Record<string, string>, en as Record<string, string>)).toEqual([fault])
})

test('only an object of texts is a dictionary', () => {
  expect([{ a: 'x' }, { a: 1 }, ['x'], 'x', null].map(isTexts)).toEqual([true, false, false, false, false])
})

test('long texts must be built alike in both languages', () => {
  const sv = readFrontMatter('---\ntitle: Sömn\nsource: x\n---\n# Sömn\n\nText.\n\n## Kväll\n')
  const en = readFrontMatter('---\ntitle: Sleep\n---\n# Sleep\n\nText.\n')
  expect(compareArticles(sv, en)).toEqual(['source is missing in English', 'has other headings in English'])
  expect(compareArticles(sv, sv)).toEqual([])
  expect(compareArticles(readFrontMatter('---\ntitle: x\n---\n'), sv)).toContain('has no text')
})

test('keys that code asks for must exist', () => {
  const source =
    "/** t('key') */ t('known'); t('lost', { a: 1 }); set('other'); pageMeta('booking', 'title', 'gone'); x.t('y'); t(name)"
  expect(missingKeys(source, new Set(['known', 'title']))).toEqual(['lost', 'gone'])
})
