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
import { ClosedGate, WaitingGate } from '#web/features/gate/closed-gate.tsx'
import { instrumentNames } from '#web/lib/instrument-names.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { useLater } from '#web/lib/use-later.ts'
import { useKnownMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

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

const loadDashboard = () => import('./signed-in-dashboard.tsx')

/** A visitor reads what the page is and where the way in is; the rest is fetched for someone who may be signed in. */
export default function HrDashboardPage() {
  const t = useText<keyof typeof sv | keyof typeof problemsSv>()
  const { names } = useLoaderData<typeof loader>()
  const mayBeIn = useKnownMark()
  const inside = useLater(mayBeIn === true, loadDashboard)
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead column">{t('lead')}</p>
      </div>
      {mayBeIn === false ? (
        <ClosedGate signedIn={false} returnTo="/hr-dashboard" />
      ) : inside ? (
        <inside.SignedInDashboard names={names} />
      ) : inside === null ? (
        <Notice live title={t('problem.network')} />
      ) : (
        <WaitingGate />
      )}
    </div>
  )
}
