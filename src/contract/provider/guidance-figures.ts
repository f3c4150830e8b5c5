import { z } from 'zod'
import { answerTimes, lateAmounts, loads, participantBands } from '#core/guidance/guidance-figures.ts'

/** How guidance runs, for staff: in bands, never how many or who. */
export const guidanceFigures = z.object({
  participants: z.enum(participantBands),
  /** The median of the last 90 days; null for fewer than eight answers. */
  answerTime: z.enum(answerTimes).nullable(),
  late: z.enum(lateAmounts),
  guides: z.array(z.object({ name: z.string(), load: z.enum(loads) })),
})
