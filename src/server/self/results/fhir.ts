import type { FhirBundle } from '#contract/self/fhir.ts'
import type { Instrument, Localised } from '#core/instrument/instrument.ts'
import { inEachLanguage } from '#core/languages.ts'
import { serverTexts } from '#text/server-texts.ts'
import type { OwnAnswering } from './own-answering.ts'

/** The input of a bundle: one person's results, and the instruments that they answered. */
export type FhirSource = {
  readonly baseUrl: string
  /** Random, and the same in every file of this person; never a personal identity number. */
  readonly personId: string
  readonly exportedAt: Date
  readonly language: keyof Localised
  readonly results: readonly (OwnAnswering & { readonly id: string })[]
  /** The instruments that the operator still has; a result of another one has no Questionnaire. */
  readonly instruments: readonly Instrument[]
}

type Resource = FhirBundle['entry'][number]['resource']

const ordinal = 'http://hl7.org/fhir/StructureDefinition/ordinalValue'
const totalId = 'total'

/**
 * Own results as a collection of FHIR R4 resources: each instrument version as a Questionnaire, each result as a
 * QuestionnaireResponse with the total as an item of its own, and total and categories as Observations. The measures have
 * names in words: there is no code of a diagnosis, and no zone.
 */
export function fhirBundle(source: FhirSource): FhirBundle {
  const used = source.instruments.filter(({ id, version }) =>
    source.results.some((one) => one.instrument === id && one.version === version),
  )
  const results = source.results.flatMap((one) => {
    const asked = used.find(({ id, version }) => one.instrument === id && one.version === version)
    const response = questionnaireResponse(source, one, asked)
    return [
      { fullUrl: `urn:uuid:${one.id}`, resource: response },
      ...observations(source, one, asked).map((resource) => ({ resource })),
    ]
  })
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: source.exportedAt.toISOString(),
    entry: [...used.map((instrument) => ({ resource: questionnaire(source, instrument) })), ...results],
  }
}

const urlOf = ({ baseUrl }: FhirSource, instrument: string) => `${baseUrl}/fhir/Questionnaire/${instrument}`
const answersOf = (source: FhirSource, instrument: string) => `${urlOf(source, instrument)}/answers`

/** FHIR's ids have letters, digits, hyphens and points. */
const fhirId = (text: string) => text.replace(/[^A-Za-z0-9.-]/g, '-').slice(0, 64)

function questionnaire(source: FhirSource, instrument: Instrument): Resource {
  const say = (text: Localised) => text[source.language]
  const asked = (id: string, text: Localised, reversed = false) => ({
    linkId: id,
    text: say(text),
    type: 'choice',
    required: false,
    answerOption: instrument.answers.map(({ word, text: label }, at) => ({
      valueCoding: coding(source, instrument, word, say(label), reversed ? 5 - at : at + 1),
    })),
  })
  return {
    resourceType: 'Questionnaire',
    id: fhirId(`${instrument.id}-${instrument.version}`),
    language: source.language,
    url: urlOf(source, instrument.id),
    version: instrument.version,
    title: say(instrument.title),
    status: 'active',
    subjectType: ['Patient'],
    copyright: say(instrument.licence),
    item: [
      ...instrument.items.map(({ id, text }) => asked(id, text)),
      ...(instrument.causes ?? []).flatMap(({ items }) =>
        items.map(({ id, text, reversed }) => asked(id, text, reversed)),
      ),
      { linkId: totalId, text: totalName[source.language], type: 'decimal', readOnly: true },
    ],
  }
}

const totalName = inEachLanguage((language) => serverTexts[language].healthRecord.total)

function coding(source: FhirSource, instrument: Instrument, code: string, display: string, score: number) {
  return {
    extension: [{ url: ordinal, valueDecimal: score }],
    system: answersOf(source, instrument.id),
    code,
    display,
  }
}

const subjectOf = ({ baseUrl, personId }: FhirSource) => ({
  identifier: { system: `${baseUrl}/fhir/person`, value: personId },
})

function questionnaireResponse(
  source: FhirSource,
  taken: FhirSource['results'][number],
  instrument: Instrument | undefined,
): Resource {
  const items = [
    ...(instrument?.items ?? []).map(({ id, text }) => ({ id, text, reversed: false })),
    ...(instrument?.causes ?? []).flatMap((cause) => cause.items),
  ]
  const answered = items.flatMap(({ id, text, reversed }) => {
    const word = taken.answers[id]
    const at = instrument?.answers.findIndex((answer) => answer.word === word) ?? -1
    const label = instrument?.answers[at]?.text
    if (instrument === undefined || word === undefined || label === undefined) return []
    const value = coding(source, instrument, word, label[source.language], reversed ? 5 - at : at + 1)
    return [{ linkId: id, text: text[source.language], answer: [{ valueCoding: value }] }]
  })
  return {
    resourceType: 'QuestionnaireResponse',
    id: taken.id,
    language: source.language,
    questionnaire: `${urlOf(source, taken.instrument)}|${taken.version}`,
    status: 'completed',
    subject: subjectOf(source),
    authored: taken.takenAt,
    item: [
      ...answered,
      {
        linkId: totalId,
        text: totalName[source.language],
        answer: [{ valueDecimal: taken.result.total }],
      },
    ],
  }
}

function observations(
  source: FhirSource,
  taken: FhirSource['results'][number],
  instrument: Instrument | undefined,
): Resource[] {
  const { language } = source
  const titleOf = (id: string) => instrument?.categories.find((one) => one.id === id)?.title[language] ?? id
  const parts = [
    { id: totalId, text: totalName[language], score: taken.result.total },
    ...taken.result.categories.map(({ id, score }) => ({ id, text: titleOf(id), score })),
  ]
  return parts.map(({ id, text, score }) => ({
    resourceType: 'Observation',
    id: fhirId(`${taken.id}-${id}`),
    language,
    status: 'final',
    category: [
      {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'survey' }],
      },
    ],
    code: { text },
    subject: subjectOf(source),
    effectiveDateTime: taken.takenAt,
    valueQuantity: { value: score, unit: '{score}', system: 'http://unitsofmeasure.org', code: '{score}' },
    derivedFrom: [{ reference: `urn:uuid:${taken.id}` }],
  }))
}
