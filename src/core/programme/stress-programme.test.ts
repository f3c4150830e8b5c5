import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../calendar/local-time.ts'
import {
  answerCheck,
  beginModule,
  enrol,
  finishPart,
  goOnWith,
  pause,
  undoPart,
  writeNote,
} from './follow-programme.ts'
import {
  checkOfWeek,
  emptyProgramme,
  isComplete,
  type PartId,
  partIds,
  partsDone,
  partsOf,
  type StressProgramme,
  stateOf,
} from './stress-programme.ts'

/** A Monday. */
const first: Day = '2026-11-02'
const day = (number: number) => addDays(first, number - 1)
const begun = enrol(emptyProgramme, first)

/** One part a week from the first day on. */
const through = (parts: readonly PartId[], from = begun): StressProgramme =>
  parts.reduce((document, part, week) => finishPart(document, part, day(1 + 7 * week)), from)

test('there are 24 parts in six modules', () => {
  expect(partIds).toHaveLength(24)
  expect([partIds[0], partIds.at(-1)]).toEqual(['1.1', '6.4'])
  expect(partsOf(3)).toEqual(['3.1', '3.2', '3.3', '3.4'])
})

describe('where somebody is', () => {
  const one = finishPart(begun, '1.1', day(3))
  const moduleOne = through(partsOf(1))
  const all = through(partIds)

  test.each<[string, StressProgramme, Day, object]>([
    ['nothing has begun', emptyProgramme, first, { state: 'not-started' }],
    ['notes alone begin nothing', writeNote(emptyProgramme, '1.1', 'hej'), first, { state: 'not-started' }],
    ['the day before the start', begun, day(0), { state: 'waiting', startsOn: first }],
    ['the first day', begun, first, { state: 'going', part: '1.1', doneThisWeek: false, suggested: null }],
    ['the day a part was done', one, day(3), { state: 'going', part: '1.2', doneThisWeek: true }],
    ['the Sunday of that week', one, day(7), { doneThisWeek: true }],
    ['the Monday after', one, day(8), { part: '1.2', doneThisWeek: false }],
    ['taken back', undoPart(one, '1.1'), day(3), { part: '1.1', doneThisWeek: false }],
    ['after the fourth part the next module', moduleOne, day(29), { part: '2.1', suggested: null }],
    ['a month gone, parts left', one, day(30), { part: '1.2', suggested: null }],
    ['30 days after the module began', one, day(31), { part: '1.2', suggested: 2 }],
    [
      'the next module begun all the same',
      beginModule(one, 2, day(31)),
      day(31),
      { part: '2.1', suggested: null },
    ],
    ['a pause', pause(one, day(9)), day(40), { state: 'paused', since: day(9), part: '1.2' }],
    ['going on', goOnWith(pause(one, day(9))), day(40), { state: 'going', part: '1.2' }],
    [
      'a part done in a pause',
      finishPart(pause(one, day(9)), '1.2', day(20)),
      day(20),
      { state: 'going', part: '1.3' },
    ],
    ['all 24 done', all, day(200), { state: 'finished', on: day(1 + 7 * 23) }],
    ['a pause after the end', pause(all, day(170)), day(200), { state: 'finished' }],
  ])('%s', (_, document, today, expected) => {
    expect(stateOf(document, today)).toMatchObject(expected)
  })

  test('nothing is locked: who begins with module 5 goes on there, and comes back to what was passed by', () => {
    const five = finishPart(emptyProgramme, '5.1', first)
    expect(five).toMatchObject({ startedOn: first, modules: { 5: first } })
    expect(stateOf(five, first)).toMatchObject({ part: '5.2' })
    const toTheEnd = through([...partsOf(5), ...partsOf(6)], emptyProgramme)
    expect(stateOf(toTheEnd, day(60))).toMatchObject({ state: 'going', part: '1.1' })
  })

  test('a part done before the first day moves the start to it', () => {
    expect(finishPart(enrol(emptyProgramme, day(10)), '1.1', day(2)).startedOn).toBe(day(2))
  })
})

test('progress counts what is done, and doing it again does not move its day', () => {
  const twice = finishPart(finishPart(begun, '1.1', day(3)), '1.1', day(9))
  expect(twice.parts).toEqual({ '1.1': day(3) })
  expect(partsDone(twice)).toBe(1)
  expect(isComplete(through(partsOf(1)), 1)).toBe(true)
  expect(isComplete(twice, 1)).toBe(false)
})

test('the weekly check is asked once a week, Monday to Sunday', () => {
  const answered = answerCheck(begun, day(4), { strain: 2, recovery: 3, step: 5 })
  expect(checkOfWeek(answered, day(7))).toBe(day(4))
  expect(checkOfWeek(answered, day(8))).toBeNull()
  expect(checkOfWeek(answered, day(0))).toBeNull()
})

test('an empty note is no note', () => {
  expect(writeNote(writeNote(begun, '1.1', 'hej'), '1.1', '').notes).toEqual({})
})
