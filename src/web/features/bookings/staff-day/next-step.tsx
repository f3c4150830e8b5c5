import type { StaffBookingView } from '#contract/bookings/booking.ts'
import type { ReceivedRequest } from '#contract/support/support.ts'
import { instantOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { isOverdue } from '#core/support/promise.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import type { Held } from './waiting.ts'

type NextStepProps = {
  readonly cases: readonly ReceivedRequest[]
  readonly lectures: readonly StaffBookingView[]
  readonly held: readonly Held[]
  readonly today: Day
}

/** What to begin with: the person who has waited longest for an answer, otherwise the next booking. */
export function NextStep(waiting: NextStepProps) {
  const t = useText('staffDay')
  const { words, link, to } = useNext(waiting)
  return (
    <section className="surface staff-day-next flow" aria-labelledby="next-step">
      <h2 id="next-step">{t('next.title')}</h2>
      <p className="staff-day-what">{words}</p>
      <p>
        <PageButton to={to}>{link}</PageButton>
      </p>
    </section>
  )
}

function useNext({ cases, lectures, held, today }: NextStepProps) {
  const t = useText('staffDay')
  const { language } = useLanguage()
  const request = cases.find(({ acknowledgedAt }) => acknowledgedAt === null)
  if (request !== undefined) {
    const day = formatDay(instantOf({ day: request.promisedOn as Day, time: '12:00' }), language)
    return {
      words: t(isOverdue(request, today) ? 'next.case.overdue' : 'next.case', { name: request.name, day }),
      link: t('next.case.link'),
      to: `/stodforfragningar#request-${request.id}`,
    }
  }
  const [lecture] = lectures
  if (lecture !== undefined) {
    return {
      words: t('next.lecture', { name: lecture.name }),
      link: t('next.lecture.link'),
      to: `/kalender#lecture-${lecture.id}`,
    }
  }
  const [booking] = held
  if (booking !== undefined) {
    const at = new Date(booking.startsAt)
    return {
      words: t('next.booking', {
        name: booking.name,
        day: formatDay(at, language),
        time: formatTime(at, language),
      }),
      link: t('next.booking.link'),
      to: '/kalender',
    }
  }
  return { words: t('next.nothing'), link: t('next.nothing.link'), to: '/kalender' }
}
