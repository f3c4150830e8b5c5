import type { KeptAvailability } from '#contract/availability.ts'
import type { KeptHours } from '#server/usecases/publish-availability.ts'

type Kept = NonNullable<KeptAvailability['availability']>

/** One's own hours as they were published. */
export function presentAvailability({ row, exceptions }: KeptHours): KeptAvailability {
  return {
    availability:
      row === null
        ? null
        : {
            name: row.name,
            videoUrl: row.video_url ?? '',
            weekly: row.weekly as Kept['weekly'],
            minutesBefore: row.minutes_before,
            minutesAfter: row.minutes_after,
            noticeHours: row.notice_hours,
            horizonDays: row.horizon_days,
            version: row.version,
          },
    exceptions: exceptions.map(({ id, kind, from_local, until_local, types }) => ({
      id,
      kind,
      from: from_local,
      until: until_local,
      types: types as KeptAvailability['exceptions'][number]['types'],
    })),
  }
}
