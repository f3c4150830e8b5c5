import type { Day } from '#core/calendar/local-time.ts'
import { most } from '#core/plan/plan.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import type { ActionDraft, DraftFault } from './plan-draft.ts'
import { faultText, titleOf } from './plan-words.ts'
import { TimeFields } from './time-fields.tsx'
import { usePlanText } from './use-plan-text.ts'

type ScheduleFieldsProps = {
  readonly draft: ActionDraft
  readonly today: Day
  readonly fault: DraftFault | null
  readonly onChange: (part: Partial<ActionDraft>) => void
  readonly onRemove: () => void
}

/** One chosen action with its time, and the way to leave it out. */
export function ScheduleFields({ draft, today, fault, onChange, onRemove }: ScheduleFieldsProps) {
  const t = usePlanText()
  const { id } = draft
  const title = titleOf(draft, t)

  return (
    <fieldset className="plan-action flow">
      <legend>
        <h3>{title}</h3>
      </legend>
      {draft.title !== null && (
        <TextField
          id={`title-${id}`}
          label={t('when.own')}
          hint={t('when.own.hint')}
          maxLength={most.title}
          error={fault === 'title' ? faultText(fault, title, t) : undefined}
          errorPrefix={t('error')}
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      )}
      <TimeFields draft={draft} title={title} today={today} fault={fault} onChange={onChange} />
      <Button kind="plain" aria-label={t('when.remove', { title })} onClick={onRemove}>
        {t('when.remove.short')}
      </Button>
    </fieldset>
  )
}
