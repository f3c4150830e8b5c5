import { describe, expect, test } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { readInstrument } from './read-instrument.ts'

const problemsOf = (json: unknown) => {
  const read = readInstrument(json)
  return read.ok ? [] : read.problems
}

const copy = () => structuredClone(djupanalys) as unknown as Record<string, never>

/** A copy of the in-depth analysis with one thing changed at a path such as `limits.total.red`. */
function changed(path: string, value: unknown): unknown {
  const file: unknown = copy()
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const place = steps.reduce<unknown>((at, step) => Reflect.get(at as object, step), file) as object
  if (value === undefined) Reflect.deleteProperty(place, last)
  else Reflect.set(place, last, value)
  return file
}

test('an operator’s own instrument is read when nothing is wrong with it', () => {
  const own = { ...structuredClone(stressprofil), id: 'own-form', version: '2026-1' }
  expect(readInstrument(own)).toMatchObject({ ok: true, value: { id: 'own-form' } })
})

describe('a file that is refused says where and why', () => {
  test.each([
    ['id', 'Own form', 'instrument.id: must be a name'],
    ['version', '', 'instrument.version: must be a version'],
    ['title.en', undefined, 'instrument.title.en: must be a text'],
    ['title.en', '  ', 'instrument.title.en: must be a text'],
    ['licence', undefined, 'instrument.licence: must be an object'],
    ['items', [], 'instrument.items: must be a list'],
    ['items.3.category', 'tiredness', 'instrument.items[3].category: must be one of exhaustion'],
    ['items.3.txet', 'x', 'instrument.items[3].txet: is not a field here'],
    ['items.3.id', 'ex-evening', 'ex-evening: stands twice'],
    ['items.3.id', 'own-pace', 'own-pace: begins as the questions of a customer do'],
    ['causes.0.items.0.reversed', 'no', 'instrument.causes[0].items[0].reversed: must be true or false'],
    ['causes.0.items.0.id', 'ex-evening', 'ex-evening: stands twice'],
    ['causes.1.id', 'demands', 'demands: stands twice as id of a cause'],
    ['answers', djupanalys.answers.slice(1), 'answers: never is missing'],
    ['categories', djupanalys.categories.slice(1), 'categories: exhaustion is missing'],
    ['skippablePerCategory', 6, 'items: exhaustion needs more items than may be skipped'],
    ['skippablePerCategory', -1, 'instrument.skippablePerCategory: must be a whole number'],
    ['limits.total.red', 2.59, 'limits: yellow must lie below red for total'],
    ['limits.total.red', 2.595, 'instrument.limits.total.red: must be a number from 1 to 5'],
    ['limits.total.red', 5.5, 'instrument.limits.total.red: must be a number from 1 to 5'],
    ['limits.causes.medium', 3.5, 'limits: medium must lie below high for causes'],
    ['limits.causes', undefined, 'must all be there, or none'],
    ['limits.categories.exhaustion', undefined, 'instrument.limits.categories.exhaustion: must be an object'],
    ['bands', 'colours', 'instrument.bands: must be one of raised, zones'],
    ['reliableChange', 0, 'instrument.reliableChange: must be a number'],
  ])('%s', (path, value, problem) => {
    expect(problemsOf(changed(path, value)).join('\n')).toContain(problem)
  })

  test.each([null, 'text', [], 7])('%j is no instrument', (json) => {
    expect(problemsOf(json)).toEqual(['instrument: must be an object'])
  })

  test('everything that is wrong is said at once', () => {
    const file = changed('version', 7)
    Reflect.deleteProperty(file as object, 'period')
    expect(problemsOf(file)).toHaveLength(2)
  })
})
