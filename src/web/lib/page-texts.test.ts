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

/** What a module of the web brings along, at once or later. */
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
 * The dictionaries that the hooks of a module look in; a part that is told which finds them in the module that tells
 * it.
 */
const lookedIn = (file: string) =>
  [...sourceOf(file).matchAll(/\buseText\(([^)]*)\)/g)].flatMap(([, names = '']) => quoted(names))

/** The dictionaries that a loader names, itself or by what it shares with others. */
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

/** What every page carries: the frame's; what waits comes with each page of work (page-texts.ts). */
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
