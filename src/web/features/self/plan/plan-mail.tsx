import { useState } from 'react'
import { withMail } from '#core/plan/change-plan.ts'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { usePlanText } from './use-plan-text.ts'

/** Whether reminders are sent by e-mail too; off until a person with an account turns it on. */
export function PlanMail({ own }: { readonly own: OwnPlan }) {
  const t = usePlanText()
  const [told, setTold] = useState('')
  return (
    <section className="flow no-print">
      <h3>{t('mail.title')}</h3>
      <Checkbox
        id="plan-mail"
        label={t('mail.choice')}
        hint={t('mail.hint')}
        checked={own.plan.mail.on}
        onChange={({ target }) => {
          own.update((plan, at) => withMail(plan, target.checked, at))
          setTold(t(target.checked ? 'mail.on' : 'mail.off'))
        }}
      />
      <p role="status" className="small">
        {told}
      </p>
    </section>
  )
}
