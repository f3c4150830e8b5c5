import { z } from 'zod'
import { categoryIds, causeIds } from '#core/instrument/instrument.ts'
import { zones } from '#core/zones/zone.ts'

/**
 * One value as it may be shown: all true values that would have looked the same lie between `lo` and `hi`
 * (`loOpen`/`hiOpen`: that end itself excluded). `at` is the figure to print, null where only a band is shown.
 */
export const interval = z.strictObject({
  lo: z.number(),
  hi: z.number(),
  loOpen: z.boolean().optional(),
  hiOpen: z.boolean().optional(),
})
export type IntervalView = z.infer<typeof interval>

/** A disclosed figure of one unit and round. */
export const figure = z.strictObject({
  /** Shown number of answers: 8 means "8+", then about, in fives. */
  n: z.int().min(8),
  participation: interval,
  mean: interval,
  dims: z.partialRecord(z.enum(categoryIds), interval),
  zones: z.partialRecord(z.enum(zones), interval),
  causes: z.partialRecord(z.enum(causeIds), interval).optional(),
  /** ±, on the 1–5 scale: what the number of answers implies with the instrument's reference spread. */
  uncertainty: z.number(),
})
export type FigureView = z.infer<typeof figure>

export const overview = z.strictObject({
  organisation: z.strictObject({ id: z.string(), name: z.string(), simulated: z.boolean() }),
  rounds: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      instrument: z.string(),
      version: z.string(),
      closedAt: z.iso.datetime(),
      releasedAt: z.iso.datetime(),
    }),
  ),
  /** The chosen round; null when none is released yet. */
  round: z
    .strictObject({
      id: z.string(),
      instrument: z.string(),
      version: z.string(),
      invited: z.int(),
      smallestGroup: z.int(),
      limits: z.strictObject({ yellow: z.number(), red: z.number() }),
    })
    .nullable(),
  /** The frozen tree of the chosen round, parents before children, with what may be shown. */
  units: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      parentId: z.string().nullable(),
      depth: z.int(),
      /** Null: hidden, whatever the reason. */
      figure: figure.nullable(),
      /** A unit without a new figure keeps its last one, with the round it is from. */
      lastShown: z.strictObject({ roundId: z.string(), figure }).nullable(),
      /** Released rounds, oldest first, same instrument; null where nothing was shown. */
      trend: z.array(z.strictObject({ roundId: z.string(), figure: figure.nullable() })),
      /** Latest step against the one shown before it; null when there are not two. */
      change: z.strictObject({ sinceRoundId: z.string(), certain: z.boolean(), direction: z.enum(['better', 'worse', 'none']) }).nullable(),
    }),
  ),
})
export type Overview = z.infer<typeof overview>

export const overviewQuery = z.strictObject({ round: z.uuid().optional() })
export const exportQuery = z.strictObject({ round: z.uuid().optional(), lang: z.enum(['sv', 'en']).default('sv') })
