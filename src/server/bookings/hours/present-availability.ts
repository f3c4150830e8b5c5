import type { KeptAvailability } from '#contract/bookings/availability.ts'
import type { KeptHours } from './publish-availability.ts'

type Kept = NonNullable<KeptAvailability['availability']>

/** One's own published hours. */
export const presentAvailability = ({ row, exceptions }: KeptHours) => ({
  availability: row && { ...row, videoUrl: row.videoUrl ?? '', weekly: row.weekly as Kept['weekly'] },
  exceptions: exceptions.map((one) => ({
    ...one,
    from: one.fromLocal,
    until: one.untilLocal,
    types: one.types as KeptAvailability['exceptions'][number]['types'],
  })),
})
