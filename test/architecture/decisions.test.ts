import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'
const files = readdirSync(folder).filter((name) => name !== 'README.md')
const numberOf = (name: string) => name.slice(0, 4)
const textOf = (path: string) => readFileSync(path, 'utf8')

test('every decision has a number of its own, and its title begins with it', () => {
  const numbers = files.map(numberOf)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  for (const name of files) {
    const [, number] = /^# (\d+)\.? /.exec(textOf(join(folder, name))) ?? []
    expect(Number(number), name).toBe(Number(numberOf(name)))
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
  const runs = [...textOf(join(folder, 'README.md')).matchAll(/\b(\d{4})–(\d{4})\b/g)].map(
    ([, from = '', to = '']) => [from, to] as const,
  )
  expect(runs.length).toBeGreaterThan(5)
  const within = (number: string) => runs.some(([from, to]) => from <= number && number <= to)
  expect(files.filter((name) => !within(numberOf(name)))).toEqual([])
})
