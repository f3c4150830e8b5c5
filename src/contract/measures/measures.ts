import { z } from 'zod'
import { causeIds } from '#core/instrument/instrument.ts'
import { defaultLanguage } from '#core/languages.ts'
import { measureKinds, measureStatuses } from '#core/measures/measure.ts'
import { riskLevels } from '#core/measures/risk-level.ts'
import { language } from '../language.ts'
import { fileFormat, shownScore } from '../rounds/overview.ts'

/** The work-environment action plan as it is read. */

const step = z.int().min(1).max(5)

export const measureView = z.object({
  id: z.string(),
  riskId: z.string(),
  title: z.string(),
  description: z.string(),
  kind: z.enum(measureKinds).nullable(),
  owner: z.object({
    memberId: z.string().nullable(),
    name: z.string(),
    /** False: the member has left, or has no role any more that can own measures. */
    here: z.boolean(),
  }),
  dueOn: z.iso.date(),
  followUpOn: z.iso.date(),
  status: z.enum(measureStatuses),
  followUpResult: z.string(),
  dropReason: z.string(),
  told: z.boolean(),
  /** Sent back with a change, which is refused if somebody else has changed it since. */
  version: z.int(),
  changedAt: z.iso.datetime(),
  /** What the reader may do with it. */
  may: z.object({ change: z.boolean(), comment: z.boolean() }),
})
export type MeasureView = z.infer<typeof measureView>

export const riskView = z.object({
  id: z.string(),
  /** `open`: false for a unit that is closed or merged into another. */
  unit: z.object({ id: z.string(), name: z.string(), open: z.boolean() }),
  /** The released result behind it; null: written by hand. */
  result: z
    .object({
      round: z.object({ id: z.string(), name: z.string() }),
      /** The unit that the figure is of; another than the risk's after the risk has moved. */
      unit: z.object({ id: z.string(), name: z.string() }),
      cause: z.enum(causeIds),
      /** As released; null where the reader does not see the figures of this unit. */
      score: shownScore.nullable(),
    })
    .nullable(),
  description: z.string(),
  likelihood: step,
  consequence: step,
  level: z.enum(riskLevels),
  /** The day on which HR ended it; null: it goes on. */
  endedOn: z.iso.date().nullable(),
  version: z.int(),
  measures: z.array(measureView),
})
export type RiskView = z.infer<typeof riskView>

export const measurePlan = z.object({
  /** The day in Stockholm that decides what is late. */
  today: z.iso.date(),
  /** The most serious first. */
  risks: z.array(riskView),
  /** Whether the reader may add and change risks and measures. */
  runs: z.boolean(),
  /** Members who can be chosen as an owner; empty for readers who may not choose. */
  owners: z.array(z.object({ memberId: z.string(), name: z.string() })),
})
export type MeasurePlan = z.infer<typeof measurePlan>

export const madeRisk = z.object({ id: z.string() })

const entry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null: an erased person, or the provider. */
  by: z.string().nullable(),
  what: z.enum(['made', 'changed', 'commented']),
  comment: z.string().nullable(),
  /** Field, value before, value after: days as ISO, choices by their code. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
})

export const measureHistory = z.object({
  measure: measureView,
  risk: riskView.omit({ measures: true }),
  /** Oldest first. */
  entries: z.array(entry),
})
export type MeasureHistory = z.infer<typeof measureHistory>

export const measureExportQuery = z.strictObject({
  lang: language.default(defaultLanguage),
  format: fileFormat,
})

/** What every employee sees of a measure. */
export const toldMeasures = z.object({
  measures: z.array(z.object({ id: z.string(), title: z.string(), status: z.enum(measureStatuses) })),
})
