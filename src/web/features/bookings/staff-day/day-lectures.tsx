import type { StaffBookingView } from '#contract/bookings/booking.ts'
import { isLectureName } from '#core/booking/lectures.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { RowList } from '#web/ui/row-list/row-list.tsx'

/** Requested lectures that nobody has answered. */
export function DayLectures({ lectures }: { readonly lectures: readonly StaffBookingView[] }) {
  const t = useText('staffDay')
  const title = useText('lectureTitles')
  const asked = ({ wishes }: StaffBookingView) => wishes?.lecture ?? ''
  return (
    <section className="flow" aria-labelledby="day-lectures">
      <h2 id="day-lectures">{t('lectures.title')}</h2>
      <RowList
        labelledBy="day-lectures"
        rows={lectures.map((request) => {
          const lecture = asked(request)
          return {
            id: request.id,
            title: isLectureName(lecture) ? title(`lecture.${lecture}`) : t('lectures.any'),
            state: request.name,
            details: t('lectures.group', { count: request.wishes?.groupSize ?? 0 }),
            action: (
              <PageLink className="link-alone" to={`/kalender#lecture-${request.id}`}>
                {t('lectures.answer')}
                <span className="hidden-text"> {t('lectures.of', { name: request.name })}</span>
              </PageLink>
            ),
          }
        })}
      />
    </section>
  )
}
