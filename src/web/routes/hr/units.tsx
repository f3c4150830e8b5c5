import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useText } from '#web/lib/use-text.ts'
import { FiguresPage } from './figures-page.tsx'
import { hrTexts } from './hr-page.tsx'
import { overviewData } from './overview-data.ts'

export const loader = ({ request }: LoaderFunctionArgs) =>
  overviewData(request, 'units', 'measures', 'measurePlan', 'secondFactor', 'setUp', 'todo', ...hrTexts)
export const meta = pageMeta('units', 'title', 'description')

/** The part itself reads the query. */
export const shouldRevalidate = () => false

const loadUnits = () => import('./signed-in-units.tsx')

/** All units in a table; `?enhet=` shows one of them. */
export default function UnitsPage() {
  const t = useText('units')
  const { names } = useLoaderData<typeof loader>()
  return <FiguresPage here="/enheter" title={t('title')} lead={t('lead')} names={names} load={loadUnits} />
}
