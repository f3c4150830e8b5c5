import { gate as gateEn } from '#text/en/gate.ts'
import { hrDashboard as hrEn } from '#text/en/hr-dashboard.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import { rounds as en } from '#text/en/rounds.ts'
import { gate as gateSv } from '#text/sv/gate.ts'
import { hrDashboard as hrSv } from '#text/sv/hr-dashboard.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { rounds as sv } from '#text/sv/rounds.ts'
import { OrganisationGate } from '#web/features/gate/organisation-gate.tsx'
import { OpenRound } from '#web/features/rounds/open-round.tsx'
import { RoundList } from '#web/features/rounds/round-list.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'
import { HrNavigation, opens } from './hr-navigation.tsx'

// The page's own title comes last: later dictionaries win where keys are the same.
export const loader = pageTexts(
  { sv: hrSv, en: hrEn },
  { sv: gateSv, en: gateEn },
  { sv: problemsSv, en: problemsEn },
  { sv, en },
)
export const meta = pageMeta('title', 'description')

export default function RoundsPage() {
  const t = useText<keyof typeof sv>()
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead column">{t('lead')}</p>
      </div>
      <QueryProvider>
        <OrganisationGate roles={opens['/matningar']} returnTo="/matningar">
          {({ organisation, roles }) => (
            <>
              <HrNavigation here="/matningar" roles={roles} />
              <div className="overview">
                <RoundList organisationId={organisation.id} mayClose={roles.includes('hr')} />
                {roles.includes('hr') && <OpenRound organisationId={organisation.id} />}
              </div>
            </>
          )}
        </OrganisationGate>
      </QueryProvider>
    </div>
  )
}
