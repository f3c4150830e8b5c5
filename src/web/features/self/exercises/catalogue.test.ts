import { expect, test } from 'vitest'
import { exercises } from '#core/exercises/exercises.ts'
import { guides, lengthOf } from '#core/exercises/guides.ts'
import { relaxations } from '#core/exercises/relaxations.ts'
import { relaxation as english } from '#text/en/relaxation.ts'
import { relaxation as swedish } from '#text/sv/relaxation.ts'
import { pages } from '#web/sitemap.ts'
import { catalogue, type ExerciseId, exerciseIds, isGuided, pathOf } from './catalogue.ts'
import { another } from './guided.ts'

const written = exerciseIds.filter((id): id is Exclude<ExerciseId, keyof typeof another> => !isGuided(id))
const paths = written.map(pathOf)

test('everything that is done on the zone pages can be found in the list', () => {
  const elsewhere = exercises.filter((exercise) => exercise !== 'breathing')
  expect(paths).toEqual(expect.arrayContaining(elsewhere.map((exercise) => `/green-zone#${exercise}`)))
  const techniques = ['prioritise', 'news', 'talk', 'medical']
  expect(paths).toEqual(expect.arrayContaining(techniques.map((technique) => `/red-zone#${technique}`)))
  expect(exerciseIds.filter(isGuided).toSorted()).toEqual(Object.keys(another).toSorted())
})

test('what is done on another page leads to a page that there is', () => {
  const known: readonly string[] = pages.map(({ path }) => path)
  expect(paths.filter((path) => !known.includes(path.replace(/#.*/, '')))).toEqual([])
})

test('every zone has something to begin at once, and something for another day', () => {
  for (const zone of ['green', 'yellow', 'red'] as const) {
    const inZone = exerciseIds.filter((id) => catalogue[id].zones.some((one) => one === zone))
    expect(new Set(inZone.map(isGuided))).toEqual(new Set([true, false]))
  }
})

const byTheClock = { ...guides, ...relaxations }
test.each(Object.keys(byTheClock) as (keyof typeof byTheClock)[])(
  '%s takes as long as the list says',
  (id) => {
    expect(lengthOf(byTheClock[id])).toBe(catalogue[id].minutes * 60_000)
  },
)

/** Characters per second of a slow voice. */
const slowest = 10

test.each(Object.keys(relaxations) as (keyof typeof relaxations)[])(
  'a slow voice has the time to say each passage of %s, in both languages',
  (id) => {
    for (const texts of [swedish, english]) {
      for (const { word, seconds } of relaxations[id]) {
        expect(texts[word].length / slowest, word).toBeLessThanOrEqual(seconds)
      }
    }
  },
)
