import type { KeptAvailability } from '#contract/bookings/availability.ts'
import type { KeptHours } from './publish-availability.ts'

type Kept = NonNullable<KeptAvailability['availability']>

/** One's own hours as they were published. */
export function presentAvailability({ row, exceptions }: KeptHours): KeptAvailability {
  return {
    availability:
      row === null
        ? null
        : {
            name: row.name,
            videoUrl: row.videoUrl ?? '',
            weekly: row.weekly as Kept['weekly'],
            minutesBefore: row.minutesBefore,
            minutesAfter: row.minutesAfter,
            noticeHours: row.noticeHours,
            horizonDays: row.horizonDays,
            version: row.version,
          },
    exceptions: exceptions.map(({ id, kind, fromLocal, untilLocal, types }) => ({
      id,
      kind,
      from: fromLocal,
      until: untilLocal,
      types: types as KeptAvailability['exceptions'][number]['types'],
    })),
  }
}
