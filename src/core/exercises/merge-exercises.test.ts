import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameJson } from '#core/own-document/merge.ts'
import { areas, type ExercisesDocument, exercises, ratings } from './exercises.ts'
import { feelings } from './felt.ts'
import { mergeExercises } from './merge-exercises.ts'

const word = fc.constantFrom('', 'lugn', 'tålamod', 'mod', 'lugn och mod', 'ett möte', 'en vän')
const someRatings = fc.dictionary(fc.constantFrom(...areas), fc.constantFrom(...ratings))
const names = fc.constantFrom('andas', 'mikropaus', 'promenad')
const minutes = fc.constantFrom('2026-11-02T08:05Z', '2026-11-03T08:05Z', '2026-11-04T20:00Z')
const document = fc
  .record({
    done: fc.subarray([...exercises]),
    favourites: fc.uniqueArray(names, { minLength: 1 }),
    felt: fc.dictionary(names, fc.dictionary(minutes, fc.constantFrom(...feelings), { minKeys: 1 }), {
      minKeys: 1,
    }),
    strengths: fc.record({
      moments: fc.array(fc.record({ what: word, strength: word }), { minLength: 3, maxLength: 3 }),
      chosen: fc.constantFrom(null, 0, 1, 2),
      how: word,
    }),
    values: fc.record({ important: someRatings, lived: someRatings, action: word }),
  })
  .map((made) => made as ExercisesDocument)

const three = [document, document, document] as const

/** Without the values that one device alone decides: figures and choices. */
function withoutChoices({ done, strengths, values, favourites = [], felt = {} }: ExercisesDocument) {
  const { moments, how } = strengths
  const answered = Object.entries(felt).flatMap(([name, answers]) =>
    Object.keys(answers).map((minute) => `${name} ${minute}`),
  )
  const unordered = { favourites: favourites.toSorted(), answered: answered.toSorted() }
  return { done, moments, how, action: values.action, ...unordered }
}

const textsOf = ({ strengths, values }: ExercisesDocument) => [
  ...strengths.moments.flatMap(({ what, strength }) => [what, strength]),
  strengths.how,
  values.action,
]

describe('two devices that changed the exercises', () => {
  test('what only one changed is as that one has it', () => {
    fc.assert(
      fc.property(document, document, (base, changed) => {
        const mine = mergeExercises(base, changed, base)
        const theirs = mergeExercises(base, base, changed)
        expect(sameJson(withoutChoices(mine), withoutChoices(changed))).toBe(true)
        expect(sameJson(mine, theirs)).toBe(true)
      }),
    )
  })

  test('it does not matter which device comes first, but for a choice that both made', () => {
    fc.assert(
      fc.property(...three, (base, mine, theirs) => {
        const [here, there] = [mergeExercises(base, mine, theirs), mergeExercises(base, theirs, mine)]
        expect(withoutChoices(here)).toEqual(withoutChoices(there))
      }),
    )
  })

  test('merged once more it stays as it is, so an answer that got lost does no harm', () => {
    fc.assert(
      fc.property(...three, (base, mine, theirs) => {
        const once = mergeExercises(base, mine, theirs)
        expect(mergeExercises(theirs, once, once)).toEqual(once)
        expect(mergeExercises(base, once, once)).toEqual(once)
      }),
    )
  })

  test('nothing that either wrote is lost', () => {
    fc.assert(
      fc.property(...three, (base, mine, theirs) => {
        const merged = mergeExercises(base, mine, theirs)
        const [before, kept] = [textsOf(base), textsOf(merged)]
        for (const side of [mine, theirs]) {
          textsOf(side).forEach((text, at) => {
            if (text !== before[at]) expect(kept[at]).toContain(text)
          })
          for (const favourite of side.favourites ?? []) {
            if (!base.favourites?.includes(favourite)) expect(merged.favourites).toContain(favourite)
          }
          for (const [name, answers] of Object.entries(side.felt ?? {})) {
            const added = Object.keys(answers).filter((minute) => base.felt?.[name]?.[minute] === undefined)
            for (const minute of added) expect(merged.felt?.[name]?.[minute]).toBeDefined()
          }
          for (const exercise of side.done) {
            if (!base.done.includes(exercise)) expect(merged.done).toContain(exercise)
          }
        }
      }),
    )
  })

  test('what one took away and the other left alone is away', () => {
    fc.assert(
      fc.property(document, (base) => {
        const emptied = { ...base, done: [] }
        const { done } = mergeExercises(base, emptied, base)
        expect(done).toEqual([])
      }),
    )
  })
})

test('a browser whose exercises have been moved once adds nothing when they come again', () => {
  const empty: ExercisesDocument = {
    done: [],
    strengths: {
      moments: Array.from({ length: 3 }, () => ({ what: '', strength: '' })),
      chosen: null,
      how: '',
    },
    values: { important: {}, lived: {}, action: '' },
  }
  fc.assert(
    fc.property(document, document, (browser, account) => {
      const once = mergeExercises(empty, browser, account)
      expect(mergeExercises(empty, browser, once)).toEqual(once)
    }),
  )
})
