import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerWords } from '#core/instrument/instrument.ts'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import {
  answersOf,
  chooseCauses,
  chooseSickLeave,
  isOnSickLeave,
  isReworded,
  mergeDrafts,
  newDraft,
  parseDraft,
  write,
} from './draft.ts'
import { formOf } from './form.ts'

const form = formOf(stressprofil, 'sv')
const deep = formOf(djupanalys, 'sv')
const start = Date.UTC(2026, 2, 5)
const empty = newDraft(form.version, 'key-1', start)

describe('a draft', () => {
  it('keeps every answer as it is given, the last one for each question', () => {
    const draft = write(write(empty, 'ex-evening', 'often', start + 1), 'ex-evening', 'rarely', start + 2)
    expect(answersOf(draft, form)).toEqual({ 'ex-evening': 'rarely' })
  })

  it('lets the later answer win even when the clock was set back', () => {
    const first = write(empty, 'ex-evening', 'often', start + 5000)
    const second = write(first, 'ex-evening', 'never', start - 60_000)
    expect(answersOf(mergeDrafts(first, second), form)).toEqual({ 'ex-evening': 'never' })
  })

  it('sends no skipped question', () => {
    const draft = write(write(empty, 'ex-evening', null, start), 'ex-run-out', 'often', start)
    expect(answersOf(draft, form)).toEqual({ 'ex-run-out': 'often' })
  })

  it('sends causes only when the person chose to answer them', () => {
    const asked = chooseCauses(
      write(newDraft(deep.version, 'k', start), 'demands-time', 'often', start),
      'answer',
      start,
    )
    expect(answersOf(asked, deep)).toEqual({ 'demands-time': 'often' })
    expect(answersOf(chooseCauses(asked, 'leave', start + 1), deep)).toEqual({})
  })
})

describe('somebody on sick leave', () => {
  const on = chooseSickLeave(empty, true, start + 1)

  it('has said so in the draft, also after a reload, and nothing of it is sent', () => {
    const read = parseDraft(on, form, start + 2)
    expect([isOnSickLeave(empty), isOnSickLeave(null), isOnSickLeave(read)]).toEqual([false, false, true])
    expect(answersOf(on, form)).toEqual({})
  })

  it('may say otherwise, and the later word counts in both tabs', () => {
    const off = chooseSickLeave(on, false, start - 5)
    expect(isOnSickLeave(mergeDrafts(on, off))).toBe(false)
    expect(mergeDrafts(off, on)).toEqual(mergeDrafts(on, off))
    expect(isOnSickLeave(mergeDrafts(empty, on))).toBe(true)
  })

  it('a draft from before the question was asked goes on', () => {
    expect(parseDraft(empty, form, start)).toEqual(empty)
    expect(parseDraft({ ...empty, sickLeave: { on: 'yes' } }, form, start)).toBeNull()
  })
})

const written = fc.record({
  item: fc.constantFrom('ex-evening', 'ex-run-out', 'di-pointless'),
  word: fc.constantFrom(...answerWords, null),
  at: fc.integer({ min: start, max: start + 20 }),
})
const drafts = fc
  .array(written, { maxLength: 12 })
  .map((writes) => writes.reduce((draft, { item, word, at }) => write(draft, item, word, at), empty))

describe('two tabs', () => {
  it('both keep what only the other one wrote', () => {
    const left = write(empty, 'ex-evening', 'often', start + 1)
    const right = write(empty, 'ex-run-out', 'never', start + 2)
    expect(answersOf(mergeDrafts(left, right), form)).toEqual({
      'ex-evening': 'often',
      'ex-run-out': 'never',
    })
  })

  it('end up alike whichever of them merges first', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, (a, b, c) => {
        expect(mergeDrafts(a, b)).toEqual(mergeDrafts(b, a))
        expect(mergeDrafts(mergeDrafts(a, b), c)).toEqual(mergeDrafts(a, mergeDrafts(b, c)))
        expect(mergeDrafts(a, a)).toEqual(a)
      }),
    )
  })

  it('lose no question that either of them has', () => {
    fc.assert(
      fc.property(drafts, drafts, (a, b) => {
        const items = Object.keys(mergeDrafts(a, b).answers)
        expect(new Set(items)).toEqual(new Set([...Object.keys(a.answers), ...Object.keys(b.answers)]))
      }),
    )
  })

  it('never mix two answerings: the one started last stays', () => {
    const old = write(empty, 'ex-evening', 'often', start + 99)
    const fresh = newDraft(form.version, 'key-2', start + 10)
    expect(mergeDrafts(old, fresh)).toEqual(fresh)
    expect(mergeDrafts(fresh, old)).toEqual(fresh)
  })
})

describe('a stored draft', () => {
  const stored = (draft: object): unknown => JSON.parse(JSON.stringify(draft))
  const begun = write(empty, 'ex-evening', 'often', start)

  it('comes back after a reload', () => {
    expect(parseDraft(stored(begun), form, start + 1000)).toEqual(begun)
  })

  it('is forgotten two weeks after the last answer', () => {
    const day = 24 * 3600 * 1000
    expect(parseDraft(stored(begun), form, start + 14 * day)).toEqual(begun)
    expect(parseDraft(stored(begun), form, start + 14 * day + 1)).toBeNull()
  })

  it('is not used for another version of the form, and known as one whose questions were reworded', () => {
    const old = stored({ ...begun, version: '0.9' })
    expect(parseDraft(old, form, start)).toBeNull()
    expect(isReworded(old, form, start)).toBe(true)
  })

  it('of another version is nothing to tell of when it has no answers, is too old, or is no draft', () => {
    const old = { ...begun, version: '0.9' }
    const month = 31 * 24 * 3600 * 1000
    expect(isReworded(stored({ ...old, answers: {} }), form, start)).toBe(false)
    expect(isReworded(stored(old), form, start + month)).toBe(false)
    expect(isReworded(stored(begun), form, start)).toBe(false)
    expect(isReworded({ version: '0.9' }, form, start)).toBe(false)
  })

  it('is nothing when somebody damaged it', () => {
    const damaged = [null, 7, [], { version: '1.0' }]
    const wrongParts = [
      { ...begun, answers: { 'ex-evening': { word: 'maybe', at: 1 } } },
      { ...begun, causes: 'x' },
    ]
    for (const value of [...damaged, ...wrongParts]) expect(parseDraft(value, form, start)).toBeNull()
  })

  it('drops questions that the form does not ask', () => {
    const strange = { ...begun, answers: { ...begun.answers, unknown: { word: 'often', at: start } } }
    expect(parseDraft(stored(strange), form, start)).toEqual(begun)
  })
})
