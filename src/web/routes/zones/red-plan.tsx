import { PhasesInFull } from '#web/features/zone-pages/recovery-phases.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** What to do in each phase, and the way to the person's plan. */
export function RedPlan() {
  const t = useText('redZone')
  return (
    <div className="flow">
      <h2>{t('red.plan.title')}</h2>
      <p>{t('red.plan.lead')}</p>
      <PhasesInFull />
      <p>{t('red.plan.text')}</p>
      <p className="no-print">
        <PageButton to="/personal-action-plan">{t('red.plan.link')}</PageButton>
      </p>
    </div>
  )
}
