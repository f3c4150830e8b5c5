import { zones } from '@andrum/release/zone.ts'
import { z } from 'zod'
import { answerWords, categoryIds, causeIds } from '#core/instrument/instrument.ts'

/** Longest instrument or item id, and most answers of one request: bounds against misuse, not rules of scoring. */
const id = z.string().min(1).max(64)

export const answers = z
  .record(id, z.enum(answerWords))
  .refine((given) => Object.keys(given).length <= 200, { message: 'too-many-answers' })

export const evaluationRequest = z.strictObject({
  instrument: id,
  version: z.string().max(32).optional(),
  answers,
})

/** Refusals of a request because of its answers. */
export const evaluationRefusals = [
  'unknown-item',
  'unknown-answer',
  'incomplete-causes',
  'not-enough-answers',
] as const

const risk = z.enum(['high', 'medium', 'none'])

export const result = z.object({
  instrument: z.string(),
  version: z.string(),
  zone: z.enum(zones),
  total: z.number().min(1).max(5),
  categories: z.array(
    z.object({
      id: z.enum(categoryIds),
      score: z.number().min(1).max(5),
      band: z.enum(['raised', 'not_raised', ...zones]),
      risk,
    }),
  ),
  causes: z.array(
    z.object({
      id: z.enum(causeIds),
      score: z.number().min(1).max(5),
      risk,
      /** Only for mistreatment, threats and violence: an answer makes the product offer help, whatever the mean. */
      help: z.literal(true).optional(),
    }),
  ),
  provisional: z.literal(true),
})

export const ownResult = z.object({ id: z.string(), takenAt: z.iso.datetime(), result })

/** A result to store. The browser makes `key` once for each answering, as idempotency key: a second sending stores nothing new. */
export const storeResultRequest = z.strictObject({
  key: z.uuid(),
  instrument: id,
  version: z.string().max(32).optional(),
  answers,
  takenAt: z.iso.datetime().optional(),
})

export const ownResults = z.object({ results: z.array(ownResult) })
