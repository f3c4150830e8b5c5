import { z } from 'zod'
import { answerWords, categoryIds, causeIds } from '#core/instrument/instrument.ts'
import { defaultLanguage } from '#core/languages.ts'
import { language } from '../language.ts'

const limits = z.object({ yellow: z.number(), red: z.number(), source: z.string() })
const causeLimits = z.object({ medium: z.number(), high: z.number(), source: z.string() })

/** Without a version, the newest; a round uses its own. */
export const instrumentQuery = z.strictObject({
  lang: language.default(defaultLanguage),
  version: z.string().max(32).optional(),
})

/** An instrument in one language: what a form needs to ask, and what a critical reader needs to check. */
export const instrumentView = z.object({
  id: z.string(),
  version: z.string(),
  language,
  title: z.string(),
  author: z.string(),
  licence: z.string(),
  provenance: z.string(),
  scoring: z.string(),
  /** The period that the questions ask about, repeated at each of them. */
  period: z.string(),
  answers: z.array(z.object({ word: z.enum(answerWords), label: z.string(), score: z.int() })),
  categories: z.array(z.object({ id: z.enum(categoryIds), title: z.string(), explanation: z.string() })),
  items: z.array(z.object({ id: z.string(), category: z.enum(categoryIds), text: z.string() })),
  causesIntroduction: z.string().nullable(),
  /** Empty when the instrument has no such block. */
  causes: z.array(
    z.object({
      id: z.enum(causeIds),
      title: z.string(),
      explanation: z.string(),
      items: z.array(z.object({ id: z.string(), text: z.string(), reversed: z.boolean() })),
    }),
  ),
  skippablePerCategory: z.int(),
  limits: z.object({
    total: limits,
    categories: z.record(z.enum(categoryIds), limits),
    causes: causeLimits.nullable(),
  }),
  bands: z.enum(['raised', 'zones']),
  reliableChange: z.object({ total: z.number(), source: z.string() }),
})
export type InstrumentView = z.infer<typeof instrumentView>
