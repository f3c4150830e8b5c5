import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '../calendar/local-time.ts'
import { sameJson } from '../own-document/merge.ts'
import { emptyWorksheet } from '../worksheets/worksheet.ts'
import {
  answerCheck,
  beginModule,
  enrol,
  fillWorksheet,
  finishPart,
  goOnWith,
  pause,
  remindWeekly,
  stopAt,
  undoPart,
  writeNote,
} from './follow-programme.ts'
import { mergeProgramme } from './merge-programme.ts'
import type { Rating } from './recovery.ts'
import { emptyProgramme, modules, partIds, partScreens, type StressProgramme } from './stress-programme.ts'

type Act = (document: StressProgramme) => StressProgramme

const first: Day = '2026-11-02'
const days = fc.integer({ min: 0, max: 200 }).map((ahead) => addDays(first, ahead))
const part = fc.constantFrom(...partIds)
const rating = fc.integer({ min: 1, max: 5 }).map((value) => value as Rating)
const word = fc.constantFrom('vila', 'rast', 'ett samtal', 'rast och vila', 'lunch ute')

/** Something a person does, as a change of the document. */
const act: fc.Arbitrary<Act> = fc.oneof(
  days.map(
    (on): Act =>
      (document) =>
        enrol(document, on),
  ),
  fc.tuple(fc.constantFrom(...modules), days).map(
    ([module, on]): Act =>
      (document) =>
        beginModule(document, module, on),
  ),
  fc.tuple(part, days).map(
    ([id, on]): Act =>
      (document) =>
        finishPart(document, id, on),
  ),
  part.map(
    (id): Act =>
      (document) =>
        undoPart(document, id),
  ),
  fc.tuple(part, fc.constantFrom(...partScreens)).map(
    ([id, screen]): Act =>
      (document) =>
        stopAt(document, { part: id, screen }),
  ),
  fc.tuple(part, word).map(
    ([id, text]): Act =>
      (document) =>
        writeNote(document, id, text),
  ),
  fc.tuple(fc.constantFrom('stress-map', 'early-signs'), word).map(
    ([id, text]): Act =>
      (document) =>
        fillWorksheet(document, id, { ...emptyWorksheet, texts: { why: text } }),
  ),
  fc.tuple(days, rating, rating, rating).map(
    ([on, strain, recovery, step]): Act =>
      (document) =>
        answerCheck(document, on, { strain, recovery, step }),
  ),
  days.map(
    (on): Act =>
      (document) =>
        pause(document, on),
  ),
  days.map(
    (on): Act =>
      (document) =>
        goOnWith(document, on),
  ),
  fc.constantFrom({ weekday: 1, time: '08:00' } as const, { weekday: 7, time: '19:30' } as const, null).map(
    (reminder): Act =>
      (document) =>
        remindWeekly(document, reminder),
  ),
)

const acts = fc.array(act, { maxLength: 12 })
const apply = (document: StressProgramme, all: readonly Act[]) => all.reduce((so, one) => one(so), document)

/** Two devices that begin with the same document and then act on their own. */
const apart = fc.tuple(acts, acts, acts).map(([before, here, there]) => {
  const base = apply(emptyProgramme, before)
  return { base, mine: apply(base, here), theirs: apply(base, there) }
})

test('what only one device changed stands', () => {
  fc.assert(
    fc.property(apart, ({ base, mine, theirs }) => {
      expect(sameJson(mergeProgramme(base, mine, base), mine)).toBe(true)
      expect(sameJson(mergeProgramme(base, base, theirs), theirs)).toBe(true)
      expect(sameJson(mergeProgramme(base, mine, mine), mine)).toBe(true)
    }),
  )
})

test('of two days on which a pause ended the later one stands, whichever device comes first', () => {
  const endedOn = (day: Day) => goOnWith(pause(emptyProgramme, '2026-11-02'), day)
  const [earlier, later] = [endedOn('2026-11-10'), endedOn('2026-11-12')]
  for (const [mine, theirs] of [
    [earlier, later],
    [later, earlier],
  ] as const)
    expect(mergeProgramme(emptyProgramme, mine, theirs).resumedOn).toBe('2026-11-12')
})

test('merging again changes nothing, so an answer that got lost does no harm', () => {
  fc.assert(
    fc.property(apart, ({ base, mine, theirs }) => {
      const merged = mergeProgramme(base, mine, theirs)
      expect(mergeProgramme(base, merged, theirs)).toEqual(merged)
      expect(mergeProgramme(theirs, merged, theirs)).toEqual(merged)
      expect(mergeProgramme(merged, merged, merged)).toEqual(merged)
    }),
  )
})

test('it does not matter which device comes first, but for the reminder, the pause and where one stopped', () => {
  fc.assert(
    fc.property(apart, ({ base, mine, theirs }) => {
      const choices = { reminder: null, pausedSince: null, stoppedAt: null }
      expect({ ...mergeProgramme(base, mine, theirs), ...choices }).toEqual({
        ...mergeProgramme(base, theirs, mine),
        ...choices,
      })
    }),
  )
})

test('nothing that was done or written on either device is lost', () => {
  fc.assert(
    fc.property(apart, ({ base, mine, theirs }) => {
      const merged = mergeProgramme(base, mine, theirs)
      for (const side of [mine, theirs]) {
        for (const record of ['modules', 'parts', 'checks'] as const) {
          for (const key of Object.keys(side[record])) {
            if (!(key in base[record])) expect(merged[record]).toHaveProperty([key])
          }
        }
        for (const [id, text] of Object.entries(side.notes)) {
          if (text !== base.notes[id]) expect(merged.notes[id]).toContain(text)
        }
        for (const [id, { texts }] of Object.entries(side.worksheets)) {
          if (!sameJson(texts, base.worksheets[id]?.texts)) {
            expect(merged.worksheets[id]?.texts.why).toContain(texts.why)
          }
        }
      }
    }),
  )
})

test('notes of full length that two devices wrote in the same week both stand', () => {
  const [here, there] = ['a'.repeat(4000), 'b'.repeat(4000)]
  const base = enrol(emptyProgramme, first)
  const merged = mergeProgramme(base, writeNote(base, '1.1', here), writeNote(base, '1.1', there))
  expect(merged.notes['1.1']).toBe(`${here}\n\n${there}`)
})

test('a visitor’s programme and the account’s become one, twice the same, from the earlier start', () => {
  fc.assert(
    fc.property(acts, acts, (here, there) => {
      const [mine, theirs] = [apply(emptyProgramme, here), apply(emptyProgramme, there)]
      const once = mergeProgramme(emptyProgramme, mine, theirs)
      expect(mergeProgramme(emptyProgramme, mine, once)).toEqual(once)
      const starts = [mine.startedOn, theirs.startedOn].filter((on) => on !== null)
      expect(once.startedOn).toBe(starts.toSorted()[0] ?? null)
    }),
  )
})

test('a heavy week is not lost to a lighter answer of the same day', () => {
  const low = answerCheck(emptyProgramme, first, { strain: 1, recovery: 4, step: 2 })
  const high = answerCheck(emptyProgramme, first, { strain: 3, recovery: 2, step: 5 })
  for (const [mine, theirs] of [
    [low, high],
    [high, low],
  ] as const) {
    const { checks } = mergeProgramme(emptyProgramme, mine, theirs)
    expect(checks[first]).toEqual({ strain: 1, recovery: 2, step: 2 })
  }
})

test('a start that one device moved stands against the erasure on the other', () => {
  const base = enrol(emptyProgramme, first)
  const moved = enrol(base, addDays(first, 7))
  expect(mergeProgramme(base, emptyProgramme, moved).startedOn).toBe(addDays(first, 7))
  expect(mergeProgramme(base, moved, emptyProgramme).startedOn).toBe(addDays(first, 7))
})
