import { gate as gateEn } from '#text/en/gate.ts'
import { hrDashboard as hrEn } from '#text/en/hr-dashboard.ts'
import { importErrors as importErrorsEn } from '#text/en/import-errors.ts'
import { members as en } from '#text/en/members.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import { gate as gateSv } from '#text/sv/gate.ts'
import { hrDashboard as hrSv } from '#text/sv/hr-dashboard.ts'
import { importErrors as importErrorsSv } from '#text/sv/import-errors.ts'
import { members as sv } from '#text/sv/members.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { holdsOne } from '#web/features/gate/holds-one.ts'
import { OrganisationGate } from '#web/features/gate/organisation-gate.tsx'
import { ImportHistory } from '#web/features/members/import-history.tsx'
import { ImportMembers } from '#web/features/members/import-members.tsx'
import { OrganisationNow } from '#web/features/members/organisation-now.tsx'
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
  { sv: importErrorsSv, en: importErrorsEn },
  { sv, en },
)
export const meta = pageMeta('title', 'description')

export default function MembersPage() {
  const t = useText<keyof typeof sv>()
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead column">{t('lead')}</p>
      </div>
      <QueryProvider>
        <OrganisationGate roles={opens['/personer-och-enheter']} returnTo="/personer-och-enheter">
          {({ organisation, roles }) => (
            <>
              <HrNavigation here="/personer-och-enheter" roles={roles} />
              <div className="overview">
                {holdsOne(roles, ['hr', 'owner']) && (
                  <>
                    <OrganisationNow organisationId={organisation.id} />
                    <ImportMembers organisationId={organisation.id} />
                  </>
                )}
                <ImportHistory organisationId={organisation.id} />
              </div>
            </>
          )}
        </OrganisationGate>
      </QueryProvider>
    </div>
  )
}
