import type { Day } from '#core/calendar/local-time.ts'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { OwnWordsField } from './own-words-field.tsx'
import type { ActionDraft, DraftFault } from './plan-draft.ts'
import { titleOf } from './plan-words.ts'
import { TimeFields } from './time-fields.tsx'
import { usePlanText } from './use-plan-text.ts'

type ScheduleFieldsProps = {
  readonly draft: ActionDraft
  readonly today: Day
  readonly fault: DraftFault | null
  readonly onChange: (part: Partial<ActionDraft>) => void
  readonly onRemove: () => void
}

/** One chosen action with its time, and a button to leave it out. */
export function ScheduleFields({ draft, today, fault, onChange, onRemove }: ScheduleFieldsProps) {
  const t = usePlanText()
  const title = titleOf(draft, t)

  return (
    <fieldset className="plan-action flow">
      <legend>
        <h3>{title}</h3>
      </legend>
      <OwnWordsField draft={draft} onChange={onChange} />
      <TimeFields draft={draft} today={today} fault={fault} onChange={onChange} />
      <TwoStepButton
        label={t('when.remove')}
        about={title}
        question={t('when.remove.question', { title })}
        yes={t('when.remove.yes')}
        no={t('list.stop.no')}
        onConfirm={onRemove}
      />
    </fieldset>
  )
}
