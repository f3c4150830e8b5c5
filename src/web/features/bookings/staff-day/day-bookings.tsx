import { isLectureName } from '#core/booking/lectures.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { defaultLanguage, rowOf } from '#core/languages.ts'
import { capital } from '#text/capital.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useText } from '#web/lib/use-text.ts'
import type { Held } from './waiting.ts'

type DayBookingsProps = { readonly held: readonly Held[]; readonly today: Day }

/** The most bookings of the coming days in the list. */
const most = 5

/** The bookings of today, and the next ones. */
export function DayBookings({ held, today }: DayBookingsProps) {
  const t = useText('staffDay')
  const isToday = ({ startsAt }: Held) => stockholmNow(new Date(startsAt)).day === today
  const now = held.filter(isToday)
  const next = held.filter((one) => !isToday(one)).slice(0, most)
  return (
    <section className="surface flow" aria-labelledby="day-bookings">
      <h2 id="day-bookings">{t('bookings.title')}</h2>
      <h3>{t('bookings.today')}</h3>
      {now.length === 0 ? <p>{t('bookings.today.empty')}</p> : <Bookings bookings={now} />}
      <h3>{t('bookings.nextDays')}</h3>
      {next.length === 0 ? <p>{t('bookings.next.empty')}</p> : <Bookings bookings={next} dated />}
      <p>
        <PageLink className="link-alone" to="/kalender">
          {t('bookings.all')}
        </PageLink>
      </p>
    </section>
  )
}

function Bookings({
  bookings,
  dated = false,
}: {
  readonly bookings: readonly Held[]
  readonly dated?: boolean
}) {
  const t = useText('staffDay')
  const calendar = useText('staffCalendar')
  const lectureTitle = useText('lectureTitles')
  const { language } = useLanguage()
  return (
    <ul className="staff-days">
      {bookings.map(({ id, type, way, name, startsAt, endsAt, link, wishes, language: spoken }) => {
        const lecture = wishes?.lecture ?? ''
        const at = {
          day: formatDay(new Date(startsAt), language),
          from: formatTime(new Date(startsAt), language),
          until: formatTime(new Date(endsAt), language),
        }
        return (
          <li key={id}>
            <strong>{capital(t(dated ? 'bookings.on' : 'bookings.time', at))}</strong>
            <br />
            {[calendar(`type.${type}`), calendar(`booking.way.${way}`).toLowerCase(), wishes?.place]
              .filter(Boolean)
              .join(', ')}
            <br />
            {isLectureName(lecture) && (
              <>
                {lectureTitle(`lecture.${lecture}`)}
                <br />
              </>
            )}
            {name}
            {spoken !== defaultLanguage && ` · ${rowOf(spoken).ownName}`}
            {link !== null && (
              <>
                <br />
                <a href={link} rel="noreferrer">
                  {t('bookings.link')}
                  <span className="hidden-text"> {name}</span>
                </a>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
