import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DemoReader } from '#web/features/overview/demo-reader.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { overviewData } from '../hr/overview-data.ts'

export const loader = ({ request }: LoaderFunctionArgs) => overviewData(request, 'problems', 'demo')
export const meta = pageMeta('demo', 'title', 'description')

/** HR's view of the simulated organisation, for anybody. */
export default function DemoPage() {
  const t = useText('demo')
  const { names } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead column">{t('lead')}</p>
        <Notice title={t('mark.title')}>
          <p>{t('mark.text')}</p>
        </Notice>
      </div>
      <QueryProvider>
        <DemoReader names={names} />
      </QueryProvider>
    </div>
  )
}
