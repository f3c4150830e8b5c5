import { expect, it } from 'vitest'
import { shippedInstruments, stressprofil } from '#core/instrument/shipped.ts'
import { evaluate } from '#core/scoring/evaluate.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import { formOf } from './form.ts'

it('a form carries one language only', () => {
  for (const instrument of shippedInstruments) {
    expect(JSON.stringify(formOf(instrument, 'sv'))).not.toContain('How often')
    expect(JSON.stringify(formOf(instrument, 'en'))).not.toContain('Hur ofta')
  }
})

it('answers counted in the browser give what the instrument gives', () => {
  const answers = answersByValue(stressprofil, [4, 4, 4, 3, 2, 3, 3, 3, 3, 2, 2, 3])
  expect(evaluate(formOf(stressprofil, 'en').scoring, answers)).toEqual(evaluate(stressprofil, answers))
  expect(evaluate(stressprofil, answers)).toMatchObject({ ok: true, result: { zone: 'red', total: 3 } })
})
