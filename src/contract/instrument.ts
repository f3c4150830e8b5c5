import { z } from 'zod'
import { answerWords, categoryIds, causeIds } from '#core/instrument/instrument.ts'

const limits = z.strictObject({ yellow: z.number(), red: z.number(), source: z.string() })

/** An instrument in one language: what a form needs to ask, and what a sceptic needs to check. */
export const instrumentView = z.strictObject({
  id: z.string(),
  version: z.string(),
  language: z.enum(['sv', 'en']),
  title: z.string(),
  author: z.string(),
  licence: z.string(),
  provenance: z.string(),
  answers: z.array(z.strictObject({ word: z.enum(answerWords), label: z.string(), score: z.int() })),
  items: z.array(z.strictObject({ id: z.string(), category: z.enum(categoryIds), text: z.string() })),
  causes: z.array(
    z.strictObject({
      id: z.enum(causeIds),
      title: z.string(),
      items: z.array(z.strictObject({ id: z.string(), text: z.string(), reversed: z.boolean() })),
    }),
  ),
  skippablePerCategory: z.int(),
  limits: z.strictObject({ total: limits, categories: z.record(z.enum(categoryIds), limits) }),
})
export type InstrumentView = z.infer<typeof instrumentView>
