import { randomUUID } from 'node:crypto'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import type { FhirBundle } from '#contract/self/fhir.ts'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import type { Language } from '#core/languages.ts'
import { testApp } from '#test/app/test-app.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { signedIn } from '#test/factories/people.ts'
import r4 from '#test/fhir/r4.schema.json' with { type: 'json' }

const server = await testApp()

/** HL7's own schema of FHIR R4 (4.0.1), for the resources that our bundles may hold. */
const valid = new Ajv({ strict: false, allErrors: false }).compile(r4)

const errorsOf = (bundle: unknown) => (valid(bundle) ? [] : (valid.errors ?? []))

async function bundleOf(lang: Language, stored: readonly object[]): Promise<FhirBundle> {
  const browser = await signedIn(server)
  for (const body of stored) {
    expect((await browser.call('storeMyResult', { body: { key: randomUUID(), ...body } })).status).toBe(201)
  }
  const answer = await browser.call('exportMyFhir', { query: { lang } })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('application/fhir+json; charset=utf-8')
  return answer.body as FhirBundle
}

/** Every question, the causes block included, with the second answer. */
const allRarely = {
  ...sameAnswers(djupanalys, 2),
  ...Object.fromEntries(
    (djupanalys.causes ?? []).flatMap(({ items }) => items.map(({ id }) => [id, 'rarely'])),
  ),
}

const both = [
  { instrument: 'stressprofil', answers: sameAnswers(stressprofil, 4) },
  { instrument: 'djupanalys', answers: allRarely },
]

/** The fields of a resource that the tests below read; the schema has validated the rest. */
type Resource = {
  readonly resourceType: string
  readonly url?: string
  readonly questionnaire?: string
  readonly item?: readonly {
    readonly linkId: string
    readonly answer?: readonly { readonly valueCoding?: object; readonly valueDecimal?: number }[]
  }[]
}

const resources = (bundle: FhirBundle, type: string): readonly Resource[] =>
  bundle.entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type)

describe('own results as FHIR', () => {
  test.each(['sv', 'en'] as const)('are a valid R4 bundle (%s)', async (lang) => {
    const bundle = await bundleOf(lang, both)
    expect(errorsOf(bundle)).toEqual([])
    expect(resources(bundle, 'Questionnaire')).toHaveLength(2)
    expect(resources(bundle, 'QuestionnaireResponse')).toHaveLength(2)
    // One total and four categories of each result.
    expect(resources(bundle, 'Observation')).toHaveLength(10)
  })

  test('of somebody without a result are valid too', async () => {
    const bundle = await bundleOf('sv', [])
    expect(errorsOf(bundle)).toEqual([])
    expect(bundle.entry).toEqual([])
  })

  test('the schema refuses what is no R4', () => {
    const wrong = (resource: object) => ({
      resourceType: 'Bundle',
      type: 'collection',
      entry: [{ resource }],
    })
    expect(errorsOf(wrong({ resourceType: 'Observation', code: { text: 'x' }, status: 'done' }))).not.toEqual(
      [],
    )
    expect(errorsOf(wrong({ resourceType: 'Questionnaire', status: 'active', items: [] }))).not.toEqual([])
    expect(errorsOf(wrong({ resourceType: 'Condition', status: 'active' }))).not.toEqual([])
  })

  test('carry every question, each answer with its ordinal, and the total as a decimal of its own', async () => {
    const bundle = await bundleOf('sv', [both[0] ?? {}])
    const [questionnaire] = resources(bundle, 'Questionnaire')
    const [response] = resources(bundle, 'QuestionnaireResponse')
    const asked = [...stressprofil.items.map(({ id }) => id), 'total']
    expect(questionnaire?.item?.map(({ linkId }) => linkId)).toEqual(asked)
    expect(response?.item?.map(({ linkId }) => linkId)).toEqual(asked)
    expect(response?.questionnaire).toBe(`${questionnaire?.url}|${stressprofil.version}`)
    expect(response?.item?.[0]?.answer?.[0]?.valueCoding).toMatchObject({
      code: 'often',
      display: 'Ofta',
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal: 4 }],
    })
    expect(response?.item?.at(-1)?.answer).toEqual([{ valueDecimal: 4 }])
  })

  test('give a reversed question about causes the ordinal that counts', async () => {
    const bundle = await bundleOf('sv', [both[1] ?? {}])
    const reversed = djupanalys.causes?.flatMap(({ items }) => items).find((item) => item.reversed)
    const [response] = resources(bundle, 'QuestionnaireResponse')
    const given = response?.item?.find(({ linkId }) => linkId === reversed?.id)
    expect(given?.answer).toMatchObject([{ valueCoding: { extension: [{ valueDecimal: 4 }] } }])
  })

  test('name nobody and no diagnosis: no address, no zone, no code but those of the answers and of a survey', async () => {
    const bundle = await bundleOf('sv', both)
    const text = JSON.stringify(bundle)
    expect(text).not.toMatch(/@|snomed|icd|loinc|"(?:red|yellow|green)"/i)
    const systems = new Set([...text.matchAll(/"system":"([^"]+)"/g)].map(([, system]) => system))
    expect([...systems].sort()).toEqual(
      [
        'http://localhost:3000/fhir/Questionnaire/djupanalys/answers',
        'http://localhost:3000/fhir/Questionnaire/stressprofil/answers',
        'http://localhost:3000/fhir/person',
        'http://terminology.hl7.org/CodeSystem/observation-category',
        'http://unitsofmeasure.org',
      ].sort(),
    )
  })

  test('are sent to nobody but the person', async () => {
    expect((await server.browser().call('exportMyFhir')).status).toBe(401)
  })
})
