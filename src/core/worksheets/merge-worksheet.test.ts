import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameJson } from '../own-document/merge.ts'
import { mergeWorksheet } from './merge-worksheet.ts'
import { type Answers, emptyWorksheet, noAnswers, type WorksheetValues } from './worksheet.ts'

const field = fc.constantFrom('one', 'two', 'piles.mine')
const word = fc.constantFrom('vila', 'rast', 'ett samtal', 'rast och vila', 'lunch ute')
const answers = fc.record({
  texts: fc.dictionary(field, word),
  figures: fc.dictionary(field, fc.integer({ min: 0, max: 10 })),
  choices: fc.dictionary(field, fc.constantFrom('23:00', 'often')),
  sets: fc.dictionary(field, fc.uniqueArray(word)),
})
const worksheet: fc.Arbitrary<WorksheetValues> = fc
  .tuple(answers, fc.dictionary(field, fc.dictionary(fc.constantFrom('a1', 'b2', 'c3'), answers)))
  .map(([own, rows]) => ({ ...own, rows }))
const three = [worksheet, worksheet, worksheet] as const

/** Every text of a worksheet with the place it stands in. */
function textsOf({ rows, ...own }: WorksheetValues): ReadonlyMap<string, string> {
  const inRows = Object.entries(rows).flatMap(([name, byKey]) =>
    Object.entries(byKey).map(([key, row]) => [`${name} ${key}`, row] as const),
  )
  const all: (readonly [string, Answers])[] = [['', own], ...inRows]
  return new Map(
    all.flatMap(([place, { texts }]) =>
      Object.entries(texts).map(([name, text]) => [`${place} ${name}`, text] as const),
    ),
  )
}

describe('two devices that wrote in the same worksheet', () => {
  test('what only one changed is as that one has it', () => {
    fc.assert(
      fc.property(worksheet, worksheet, (base, changed) => {
        expect(sameJson(mergeWorksheet(base, changed, base), changed)).toBe(true)
        expect(sameJson(mergeWorksheet(base, base, changed), changed)).toBe(true)
      }),
    )
  })

  test('merged once more it stays as it is, so an answer that got lost does no harm', () => {
    fc.assert(
      fc.property(...three, (base, mine, theirs) => {
        const once = mergeWorksheet(base, mine, theirs)
        expect(mergeWorksheet(theirs, once, once)).toEqual(once)
      }),
    )
  })

  test('no text that either wrote is lost', () => {
    fc.assert(
      fc.property(...three, (base, mine, theirs) => {
        const [before, kept] = [textsOf(base), textsOf(mergeWorksheet(base, mine, theirs))]
        for (const side of [mine, theirs]) {
          for (const [place, text] of textsOf(side)) {
            if (text !== before.get(place)) expect(kept.get(place)).toContain(text)
          }
        }
      }),
    )
  })

  test('it does not matter which device comes first, but for figures and choices that both made', () => {
    fc.assert(
      fc.property(...three, (base, mine, theirs) => {
        const plain = (values: WorksheetValues) => [...textsOf(values)].sort()
        expect(plain(mergeWorksheet(base, mine, theirs))).toEqual(plain(mergeWorksheet(base, theirs, mine)))
      }),
    )
  })
})

test('of a figure or a choice that both made the latest word stands, and of what both ticked all', () => {
  const mine = {
    ...emptyWorksheet,
    figures: { hard: 3 },
    choices: { rise: '06:00' },
    sets: { signs: ['a', 'b'] },
  }
  const theirs = {
    ...emptyWorksheet,
    figures: { hard: 7 },
    choices: { rise: '07:00' },
    sets: { signs: ['b', 'c'] },
  }
  const merged = mergeWorksheet(emptyWorksheet, mine, theirs)
  expect(merged).toMatchObject({ figures: { hard: 3 }, choices: { rise: '06:00' } })
  expect(merged.sets.signs?.toSorted()).toEqual(['a', 'b', 'c'])
})

test('both texts stand in a field where both wrote, and a row that one removed stays when the other wrote in it', () => {
  const row = (text: string): Answers => ({ ...noAnswers, texts: { what: text } })
  const base = { ...emptyWorksheet, rows: { tasks: { a1: row('möten'), b2: row('mejl') } } }
  const mine = { ...base, texts: { why: 'för sent' }, rows: { tasks: { b2: row('mejl') } } }
  const theirs = {
    ...base,
    texts: { why: 'för mycket' },
    rows: { tasks: { a1: row('möten på kvällen'), b2: row('mejl') } },
  }
  const merged = mergeWorksheet(base, mine, theirs)
  expect(merged.texts).toEqual({ why: 'för mycket · för sent' })
  expect(merged.rows).toEqual({ tasks: { a1: row('möten på kvällen'), b2: row('mejl') } })
})
