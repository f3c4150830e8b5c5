import { actionPlan as en } from '#text/en/action-plan.ts'
import { result as resultEn } from '#text/en/result.ts'
import { actionPlan as sv } from '#text/sv/action-plan.ts'
import { result as resultSv } from '#text/sv/result.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'
import { OwnPlan } from './own-plan.tsx'

export const loader = pageTexts({ sv: resultSv, en: resultEn }, { sv, en })
export const meta = pageMeta('title', 'description')

/** Where to begin, from the last own result in the account or in this browser. */
export default function ActionPlanPage() {
  const t = useText<keyof typeof sv>()
  return (
    <div className="page page-main">
      <div className="column flow">
        <h1>{t('heading')}</h1>
        <p className="lead">{t('lead')}</p>
        <QueryProvider>
          <OwnPlan />
        </QueryProvider>
      </div>
    </div>
  )
}
