import { z } from 'zod'
import { answerWords, categoryIds, causeIds, type Instrument } from '#core/instrument/instrument.ts'
import { contradictionsIn } from '#core/instrument/instrument-rules.ts'
import { inEachLanguage } from '#core/languages.ts'
import { listOf, matching, objectOf, oneOf, type Read, readValue, text } from './operator-file.ts'

/** Far above any real questionnaire; keeps the exact arithmetic of the scores within safe integers. */
const longestList = 200

/** A name that travels in addresses, counters and exports. */
const identifier = matching(
  /^[a-z][a-z0-9_-]{0,63}$/,
  'must be a name of a–z, 0–9, - and _ that starts with a letter',
)
const versionName = matching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/, 'must be a version such as "1.0"')

/** At most two decimals, because rounded scores have no more. */
function decimal(from: number, to: number) {
  const error = `must be a number from ${from} to ${to} with at most two decimals`
  const fits = (value: number) =>
    value >= from && value <= to && Math.abs(value * 100 - Math.round(value * 100)) < 1e-9
  return z.number({ error }).refine(fits, { error })
}

const count = { error: 'must be a whole number, 0 or more' }
const localised = objectOf(inEachLanguage(() => text))
const onScale = decimal(1, 5)
const zoneLimits = objectOf({ yellow: onScale, red: onScale, source: localised })

const cause = objectOf({
  id: oneOf(causeIds),
  title: localised,
  explanation: localised,
  items: listOf(
    objectOf({
      id: identifier,
      text: localised,
      reversed: z.boolean({ error: 'must be true or false' }),
    }),
    longestList,
  ),
})

const instrumentFile = objectOf({
  id: identifier,
  version: versionName,
  title: localised,
  author: localised,
  licence: localised,
  period: localised,
  answers: listOf(objectOf({ word: oneOf(answerWords), text: localised }), answerWords.length),
  categories: listOf(
    objectOf({ id: oneOf(categoryIds), title: localised, explanation: localised }),
    categoryIds.length,
  ),
  items: listOf(objectOf({ id: identifier, category: oneOf(categoryIds), text: localised }), longestList),
  causesIntroduction: localised.exactOptional(),
  causes: listOf(cause, causeIds.length).exactOptional(),
  skippablePerCategory: z.int(count).min(0, count),
  limits: objectOf({
    total: zoneLimits,
    categories: objectOf({
      exhaustion: zoneLimits,
      emotional_distancing: zoneLimits,
      cognitive_impairment: zoneLimits,
      emotional_regulation: zoneLimits,
    }),
    causes: objectOf({ medium: onScale, high: onScale, source: localised }).exactOptional(),
  }),
  bands: oneOf(['raised', 'zones']),
  reliableChange: decimal(0.01, 4),
  reliableChangeSource: localised,
  referenceSpread: decimal(0.01, 2),
  referenceSpreadSource: localised,
  scoring: localised,
  provenance: localised,
})

/** Validates an instrument that an operator installs; tests run the shipped ones through it too. */
export function readInstrument(json: unknown): Read<Instrument> {
  const read = readValue<Instrument>(instrumentFile, 'instrument', json)
  const contradictions = read.ok ? contradictionsIn(read.value) : []
  return contradictions.length > 0 ? { ok: false, problems: contradictions } : read
}
