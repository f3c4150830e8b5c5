import { describe, expect, it } from 'vitest'
import { instrumentView } from '#contract/self/instrument.ts'
import type { Instrument, Localised, ZoneLimits } from '#core/instrument/instrument.ts'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import type { Language } from '#core/languages.ts'
import { answerValue, evaluate } from '#core/scoring/evaluate.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { formOfView } from './fetched-form.ts'
import { formOf } from './form.ts'

/** The server's view of an instrument, by the contract. */
function viewOf(instrument: Instrument, language: Language) {
  const say = (text: Localised) => text[language]
  const limit = ({ yellow, red, source }: ZoneLimits) => ({ yellow, red, source: say(source) })
  const named = <Part extends { title: Localised; explanation: Localised }>(part: Part) => ({
    ...part,
    title: say(part.title),
    explanation: say(part.explanation),
  })
  const { id, version, limits, causes = [], causesIntroduction, skippablePerCategory, bands } = instrument
  return instrumentView.parse({
    id,
    version,
    language,
    title: say(instrument.title),
    author: say(instrument.author),
    licence: say(instrument.licence),
    provenance: say(instrument.provenance),
    scoring: say(instrument.scoring),
    period: say(instrument.period),
    answers: instrument.answers.map(({ word, text }) => ({
      word,
      label: say(text),
      score: answerValue(word),
    })),
    categories: instrument.categories.map(named),
    items: instrument.items.map((item) => ({ ...item, text: say(item.text) })),
    causesIntroduction: causesIntroduction === undefined ? null : say(causesIntroduction),
    causes: causes.map((cause) => ({
      ...named(cause),
      items: cause.items.map((item) => ({ ...item, text: say(item.text) })),
    })),
    skippablePerCategory,
    limits: {
      total: limit(limits.total),
      categories: {
        exhaustion: limit(limits.categories.exhaustion),
        emotional_distancing: limit(limits.categories.emotional_distancing),
        cognitive_impairment: limit(limits.categories.cognitive_impairment),
        emotional_regulation: limit(limits.categories.emotional_regulation),
      },
      causes: limits.causes ? { ...limits.causes, source: say(limits.causes.source) } : null,
    },
    bands,
    reliableChange: { total: instrument.reliableChange, source: say(instrument.reliableChangeSource) },
  })
}

describe.each(shippedInstruments)('$id $version, fetched from the server', (instrument) => {
  it.each(['sv', 'en'] as const)('asks the same in %s as the form that a page has built in', (language) => {
    const { scoring: _, causes, ...asked } = formOfView(viewOf(instrument, language))
    const { scoring: _own, causes: ownCauses, ...own } = formOf(instrument, language)
    expect(asked).toEqual(own)
    expect(causes).toMatchObject(ownCauses)
  })

  it.each([1, 2, 3, 4, 5])('counts answers of %i as the instrument does, causes too', (value) => {
    const { scoring } = formOfView(viewOf(instrument, 'sv'))
    const answers = sameAnswers(instrument, value, true)
    expect(evaluate(scoring, answers)).toEqual(evaluate(instrument, answers))
    expect(scoring.reliableChange).toBe(instrument.reliableChange)
  })
})
