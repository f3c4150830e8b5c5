import { RoleGate } from '#web/features/gate/role-gate.tsx'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('gate', 'problems', 'inbox', 'lectureTitles', 'staffCalendar', 'staffDay')
export const meta = pageMeta('staffDay', 'title', 'description')

const loadDay = () => import('#web/features/staff-day/staff-day.tsx')

/** Where staff are at home. What is behind the gate is fetched while the server is asked who is there. */
export default function StaffDayPage() {
  const t = useText('staffDay')
  const inside = useLazyModule(useSignedInMark(), loadDay)
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead column">{t('lead')}</p>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      </div>
      <QueryProvider>
        <RoleGate openedBy={({ staff }) => staff || undefined} returnTo="/idag">
          {() => <LazyPart part={inside}>{({ StaffDay }) => <StaffDay />}</LazyPart>}
        </RoleGate>
      </QueryProvider>
    </div>
  )
}
