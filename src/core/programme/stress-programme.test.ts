import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../calendar/local-time.ts'
import {
  answerCheck,
  beginModule,
  enrol,
  finishPart,
  goOnWith,
  pause,
  stopAt,
  undoPart,
  writeNote,
} from './follow-programme.ts'
import { readProgramme } from './read-programme.ts'
import { mostDaysKept } from './recovery.ts'
import {
  checkOfWeek,
  emptyProgramme,
  isComplete,
  isDoneInWeekOf,
  isUnderWay,
  type PartId,
  partIds,
  partsDone,
  partsOf,
  type StressProgramme,
  stateOf,
  stoppedAt,
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
    [
      'going on after a month of pause',
      goOnWith(pause(one, day(9)), day(40)),
      day(69),
      { state: 'going', part: '1.2', suggested: null },
    ],
    ['30 days after going on', goOnWith(pause(one, day(9)), day(40)), day(70), { suggested: 2 }],
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

  test.each<[string, StressProgramme, boolean]>([
    ['nothing has begun', emptyProgramme, false],
    ['it begins tomorrow', enrol(emptyProgramme, day(4)), false],
    ['it is paused', pause(one, day(3)), false],
    ['it is going on', one, true],
    ['all parts are done', all, true],
  ])('whether to finish a part begins something: %s', (_, document, expected) => {
    expect(isUnderWay(document, day(3))).toBe(expected)
  })

  test('nothing is locked: who begins with module 5 goes on there, and comes back to what was passed by', () => {
    const five = finishPart(emptyProgramme, '5.1', first)
    expect(five).toMatchObject({ startedOn: first, modules: { 5: first } })
    expect(stateOf(five, first)).toMatchObject({ part: '5.2' })
    const toTheEnd = through([...partsOf(5), ...partsOf(6)], emptyProgramme)
    expect(stateOf(toTheEnd, day(60))).toMatchObject({ state: 'going', part: '1.1' })
  })

  test('who begins with module 5 because that fits best goes on with module 1 after it, and then in order', () => {
    const five = enrol(emptyProgramme, first, 5)
    expect(stateOf(five, first)).toMatchObject({ state: 'going', part: '5.1' })
    expect(stateOf(enrol(enrol(emptyProgramme, day(9), 5), first), first)).toMatchObject({ part: '5.1' })
    expect(stateOf(finishPart(five, '5.1', first), day(31))).toMatchObject({ part: '5.2', suggested: 1 })
    const afterFive = through(partsOf(5), five)
    expect(stateOf(afterFive, day(29))).toMatchObject({ part: '1.1' })
    expect(stateOf(finishPart(afterFive, '1.1', day(22)), day(29))).toMatchObject({ part: '1.2' })
    expect(stateOf(through([...partsOf(5), ...partsOf(1)], five), day(60))).toMatchObject({ part: '2.1' })
    expect(
      stateOf(
        through([...partsOf(5), ...[1, 2, 3, 4].flatMap((module) => partsOf(module as 1))], five),
        day(160),
      ),
    ).toMatchObject({ part: '6.1' })
  })

  test('a module finished on the day the next one is begun gives way to it', () => {
    const sameDay = [...partsOf(5), '1.1' as const].reduce(
      (document, part) => finishPart(document, part, first),
      enrol(emptyProgramme, first, 5),
    )
    expect(stateOf(sameDay, first)).toMatchObject({ part: '1.2' })
  })

  test('a part done before the first day moves the start to it', () => {
    expect(finishPart(enrol(emptyProgramme, day(10)), '1.1', day(2)).startedOn).toBe(day(2))
  })
})

describe('a clock that is wrong', () => {
  const yearAhead = addDays(first, 365)

  test('a year ahead: what is done once it is right again counts from then', () => {
    const wrong = finishPart(enrol(emptyProgramme, yearAhead), '1.1', yearAhead)
    expect(stateOf(wrong, first)).toEqual({ state: 'waiting', startsOn: yearAhead })
    const right = finishPart(finishPart(wrong, '1.1', day(2)), '1.2', day(3))
    expect(right).toMatchObject({
      startedOn: day(2),
      modules: { 1: day(2) },
      parts: { '1.1': day(2), '1.2': day(3) },
    })
    expect(stateOf(right, day(3))).toMatchObject({ state: 'going', part: '1.3', doneThisWeek: true })
    expect(stateOf(right, day(32))).toMatchObject({ suggested: 2 })
  })

  test('a year back: nothing is lost, and the programme goes on', () => {
    const back = finishPart(finishPart(begun, '1.1', first), '1.2', addDays(first, -365))
    expect(back.parts).toEqual({ '1.1': first, '1.2': addDays(first, -365) })
    expect(back.startedOn).toBe(addDays(first, -365))
    expect(stateOf(back, first)).toMatchObject({ state: 'going', part: '1.3', doneThisWeek: true })
  })

  test('on the days the clocks change a week is a week', () => {
    const done = finishPart(enrol(emptyProgramme, '2026-03-23'), '1.1', '2026-03-29')
    expect(stateOf(done, '2026-03-29')).toMatchObject({ doneThisWeek: true })
    expect(stateOf(done, '2026-03-30')).toMatchObject({ doneThisWeek: false })
    const autumn = finishPart(enrol(emptyProgramme, '2026-10-19'), '1.1', '2026-10-25')
    expect(stateOf(autumn, '2026-10-25')).toMatchObject({ doneThisWeek: true })
    expect(stateOf(autumn, '2026-10-26')).toMatchObject({ doneThisWeek: false })
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
  const onMonday = answerCheck(begun, first, { strain: 2, recovery: 3, step: 5 })
  expect(checkOfWeek(onMonday, day(7))).toBe(first)
  const twice = answerCheck(answered, day(6), { strain: 1, recovery: 1, step: 1 })
  expect(checkOfWeek(twice, day(7))).toBe(day(6))
})

test('of more weekly checks than are kept the oldest give way', () => {
  const answers = { strain: 2, recovery: 3, step: 5 } as const
  const all = Array.from({ length: mostDaysKept + 2 }, (_, n) => day(1 + n))
  const { checks } = all.reduce((document, on) => answerCheck(document, on, answers), begun)
  expect(Object.keys(checks)).toHaveLength(mostDaysKept)
  expect([checks[day(2)], checks[day(3)], checks[all.at(-1) ?? first]]).toEqual([undefined, answers, answers])
})

test('enrolling ends a pause, and pausing twice keeps the first day', () => {
  expect(enrol(pause(begun, day(9)), day(20)).pausedSince).toBeNull()
  expect(pause(pause(begun, day(9)), day(12)).pausedSince).toBe(day(9))
})

test('of two modules begun on one day the later one is gone on with, and a module begun already is not suggested', () => {
  const both = beginModule(beginModule(emptyProgramme, 4, first), 2, first)
  expect(stateOf(both, first)).toMatchObject({ part: '4.1' })
  const ahead = beginModule(beginModule(begun, 2, day(-5)), 3, day(-9))
  expect(stateOf(ahead, day(40))).toMatchObject({ part: '1.1', suggested: 4 })
  const last = finishPart(enrol(emptyProgramme, first), '6.1', first)
  expect(stateOf(last, day(40))).toMatchObject({ suggested: null })
  const whole = through(partsOf(1))
  expect(stateOf(whole, day(40))).toMatchObject({ part: '2.1', suggested: null })
})

test('a part done on the Monday after is not done in the week before', () => {
  expect(isDoneInWeekOf(finishPart(begun, '1.1', day(8)), day(7))).toBe(false)
})

test('an empty note is no note', () => {
  expect(writeNote(writeNote(begun, '1.1', 'hej'), '1.1', '').notes).toEqual({})
})

describe('where somebody stopped', () => {
  const stopped = stopAt(begun, { part: '2.3', screen: 'do' })

  test('is the part and the screen, and the part to go on with, whatever comes first in the order', () => {
    expect(stoppedAt(stopped)).toEqual({ part: '2.3', screen: 'do' })
    expect(stateOf(stopped, first)).toMatchObject({ state: 'going', part: '2.3' })
  })

  test('is nowhere once that part is done, and there again when that is taken back', () => {
    const done = finishPart(stopped, '2.3', first)
    expect(stoppedAt(done)).toBeNull()
    expect(stoppedAt(stopAt(done, { part: '2.3', screen: 'read' }))).toBeNull()
    expect(stoppedAt(undoPart(done, '2.3'))).toEqual({ part: '2.3', screen: 'do' })
  })

  test('is not stored for somebody who only opens a part, nor before they have enrolled', () => {
    expect(stopAt(begun, { part: '1.1', screen: 'read' })).toBe(begun)
    expect(stopAt(emptyProgramme, { part: '1.1', screen: 'do' })).toBe(emptyProgramme)
    expect(stoppedAt(stopAt(stopped, { part: '2.3', screen: 'read' }))).toEqual({
      part: '2.3',
      screen: 'read',
    })
  })

  test.each(['2.3', '2.3/fly', '7.1/do', '2.3/do/do', 7, {}])('%j is no place', (value) => {
    expect(readProgramme({ ...begun, stoppedAt: value })).toBeNull()
  })

  test('is read again as it was stored', () => {
    expect(readProgramme(JSON.parse(JSON.stringify(stopped)))).toEqual(stopped)
    expect(readProgramme({ ...begun, stoppedAt: null })).not.toBeNull()
  })
})
