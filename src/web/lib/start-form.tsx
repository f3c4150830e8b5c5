import { type ReactNode, useState } from 'react'
import { addDays, type Day, isDay } from '#core/calendar/local-time.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Form, Submit } from './form/form.tsx'

/** In days: people forget a programme that starts later than this. */
const longestWait = 92

type StartFormProps = {
  /** Null until the page runs in a browser. */
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
    /** Error text: nothing is chosen. */
    readonly choose: string
    /** Error text: the day is in the past or too far ahead. */
    readonly past: string
  }
  /** Further fields below the day. */
  readonly more?: ReactNode
  /** Below the button: where the start is stored. */
  readonly children: ReactNode
}

/** Chooses when a programme starts: today, or another day. */
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
