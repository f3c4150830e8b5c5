import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'
const decisionsIn = (path: string) =>
  readdirSync(path)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .map((name) => join(path, name))
const living = decisionsIn(folder)
const files = [...living, ...decisionsIn(join(folder, 'archive'))]
const numberOf = (path: string) => basename(path).slice(0, 4)
const textOf = (path: string) => readFileSync(path, 'utf8')
const index = textOf(join(folder, 'README.md'))

test('every decision has a number of its own, and its title begins with it', () => {
  const numbers = files.map(numberOf)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  for (const path of files) {
    const [, number] = /^# (\d+)\.? /.exec(textOf(path)) ?? []
    expect(Number(number), path).toBe(Number(numberOf(path)))
  }
})

test('every decision that code or a document names is there', () => {
  const known = new Set(files.map(numberOf))
  const named = ['src', 'scripts', 'test', 'migrations', 'docs', 'bench', 'content']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
    )
    .concat(readdirSync('.').filter((name) => name.endsWith('.md')))
    .filter((path) => /\.(?:tsx?|sql|css|md)$/.test(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(/\bdecisions?\s+(\d{4}(?:(?:,| and|, and)\s+\d{4})*)/gi)].flatMap(
        ([, list = '']) => (list.match(/\d{4}/g) ?? []).map((number) => ({ path, number })),
      ),
    )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ number }) => !known.has(number))).toEqual([])
})

test('every decision stands in a run of numbers that the list of them has', () => {
  const runs = [...index.matchAll(/\b(\d{4})–(\d{4})\b/g)].map(
    ([, from = '', to = '']) => [from, to] as const,
  )
  expect(runs.length).toBeGreaterThan(5)
  const within = (number: string) => runs.some(([from, to]) => from <= number && number <= to)
  expect(files.filter((path) => !within(numberOf(path)))).toEqual([])
})

test('every living decision is linked once from the list of them, and nothing else is', () => {
  const linked = [...index.matchAll(/\[(\d{4})\]\(([^)]+)\)/g)].map(([, number, name = '']) => ({
    number,
    name,
  }))
  expect(linked.map(({ name }) => join(folder, name)).toSorted()).toEqual(living.toSorted())
  expect(linked.filter(({ number, name }) => number !== numberOf(name))).toEqual([])
})

test('a decision that was superseded as a whole stands in the archive', () => {
  expect(living.filter((path) => /^(?:\*\*)?(?:Status: )?superseded\b/im.test(textOf(path)))).toEqual([])
})
