import { useState } from 'react'
import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays, isDay } from '#core/calendar/local-time.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

/** The latest possible day, in days from today. */
const furthest = 366

type ChooseWhenProps = {
  /** False for a file and an undo, which take effect at once. */
  readonly canWait: boolean
  readonly busy: boolean
  /** Label of the button that applies it now. */
  readonly change: string
  readonly back: string
  /** Called with the day from which it takes effect; null: now. */
  readonly onApply: (holdsFrom: string | null) => void
  readonly onBack: () => void
}

/** Chooses whether a dry run takes effect at once or on a later day, and applies it. */
export function ChooseWhen({ canWait, busy, change, back, onApply, onBack }: ChooseWhenProps) {
  const t = useText('members')
  const [later, setLater] = useState(false)
  const [day, setDay] = useState('')
  const [wrong, setWrong] = useState(false)

  const errors = later && wrong ? [{ fieldId: 'change-day', message: t('when.error') }] : []

  function submit() {
    if (!later) return onApply(null)
    const today = dayOf(new Date())
    const isPossible = isDay(day) && day > today && day <= addDays(today, furthest)
    setWrong(!isPossible)
    if (isPossible) onApply(day)
  }

  return (
    <Form errors={errors} busy={busy} className="flow column" onSubmit={submit}>
      {canWait && (
        <Radios
          id="change-when"
          name="change-when"
          legend={t('when.label')}
          value={later ? 'later' : 'now'}
          choices={[
            { value: 'now', label: t('when.now') },
            { value: 'later', label: t('when.later') },
          ]}
          onChange={(value) => setLater(value === 'later')}
        />
      )}
      {later && (
        <TextField
          id="change-day"
          type="date"
          width="medium"
          label={t('when.day')}
          hint={t('when.day.hint')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
      <p className="actions">
        <Submit busyLabel={t('apply.busy')}>{later ? t('when.button') : change}</Submit>
        <Button kind="quiet" busy={busy} onClick={onBack}>
          {back}
        </Button>
      </p>
    </Form>
  )
}
