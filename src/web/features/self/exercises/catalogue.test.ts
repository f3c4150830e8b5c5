import { expect, test } from 'vitest'
import { exercises } from '#core/exercises/exercises.ts'
import { guides, lengthOf } from '#core/exercises/guides.ts'
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

test.each(Object.keys(guides) as (keyof typeof guides)[])('%s takes as long as the list says', (id) => {
  expect(lengthOf(guides[id])).toBe(catalogue[id].minutes * 60_000)
})
