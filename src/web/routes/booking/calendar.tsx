import { InboxGate } from '#web/features/inbox/inbox-gate.tsx'
import { Hours } from '#web/features/staff-calendar/hours.tsx'
import { Week } from '#web/features/staff-calendar/week.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'
import { InboxNavigation } from '../inbox/inbox-navigation.tsx'

export const loader = pageTexts('problems', 'inbox', 'lectureTitles', 'staffCalendar')
export const meta = pageMeta('staffCalendar', 'title', 'description')

export default function CalendarPage() {
  const t = useText('staffCalendar')
  return (
    <div className="page page-main">
      <div className="flow column">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      </div>
      <QueryProvider>
        <InboxGate opensFor={({ staff }) => staff} returnTo="/kalender">
          {(me) => (
            <>
              <InboxNavigation me={me} here="/kalender" />
              <div className="overview column">
                <Week />
                <Hours />
              </div>
            </>
          )}
        </InboxGate>
      </QueryProvider>
    </div>
  )
}
