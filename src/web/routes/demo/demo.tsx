import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { demo as en } from '#text/en/demo.ts'
import { overview as overviewEn } from '#text/en/overview.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import { promise as promiseEn } from '#text/en/promise.ts'
import { demo as sv } from '#text/sv/demo.ts'
import { overview as overviewSv } from '#text/sv/overview.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { promise as promiseSv } from '#text/sv/promise.ts'
import { DemoReader } from '#web/features/overview/demo-reader.tsx'
import { instrumentNames } from '#web/lib/instrument-names.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(
    request,
    { sv, en },
    { sv: overviewSv, en: overviewEn },
    { sv: promiseSv, en: promiseEn },
    { sv: problemsSv, en: problemsEn },
  )
  return { ...data, names: instrumentNames(data.page.language) }
}

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
