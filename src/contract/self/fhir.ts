import { z } from 'zod'
import { defaultLanguage } from '#core/languages.ts'
import { language } from '../language.ts'

export const fhirQuery = z.strictObject({ lang: language.default(defaultLanguage) })

/** Own results for another system (FHIR R4). FHIR defines the content of each resource; tests validate it with FHIR's own schema. */
export const fhirBundle = z.object({
  resourceType: z.literal('Bundle'),
  type: z.literal('collection'),
  timestamp: z.iso.datetime(),
  entry: z.array(
    z.object({
      fullUrl: z.string().optional(),
      resource: z.looseObject({
        resourceType: z.enum(['Questionnaire', 'QuestionnaireResponse', 'Observation']),
        id: z.string(),
      }),
    }),
  ),
})
export type FhirBundle = z.infer<typeof fhirBundle>
