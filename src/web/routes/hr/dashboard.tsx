import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { gate as gateEn } from '#text/en/gate.ts'
import { hrDashboard as en } from '#text/en/hr-dashboard.ts'
import { overview as overviewEn } from '#text/en/overview.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import { promise as promiseEn } from '#text/en/promise.ts'
import { gate as gateSv } from '#text/sv/gate.ts'
import { hrDashboard as sv } from '#text/sv/hr-dashboard.ts'
import { overview as overviewSv } from '#text/sv/overview.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { promise as promiseSv } from '#text/sv/promise.ts'
import { OrganisationGate } from '#web/features/gate/organisation-gate.tsx'
import { OverviewReader } from '#web/features/overview/overview-reader.tsx'
import { instrumentNames } from '#web/lib/instrument-names.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'
import { HrNavigation, opens } from './hr-navigation.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(
    request,
    { sv, en },
    { sv: overviewSv, en: overviewEn },
    { sv: promiseSv, en: promiseEn },
    { sv: gateSv, en: gateEn },
    { sv: problemsSv, en: problemsEn },
  )
  return { ...data, names: instrumentNames(data.page.language) }
}

export const meta = pageMeta('title', 'description')

export default function HrDashboardPage() {
  const t = useText<keyof typeof sv>()
  const { names } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead column">{t('lead')}</p>
      </div>
      <QueryProvider>
        <OrganisationGate roles={opens['/hr-dashboard']} returnTo="/hr-dashboard">
          {({ organisation, roles }) => (
            <>
              <HrNavigation here="/hr-dashboard" roles={roles} />
              <p className="quiet">{organisation.name}</p>
              <OverviewReader organisationId={organisation.id} names={names} />
            </>
          )}
        </OrganisationGate>
      </QueryProvider>
    </div>
  )
}
