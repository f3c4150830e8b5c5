import { type ReactNode, useState } from 'react'
import { addDays, type Day, isDay } from '#core/calendar/local-time.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Form, Submit } from './form/form.tsx'

/** A start further away than this is forgotten before it comes. */
const longestWait = 92

type StartFormProps = {
  /** Unknown until the page runs in a browser. */
  readonly today: Day | null
  readonly onStart: (day: Day) => void
  readonly className: string
  readonly words: {
    readonly legend: string
    readonly today: string
    readonly later: string
    readonly day: string
    readonly dayHint: string
    readonly button: string
    /** Nothing is chosen. */
    readonly choose: string
    /** The day has been, or is too far ahead. */
    readonly past: string
  }
  /** Asked below the day. */
  readonly more?: ReactNode
  /** Below the button: where it is kept. */
  readonly children: ReactNode
}

/** When a programme begins: today, or a day one chooses. */
export function StartForm({ today, onStart, className, words, more, children }: StartFormProps) {
  const [when, setWhen] = useState<'today' | 'later'>()
  const [day, setDay] = useState('')
  const [fault, setFault] = useState<'choose' | 'past' | null>(null)

  function begin() {
    const now = today ?? stockholmNow().day
    const first = when === 'today' ? now : day
    const found = when === undefined ? 'choose' : isAhead(first, now) ? null : 'past'
    setFault(found)
    if (found === null) onStart(first as Day)
  }

  return (
    <Form
      leadsTo="field"
      errors={
        fault === null
          ? []
          : [{ fieldId: fault === 'choose' ? 'start-when' : 'start-day', message: words[fault] }]
      }
      className={`flow no-print ${className}`}
      onSubmit={begin}
    >
      <Radios
        id="start-when"
        name="start-when"
        legend={<h2>{words.legend}</h2>}
        value={when}
        onChange={(chosen) => {
          setWhen(chosen)
          setFault(null)
        }}
        choices={[
          { value: 'today', label: words.today },
          { value: 'later', label: words.later },
        ]}
      />
      {when === 'later' && (
        <TextField
          id="start-day"
          type="date"
          width="short"
          label={words.day}
          hint={words.dayHint}
          {...(today === null ? {} : { min: today, max: addDays(today, longestWait) })}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
      {more}
      <Submit>{words.button}</Submit>
      <p className="small quiet">{children}</p>
    </Form>
  )
}

const isAhead = (day: string, today: Day) => isDay(day) && day >= today && day <= addDays(today, longestWait)
