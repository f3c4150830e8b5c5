import { people, silent } from '@andrum/release/test/simulated-round.ts'
import { describe, expect, test } from 'vitest'
import { codesOf, makeRound, makeRoundFile } from '../test/test-round.ts'

const units = [
  { id: 'all', parent: null },
  { id: 'west', parent: 'all' },
  ...['a', 'b', 'c', 'd'].map((id) => ({ id, parent: 'west' })),
]
const made = await makeRound(units, [
  ...['a', 'b', 'd'].flatMap((id) => [...people(id, 6), ...silent(id, 2)]),
  ...people('c', 20, 310),
  ...silent('c', 2),
])

type Shared = { together: string[]; answers: { lo: number; hi: number }; total: { step: number } }

/** The findings for a file whose server signed these figures of some units instead. */
async function saidOf(change: (figure: Shared) => unknown, of: readonly string[] = ['a', 'b', 'd']) {
  const figures = structuredClone(made.figures)
  for (const { unit, figure } of figures) if (of.includes(unit)) change(figure as Shared)
  const { file, trust } = await makeRoundFile({ ...made, figures })
  return codesOf(file, trust)
}

const naming = (together: string[]) => (figure: Shared) => Object.assign(figure, { together })

describe('a figure that units share', () => {
  test('holds as it was released', async () => {
    expect(made.figures.find(({ unit }) => unit === 'a')?.figure).toMatchObject({ together: ['a', 'b', 'd'] })
    expect(await saidOf(() => undefined)).toEqual([])
  })

  test('is refused where one of them has another figure than the others', async () => {
    const finer = (figure: Shared) => Object.assign(figure.total, { at: 2.2, lo: 2.1, hi: 2.3 })
    expect(await saidOf(finer, ['a'])).toContain('pooling-broken')
  })

  test('is refused where somebody is named whom the tree has not, or who is there twice', async () => {
    const unknown = naming(['a', 'b', 'nobody'])
    expect(await saidOf(unknown)).toContain('pooling-broken')
    const twice = naming(['a', 'b', 'd', 'd'])
    expect(await saidOf(twice)).toContain('pooling-broken')
  })

  test('is refused where the unit that shows it is not in it, or is alone in it', async () => {
    const others = naming(['b', 'd'])
    expect(await saidOf(others, ['a'])).toContain('pooling-broken')
    expect(await saidOf(others)).toEqual(['pooling-broken'])
    const alone = naming(['a'])
    expect(await saidOf(alone, ['a'])).toContain('figure-unreadable')
  })

  test('is refused where more than four share it', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const five = await makeRound(
      [{ id: 'all', parent: null }, ...names.map((id) => ({ id, parent: 'all' }))],
      names.flatMap((id) => [...people(id, 4), ...silent(id, 1)]),
    )
    const shared = five.figures.find(({ unit }) => unit === 'all')?.figure as Shared
    const sharedBy = async (together: readonly string[]) => {
      const participation = { lo: 0.5, hi: 1 }
      const figures = five.figures.map(({ unit, ...row }) => {
        const figure = together.includes(unit) ? { ...shared, unit, together, participation } : row.figure
        return { ...row, unit, figure }
      })
      const { file, trust } = await makeRoundFile({ ...five, figures })
      return codesOf(file, trust)
    }
    expect(await sharedBy(names)).toEqual(names.map(() => 'pooling-broken'))
  })

  test('is refused where fewer are invited to it than are said to have answered', async () => {
    const pair = naming(['a', 'b'])
    const many = (figure: Shared) => Object.assign(figure.answers, { lo: 20, hi: 24 })
    expect(await saidOf((figure) => [pair(figure), many(figure)], ['a', 'b'])).toContain(
      'group-beyond-invited',
    )
  })

  test('is refused where it is shown more finely than so many answers allow', async () => {
    expect(await saidOf((figure) => Object.assign(figure.total, { step: 0.1 }))).toContain('step-too-fine')
  })
})
