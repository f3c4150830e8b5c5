import { inEachLanguage } from '#core/languages.ts'
import {
  answerWords,
  type Cause,
  type CauseItem,
  type CauseLimits,
  categoryIds,
  causeIds,
  type Instrument,
  type InstrumentLimits,
  type Item,
  type Localised,
  type ZoneLimits,
} from './instrument.ts'
import { contradictionsIn } from './instrument-rules.ts'
import { count, decimal, flag, identifier, listOf, oneOf, shape, text, versionName } from './shape.ts'

/** Far above any real form; keeps the exact arithmetic of the scores within whole numbers a computer holds. */
const longestList = 200

const localised = shape<Localised>(inEachLanguage(() => text))
const onScale = decimal(1, 5)

const zoneLimits = shape<ZoneLimits>({ yellow: onScale, red: onScale, source: localised })

const limits = shape<InstrumentLimits>(
  {
    total: zoneLimits,
    categories: shape<InstrumentLimits['categories']>({
      exhaustion: zoneLimits,
      emotional_distancing: zoneLimits,
      cognitive_impairment: zoneLimits,
      emotional_regulation: zoneLimits,
    }),
    causes: shape<CauseLimits>({ medium: onScale, high: onScale, source: localised }),
  },
  ['causes'],
)

const cause = shape<Cause>({
  id: oneOf(causeIds),
  title: localised,
  explanation: localised,
  items: listOf(shape<CauseItem>({ id: identifier, text: localised, reversed: flag }), longestList),
})

const instrumentFile = shape<Instrument>(
  {
    id: identifier,
    version: versionName,
    title: localised,
    author: localised,
    licence: localised,
    period: localised,
    answers: listOf(
      shape<Instrument['answers'][number]>({ word: oneOf(answerWords), text: localised }),
      answerWords.length,
    ),
    categories: listOf(
      shape<Instrument['categories'][number]>({
        id: oneOf(categoryIds),
        title: localised,
        explanation: localised,
      }),
      categoryIds.length,
    ),
    items: listOf(
      shape<Item>({ id: identifier, category: oneOf(categoryIds), text: localised }),
      longestList,
    ),
    causesIntroduction: localised,
    causes: listOf(cause, causeIds.length),
    skippablePerCategory: count,
    limits,
    bands: oneOf(['raised', 'zones'] as const),
    reliableChange: decimal(0.01, 4),
    reliableChangeSource: localised,
    referenceSpread: decimal(0.01, 2),
    referenceSpreadSource: localised,
    scoring: localised,
    provenance: localised,
  },
  ['causesIntroduction', 'causes'],
)

export type ReadInstrument =
  | { readonly ok: true; readonly instrument: Instrument }
  /** One sentence per problem, in English, for the operator who installs the file. */
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads an instrument that an operator installs (and proves the shipped ones). Nothing is filled in or repaired. */
export function readInstrument(json: unknown): ReadInstrument {
  const problems: string[] = []
  if (!instrumentFile(json, 'instrument', problems)) return { ok: false, problems }
  const contradictions = contradictionsIn(json)
  return contradictions.length > 0 ? { ok: false, problems: contradictions } : { ok: true, instrument: json }
}
