import type { OwnQuestionView } from '#contract/rounds/own-question.ts'
import type {
  AnswerWord,
  CategoryId,
  CauseId,
  Instrument,
  Localised,
  ZoneLimits,
} from '#core/instrument/instrument.ts'
import { defaultLanguage, type Language } from '#core/languages.ts'
import type { ScoringRules } from '#core/scoring/evaluate.ts'

export type FormItem = { readonly id: string; readonly category: CategoryId; readonly text: string }
export type FormCause = {
  readonly id: CauseId
  readonly title: string
  readonly explanation: string
  readonly items: readonly { readonly id: string; readonly text: string }[]
}

/** A customer's own question in one language: the page's, or the default language if there is no other. */
export type FormOwn = { readonly id: string; readonly text: string; readonly language: Language }

/** An instrument for one person: in one language, and with the rules to score the answers in the browser. */
export type Form = {
  readonly id: string
  readonly version: string
  readonly language: Language
  readonly title: string
  /** The period that the questions ask about. */
  readonly period: string
  readonly answers: readonly { readonly word: AnswerWord; readonly text: string }[]
  readonly categories: readonly {
    readonly id: CategoryId
    readonly title: string
    readonly explanation: string
  }[]
  readonly items: readonly FormItem[]
  /** Introduction to the questions about causes; empty where there are none. */
  readonly causesIntroduction: string
  readonly causes: readonly FormCause[]
  /** The customer's own questions of the round (decision 0771); empty outside rounds. */
  readonly own: readonly FormOwn[]
  readonly provenance: string
  /** Source of the limits of the total. */
  readonly limitsSource: string
  /** Source of the limits of the causes; empty where there are none. */
  readonly causeLimitsSource: string
  /** The number of questions of which the total is the mean. */
  readonly questions: number
  /** The instrument without its words: what its scores and a change are computed from. */
  readonly scoring: ScoringRules & Pick<Instrument, 'reliableChange'>
}

/** For loaders: the other language is not sent to the browser. */
export function formOf(instrument: Instrument, language: Language): Form {
  const say = (text: Localised) => text[language]
  return {
    id: instrument.id,
    version: instrument.version,
    language,
    title: say(instrument.title),
    period: say(instrument.period),
    answers: instrument.answers.map(({ word, text }) => ({ word, text: say(text) })),
    categories: instrument.categories.map(({ id, title, explanation }) => ({
      id,
      title: say(title),
      explanation: say(explanation),
    })),
    items: instrument.items.map(({ id, category, text }) => ({ id, category, text: say(text) })),
    causesIntroduction: instrument.causesIntroduction ? say(instrument.causesIntroduction) : '',
    causes: (instrument.causes ?? []).map(({ id, title, explanation, items }) => ({
      id,
      title: say(title),
      explanation: say(explanation),
      items: items.map((item) => ({ id: item.id, text: say(item.text) })),
    })),
    own: [],
    provenance: say(instrument.provenance),
    limitsSource: say(instrument.limits.total.source),
    causeLimitsSource: instrument.limits.causes ? say(instrument.limits.causes.source) : '',
    questions: instrument.items.length,
    scoring: scoringOf(instrument),
  }
}

/** The form with a round's own questions. */
export function withOwnQuestions(form: Form, own: readonly OwnQuestionView[]): Form {
  if (own.length === 0) return form
  return {
    ...form,
    own: own.map(({ id, text }) => {
      const said = text[form.language]
      return { id, text: said, language: said === text[defaultLanguage] ? defaultLanguage : form.language }
    }),
    scoring: { ...form.scoring, own: own.map(({ id }) => ({ id })) },
  }
}

/** The questions that are answered all or none: about causes, and the customer's own. */
export const blockOf = ({
  causes,
  own,
}: Pick<Form, 'causes' | 'own'>): readonly { id: string; text: string }[] => [
  ...causes.flatMap(({ items }) => items),
  ...own,
]

const cuts = ({ yellow, red }: ZoneLimits) => ({ yellow, red })

/** Without words and sources, which in two languages would be most of the page. */
function scoringOf(instrument: Instrument): Form['scoring'] {
  const { id, version, skippablePerCategory, bands, reliableChange, limits } = instrument
  return {
    id,
    version,
    skippablePerCategory,
    bands,
    reliableChange,
    categories: instrument.categories.map((category) => ({ id: category.id })),
    items: instrument.items.map((item) => ({ id: item.id, category: item.category })),
    causes: (instrument.causes ?? []).map((cause) => ({
      id: cause.id,
      items: cause.items.map((item) => ({ id: item.id, reversed: item.reversed })),
    })),
    limits: {
      total: cuts(limits.total),
      categories: {
        exhaustion: cuts(limits.categories.exhaustion),
        emotional_distancing: cuts(limits.categories.emotional_distancing),
        cognitive_impairment: cuts(limits.categories.cognitive_impairment),
        emotional_regulation: cuts(limits.categories.emotional_regulation),
      },
      ...(limits.causes && { causes: { medium: limits.causes.medium, high: limits.causes.high } }),
    },
  }
}
