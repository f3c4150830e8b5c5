import { describe, expect, test } from 'vitest'
import type { Answer, Member, Report } from '../attack/organisation-file.ts'
import { releaseWith } from '../test/policy-with-steps.ts'

/**
 * The example of docs/release-policy.md, sentence by sentence, by the whole policy with its guard. A department has people
 * of its own and three teams; another department stands beside it. Who answers is written as x, who does not as a dot.
 */
const nodes = [
  { id: 'organisation', parent: null },
  { id: 'department', parent: 'organisation' },
  { id: 'elsewhere', parent: 'organisation' },
  ...['nine', 'fifteen', 'sixteen'].map((id) => ({ id, parent: 'department' })),
]

const some = (answering: number, invited: number) => 'x'.repeat(answering).padEnd(invited, '.')

type Round = Readonly<Record<string, string>>
const unlessSaid: Round = { fifteen: some(12, 15), sixteen: some(13, 16), elsewhere: some(30, 36) }

const [seven, eight, otherEight, allNine] = ['xxxxxxx..', 'xxxxxxxx.', 'xxxxxxx.x', 'xxxxxxxxx']

function release(...rounds: readonly Round[]) {
  const periods = rounds.map((round, n) => ({
    id: `round ${n + 1}`,
    members: membersOf({ ...unlessSaid, ...round }),
  }))
  const answers = periods.flatMap(({ id, members }) =>
    members.filter(({ answered }) => answered).map(({ person }) => answerOf(person, id)),
  )
  const { published } = releaseWith({ nodes, periods, answers })
  return periods.map(({ id }) => published.filter(({ period }) => period === id))
}

const membersOf = (round: Round): Member[] =>
  Object.entries(round).flatMap(([node, people]) =>
    [...people].map((one, n) => ({ person: `${node} ${n + 1}`, node, answered: one === 'x' })),
  )

/** Different for each person, and alike in every round. */
function answerOf(person: string, period: string): Answer {
  const total = 1.5 + ((Number(person.split(' ')[1]) * 7) % 20) / 10
  const zone = total < 2.54 ? 'green' : total < 2.96 ? 'yellow' : 'red'
  return { person, period, total, dims: { exhaustion: total }, zone }
}

type Row = Report['published'][number]

const figureOf = (row?: Row) =>
  row?.suppressed ? (row.together?.nodes.join(' and ') ?? 'hidden') : 'of its own'

/** What HR sees of the team of nine, or of another unit, in each round. */
const seen = (rounds: readonly Row[][], unit = 'nine') =>
  rounds.map((rows) => figureOf(rows.find(({ node }) => node === unit)))

/** How many people of a unit are counted in the figure of another, in each round. */
const counted = (rounds: readonly Row[][], unit: string, within: string) =>
  rounds.map((rows) => {
    const row = rows.find(({ node }) => node === within)
    return row?.suppressed === false && row.counted.filter((one) => one.startsWith(unit)).length
  })

describe('a team of nine of which seven answer', () => {
  test('is counted with the department, and named with it when it has a fifth of those invited', () => {
    const rounds = [{ nine: seven, department: some(20, 24) }]
    expect(seen(release(...rounds))).toEqual(['department and nine'])
    expect(counted(release(...rounds), 'nine', 'department')).toEqual([7])
    const larger = release({ nine: seven, department: some(40, 44) })
    expect(seen(larger)).toEqual(['hidden'])
    expect(counted(larger, 'nine', 'department')).toEqual([7])
  })

  test('has its first figure when an eighth answers; the rest of the department, which would tell of the eighth, has none', () => {
    const first = { nine: seven, department: some(12, 15) }
    const rounds = release(first, { ...first, nine: eight }, { ...first, nine: eight })
    expect(seen(rounds)).toEqual(['department and nine', 'of its own', 'of its own'])
    expect(counted(rounds, 'department', 'department')).toEqual([12, 0, 0])
    expect(counted(rounds, 'department', 'organisation')).toEqual([12, 0, 0])
  })
})

describe('a team of nine of which eight answer', () => {
  test('has a figure of its own, and again when the same eight answer', () => {
    expect(seen(release({ nine: eight }, { nine: eight }, { nine: eight }))).toEqual([
      'of its own',
      'of its own',
      'of its own',
    ])
  })

  test('is shown with the smallest team beside it when seven and the ninth answer and two differ there too', () => {
    const rounds = release({ nine: eight }, { nine: otherEight, fifteen: some(14, 15) }, { nine: eight })
    expect(seen(rounds)).toEqual(['of its own', 'fifteen and nine', 'of its own'])
    expect(seen(rounds, 'fifteen')).toEqual(['of its own', 'fifteen and nine', 'of its own'])
  })

  test('and with one team more where three would differ, not four', () => {
    const changed = { nine: otherEight, fifteen: some(13, 15), sixteen: some(14, 16) }
    expect(seen(release({ nine: eight }, changed, { nine: eight }))).toEqual([
      'of its own',
      'fifteen and nine and sixteen',
      'of its own',
    ])
    const three = release({ nine: eight }, { nine: otherEight, fifteen: some(13, 15) }, { nine: eight })
    expect(seen(three)).toEqual(['of its own', 'hidden', 'of its own'])
  })

  test('is counted further up when nobody beside it has come or left, if enough have there', () => {
    const rounds = release(
      { nine: eight, organisation: some(20, 27) },
      { nine: otherEight, organisation: some(24, 27) },
      { nine: eight, organisation: some(20, 27) },
    )
    expect(seen(rounds)).toEqual(['of its own', 'organisation and nine', 'of its own'])
    expect(counted(rounds, 'nine', 'department')).toEqual([8, 0, 8])
    expect(counted(rounds, 'nine', 'organisation')).toEqual([8, 8, 8])
  })

  test('and in no figure of that round when nobody anywhere has', () => {
    const rounds = release({ nine: eight }, { nine: otherEight }, { nine: eight })
    expect(seen(rounds)).toEqual(['of its own', 'hidden', 'of its own'])
    expect(counted(rounds, 'nine', 'organisation')).toEqual([8, 0, 8])
  })

  test('is hidden too when all nine answer, also the second time: the first round has eight', () => {
    expect(seen(release({ nine: eight }, { nine: allNine }, { nine: allNine }))).toEqual([
      'of its own',
      'hidden',
      'hidden',
    ])
  })
})
