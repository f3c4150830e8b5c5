import { z } from 'zod'
import { categoryIds } from '#core/instrument/instrument.ts'
import { defaultLanguage } from '#core/languages.ts'
import { language } from '../language.ts'

export const calibrationQuery = z.strictObject({ lang: language.default(defaultLanguage) })

/** 0–1, two decimals. */
const share = z.number().min(0).max(1)
const scale = {
  /** 1–5 */
  mean: z.number(),
  /** Standard deviation, scale steps. */
  spread: z.number(),
  /** Null where all answers are the same. */
  alpha: z.number().nullable(),
  omega: z.number().nullable(),
  limits: z.object({ yellow: z.number(), red: z.number() }),
  /** Shares of a normal distribution with this mean and spread: single scores are not stored. */
  expectedShares: z.object({ green: share, yellow: share, red: share }).nullable(),
}

/** How each instrument version behaves in use, newest first. */
export const calibrationList = z.object({
  instruments: z.array(
    z.object({
      id: z.string(),
      version: z.string(),
      title: z.string(),
      /** True for a demo's invented answers, until people have answered. */
      simulated: z.boolean(),
      /** Null below 200 complete answers. */
      report: z
        .object({
          /** Complete answers behind the figures, which are renewed when at least 200 more have come. */
          answers: z.int(),
          total: z.object({
            ...scale,
            /** The reliable change: the instrument's, and the one that these answers give. */
            reliableChange: z.object({ inUse: z.number(), found: z.number().nullable() }),
          }),
          categories: z.array(
            z.object({
              ...scale,
              id: z.enum(categoryIds),
              title: z.string(),
              items: z.array(
                z.object({
                  id: z.string(),
                  text: z.string(),
                  mean: z.number(),
                  /** Correlation with the other items of the category. */
                  itemRest: z.number().nullable(),
                  /** The shares that answered "never" and "always". */
                  floor: share,
                  ceiling: share,
                  secondLook: z.boolean(),
                }),
              ),
            }),
          ),
        })
        .nullable(),
    }),
  ),
})
export type CalibrationList = z.infer<typeof calibrationList>
