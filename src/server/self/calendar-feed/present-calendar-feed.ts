import { createHash } from 'node:crypto'
import { instantOf } from '#core/calendar/instant-of.ts'
import { type CalendarEvent, writeCalendar } from '#core/calendar/write-calendar.ts'
import { inEachLanguage, pathIn } from '#core/languages.ts'
import { eventsOfPlan } from '#core/plan/plan-events.ts'
import { eventsOfProgramme, eventsOfRecovery } from '#core/programme/programme-events.ts'
import { eventOfBooking } from '#server/bookings/mail/event-of-booking.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Texts } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import type { OpenedCalendar } from './read-calendar-feed.ts'

const titles = inEachLanguage((language) => ({
  ...serverTexts[language].actionPlan,
  ...serverTexts[language].actions,
}))

/** The link of a week in the programme: the page finds where its person stopped. */
const resumePath = '/stresshanteringsprogram/welcome#fortsatt'

/** The link in a calendar without titles; that page has the next step too. */
const homePath = '/hem'

/** For programs that take the interval of fetching from the calendar itself. */
const hoursBetweenFetches = 4

/** The calendar as programs fetch it. Its tag changes exactly when its entries do: they carry the time of the latest change. */
export function presentCalendar(
  opened: OpenedCalendar,
  { brand, baseUrl }: Pick<Config, 'brand' | 'baseUrl'>,
): { file: string; tag: string } {
  const { plan, recovery, programme, today, titled, language } = opened
  const quiet = serverTexts[language].calendarFeed['feed.event']
  const startOfToday = instantOf({ day: today, time: '00:00' })
  const events = [
    ...eventsOfPlan(plan, (entry) => (titled ? actionTitle(entry, titles[language]) : quiet)),
    ...eventsOfRecovery(
      recovery,
      { today, startOfToday },
      titled ? serverTexts[language].calendarFeed['feed.recovery'] : quiet,
    ),
    ...eventsOfProgramme(
      programme,
      { today, startOfToday },
      {
        title: titled ? serverTexts[language].calendarFeed['feed.programme'] : quiet,
        link: baseUrl + pathIn(language, titled ? resumePath : homePath),
      },
    ),
    ...eventsOfBookings(opened, brand),
  ]
  const file = writeCalendar(events, latestChange(opened), { name: quiet, everyHours: hoursBetweenFetches })
  return { file, tag: `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"` }
}

/** Present and past bookings. Cancelled ones are left out: a calendar that follows a feed drops them. */
function eventsOfBookings(
  { bookings, titled, language }: OpenedCalendar,
  brand: Config['brand'],
): CalendarEvent[] {
  return bookings.flatMap((booking) => {
    if (booking.state !== 'booked' && booking.state !== 'no-show') return []
    const event = eventOfBooking(booking, { language, brand, cancelled: false })
    if (event === null || titled) return event ?? []
    const { place: _place, organiser: _organiser, ...rest } = event
    return { ...rest, title: serverTexts[language].calendarFeed['feed.event'] }
  })
}

function latestChange({ plan: { entries }, bookings }: OpenedCalendar): Date {
  const changes = entries.flatMap(({ at, marks }) => [at, ...Object.values(marks).map((mark) => mark.at)])
  const booked = bookings.map(({ changedAt }) => changedAt.getTime())
  return new Date(Math.max(0, ...changes.map((at) => Date.parse(at)), ...booked))
}

/**
 * The title of an entry in the plan: the person's own words, or those of its action.
 * @param texts of `action-plan.ts` and `actions.ts` together
 */
function actionTitle(
  { action, title }: { readonly action: string; readonly title: string | null },
  texts: Texts,
): string {
  if (title !== null && title !== '') return title
  return texts[`${action}.title`] ?? texts[`action.${action}`] ?? texts['action.own'] ?? action
}
