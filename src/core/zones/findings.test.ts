import { expect, test } from 'vitest'
import { causes, figure, limits, shares, unit } from '#test/factories/overview.ts'
import { findingsOf, topCauseOf } from './findings.ts'

const top = unit('top', null, { figure: figure(2.8, shares.even) })
const found = (...below: Parameters<typeof findingsOf>[0]['units'][number][]) =>
  findingsOf({ units: [top, ...below] }, top, limits).map((finding) => [finding.unit.id, finding.certainty])

const worse = { sinceRoundId: 'before', certain: true, direction: 'worse' } as const

test('the worst three come first, and the unit chosen itself is not one of them', () => {
  expect(
    found(
      unit('moderate', 'top', { figure: figure(2.7, shares.mostlyYellow, 0.1) }),
      unit('low', 'top', { figure: figure(1.8) }),
      unit('high', 'top', { figure: figure(3.4, shares.mostlyRed) }),
      unit('perhaps', 'top', { figure: figure(2.4) }),
      unit('moderate or high', 'top', { figure: figure(2.8, shares.even) }),
    ),
  ).toEqual([
    ['high', 'certain'],
    ['moderate or high', 'certain'],
    ['moderate', 'certain'],
  ])
})

test('a low unit is named only where it has surely become worse', () => {
  const low = figure(1.8)
  expect(found(unit('a', 'top', { figure: low }))).toEqual([])
  expect(found(unit('a', 'top', { figure: low, change: worse }))).toEqual([['a', 'worse']])
  expect(
    found(unit('a', 'top', { figure: low, change: { ...worse, certain: false, direction: 'none' } })),
  ).toEqual([])
})

test('a low unit that has surely become worse comes before one that may be moderate', () => {
  expect(
    found(
      unit('perhaps', 'top', { figure: figure(2.4) }),
      unit('worse', 'top', { figure: figure(1.8), change: worse }),
    ),
  ).toEqual([
    ['worse', 'worse'],
    ['perhaps', 'possible'],
  ])
})

test('hidden units are passed over, whatever they showed before', () => {
  const last = { roundId: 'before', figure: figure(4, shares.mostlyRed) }
  expect(found(unit('hidden', 'top', { lastShown: last }))).toEqual([])
})

test('no finding lies above or below another, through hidden units too', () => {
  expect(
    found(
      unit('a', 'top', { figure: figure(2.7, shares.mostlyYellow, 0.1) }),
      unit('hidden', 'a'),
      unit('a deeper', 'hidden', { figure: figure(3.4, shares.mostlyRed) }),
      unit('b', 'top', { figure: figure(2.4) }),
    ),
  ).toEqual([
    ['a deeper', 'certain'],
    ['b', 'possible'],
  ])
})

test('units beside the chosen one are not looked at', () => {
  const units = [
    top,
    unit('a', 'top', { figure: figure(3, shares.mostlyRed) }),
    unit('a1', 'a', { figure: figure(2.8, shares.even) }),
    unit('b', 'top', { figure: figure(4, shares.mostlyRed) }),
  ]
  expect(findingsOf({ units }, { id: 'a' }, limits).map((finding) => finding.unit.id)).toEqual(['a1'])
  expect(findingsOf({ units }, { id: 'a1' }, limits)).toEqual([])
})

test.each([
  ['its mean is over the limit with the uncertainty taken off', figure(2.9, shares.even, 0.2), 'certain'],
  [
    'half of its answers surely are not green, but the mean is uncertain',
    figure(2.6, shares.even, 0.5),
    'half',
  ],
  ['neither', figure(2.6, shares.mostlyGreen, 0.5), 'possible'],
] as const)('how sure: %s', (_, shown, certainty) => {
  expect(found(unit('a', 'top', { figure: shown }))).toEqual([['a', certainty]])
})

test('of equal units the one with the higher figure, then the one first in the tree', () => {
  expect(
    found(
      unit('first', 'top', { figure: figure(3.1, shares.mostlyRed) }),
      unit('higher', 'top', { figure: figure(3.3, shares.mostlyRed) }),
      unit('second', 'top', { figure: figure(3.1, shares.mostlyRed) }),
    ).map(([id]) => id),
  ).toEqual(['higher', 'first', 'second'])
})

test('the cause with the highest figure, and none where causes are hidden', () => {
  expect(topCauseOf({ causes: causes({ demands: 2.8, control: 3.1, working_hours: 3.1 }) })?.id).toBe(
    'control',
  )
  expect(topCauseOf({ causes: null })).toBeNull()
})
