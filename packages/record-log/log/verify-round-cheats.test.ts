import { people, silent } from '@andrum/release/test/simulated-round.ts'
import { describe, expect, test } from 'vitest'
import { nodeCryptography, TestLog } from '../test/test-log.ts'
import {
  codesOf,
  makeReleased,
  makeRound,
  makeRoundFile,
  readAt,
  releasesAt,
  saltOf,
} from '../test/test-round.ts'
import type { OpenedRecord } from './records.ts'
import { verifyRoundFile } from './verify-round-file.ts'

const made = await makeRound()
const { file, trust } = await makeRoundFile(made)

/** Replaces a text anywhere in a value. */
const replaced = <Value>(value: Value, from: string, to: string): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(from, to))

type Figure = { answers: { lo: number; hi: number }; total: { step: number; at: number }; zones: object }
/** A file in which the figure of one unit is another, and all that the server signs is made again to fit it. */
async function withFigure(unit: string, change: (figure: Figure) => void) {
  const figures = structuredClone(made.figures)
  change(figures.find((figure) => figure.unit === unit)?.figure as Figure)
  return makeRoundFile({ ...made, figures })
}
async function withOpening(change: Partial<OpenedRecord>) {
  return makeRoundFile({ ...made, opened: { ...made.opened, ...change } })
}

describe('a server that cheats', () => {
  test('showing another figure than it recorded', async () => {
    const forged = structuredClone(file)
    const { figure } = forged.figures.find(({ unit }) => unit === 'north') ?? {}
    Object.assign((figure as { total: object }).total, { at: 2.2, lo: 2.1, hi: 2.3 })
    expect(await verifyRoundFile(forged, trust, readAt, nodeCryptography)).toEqual([
      { code: 'figure-not-as-recorded', run: 'scores', unit: 'north' },
    ])
  })

  test('showing what it recorded as hidden, or hiding what it recorded as shown', async () => {
    const north = file.figures.find(({ unit }) => unit === 'north')?.figure
    const shown = replaced(north, '"north"', '"small"')
    const figures = file.figures.map((figure) =>
      figure.unit === 'small' ? { ...figure, figure: shown } : figure,
    )
    expect(await codesOf({ ...file, figures }, trust)).toContain('figure-not-as-recorded')
    const hidden = file.figures.map((figure) =>
      figure.unit === 'north' ? { ...figure, figure: null } : figure,
    )
    expect(await codesOf({ ...file, figures: hidden }, trust)).toEqual(['figure-not-as-recorded'])
  })

  test('leaving a figure out, showing one twice or one that is not recorded', async () => {
    expect(await codesOf({ ...file, figures: file.figures.slice(0, 3) }, trust)).toEqual(['figure-left-out'])
    const again = [...file.figures, ...file.figures.slice(1, 2)]
    expect(await codesOf({ ...file, figures: again }, trust)).toContain('figure-not-recorded')
    const more = [...file.figures, { run: 'scores', unit: 'new', figure: null }]
    expect(await codesOf({ ...file, figures: more }, trust)).toEqual(['figure-not-recorded'])
    expect(await codesOf({ ...file, released: null }, trust)).toEqual(['release-left-out'])
  })

  test('with a digest of the whole that is not of its parts', async () => {
    const plain = new TestLog(made.log)
    const released = { ...(await makeReleased(made, 0)), snapshot: saltOf('another') }
    await plain.append(made.opened, saltOf('opened'))
    await plain.append(released, saltOf('released'))
    const whole = {
      ...file,
      program: null,
      opened: await plain.find(0, saltOf('opened'), made.opened),
      released: await plain.find(1, saltOf('released'), released),
      checkpoints: [await plain.checkpoint(2)],
    }
    expect(await codesOf(whole, trust)).toEqual([
      'program-left-out',
      'snapshot-not-as-recorded',
      'witness-none',
    ])
  })

  test('changing what it recorded at the opening', async () => {
    const { opened } = file
    const lowered = {
      ...file,
      opened: opened && { ...opened, record: { ...opened.record, smallestGroup: 9 } },
    }
    expect(await codesOf(lowered, trust)).toContain('record-not-in-log')
  })

  test('leaving the opening out', async () => {
    expect(await codesOf({ ...file, opened: null }, trust)).toContain('opening-left-out')
  })

  test('with a smallest group below eight', async () => {
    expect(await codesOf((await withOpening({ smallestGroup: 5 })).file, trust)).toEqual(['group-too-small'])
  })

  test('with a smallest group that was lowered after the opening', async () => {
    const raised = await withOpening({ smallestGroup: 12 })
    const codes = await verifyRoundFile(raised.file, trust, readAt, nodeCryptography)
    expect(codes).toContainEqual({ code: 'group-too-small', run: 'scores', unit: 'north' })
  })

  test('with a unit that was added after the opening, or is gone', async () => {
    const { units } = made.opened
    const fewer = await withOpening({ units: units.filter(({ unit }) => unit !== 'small') })
    expect(await verifyRoundFile(fewer.file, trust, readAt, nodeCryptography)).toEqual([
      { code: 'list-not-as-invited' },
      { code: 'unit-added-after-opening', run: 'scores', unit: 'small' },
    ])
    const more = await withOpening({ units: [...units, { unit: 'new', parent: 'all', invited: 0 }] })
    expect(await verifyRoundFile(more.file, trust, readAt, nodeCryptography)).toEqual([
      { code: 'unit-left-out', run: 'scores', unit: 'new' },
    ])
  })

  test('with people who were added to the list after the opening', async () => {
    const units = made.opened.units.map((unit) => (unit.unit === 'small' ? { ...unit, invited: 9 } : unit))
    expect(await codesOf((await withOpening({ units })).file, trust)).toEqual([
      'list-not-as-invited',
      'participation-does-not-fit',
    ])
  })

  test('with records of another round, in another order, of another policy or program', async () => {
    const other = await withOpening({ round: 'autumn' })
    expect(await codesOf(other.file, trust)).toEqual(['record-of-other-round'])
    const { opened, released } = file
    const turned = { ...file, opened: opened && { ...opened, index: 0 } }
    expect(await codesOf(turned, trust)).toContain('records-out-of-order')
    const lenient = await withOpening({ policy: '0' })
    expect(await codesOf(lenient.file, trust)).toEqual(['policy-unknown', 'policy-changed'])
    const built = await withOpening({ program: { version: '1.0.0', digest: saltOf('another build') } })
    expect(await codesOf(built.file, trust)).toEqual(['program-replaced', 'program-not-as-recorded'])
    expect(await codesOf({ ...file, program: null }, trust)).toEqual(['program-left-out'])
    expect(released?.record.openedIndex).toBe(opened?.index)
  })
})

describe('times and a tree that cannot be', () => {
  const at = (days: number) => new Date(releasesAt.getTime() + days * 24 * 60 * 60 * 1000).toISOString()

  test.each<readonly [string, Partial<OpenedRecord>, readonly string[]]>([
    [
      'closing before it opens',
      { closesAt: at(-30) },
      ['closes-before-opening', 'opening-not-witnessed-in-time'],
    ],
    ['released before it was to close', { closesAt: at(365) }, ['released-before-closing']],
    [
      'released in the week of its opening',
      { openedAt: at(-3) },
      ['released-too-soon', 'witness-before-record'],
    ],
    [
      'opening in a time to come',
      { openedAt: at(90), closesAt: at(120) },
      ['record-from-the-future', 'released-too-soon', 'witness-before-record'],
    ],
    ['asking a unit that is not there', { scope: 'nowhere' }, ['units-not-a-tree']],
    [
      'whose top lies below a unit that is not there',
      {
        units: made.opened.units.map((unit) => (unit.parent === null ? { ...unit, parent: 'above' } : unit)),
      },
      ['units-not-a-tree'],
    ],
    [
      'with a unit twice',
      { units: [...made.opened.units, { unit: 'small', parent: 'all', invited: 0 }] },
      ['units-not-a-tree'],
    ],
    [
      'with units in a circle',
      {
        units: made.opened.units.map((unit) => (unit.unit === 'south' ? { ...unit, parent: 'small' } : unit)),
      },
      ['units-not-a-tree'],
    ],
  ])('%s', async (_, change, codes) => {
    expect(await codesOf((await withOpening(change)).file, trust)).toEqual(expect.arrayContaining([...codes]))
  })

  test('a round that HR closed early is not said to be wrong', async () => {
    const early = await withOpening({ closesAt: at(7) })
    expect(await verifyRoundFile(early.file, trust, readAt, nodeCryptography)).toEqual([
      { code: 'released-before-closing' },
    ])
  })
})

test('a group of eight, all of whom answered, is honest unless the opening said that it is hidden', async () => {
  const eight = await makeRound([{ id: 'all', parent: null }], people('all', 8))
  expect(eight.figures[0]?.figure).not.toBeNull()
  const open = await makeRoundFile(eight)
  expect(await codesOf(open.file, open.trust)).toEqual([])
  const hidden = await makeRoundFile({
    ...eight,
    opened: { ...eight.opened, hideFullParticipation: true },
  })
  expect(await codesOf(hidden.file, hidden.trust)).toEqual(['group-beyond-invited'])
  const neither = await makeRoundFile({
    ...eight,
    opened: { ...eight.opened, hideFullParticipation: 'no' as never },
  })
  expect(await codesOf(neither.file, neither.trust)).toEqual(['file-unreadable'])
  // A number above the smallest group may not say either that everybody invited answered.
  const nine = await makeRoundFile({ ...eight, opened: { ...eight.opened, smallestGroup: 9 } })
  expect(await codesOf(nine.file, nine.trust)).toContain('group-beyond-invited')
})

describe('figures that the policy lets nobody show', () => {
  test.each([
    ['a group of seven', (figure: Figure) => Object.assign(figure.answers, { lo: 7 }), 'figure-unreadable'],
    ['another shape', (figure: Figure) => Object.assign(figure, { median: 3 }), 'figure-unreadable'],
    [
      'as many as were invited',
      (figure: Figure) => Object.assign(figure.answers, { lo: 20, hi: 24 }),
      'group-beyond-invited',
    ],
    [
      'a number of answers between the fives',
      (figure: Figure) => Object.assign(figure.answers, { lo: 11 }),
      'share-too-fine',
    ],
    [
      'an exact number of answers',
      (figure: Figure) => Object.assign(figure.answers, { hi: 10 }),
      'share-too-fine',
    ],
    [
      'a participation that its answers do not make',
      (figure: Figure) => Object.assign(figure, { participation: { lo: 0, hi: 0.5, hiOpen: true } }),
      'participation-does-not-fit',
    ],
    ['finer steps', (figure: Figure) => Object.assign(figure.total, { step: 0.1 }), 'step-too-fine'],
    [
      'a narrower interval',
      (figure: Figure) => Object.assign(figure.total, { lo: 2.35, hi: 2.4 }),
      'step-too-fine',
    ],
    [
      'finer zones',
      (figure: Figure) => Object.assign(figure.zones, { red: { lo: 0, hi: 0.1 } }),
      'share-too-fine',
    ],
  ])('%s', async (_, change, code) => {
    const forged = await withFigure('north', change)
    const findings = await verifyRoundFile(forged.file, trust, readAt, nodeCryptography)
    expect(findings.map((finding) => finding.code)).toContain(code)
    expect(findings.every(({ unit }) => unit === 'north' || unit === 'all')).toBe(true)
  })

  test.each([
    ['fewer people than the group in it', { lo: 8, hi: 9 }],
    ['the group in it and a few others', { lo: 15, hi: 17 }],
  ])('%s', async (_, numbers) => {
    const tree = made.opened.units.slice(0, 2).map(({ unit, parent }) => ({ id: unit, parent }))
    const two = await makeRound(tree, [...people('north', 14), ...silent('north', 6), ...people('all', 20)])
    const top = two.figures.find(({ unit }) => unit === 'all')?.figure as Figure
    Object.assign(top.answers, numbers)
    expect(await codesOf((await makeRoundFile(two)).file, trust)).toContain('pooling-broken')
  })
})
