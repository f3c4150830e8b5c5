import { useState } from 'react'
import type { LocalTime } from '#core/calendar/local-time.ts'
import type { FormError } from '#web/lib/form/form.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { draftFault, fieldOf } from './action-draft.ts'
import type { ActionDraft, DraftFault } from './plan-draft.ts'
import { faultText, titleOf } from './plan-words.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import { usePlanText } from './use-plan-text.ts'

type ScheduleActionsProps = {
  readonly actions: readonly ActionDraft[]
  readonly now: LocalTime
  readonly onChange: (actions: readonly ActionDraft[]) => void
  readonly onNext: () => void
  readonly onBack: () => void
}

/** Suggests a time for each chosen action, which the person can change. */
export function ScheduleActions({ actions, now, onChange, onNext, onBack }: ScheduleActionsProps) {
  const t = usePlanText()
  const [faults, setFaults] = useState<ReadonlyMap<string, DraftFault>>(new Map())
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const count = actions.length

  function next() {
    const found = actions.flatMap((draft) => {
      const fault = draftFault(draft, now)
      return fault === null ? [] : [{ draft, fault }]
    })
    setFaults(new Map(found.map(({ draft, fault }) => [draft.id, fault])))
    setErrors(
      found.map(({ draft, fault }) => ({
        fieldId: fieldOf(fault, draft),
        message: faultText(fault, titleOf(draft, t), t),
      })),
    )
    if (found.length === 0) onNext()
  }

  return (
    <Form errors={errors} onSubmit={next}>
      <p>
        {t('selected', { count, plural: t('selected.ending', { count }) })}. {t('when.text')}
      </p>
      {count > 3 && <Notice>{t('tooMany')}</Notice>}
      {actions.map((draft) => (
        <ScheduleFields
          key={draft.id}
          draft={draft}
          today={now.day}
          fault={faults.get(draft.id) ?? null}
          onChange={(part) =>
            onChange(actions.map((other) => (other.id === draft.id ? { ...other, ...part } : other)))
          }
          onRemove={() => {
            onChange(actions.filter((other) => other.id !== draft.id))
            document.getElementById('plan-step')?.focus()
          }}
        />
      ))}
      <p className="actions">
        <Submit>{t('when.next')}</Submit>
        <Button kind="plain" onClick={onBack}>
          {t('when.back')}
        </Button>
      </p>
    </Form>
  )
}
