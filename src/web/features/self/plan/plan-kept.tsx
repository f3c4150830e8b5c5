import { DocumentNote } from '#web/lib/own-document/document-note.tsx'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { usePlanText } from './use-plan-text.ts'

/** Deletes the plan. */
export function ErasePlan({ own }: { readonly own: OwnPlan }) {
  const t = usePlanText()
  return (
    <div className="no-print">
      <TwoStepButton
        label={t('erase')}
        question={t('erase.question')}
        yes={t('erase.yes')}
        no={t('erase.no')}
        onConfirm={own.erase}
      />
    </div>
  )
}

/** Where the plan is stored; if it is stored nowhere, that comes first. */
export function PlanKept({ own }: { readonly own: OwnPlan }) {
  const t = usePlanText()
  if (own.kept) return <DocumentNote document={own} />
  return (
    <div role="alert">
      <Notice kind="help">{t('notKept')}</Notice>
    </div>
  )
}
