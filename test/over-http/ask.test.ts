import type { Answer, PublishedRow, ZoneName } from '@andrum/release/attack/organisation-file.ts'
import loadHighs from 'highs'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'

const highs = await loadHighs()

const categories = ['exhaustion', 'emotional_distancing', 'cognitive_impairment', 'emotional_regulation']
const alike = <Value>(value: Value) => Object.fromEntries(categories.map((name) => [name, value]))

const answer = (person: string, total: number): Answer => ({
  person,
  period: 'r1',
  total,
  dims: alike(total),
  zone: total >= 2.96 ? 'red' : total >= 2.54 ? 'yellow' : 'green',
})

const people = (amount: number, total: (n: number) => number): Answer[] =>
  Array.from({ length: amount }, (_, n) => answer(`p${n}`, total(n)))

/** What is shown of them: every value as wide as said around the truth, zones in steps of a quarter or exactly. */
function shown(answers: readonly Answer[], width: number, steps = answers.length): PublishedRow {
  const mean = answers.reduce((sum, { total }) => sum + total, 0) / answers.length
  const range = { lo: mean - width / 2, hi: mean + width / 2 }
  const share = (zone: ZoneName) => {
    const exact = (steps * answers.filter((one) => one.zone === zone).length) / answers.length
    return { lo: Math.floor(exact) / steps, hi: Math.ceil(exact) / steps }
  }
  return {
    ...{ node: 'u', period: 'r1', suppressed: false, n: answers.length },
    ...{ mean: range, dims: alike(range) },
    zones: { green: share('green'), yellow: share('yellow'), red: share('red') },
    counted: answers.map(({ person }) => person),
  }
}

const byPerson = (answers: readonly Answer[]) => new Map(answers.map((one) => [one.person, one]))

test('who knows all but one reads the last from exact numbers, zone and score', () => {
  const all = people(8, (n) => (n === 0 ? 5 : 2))
  const told = ask([shown(all, 0.001)], byPerson(all.slice(1)), byPerson(all.slice(0, 1)), highs)
  expect(told).toMatchObject({ certain: ['p0'], excluded: ['p0'], undecided: 0, isRefuted: false })
  expect(told.range.get('p0')).toBeLessThan(0.1)
})

test('two figures of exact numbers tell of the one who is in the first alone', () => {
  const all = people(9, (n) => (n === 0 ? 1 : 2 + (n % 3)))
  const rows = [shown(all, 0.001), { ...shown(all.slice(1), 0.001), period: 'r2' }]
  const told = ask(rows, new Map(), byPerson(all), highs)
  expect(told.certain).toEqual(['p0'])
})

test('steps of a fifth and of quarters leave eight people every zone and more than a point', () => {
  const all = people(8, (n) => 1.5 + n / 4)
  const told = ask([shown(all, 0.2, 4)], new Map(), byPerson(all), highs)
  expect(told).toMatchObject({ certain: [], excluded: [] })
  expect(Math.min(...told.range.values())).toBeGreaterThan(1)
})

test('figures that nobody’s answers fit are said to be such', () => {
  const all = people(8, () => 2)
  const row = { ...shown(all, 0.01), zones: { red: { lo: 1, hi: 1 } } }
  expect(ask([row], new Map(), byPerson(all), highs).isRefuted).toBe(true)
})
