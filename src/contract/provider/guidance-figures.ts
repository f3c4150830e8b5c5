import { z } from 'zod'
import { answerTimes, lateAmounts, loads, participantBands } from '#core/guidance/guidance-figures.ts'
import { changeFigures } from '../guidance/counted-changes.ts'

/** How guidance runs, for staff: in bands, never how many or who. Changes over the programmes in steps of fifty people. */
export const guidanceFigures = z.object({
  participants: z.enum(participantBands),
  /** The median of the last 90 days; null for fewer than eight answers. */
  answerTime: z.enum(answerTimes).nullable(),
  late: z.enum(lateAmounts),
  guides: z.array(z.object({ name: z.string(), load: z.enum(loads) })),
  changes: changeFigures,
})
