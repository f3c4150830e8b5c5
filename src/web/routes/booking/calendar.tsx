import { problems as problemsEn } from '#text/en/problems.ts'
import { staffCalendar as en } from '#text/en/staff-calendar.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { staffCalendar as sv } from '#text/sv/staff-calendar.ts'
import { Hours } from '#web/features/staff-calendar/hours.tsx'
import { StaffGate } from '#web/features/staff-calendar/staff-gate.tsx'
import { Week } from '#web/features/staff-calendar/week.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts({ sv: problemsSv, en: problemsEn }, { sv, en })
export const meta = pageMeta('title', 'description')

export default function CalendarPage() {
  const t = useText<keyof typeof sv>()
  return (
    <div className="page page-main">
      <div className="flow column">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <QueryProvider>
          <StaffGate>
            <Week />
            <Hours />
          </StaffGate>
        </QueryProvider>
      </div>
    </div>
  )
}
