import { RoleGate } from '#web/features/gate/role-gate.tsx'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('gate', 'problems', 'inbox', 'lectureTitles', 'staffCalendar')
export const meta = pageMeta('staffCalendar', 'title', 'description')

const loadCalendar = () => import('./signed-in-calendar.tsx')

/** What is behind the gate is fetched while the server is asked who is there. */
export default function CalendarPage() {
  const t = useText('staffCalendar')
  const inside = useLazyModule(useSignedInMark(), loadCalendar)
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
        <RoleGate openedBy={({ staff }) => staff || undefined} returnTo="/kalender">
          {() => <LazyPart part={inside}>{({ SignedInCalendar }) => <SignedInCalendar />}</LazyPart>}
        </RoleGate>
      </QueryProvider>
    </div>
  )
}
