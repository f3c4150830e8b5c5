import { describe, expect, it } from 'vitest'
import { deliveryByUnit } from './delivery.ts'

const unit = (id: string, parentId: string | null, invited: number, delivered: number) => ({
  id,
  parentId,
  name: id,
  invited,
  delivered,
})
const bandsOf = (...units: ReturnType<typeof unit>[]) =>
  deliveryByUnit(units, 8).map(({ id, countedIn, band }) => [id, countedIn, band])

describe('how many of a unit got their invitation, in bands', () => {
  it.each([
    [20, 20, 'all'],
    [20, 19, 'most'],
    [20, 15, 'most'],
    [20, 14, 'half'],
    [20, 10, 'half'],
    [20, 9, 'few'],
    [20, 0, 'few'],
    [8, 7, 'most'],
    [8, 8, 'all'],
  ])('of %i invited, %i got theirs: %s', (invited, delivered, band) => {
    expect(bandsOf(unit('a', null, invited, delivered))).toEqual([['a', 'a', band]])
  })

  it('a unit with fewer invited than the smallest group is counted in the unit above', () => {
    expect(bandsOf(unit('top', null, 8, 8), unit('a', 'top', 7, 0), unit('b', 'top', 12, 12))).toEqual([
      ['top', 'top', 'half'],
      ['a', 'top', null],
      ['b', 'b', 'all'],
    ])
  })

  it('small units below one that asks nobody of its own are counted in it together', () => {
    expect(
      bandsOf(unit('top', null, 0, 0), unit('x', 'top', 0, 0), unit('a', 'x', 4, 4), unit('b', 'x', 4, 0)),
    ).toEqual([
      ['x', 'x', 'half'],
      ['a', 'x', null],
      ['b', 'x', null],
    ])
  })

  it('what is too few also at the top is in no band', () => {
    expect(bandsOf(unit('top', null, 2, 0), unit('a', 'top', 5, 0), unit('b', 'top', 30, 30))).toEqual([
      ['top', null, null],
      ['a', null, null],
      ['b', 'b', 'all'],
    ])
    expect(bandsOf(unit('top', null, 7, 7))).toEqual([['top', null, null]])
  })

  it('no two bands count the same person, so nothing can be subtracted', () => {
    const units = [
      unit('top', null, 9, 9),
      unit('a', 'top', 9, 1),
      unit('a1', 'a', 9, 9),
      unit('a2', 'a', 3, 0),
    ]
    expect(bandsOf(...units)).toEqual([
      ['top', 'top', 'all'],
      ['a', 'a', 'few'],
      ['a1', 'a1', 'all'],
      ['a2', 'a', null],
    ])
  })
})
