import { type ReactNode, useState } from 'react'
import { type ClockTime, isClockTime } from '#core/calendar/local-time.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

type ReminderFormProps = {
  /** The initial value of the field. */
  readonly time: ClockTime
  readonly isOn: boolean
  readonly words: Readonly<Record<'text' | 'time' | 'wrong' | 'save' | 'off' | 'now', string>>
  /** Further fields before the time. */
  readonly children?: ReactNode
  readonly onSave: (time: ClockTime) => void
  readonly onTurnOff: () => void
}

/** Sets the time of a programme's reminder e-mail, or turns it off. */
export function ReminderForm({ time, isOn, words, children, onSave, onTurnOff }: ReminderFormProps) {
  const [typed, setTyped] = useState<string>(time)
  const [wrong, setWrong] = useState(false)

  function save() {
    setWrong(!isClockTime(typed))
    if (isClockTime(typed)) onSave(typed)
  }

  return (
    <Form
      leadsTo="field"
      errors={wrong ? [{ fieldId: 'remind-at', message: words.wrong }] : []}
      onSubmit={save}
    >
      <p>{words.text}</p>
      {children}
      <TextField
        id="remind-at"
        type="time"
        width="short"
        label={words.time}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="actions">
        <Submit kind="quiet">{words.save}</Submit>
        {isOn && (
          <Button kind="plain" onClick={onTurnOff}>
            {words.off}
          </Button>
        )}
      </p>
      <p role="status" className="small quiet">
        {words.now}
      </p>
    </Form>
  )
}
