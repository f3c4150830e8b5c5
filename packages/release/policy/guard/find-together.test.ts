import loadHighs from 'highs'
import { describe, expect, test } from 'vitest'
import { mostClasses } from '../../constants.ts'
import { discloseScores } from '../../disclosure/disclosed-figure.ts'
import { finish } from '../progress.ts'
import type { Snapshot } from '../snapshot.ts'
import { gatherEvidence } from './evidence.ts'
import { findInPairs } from './find-exploitable.ts'
import { findTogether } from './find-together.ts'
import { Judged } from './judge-once.ts'
import { splitEvidence } from './pieces.ts'

const tools = { highs: await loadHighs(), limits: { yellow: 2.54, red: 2.96 } }

type Answers = Readonly<Record<string, readonly number[]>>

/** Scores in hundredths of four teams whose people answer together or not at all. */
const apart: Answers = {
  a: [500, 500, 500, 500],
  b: [215, 215, 265, 265],
  c: [215, 215, 265, 265],
  d: [200, 260, 300, 240],
}

/** One unit, counting these teams. */
function roundOf(round: string, teams: string, answers: Answers = apart, unit = 'root'): Snapshot {
  const counted = [...teams].flatMap((team) =>
    (answers[team] ?? []).map((total, n) => ({ person: `${unit} ${team}${n}`, total })),
  )
  return counting(round, unit, counted)
}

type Counted = { readonly person: string; readonly total: number }

/** One unit, counting these people. */
function counting(round: string, unit: string, counted: readonly Counted[]): Snapshot {
  const sum = counted.reduce((all, { total }) => all + total, 0)
  const zones = { green: 0, yellow: 0, red: 0 }
  for (const { total } of counted) zones[total >= 296 ? 'red' : total >= 254 ? 'yellow' : 'green']++
  const frame = { unit, round, answers: counted.length, invited: 16, smallest: 8, perPoint: 100 }
  const figure = discloseScores({ ...frame, total: sum, categories: { exhaustion: sum }, zones })
  return {
    round,
    units: [
      {
        unit,
        within: null,
        block: counted.map(({ person }) => person).sort(),
        figure,
        own: figure,
        composed: false,
      },
    ],
  }
}

const inPairs = (candidate: Snapshot, earlier: readonly Snapshot[]) =>
  finish(findInPairs(candidate, earlier, tools, new Judged()))
const together = (candidate: Snapshot, earlier: readonly Snapshot[]) =>
  finish(findTogether(candidate, earlier, tools, new Judged()))

/** One round of two units that no figure connects. */
const inBoth = ([one, other]: readonly [Snapshot, Snapshot]): Snapshot => ({
  round: one.round,
  units: [...one.units, ...other.units],
})

describe('three rounds, each pair of which says nothing about anybody', () => {
  // a + b is at least 29.6, a + c as well, b + c less than 20: so four people of a have at least 19.6 together.
  const first = roundOf('r1', 'ab')
  const second = roundOf('r2', 'bc')
  const third = roundOf('r3', 'ac')

  test('together give four people away, and the guard pools the newest', () => {
    expect(inPairs(third, [first, second])).toEqual(new Set())
    expect(together(third, [first, second])).toEqual(new Set(['root']))
  })

  test('do so whatever rounds lie between them', () => {
    const between = Array.from({ length: 6 }, (_, n) => roundOf(`s${n}`, 'abcd'))
    expect(together(third, [first, ...between, second])).toEqual(new Set(['root']))
  })

  test('do so where a round between them cannot be true beside them', () => {
    const strange = roundOf('s', 'bc', { ...apart, b: [100, 100, 100, 100], c: [100, 100, 100, 100] })
    for (const before of [[], [roundOf('o1', 'abcd'), roundOf('o2', 'abcd')]]) {
      const judged = new Judged()
      const kept = [...before, first, strange, second]
      expect(finish(findTogether(third, kept, tools, judged))).toEqual(new Set(['root']))
      expect(judged.notBesideAll).toEqual(new Set())
    }
  })

  test('do so where the people of rounds between them are too many to be laid beside each other at once', () => {
    const inThird = ['a', 'c'].flatMap((team) =>
      (apart[team] ?? []).map((total, n) => ({ person: `root ${team}${n}`, total })),
    )
    // Two rounds connect each person of the newest with thirty groups of seven others, one group after the other.
    const groups = 30
    const group = (of: number, n: number): readonly Counted[] =>
      n === 0
        ? inThird.slice(of, of + 1)
        : Array.from({ length: 7 }, (_, m) => ({ person: `${of} ${n} ${m}`, total: 240 }))
    const between = [0, 1].map((from): Snapshot => {
      const starts = Array.from({ length: groups / 2 }, (_, n) => from + 2 * n)
      const units = inThird.flatMap((_, of) =>
        starts.flatMap((n) => counting('s', `${of} ${n}`, [...group(of, n), ...group(of, n + 1)]).units),
      )
      return { round: `s${from}`, units }
    })
    const rounds = [first, ...between, second, third]
    const asked = splitEvidence(gatherEvidence(rounds, mostClasses)).flatMap(({ figures }) => figures)
    expect(asked.filter(({ seen }) => seen.snapshot === rounds.length - 1)).toEqual([])
    const judged = new Judged()
    expect(finish(findTogether(third, rounds.slice(0, -1), tools, judged))).toEqual(new Set(['root']))
    expect(judged.notBesideAll).toEqual(new Set(['root']))
  })

  test('give nobody away where the third leaves room', () => {
    const others = { ...apart, a: [300, 240, 260, 250] }
    const rounds = [roundOf('r1', 'ab', others), roundOf('r2', 'bc', others)]
    expect(together(roundOf('r3', 'ac', others), rounds)).toEqual(new Set())
  })

  test('still count when an older round cannot be true beside them', () => {
    const older = roundOf('r0', 'ab', { ...apart, a: [100, 100, 100, 100], b: [100, 100, 100, 100] })
    expect(together(third, [older, first, second])).toEqual(new Set(['root']))
  })

  test('still count when half of the older rounds cannot be true beside them', () => {
    const before = { ...apart, a: [100, 100, 100, 100], b: [100, 100, 100, 100] }
    const older = ['o1', 'o2', 'o3'].map((round) => roundOf(round, 'ab', before))
    expect(together(third, [...older, first, second])).toEqual(new Set(['root']))
  })

  test('count for nothing when somebody must have answered anew in between', () => {
    const changed = roundOf('r2', 'bc', { ...apart, b: [100, 100, 100, 100], c: [100, 100, 100, 100] })
    expect(together(third, [first, changed])).toEqual(new Set())
  })

  test('give somebody away in one unit though nothing in another can be true together', () => {
    const strange = { ...apart, b: [100, 100, 100, 100], c: [100, 100, 100, 100] }
    const earlier = [
      inBoth([first, roundOf('r1', 'ab', apart, 'other')]),
      inBoth([second, roundOf('r2', 'bc', strange, 'other')]),
    ]
    const candidate = inBoth([third, roundOf('r3', 'ac', apart, 'other')])
    expect(together(candidate, earlier)).toEqual(new Set(['root']))
  })
})

describe('two rounds of units that no figure connects', () => {
  /** Two people leave; the sum of all people less that of the others confines theirs closely. */
  const few = { ...apart, a: [500, 500] }
  const [all, rest] = [roundOf('r1', 'abc', few, 'left'), roundOf('r2', 'bc', few, 'left')]

  test('give away who left a unit, however many others are looked at before it', () => {
    const others = ['one', 'two', 'three', 'four']
    const kept = others.reduce((so, unit) => inBoth([so, roundOf('r1', 'bc', apart, unit)]), all)
    const now = others.reduce((so, unit) => inBoth([so, roundOf('r2', 'cd', apart, unit)]), rest)
    expect(inPairs(now, [kept])).toEqual(new Set(['left']))
  })

  test('give nobody away where a unit looked at later must have answered anew', () => {
    const before = { ...apart, b: [100, 100, 100, 100], c: [100, 100, 100, 100] }
    const kept = inBoth([all, roundOf('r1', 'bc', before, 'anew')])
    const now = inBoth([rest, roundOf('r2', 'bc', apart, 'anew')])
    expect(inPairs(rest, [all])).toEqual(new Set(['left']))
    expect(inPairs(now, [kept])).toEqual(new Set())
  })
})
