import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { demo as en } from '#text/en/demo.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import { demo as sv } from '#text/sv/demo.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { DemoReader } from '#web/features/overview/demo-reader.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { overviewData } from '../hr/overview-data.ts'

export const loader = ({ request }: LoaderFunctionArgs) =>
  overviewData(request, { sv: problemsSv, en: problemsEn }, { sv, en })
export const meta = pageMeta('title', 'description')

/** HR's view of the simulated organisation, for anybody. */
export default function DemoPage() {
  const t = useText<keyof typeof sv>()
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
      <DemoReader names={names} />
    </div>
  )
}
