import * as z from 'zod/mini'
import { type Day, isDay } from '#core/calendar/local-time.ts'
import { measureFaults, measureKinds, measureStatuses } from '#core/measures/measure.ts'
import { steps } from '#core/measures/risk-level.ts'
import { asDay } from '../as-written.ts'
import { seenVersion } from '../seen-version.ts'

/** What people write in the work-environment action plan. In `zod/mini`, for its forms. */

const day = z.custom<Day>(isDay, { message: 'wrong-format' }).check(z.meta(asDay))
const version = seenVersion(1)
const longText = z.string().check(z.trim(), z.maxLength(2000))
const step = z.literal(steps)

const assessment = {
  description: z.string().check(z.trim(), z.minLength(2), z.maxLength(2000)),
  likelihood: step,
  consequence: step,
}

/** A new risk. Its origin cannot be changed later. `result.unitId`: where the result is of another unit, as one that has closed since. */
export const riskToAdd = z.strictObject({
  ...assessment,
  unitId: z.uuid(),
  /** A cause that a release shows for this unit; null: somebody found the risk in another way. */
  result: z.nullable(
    z.strictObject({
      roundId: z.uuid(),
      cause: z.string().check(z.minLength(1), z.maxLength(64)),
      unitId: z.optional(z.uuid()),
    }),
  ),
})

export const riskToChange = z.strictObject({
  ...assessment,
  version,
  /** Moves the risk with its measures. Absent: it stays, as pages of the former version send it. */
  unitId: z.optional(z.uuid()),
  /** Whether the risk has ended. Absent: as it was, as pages of the former version send it. */
  ended: z.optional(z.boolean()),
})

const content = {
  title: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)),
  description: longText,
  kind: z.nullable(z.enum(measureKinds)),
  owner: z.union([
    z.strictObject({ memberId: z.uuid() }),
    z.strictObject({ name: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)) }),
  ]),
  dueOn: day,
  followUpOn: day,
  status: z.enum(measureStatuses),
  followUpResult: longText,
  dropReason: longText,
  told: z.boolean(),
}

/** Errors between fields, with the codes of the core's rules. */
const keepsTheRules = z.check<Parameters<typeof measureFaults>[0]>(({ value, issues }) => {
  for (const { path, code } of measureFaults(value))
    issues.push({ code: 'custom', input: value, path: [path], message: code, params: { code } })
})

export const measureToAdd = z.strictObject(content).check(keepsTheRules)

export const measureToChange = z.strictObject({ ...content, version }).check(keepsTheRules)

export const commentToAdd = z.strictObject({
  comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
})
