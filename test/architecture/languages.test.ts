import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#core/languages.ts'

/**
 * Languages are rows of `src/core/languages.ts` and folders with their names (decision 0685). A file that names a language
 * decides something that a new language would miss.
 */
const tags = languages.join('|')
const forms = [
  // 'sv', "en" and look-ups by them: { sv: … }, texts.en
  new RegExp(`(['"\`])(?:${tags})\\1`),
  new RegExp(`(?:^|[{,(\\s])(?:${tags})\\??:\\s`),
  new RegExp(`[\\w\\])]\\.(?:${tags})\\b(?!\\.|-)`),
  // '/en/om-stress', ids such as 'sv:home'
  new RegExp(`['"\`]/(?:${tags})(?:['"\`/])`),
  new RegExp(`['"\`](?:${tags}):`),
  new RegExp(`from '[^']*/(?:${tags})/`),
]

/** Files that may name one, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  'src/core/languages.ts': 'the rows',
  'src/text/dictionaries.ts': 'gathers the folders',
  'src/text/server-texts.ts': 'gathers the folders',
  'scripts/check-text/worn-words.ts': 'words of Swedish and of English',
  'scripts/check-text/forbidden-claims.ts': 'claims in Swedish and in English',
}

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/^\s*\/\/.*$/gm, '')

const namingsIn = (source: string): string[] =>
  withoutComments(source)
    .split('\n')
    .filter((line) => !/^import type /.test(line) && forms.some((form) => form.test(line)))
    .map((line) => line.trim())

test.each([
  ["readonly language: 'sv' | 'en'"],
  ["const other = language === 'sv' ? 'en' : 'sv'"],
  ['const texts = { sv: swedish, en: english }'],
  ['  readonly sv: string'],
  ['const words = texts.en'],
  ["import { mail } from '#text/en/mail.ts'"],
  ["const frontPages = ['/', '/en/om-stress']"],
  ['route(path, file, { id: `sv:$' + '{id}` })'],
])('%s is refused', (line) => {
  expect(namingsIn(line)).toEqual([line.trim()])
})

test('nothing but the rows and their folders names a language', () => {
  expect(
    namingsIn("/** 'sv' */\n// { en: 1 }\nimport type { a } from '#text/sv/a.ts'\nopen('/enheter')"),
  ).toEqual([])
  const files = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', '*.config.ts'], {
    exclude: (name) => /\.test\.tsx?$/.test(name) || languages.some((tag) => name === `src/text/${tag}`),
  }).filter((file) => !Object.hasOwn(allowed, file))
  expect(files.length).toBeGreaterThan(1000)
  expect(
    files.flatMap((file) => namingsIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`)),
  ).toEqual([])
  for (const file of Object.keys(allowed)) expect(namingsIn(readFileSync(file, 'utf8')), file).not.toEqual([])
})
