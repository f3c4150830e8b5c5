import { zones } from '@andrum/release/zone.ts'
import { z } from 'zod'
import { countedChanges, countedProgrammes } from '#core/guidance/counted-change.ts'

const programme = z.enum(countedProgrammes)
const people = z.int().nonnegative()

/** The programme over which a person's change is counted. */
export const ofProgramme = z.strictObject({ programme })

/** What one participant adds to the counters: the zone of the earlier result, and the change in the bands that may be counted. */
export const changeToCount = z.strictObject({
  start: z.enum(zones),
  change: z.enum(countedChanges),
})

/** The programmes over which the caller's change has been counted, and those over which it can be now. */
export const myCountedChanges = z.object({ counted: z.array(programme), countable: z.array(programme) })

const group = z.object({
  people,
  start: z.object({ green: people, yellow: people, red: people }),
  change: z.object({ better: people, none: people, worse: people }),
})

/** Null until at least fifty people with guidance and fifty without have been counted. */
export const changeFigures = z.array(
  z.object({
    programme,
    groups: z.object({ guided: group, unguided: group }).nullable(),
  }),
)
export type ChangeFigures = z.infer<typeof changeFigures>
