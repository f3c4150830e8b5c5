import { useState } from 'react'
import { guidanceLimits } from '#core/guidance/guidance.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import type { useShare } from './guidance-queries.ts'

type PlanLinesProps = {
  /** Null: there is none yet. */
  readonly lines: readonly string[] | null
  readonly share: ReturnType<typeof useShare>
}

/** The plan that lasts after the guidance: the person's own lines, to which the guide can propose some. */
export function PlanLines({ lines, share }: PlanLinesProps) {
  const t = useText('guidance')
  const before = (lines ?? []).join('\n')
  const [text, setText] = useState(before)
  const written = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const isTooMuch =
    written.length > guidanceLimits.lines || written.some((line) => line.length > guidanceLimits.line)
  return (
    <div className="folds">
      <Fold id="plan" title={t('plan.title')} level={2} open={lines !== null}>
        <p>{t('plan.text')}</p>
        <Form
          leadsTo="field"
          errors={isTooMuch ? [{ fieldId: 'plan-lines', message: t('plan.tooMuch') }] : []}
          busy={share.isPending}
          onSubmit={() => !isTooMuch && share.mutate({ kind: 'recovery-plan', lines: written })}
        >
          <Textarea
            id="plan-lines"
            label={t('plan.label')}
            hint={t('plan.hint')}
            rows={Math.max(4, text.split('\n').length + 1)}
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Failure error={share.error} title={t('stop.failed')} />
          <Submit kind="quiet">{t('plan.save')}</Submit>
          <LeaveGuard unsaved={text !== before} />
        </Form>
      </Fold>
    </div>
  )
}
