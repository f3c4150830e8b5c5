import { z } from 'zod'
import { figure } from './overview.ts'

/** What employees are told of a released round: of the whole that was asked alone, or of their own unit and those above too. */
export const toldAs = ['whole', 'units'] as const

export const tellRoundRequest = z.strictObject({ as: z.enum(toldAs) })

/** The rounds told to the employee who asks, newest first: those that asked the own unit. */
export const toldRounds = z.object({
  rounds: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Day in Stockholm. */
      closedAt: z.iso.date(),
      smallestGroup: z.int(),
      invited: z.int(),
      /** On the list for the first time, and gone since the list before; null where there is none to compare with. */
      joined: z.int().nullable(),
      gone: z.int().nullable(),
      /** The own unit first, the whole that was asked last; figures as released, null: hidden, whatever the reason. */
      units: z.array(z.object({ id: z.string(), name: z.string(), figure: figure.nullable() })),
    }),
  ),
})
export type ToldRounds = z.infer<typeof toldRounds>
