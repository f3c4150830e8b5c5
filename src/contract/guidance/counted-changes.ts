import { zones } from '@andrum/release/zone.ts'
import { z } from 'zod'
import { countedChanges, countedProgrammes } from '#core/guidance/counted-change.ts'

const programme = z.enum(countedProgrammes)
const people = z.int().nonnegative()

/** Over which programme somebody's change is counted. */
export const ofProgramme = z.strictObject({ programme })

/** What one participant adds to the counters: the zone of the result from before, and what may be said of the change. */
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

/** Null before fifty people with guidance and fifty without have had theirs counted. */
export const changeFigures = z.array(
  z.object({
    programme,
    groups: z.object({ guided: group, unguided: group }).nullable(),
  }),
)
export type ChangeFigures = z.infer<typeof changeFigures>
