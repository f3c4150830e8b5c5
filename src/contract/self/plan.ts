import { z } from 'zod'
import { type ClockTime, type Day, isClockTime, isDay } from '#core/calendar/local-time.ts'
import { freeActions, isActionId } from '#core/plan/actions.ts'
import { type Plan, planLimits } from '#core/plan/plan.ts'
import { asClockTime, asDay } from '../as-written.ts'

const wrong = { message: 'wrong-format' }
const day = z.custom<Day>(isDay, wrong).meta(asDay)
const time = z.custom<ClockTime>(isClockTime, wrong).meta(asClockTime)
const minutes = z.int().min(1).max(planLimits.minutes)
const at = z.iso.datetime().max(30)
const revision = z.int().min(0).max(planLimits.revisions).exactOptional()
const noneTwice = (values: readonly unknown[]) => new Set(values).size === values.length

/** An action of the catalogue, or one without an area. */
const action = z
  .string()
  .max(60)
  .refine((name) => isActionId(name) || freeActions.some((free) => free === name), {
    message: 'unknown-action',
  })

const mark = z.strictObject({
  state: z.enum(['open', 'done', 'skipped']),
  to: z.strictObject({ day, time }).nullable(),
  revision,
  at,
})

const wordings = z.strictObject({
  now: z
    .array(
      z.strictObject({
        text: z.string().max(planLimits.title),
        revision: z.int().min(0).max(planLimits.revisions),
      }),
    )
    .min(1)
    .max(planLimits.devices),
  gone: z.array(z.string().max(20)).max(planLimits.wordings),
})

const weekly = z.strictObject({
  on: z
    .array(z.literal([1, 2, 3, 4, 5, 6, 7]))
    .min(1)
    .refine(noneTwice, { message: 'given-twice' }),
  weeks: z.int().min(1).max(planLimits.weeks),
})

const byDay = <Schema extends z.ZodType>(schema: Schema, highest: number) =>
  z
    .record(z.string().refine(isDay, wrong), schema)
    .refine((record) => Object.keys(record).length <= highest, { message: 'too-many' })

const entry = z
  .strictObject({
    id: z.uuid(),
    action,
    title: z.string().max(planLimits.titles).nullable(),
    wordings: wordings.exactOptional(),
    first: day,
    time,
    minutes,
    weekly: weekly.nullable(),
    last: day.nullable(),
    remind: z.boolean(),
    pastTimes: byDay(z.strictObject({ time, minutes }), planLimits.days).exactOptional(),
    marks: byDay(mark, planLimits.days),
    revision,
    at,
    removed: z.boolean(),
  })
  .refine(({ title, wordings }) => wordings !== undefined || (title ?? '').length <= planLimits.title, wrong)

/** The personal action plan: what to do when, what became of it, and each week's review. */
export const planDocument = z.strictObject({
  entries: z
    .array(entry)
    .max(planLimits.entries)
    .refine((entries) => noneTwice(entries.map(({ id }) => id)), { message: 'given-twice' }),
  reviews: byDay(
    z.strictObject({
      helped: z.array(z.uuid()).max(planLimits.entries),
      words: z.string().max(planLimits.allWords),
      at,
    }),
    planLimits.reviews,
  ),
  mail: z.strictObject({ on: z.boolean(), revision, at: z.union([at, z.literal('')]) }),
}) satisfies z.ZodType<Plan>
