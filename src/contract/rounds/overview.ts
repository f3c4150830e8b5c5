import { zones } from '@andrum/release/zone.ts'
import { z } from 'zod'
import { categoryIds, causeIds } from '#core/instrument/instrument.ts'
import { defaultLanguage, inEachLanguage, languages } from '#core/languages.ts'
import { ownQuestionView } from './own-question.ts'

/** All true values that would have looked the same; `loOpen`/`hiOpen`: the end itself is excluded. */
export const interval = z.object({
  lo: z.number(),
  hi: z.number(),
  loOpen: z.literal(true).optional(),
  hiOpen: z.literal(true).optional(),
})

/** A mean on the 1–5 scale. `at` is the figure to print; `end` reads "1.6 or lower", "4.4 or higher". */
export const shownScore = interval.extend({
  at: z.number(),
  step: z.number(),
  end: z.enum(['low', 'high']).optional(),
})

/** A share of the answers, 0–1. `joint`: shown only together with the other joint zone. */
export const shownShare = interval.extend({ joint: z.literal(true).optional() })

/** Shown number of answers: 8 means "8+", then about, in fives. */
const shownAnswers = z.int().min(8)

/** A disclosed figure of one unit and round. */
export const figure = z.object({
  n: shownAnswers,
  participation: interval,
  mean: shownScore,
  dims: z.partialRecord(z.enum(categoryIds), shownScore),
  zones: z.record(z.enum(zones), shownShare),
  /** ±, on the 1–5 scale, from the number of answers and the instrument's reference spread. */
  uncertainty: z.number(),
})
export type FigureView = z.infer<typeof figure>

/** The fields that a trend needs: whole figures of twelve rounds would make the page ten times as large. */
const trendFigure = figure.pick({ n: true, mean: true, uncertainty: true })

/**
 * The causes of one unit and round. A run of their own releases them, so they may be shown where the scores are not, and
 * they count the people who answered that block.
 */
export const causesFigure = z.object({
  n: shownAnswers,
  participation: interval,
  causes: z.partialRecord(z.enum(causeIds), shownScore),
})
export type CausesFigureView = z.infer<typeof causesFigure>

/** A unit's answers to the customer's own questions, by question id: released with the causes, about the same people. */
export const ownFigure = causesFigure
  .omit({ causes: true })
  .extend({ scores: z.record(z.string(), shownScore) })
export type OwnFigureView = z.infer<typeof ownFigure>

const zoneLimits = z.object({ yellow: z.number(), red: z.number() })

export const overview = z.object({
  organisation: z.object({ id: z.string(), name: z.string(), simulated: z.boolean() }),
  rounds: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The unit that it asked, with those below; null where it asked the whole organisation. */
      scope: z.string().nullable(),
      instrument: z.string(),
      /** What the instrument is called, in both languages. */
      instrumentName: z.object(inEachLanguage(() => z.string())),
      version: z.string(),
      /** Whether it asked for causes. */
      asksCauses: z.boolean(),
      /** The lower limits of yellow and red for its total; null where its file is gone. */
      limits: zoneLimits.nullable(),
      /** Days in Stockholm. */
      closedAt: z.iso.date(),
      releasedAt: z.iso.date(),
    }),
  ),
  /** The chosen round; null when none is released yet. */
  round: z
    .object({
      id: z.string(),
      instrument: z.string(),
      version: z.string(),
      smallestGroup: z.int(),
      limits: zoneLimits,
      /** The customer's own questions. */
      ownQuestions: z.array(ownQuestionView),
      /** Whether an outside witness has recently signed the log with all records of the round. */
      witnessed: z.boolean(),
    })
    .nullable(),
  /** The frozen tree of the chosen round, parents before children, with what may be shown; for a manager the units that they lead. */
  units: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      parentId: z.string().nullable(),
      depth: z.int(),
      /** Null: not shown by itself, whatever the reason. */
      figure: figure.nullable(),
      /**
       * Where a unit is not shown by itself: the figure of the few units that it is counted with, with their names. Null:
       * hidden, or shown by itself.
       */
      together: z
        .object({
          /** `direct`: without the units below it. */
          units: z.array(z.object({ id: z.string(), name: z.string(), direct: z.boolean() })),
          figure,
        })
        .nullable(),
      /** The last figure of a unit without a new one, with its round. */
      lastShown: z.object({ roundId: z.string(), figure }).nullable(),
      /** Null: hidden, or the instrument asks for no causes. */
      causes: causesFigure.nullable(),
      /** The causes last shown before the chosen round, for comparison or instead of its own. */
      lastShownCauses: z.object({ roundId: z.string(), causes: causesFigure }).nullable(),
      /** Null: hidden, or nothing was asked in the customer's own words. */
      own: ownFigure.nullable(),
      /** The same questions when they were last shown. */
      lastShownOwn: z.object({ roundId: z.string(), own: ownFigure }).nullable(),
      /** The last 12 released rounds up to the chosen one that asked the unit, oldest first, same instrument; null where nothing was shown. */
      trend: z.array(z.object({ roundId: z.string(), figure: trendFigure.nullable() })),
      /** The same from rounds of other instruments, only where something was shown: never compared with the trend. */
      otherTrend: z.array(z.object({ roundId: z.string(), figure: trendFigure })),
      /** The latest value against the one shown before it; null without two. */
      change: z
        .object({
          sinceRoundId: z.string(),
          certain: z.boolean(),
          direction: z.enum(['better', 'worse', 'none']),
        })
        .nullable(),
    }),
  ),
})
export type Overview = z.infer<typeof overview>

export const overviewQuery = z.strictObject({ round: z.uuid().optional() })
/** `csv` opens everywhere; `xlsx` has typed numbers and days, and explains them on a second sheet. */
export const fileFormat = z.enum(['csv', 'xlsx']).default('csv')
export const exportQuery = z.strictObject({
  round: z.uuid().optional(),
  lang: z.enum(languages).default(defaultLanguage),
  format: fileFormat,
})
