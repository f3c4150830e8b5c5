import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useText } from '#web/lib/use-text.ts'
import { FiguresPage } from './figures-page.tsx'
import { hrTexts } from './hr-page.tsx'
import { overviewData } from './overview-data.ts'

export const loader = ({ request }: LoaderFunctionArgs) =>
  overviewData(request, 'measures', 'measurePlan', 'secondFactor', 'setUp', 'todo', ...hrTexts)
export const meta = pageMeta('measures', 'title', 'description')

/** The part itself reads the query. */
export const shouldRevalidate = () => false

const loadPlan = () => import('./signed-in-measures.tsx')

/** The work-environment action plan, and what can be done about each cause; `?orsak=` opens a cause. */
export default function MeasuresPage() {
  const t = useText('measures')
  const { names } = useLoaderData<typeof loader>()
  return (
    <FiguresPage here="/atgarder" title={t('title')} lead={t('lead')} names={names} load={loadPlan}>
      <div className="flow apart no-print">
        <ul>
          <li>
            <PageLink to="/orsaker">{t('causes')}</PageLink>
          </li>
          <li>
            <PageLink to="/for-hr">{t('kit')}</PageLink>
          </li>
        </ul>
      </div>
    </FiguresPage>
  )
}
