import { InboxGate } from '#web/features/inbox/inbox-gate.tsx'
import { Arrived } from '#web/lib/arrived.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useLater } from '#web/lib/use-later.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { InboxNavigation } from '../inbox/inbox-navigation.tsx'

export const loader = pageTexts('problems', 'inbox', 'lectureTitles', 'staffCalendar')
export const meta = pageMeta('staffCalendar', 'title', 'description')

const loadCalendar = () => import('./signed-in-calendar.tsx')

/** What is behind the gate is fetched while the server is asked who is there. */
export default function CalendarPage() {
  const t = useText('staffCalendar')
  const inside = useLater(useSignedInMark(), loadCalendar)
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
              <Arrived part={inside}>{({ SignedInCalendar }) => <SignedInCalendar />}</Arrived>
            </>
          )}
        </InboxGate>
      </QueryProvider>
    </div>
  )
}
