import type { StoredAvailability } from '#contract/bookings/availability.ts'
import type { StoredHours } from './publish-availability.ts'

type Kept = NonNullable<StoredAvailability['availability']>

/** One's own published hours. */
export const presentAvailability = ({ row, exceptions }: StoredHours) => ({
  availability: row && { ...row, videoUrl: row.videoUrl ?? '', weekly: row.weekly as Kept['weekly'] },
  exceptions: exceptions.map((one) => ({
    ...one,
    from: one.fromLocal,
    until: one.untilLocal,
    types: one.types as StoredAvailability['exceptions'][number]['types'],
  })),
})
