import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import type { Language } from '#core/languages.ts'
import { promise as promiseEn } from '#text/en/promise.ts'
import { placeholdersOf } from '#text/messages.ts'
import { promise as promiseSv } from '#text/sv/promise.ts'
import { readContent, splitFrontMatter } from './read-content.ts'

const names = (language: Language) =>
  globSync('**/*.md', { cwd: `content/${language}` })
    .map((file) => file.replace(/\.md$/, ''))
    .sort()

const raw = (language: Language, name: string) =>
  splitFrontMatter(readFileSync(`content/${language}/${name}.md`, 'utf8'))

/** What must be the same in both languages of a text: its structure, its links, its tokens. */
function shapeOf(language: Language, name: string) {
  const { fields, markdown } = raw(language, name)
  const block = /^```\n([\s\S]*?)^```$/gm
  return {
    fields: Object.keys(fields),
    headings: markdown.match(/^#+(?= )/gm) ?? [],
    items: markdown.match(/^(?:-|\d+\.) /gm)?.length ?? 0,
    rows: markdown.match(/^\|/gm)?.length ?? 0,
    links: [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href?.replace(/\/en\/$/, '/')).sort(),
    tokens: placeholdersOf(JSON.stringify(fields) + markdown),
    code: [...markdown.replace(block, '').matchAll(/`([^`]+)`/g)].map(([, code]) => code),
    blocks: [...markdown.matchAll(block)].map(([, code]) => code),
  }
}

test('every long text is there in both languages', () => {
  expect(names('en')).toEqual(names('sv'))
  expect(names('sv').length).toBeGreaterThan(10)
})

test.each(names('sv'))('%s says the same in both languages, as far as a machine can see', (name) => {
  expect(shapeOf('en', name)).toEqual(shapeOf('sv', name))
})

test.each(names('sv'))('%s promises no cure', (name) => {
  const forbidden =
    /diagnostiser|screening|behavioural activation|beteendeaktiveringstest|bota|rehabiliter|we diagnose|we treat|\bcures?\b/i
  for (const language of ['sv', 'en'] as const) {
    expect(readFileSync(`content/${language}/${name}.md`, 'utf8')).not.toMatch(forbidden)
  }
})

test('the page that explains anonymity has the three sentences of the promise, word by word', () => {
  for (const [language, promise] of [
    ['sv', promiseSv],
    ['en', promiseEn],
  ] as const) {
    const text = raw(language, 'about').markdown
    for (const key of ['promise.mixed', 'promise.upward', 'promise.refresh', 'promise.helpers'] as const) {
      expect(text).toContain(promise[key])
    }
  }
})

test('the texts that HR copies make the promise word by word', () => {
  for (const [language, promise] of [
    ['sv', promiseSv],
    ['en', promiseEn],
  ] as const) {
    const text = raw(language, 'hr-kit').markdown
    for (const key of ['promise.mixed', 'promise.upward', 'promise.helpers'] as const) {
      expect(text).toContain(promise[key])
    }
  }
})

test('the page about measures has a section for each cause that the analysis asks about', () => {
  for (const language of ['sv', 'en'] as const) {
    const headings = [...raw(language, 'causes').markdown.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    const causes = djupanalys.causes ?? []
    expect(causes.length).toBeGreaterThan(5)
    expect(headings.slice(0, causes.length)).toEqual(causes.map(({ title }) => title[language]))
  }
})

test('every view that makes the promise names its limit beside it', () => {
  const views = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => ({ path, text: readFileSync(`src/web/${path}`, 'utf8') }))
    .filter(({ text }) => text.includes("'promise.mixed')"))
  expect(views.length).toBeGreaterThan(3)
  expect(views.filter(({ text }) => !text.includes("'promise.helpers')")).map(({ path }) => path)).toEqual([])
})

test('the limits on the page of proof are those that are counted with', () => {
  const { markdown } = raw('en', 'proof')
  for (const { limits, reliableChange } of [stressprofil, djupanalys]) {
    expect(markdown).toContain(`| ${limits.total.yellow.toFixed(2)} | ${limits.total.red.toFixed(2)} |`)
    expect(markdown).toContain(reliableChange.toFixed(2))
  }
})

test('there are at least six lectures and two workshops, one to two hours each', () => {
  const all = names('sv').filter((name) => name.startsWith('lectures/'))
  const fields = all.map((name) => readContent('sv', name).fields)
  expect(fields.filter(({ kind }) => kind === 'lecture').length).toBeGreaterThanOrEqual(6)
  expect(fields.filter(({ kind }) => kind === 'workshop').length).toBeGreaterThanOrEqual(2)
  for (const { length, aim, audience, format } of fields) {
    expect(length).toMatch(/^(1|1,5|2) timm(e|ar)$/)
    expect([aim, audience, format].every(Boolean)).toBe(true)
  }
})

test('the reading of a week takes eight minutes at most', () => {
  // 150 words a minute is slow, also for a tired reader.
  for (const name of names('sv').filter((one) => one.startsWith('programme/'))) {
    // The short version replaces the rest, so it is not counted with it.
    const whole = raw('sv', name).markdown.replace(/^## En trött dag\n[\s\S]*?(?=^## |(?![\s\S]))/m, '')
    const words = whole.split(/\s+/).length
    expect(words / 150).toBeLessThanOrEqual(8)
    expect(Number(raw('sv', name).fields.minutes)).toBeGreaterThanOrEqual(words / 150)
  }
})

/** The keys under which the browser stores something; for some the code has only the prefix. */
function keptNames(): readonly string[] {
  const sources = globSync('src/web/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(andrum\.[\w.-]+)'/g)].map(([, key = '']) => key),
  )
  return [...new Set(found)]
}

test('everything the browser keeps is named on the page about storage, in both languages', () => {
  expect(keptNames().length).toBeGreaterThan(4)
  for (const language of ['sv', 'en'] as const) {
    const text = raw(language, 'cookies').markdown
    for (const key of keptNames()) expect(text, `${key} in ${language}`).toContain(`\`${key}`)
  }
})

test('the page about storage names nothing that is no longer kept', () => {
  const kept = keptNames()
  for (const language of ['sv', 'en'] as const) {
    const named = [...raw(language, 'cookies').markdown.matchAll(/`(andrum\.[^`]+)`/g)].map(
      ([, key = '']) => key,
    )
    expect(named.length).toBeGreaterThan(4)
    const gone = named.filter((key) => !kept.some((name) => key.startsWith(name)))
    expect(gone, language).toEqual([])
  }
})
