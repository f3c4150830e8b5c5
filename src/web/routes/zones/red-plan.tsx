import { RecoveryPhases } from '#web/features/self/zone-pages/recovery-phases.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** The way to one's own plan, and what to do in each phase. */
export function RedPlan() {
  const t = useText('redZone')
  return (
    <div className="flow">
      <h2>{t('red.plan.title')}</h2>
      <p className="no-print">
        <PageButton kind="quiet" to="/personal-action-plan">
          {t('red.plan.link')}
        </PageButton>
      </p>
      <p>{t('red.plan.lead')}</p>
      <RecoveryPhases />
    </div>
  )
}
