import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discloseScores } from '../../disclosure/disclosed-figure.ts'
import type { Snapshot } from '../snapshot.ts'
import { gatherEvidence, Rows } from './evidence.ts'
import { makePiece, splitEvidence } from './pieces.ts'

const nobody = { answers: 8, invited: 8, smallest: 8, perPoint: 100, total: 1600, categories: {} }
const figure = (unit: string, round: string) =>
  discloseScores({ ...nobody, unit, round, zones: { green: 8, yellow: 0, red: 0 } })

/** Where each of some people is counted in each round: in a team, in the unit above, or nowhere. */
const rounds = fc
  .array(fc.array(fc.constantFrom('root', 'A', 'B', null), { minLength: 9, maxLength: 9 }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((places) =>
    places.map(
      (of, r): Snapshot => ({
        round: `r${r}`,
        units: ['root', 'A', 'B'].map((unit) => ({
          unit,
          within: unit === 'root' ? null : 'root',
          block: of.flatMap((place, n) => (place === unit ? [`p${n}`] : [])),
          figure: figure(unit, `r${r}`),
          own: null,
          composed: false,
        })),
      }),
    ),
  )

/** The people of each figure, counted by hand. */
const countedIn = ({ units }: Snapshot, unit: string): number =>
  units.reduce((sum, each) => sum + (unit === 'root' || each.unit === unit ? each.block.length : 0), 0)

test('people are in one class exactly when every round counts them in the same blocks', () => {
  fc.assert(
    fc.property(rounds, (snapshots) => {
      const { classes } = gatherEvidence(snapshots, 120)
      const people = new Set(snapshots.flatMap(({ units }) => units.flatMap(({ block }) => block)))
      const ways = [...people].map((person) =>
        snapshots.map(({ units }) => units.findIndex(({ block }) => block.includes(person))).join(),
      )
      expect(classes.map(({ rows }) => rows.join()).sort()).toEqual([...new Set(ways)].sort())
      for (const { rows, people: amount } of classes)
        expect(amount).toBe(ways.filter((way) => way === rows.join()).length)
    }),
  )
})

test('some rounds laid side by side say the same, whatever other rounds were read before', () => {
  fc.assert(
    fc.property(rounds, fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }), (snapshots, places) => {
      const rows = new Rows()
      gatherEvidence(snapshots, 120, rows)
      const some = snapshots.filter((_, n) => places.includes(n))
      for (const shown of [some, some.toReversed(), snapshots.slice(-1)])
        expect(gatherEvidence(shown, 120, rows)).toEqual(gatherEvidence(shown, 120))
    }),
  )
})

test('every figure counts its people, whole, as classes and as the groups of a piece', () => {
  fc.assert(
    fc.property(rounds, (snapshots) => {
      const evidence = gatherEvidence(snapshots, 120)
      const piece = makePiece(evidence, evidence.figures)
      for (const [f, { seen, groups }] of piece.figures.entries()) {
        const snapshot = snapshots[seen.snapshot]
        const counted = snapshot ? countedIn(snapshot, seen.figure.unit) : 0
        expect(seen.people).toBe(counted)
        expect(seen.classes.reduce((sum, n) => sum + (evidence.classes[n]?.people ?? 0), 0)).toBe(counted)
        expect(groups.reduce((sum, g) => sum + (piece.groups[g]?.people ?? 0), 0)).toBe(counted)
        expect(evidence.figures[f]).toBe(seen)
      }
    }),
  )
})

test('no piece is larger than allowed, and no figure is in two of them', () => {
  fc.assert(
    fc.property(rounds, fc.integer({ min: 1, max: 9 }), (snapshots, most) => {
      const pieces = splitEvidence(gatherEvidence(snapshots, most), most)
      for (const { groups } of pieces) expect(groups.length).toBeLessThanOrEqual(most)
      const seen = pieces.flatMap(({ figures }) => figures.map((each) => each.seen))
      expect(new Set(seen).size).toBe(seen.length)
    }),
  )
})
