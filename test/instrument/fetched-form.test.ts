import { describe, expect, it } from 'vitest'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { evaluate } from '#core/scoring/evaluate.ts'
import { presentInstrument } from '#server/http/presenters/instrument.ts'
import { formOfView } from '#web/features/profile/fetched-form.ts'
import { formOf } from '#web/features/profile/form.ts'
import { sameAnswers } from '../factories/answers.ts'

describe.each(shippedInstruments)('$id $version, fetched from the server', (instrument) => {
  it.each(['sv', 'en'] as const)('asks the same in %s as the form that a page has built in', (language) => {
    const { scoring: _, causes, ...asked } = formOfView(presentInstrument(instrument, language))
    const { scoring: _own, causes: ownCauses, ...own } = formOf(instrument, language)
    expect(asked).toEqual(own)
    expect(causes).toMatchObject(ownCauses)
  })

  it.each([1, 2, 3, 4, 5])('counts answers of %i as the instrument does, causes too', (value) => {
    const { scoring } = formOfView(presentInstrument(instrument, 'sv'))
    const answers = sameAnswers(instrument, value, true)
    expect(evaluate(scoring, answers)).toEqual(evaluate(instrument, answers))
    expect(scoring.reliableChange).toBe(instrument.reliableChange)
  })
})
