import { expect, it } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { evaluate } from '#core/scoring/evaluate.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import {
  apartBefore,
  apartOf,
  gapBefore,
  resultBefore,
  resultsBefore,
  seriesOf,
  type TakenResult,
} from './own-result.ts'

function taken(id: string, takenAt: string, value: number, instrument = stressprofil): TakenResult {
  const evaluation = evaluate(
    instrument,
    answersByValue(
      instrument,
      instrument.items.map(() => value),
    ),
  )
  if (!evaluation.ok) throw new Error(evaluation.code)
  return { id, takenAt, result: evaluation.result }
}

const january = taken('a', '2026-01-05T10:00:00.000Z', 2)
const march = taken('b', '2026-03-05T10:00:00.000Z', 3)

it('a result is compared with the last one before it', () => {
  const old = taken('c', '2025-10-05T10:00:00.000Z', 4)
  const later = taken('d', '2026-05-05T10:00:00.000Z', 4)
  expect(resultBefore(march, [later, old, march, january])).toBe(january)
  expect(resultBefore(old, [later, old, march, january])).toBeUndefined()
})

it('the results before one are all that each may be compared with the next, oldest first', () => {
  const old = taken('c', '2025-10-05T10:00:00.000Z', 4)
  const deep = taken('e', '2026-02-05T10:00:00.000Z', 2, djupanalys)
  const later = taken('d', '2026-05-05T10:00:00.000Z', 4)
  expect(resultsBefore(march, [later, march, deep, january, old])).toEqual([old, january])
  expect(resultsBefore(old, [later, march, january, old])).toEqual([])
})

it('a result is never compared with itself, though the account may have timed it a little earlier', () => {
  const stored = { ...march, id: 'from-the-round', takenAt: '2026-03-05T09:58:00.000Z' }
  expect(resultBefore(march, [stored, january])).toBe(january)
})

it('a result is never compared with another form or version', () => {
  const deep = taken('e', '2026-02-05T10:00:00.000Z', 2, djupanalys)
  const oldVersion = { ...january, id: 'f', result: { ...january.result, version: '0.9' } }
  expect(resultBefore(march, [deep, oldVersion])).toBeUndefined()
})

it('a result on sick leave is compared with none, and is passed over by the next one', () => {
  const away = { ...taken('e', '2026-02-05T10:00:00.000Z', 4), sickLeave: true as const }
  expect(resultBefore(away, [january])).toBeUndefined()
  expect(resultBefore(march, [away, january])).toBe(january)
  expect(resultBefore(march, [away])).toBeUndefined()
  expect(seriesOf([march, away, january])).toEqual([[january, march], [away]])
})

it('a result with earlier ones and no comparison says why, and of which day the other is', () => {
  const reworded = { ...january, result: { ...january.result, version: '0.9' } }
  const away = { ...january, sickLeave: true as const }
  const deep = taken('e', '2026-02-05T10:00:00.000Z', 2, djupanalys)
  expect(apartBefore(march, [reworded])).toEqual({ why: 'version', date: january.takenAt })
  expect(apartBefore(march, [away])).toEqual({ why: 'sickLeave', date: january.takenAt })
  expect(apartBefore({ ...march, sickLeave: true }, [january])).toEqual({
    why: 'sickLeave',
    date: march.takenAt,
  })
  expect(apartBefore(march, [deep])).toBeNull()
  expect(apartBefore(march, [away, taken('g', '2025-12-05T10:00:00.000Z', 2)])).toBeNull()
  expect(apartOf(january, march)).toBeNull()
})

it('forms and versions have a line each, oldest first', () => {
  const deep = taken('e', '2026-04-05T10:00:00.000Z', 2, djupanalys)
  expect(seriesOf([march, deep, january])).toEqual([[deep], [january, march]])
})

it('the line is broken after half a year', () => {
  const late = taken('g', '2026-10-05T10:00:00.000Z', 2)
  expect([0, 1, 2].map((position) => gapBefore([january, march, late], position))).toEqual([
    false,
    false,
    true,
  ])
})
