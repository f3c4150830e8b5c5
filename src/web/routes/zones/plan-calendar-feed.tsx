import type { ComponentProps } from 'react'
import { CalendarFeed } from '#web/features/self/calendar-feed/calendar-feed.tsx'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'

/** The calendar feed with the step-up that creating it may need. */
export function PlanCalendarFeed(props: ComponentProps<typeof CalendarFeed>) {
  return (
    <>
      <CalendarFeed {...props} />
      <ProofHost />
    </>
  )
}
