import type { InstrumentView } from '#contract/self/instrument.ts'
import { categoryIds, type Instrument, type Localised, type ZoneLimits } from '#core/instrument/instrument.ts'
import type { Language } from '#core/languages.ts'
import { answerValue } from '#core/scoring/evaluate.ts'

/** An instrument in the reader's language. */
export function presentInstrument(instrument: Instrument, language: Language): InstrumentView {
  const say = (text: Localised): string => text[language]
  const zoneLimits = ({ yellow, red, source }: ZoneLimits) => ({ yellow, red, source: say(source) })
  const { limits, causes = [], causesIntroduction } = instrument
  return {
    id: instrument.id,
    version: instrument.version,
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
    categories: instrument.categories.map(({ id, title, explanation }) => ({
      id,
      title: say(title),
      explanation: say(explanation),
    })),
    items: instrument.items.map(({ id, category, text }) => ({ id, category, text: say(text) })),
    causesIntroduction: causesIntroduction === undefined ? null : say(causesIntroduction),
    causes: causes.map(({ id, title, explanation, items }) => ({
      id,
      title: say(title),
      explanation: say(explanation),
      items: items.map((item) => ({ id: item.id, text: say(item.text), reversed: item.reversed })),
    })),
    skippablePerCategory: instrument.skippablePerCategory,
    limits: {
      total: zoneLimits(limits.total),
      categories: Object.fromEntries(
        categoryIds.map((id) => [id, zoneLimits(limits.categories[id])]),
      ) as InstrumentView['limits']['categories'],
      causes: limits.causes ? { ...limits.causes, source: say(limits.causes.source) } : null,
    },
    bands: instrument.bands,
    reliableChange: { total: instrument.reliableChange, source: say(instrument.reliableChangeSource) },
  }
}
