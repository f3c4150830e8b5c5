import type { ComponentProps } from 'react'
import { CalendarFeed } from '#web/features/self/calendar-feed/calendar-feed.tsx'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'

/** The calendar feed with what it may ask before it is made. */
export function PlanCalendarFeed(props: ComponentProps<typeof CalendarFeed>) {
  return (
    <>
      <CalendarFeed {...props} />
      <ProofHost />
    </>
  )
}
