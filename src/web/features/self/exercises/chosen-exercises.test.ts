import { expect, test } from 'vitest'
import { exerciseIds } from './catalogue.ts'
import { chosenIn, exerciseIn, exercisesFor } from './chosen-exercises.ts'

const found = (query: string) => exercisesFor(chosenIn(new URLSearchParams(query)))

test('without a choice, or with a word that means nothing, everything is listed', () => {
  expect(found('')).toEqual(exerciseIds)
  expect(found('zon=lila&tid=x')).toEqual(exerciseIds)
})

test.each([
  [
    'tid=kort',
    [
      'andas',
      'mikropaus',
      'mikropaus-andning',
      'lagg-marke-till',
      'pausandning',
      'kort-avslappning',
      'begransa-nyheter',
    ],
  ],
  ['tid=lang', ['promenad', 'manadsreflektion']],
  [
    'zon=rod&tid=kort',
    ['andas', 'mikropaus', 'lagg-marke-till', 'pausandning', 'kort-avslappning', 'begransa-nyheter'],
  ],
  ['zon=rod&tid=lang', []],
  ['zon=gron&tid=mellan', ['avslappning', 'aterhamtning', 'styrkor', 'vardekompass']],
])('?%s lists %j', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('every exercise is in one of the three spans of time', () => {
  expect(['kort', 'mellan', 'lang'].flatMap((time) => found(`tid=${time}`)).toSorted()).toEqual(
    exerciseIds.toSorted(),
  )
})

test('an address opens the exercise it names, and nothing else', () => {
  expect(
    ['ovning=andas', 'zon=gul&ovning=styrkor', 'ovning=x', 'ovning=', ''].map((query) =>
      exerciseIn(new URLSearchParams(query)),
    ),
  ).toEqual(['andas', 'styrkor', null, null, null])
})
