import { z } from 'zod'
import { figure } from './overview.ts'

/** What employees see of a released round: only the figure of the whole scope, or also those of their own unit and the units above. */
export const toldAs = ['whole', 'units'] as const

export const tellRoundRequest = z.strictObject({ as: z.enum(toldAs) })

/** The published rounds that asked the employee's unit, newest first. */
export const toldRounds = z.object({
  rounds: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Day in Stockholm. */
      closedAt: z.iso.date(),
      smallestGroup: z.int(),
      invited: z.int(),
      /** On the list for the first time, and gone since the list before; null without such a list. */
      joined: z.int().nullable(),
      gone: z.int().nullable(),
      /** The employee's unit first, the whole scope last; figures as released, null: hidden, whatever the reason. */
      units: z.array(z.object({ id: z.string(), name: z.string(), figure: figure.nullable() })),
    }),
  ),
})
export type ToldRounds = z.infer<typeof toldRounds>
