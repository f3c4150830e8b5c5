import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const read = new Map<string, string>()
const sourceOf = (file: string): string => {
  const known =
    read.get(file) ?? readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^import type .*$/gm, '')
  read.set(file, known)
  return known
}

/** The modules that a module of the web imports, at once or later. */
function importsOf(file: string): string[] {
  return [...sourceOf(file).matchAll(/(?:from|import\()\s*'((?:#web\/|\.)[^']+\.tsx?)'/g)]
    .map(([, to = '']) =>
      to.startsWith('#web/') ? `src/web/${to.slice(5)}` : normalize(join(dirname(file), to)),
    )
    .filter((to) => existsSync(to))
}

function withAllItBrings(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOf(file)) withAllItBrings(next, seen)
  return seen
}

const quoted = (text: string) => [...text.matchAll(/'([A-Za-z0-9]+)'/g)].map(([, name = '']) => name)

/**
 * The dictionaries that a module's hooks use. A component that gets their names as a prop is covered by the module that
 * passes them.
 */
const lookedIn = (file: string) =>
  [...sourceOf(file).matchAll(/\buseText\(([^)]*)\)/g)].flatMap(([, names = '']) => quoted(names))

/** The dictionaries that a loader names, itself or through a shared list. */
function carriedBy(page: string): ReadonlySet<string> {
  const loaders = /\b(?:pageTexts|pageData|contentPage|overviewData)\(([^;]*?)\)\n|\bhrTexts = \[([^\]]*)\]/g
  return new Set(
    [page, ...importsOf(page)].flatMap((file) =>
      [...sourceOf(file).matchAll(loaders)].flatMap(([, names = '', list = '']) => quoted(names + list)),
    ),
  )
}

const pages = globSync('src/web/routes/**/*.tsx').filter((file) =>
  /export (const|function) loader\b/.test(sourceOf(file)),
)

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(35)
})

/** Dictionaries of every page: the frame's, and the to-do list's on work pages (page-texts.ts). */
const everywhere = ['frame', 'todo']

test.each(pages)('%s carries every dictionary that its parts look in', (page) => {
  const carried = carriedBy(page)
  const missing = [...withAllItBrings(page)].flatMap((file) =>
    lookedIn(file)
      .filter((name) => !everywhere.includes(name) && !carried.has(name))
      .map((name) => `${name}, for ${file}`),
  )
  expect(missing).toEqual([])
})
