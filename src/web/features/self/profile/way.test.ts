import { describe, expect, it } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { evaluate } from '#core/scoring/evaluate.ts'
import { answersOf, chooseCauses, type Draft, newDraft, write } from './draft.ts'
import { formOf, withOwnQuestions } from './form.ts'
import {
  allowedPlace,
  firstOpenPlace,
  placeAfter,
  placeBefore,
  progressAt,
  questionNumber,
  questionPlace,
  wayThrough,
} from './way.ts'

const short = formOf(stressprofil, 'sv')
const deep = formOf(djupanalys, 'en')
const now = Date.UTC(2026, 2, 5)

function answered(form: typeof short, count: number): Draft {
  return form.items
    .slice(0, count)
    .reduce((draft, { id }) => write(draft, id, 'often', now), newDraft(form.version, 'key', now))
}

describe('the way through the form', () => {
  it('goes welcome, who sees what, one question a page, check, result', () => {
    const way = wayThrough(short, null)
    expect(way).toHaveLength(2 + 12 + 2)
    expect([way[0], way[1], way[2], way.at(-2), way.at(-1)]).toEqual([
      'welcome',
      'promise',
      'question:ex-evening',
      'check',
      'result',
    ])
  })

  it('asks about causes after the last question, and asks their questions only of those who want', () => {
    const draft = answered(deep, 24)
    expect(firstOpenPlace(deep, draft)).toBe('causes')
    expect(wayThrough(deep, chooseCauses(draft, 'leave', now))).toHaveLength(2 + 24 + 1 + 2)
    const wanted = chooseCauses(draft, 'answer', now)
    expect(firstOpenPlace(deep, wanted)).toBe('question:demands-time')
    expect(wayThrough(deep, wanted)).toHaveLength(2 + 24 + 1 + 22 + 2)
  })

  it('goes forward and back by one place, and stops at both ends', () => {
    const draft = answered(short, 1)
    expect(placeAfter(short, draft, 'promise')).toBe('question:ex-evening')
    expect(placeBefore(short, draft, 'question:ex-evening')).toBe('promise')
    expect(placeBefore(short, draft, 'welcome')).toBe('welcome')
    expect(placeAfter(short, draft, 'result')).toBe('result')
  })
})

describe('someone who comes back', () => {
  it('goes on at the first open question', () => {
    expect(firstOpenPlace(short, answered(short, 3))).toBe(questionPlace(short.items[3]?.id ?? ''))
  })

  it('finds a skipped question settled, not open', () => {
    expect(firstOpenPlace(short, write(answered(short, 0), 'ex-evening', null, now))).toBe(
      'question:ex-run-out',
    )
  })

  it('checks the answers when every question has one', () => {
    expect(firstOpenPlace(short, answered(short, 12))).toBe('check')
  })

  it('starts from the welcome when the answers are gone', () => {
    expect(allowedPlace(short, null, 'check')).toBe('welcome')
    expect(allowedPlace(short, null, 'question:di-pointless')).toBe('welcome')
    expect(allowedPlace(short, null, 'question:ex-evening')).toBe('question:ex-evening')
  })

  it('is led to the first open question from one that is no longer asked', () => {
    expect(allowedPlace(short, answered(short, 2), 'question:gone')).toBe('question:ex-days-off')
  })
})

describe('the progress labels', () => {
  it('stand at Start, HR overview, the step, Result', () => {
    const draft = answered(short, 4)
    expect(progressAt(short, draft, 'welcome')).toEqual({ current: 0, step: 1 })
    expect(progressAt(short, draft, 'promise')).toEqual({ current: 1, step: 1 })
    expect(progressAt(short, draft, 'question:ex-days-off')).toEqual({ current: 2, step: 3, share: 0.25 })
    expect(progressAt(short, draft, 'check')).toEqual({ current: 2, step: 12, share: 1 })
    expect(progressAt(short, draft, 'result')).toEqual({ current: 3, step: 12 })
  })

  it('count questions from one', () => {
    expect(questionNumber(short, null, 'ex-evening')).toEqual({ current: 1, total: 12 })
    expect(questionNumber(short, null, 're-calm-down')).toEqual({ current: 12, total: 12 })
  })
})

describe('the way through a round with questions of the customer’s own', () => {
  const same = (words: string) => ({ sv: words, en: words })
  const asked = withOwnQuestions(short, [
    { id: 'own-1', text: same('Hinner du med?') },
    { id: 'own-2', text: same('Tar du paus?') },
  ])

  it('asks whether they are answered after the last question, and then asks all of them', () => {
    const draft = answered(asked, 12)
    expect(wayThrough(asked, draft).slice(-3)).toEqual(['causes', 'check', 'result'])
    expect(wayThrough(asked, chooseCauses(draft, 'answer', now)).slice(-5)).toEqual([
      'causes',
      'question:own-1',
      'question:own-2',
      'check',
      'result',
    ])
  })

  it('scores nothing of them, and needs all of them once the part is begun', () => {
    const half = write(chooseCauses(answered(asked, 12), 'answer', now), 'own-1', 'always', now)
    expect(evaluate(asked.scoring, answersOf(half, asked))).toMatchObject({ ok: false, items: ['own-2'] })
    const whole = write(half, 'own-2', 'rarely', now)
    const alone = evaluate(short.scoring, answersOf(answered(short, 12), short))
    expect(evaluate(asked.scoring, answersOf(whole, asked))).toEqual(alone)
  })
})
