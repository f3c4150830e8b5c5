import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClosedGate, WaitingGate } from '#web/features/gate/closed-gate.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useKnownMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { HrPage } from './hr-page.tsx'
import { hrTexts } from './hr-texts.ts'
import { overviewData } from './overview-data.ts'

export const loader = ({ request }: LoaderFunctionArgs) => overviewData(request, ...hrTexts)
export const meta = pageMeta('hrDashboard', 'title', 'description')

const loadDashboard = () => import('./signed-in-dashboard.tsx')

/** A visitor reads what the page is and where the way in is; the rest is fetched for someone who may be signed in. */
export default function HrDashboardPage() {
  const t = useText('problems')
  const { names } = useLoaderData<typeof loader>()
  const mayBeIn = useKnownMark()
  const inside = useLazyModule(mayBeIn === true, loadDashboard)
  return (
    <HrPage of="hrDashboard">
      {mayBeIn === false ? (
        <ClosedGate signedIn={false} returnTo="/hr-dashboard" />
      ) : inside ? (
        <inside.SignedInDashboard names={names} />
      ) : inside === null ? (
        <Notice live title={t('problem.network')} />
      ) : (
        <WaitingGate />
      )}
    </HrPage>
  )
}
