import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useText } from '#web/lib/use-text.ts'
import { FiguresPage } from './figures-page.tsx'
import { hrTexts } from './hr-page.tsx'
import { overviewData } from './overview-data.ts'

export const loader = ({ request }: LoaderFunctionArgs) =>
  overviewData(request, 'hrDashboard', 'measures', 'measurePlan', 'secondFactor', 'setUp', 'todo', ...hrTexts)
export const meta = pageMeta('hrDashboard', 'title', 'description')

/** The part itself reads the query. */
export const shouldRevalidate = () => false

const loadOverview = () => import('./signed-in-overview.tsx')

/** How the organisation is doing: the first page of HR, safety representatives and managers. */
export default function HrDashboardPage() {
  const t = useText('hrDashboard')
  const { names } = useLoaderData<typeof loader>()
  return (
    <FiguresPage here="/hr-dashboard" title={t('title')} lead={t('lead')} names={names} load={loadOverview} />
  )
}
