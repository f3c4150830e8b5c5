import type { Zone } from '@andrum/release/zone.ts'
import type { answerWords, CategoryId, Item } from '#core/instrument/instrument.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import type { Language } from '#core/languages.ts'
import { type Answers, evaluate } from '#core/scoring/evaluate.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { formatNumber } from '#text/format.ts'
import { type Params, translate } from '#text/messages.ts'
import { headingWords } from '#web/features/self/results/heading-words.ts'

export type SampleResult = {
  /** The answer that leads to this result. */
  readonly value: string
  readonly answer: string
  readonly zone: Zone
  readonly zoneWords: string
  readonly title: string
  readonly total: number
  readonly shownTotal: string
}

export type Sample = {
  readonly question: string
  readonly period: string
  readonly limits: { readonly yellow: number; readonly red: number }
  readonly results: readonly SampleResult[]
}

/** The question of the sample. Its answer counts for its whole category. */
const shown = 'ex-run-out'

/** The answers of the other categories, none raised, so that only the answered one changes the result. */
const others: Readonly<Record<Exclude<CategoryId, 'exhaustion'>, readonly (typeof answerWords)[number][]>> = {
  emotional_distancing: ['rarely', 'rarely', 'rarely'],
  cognitive_impairment: ['sometimes', 'sometimes', 'rarely'],
  emotional_regulation: ['rarely', 'rarely', 'rarely'],
}

const itemsOf = (category: string): readonly Item[] =>
  stressprofil.items.filter((item) => item.category === category)

/** One question of the stress profile, with the result of each answer by the real rules. Loaders only. */
export function readSample(language: Language): Sample {
  const t = (key: string, params?: Params) => translate(dictionaries[language].result, key, language, params)
  const filled: Answers = Object.fromEntries(
    Object.entries(others).flatMap(([category, answers]) =>
      itemsOf(category).map(({ id }, position) => [id, answers[position] ?? 'rarely']),
    ),
  )
  return {
    question: stressprofil.items.find(({ id }) => id === shown)?.text[language] ?? '',
    period: stressprofil.period[language],
    limits: stressprofil.limits.total,
    results: stressprofil.answers.map(({ word, text }) => {
      const tired = Object.fromEntries(itemsOf('exhaustion').map(({ id }) => [id, word]))
      const evaluation = evaluate(stressprofil, { ...filled, ...tired })
      if (!evaluation.ok) throw new Error(`The sample of the home page has no result: ${evaluation.code}`)
      const { zone, total } = evaluation.result
      return {
        value: word,
        answer: text[language],
        zone,
        zoneWords: t(`zone.${zone}`),
        title: headingWords(t, language, evaluation.result, false).title,
        total,
        shownTotal: formatNumber(total, language, 1),
      }
    }),
  }
}
