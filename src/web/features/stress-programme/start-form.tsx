import { type FormEvent, useState } from 'react'
import { addDays, type Day, isDay } from '#core/calendar/local-time.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

/** A start further away than this is forgotten before it comes. */
const longestWait = 92

type StartFormProps = {
  /** Unknown until the page runs in a browser. */
  readonly today: Day | null
  readonly onStart: (day: Day) => void
}

/** Enrols: today, or from a day one chooses. */
export function StartForm({ today, onStart }: StartFormProps) {
  const t = useText('stressProgramme')
  const [when, setWhen] = useState<'today' | 'later'>()
  const [day, setDay] = useState('')
  const [fault, setFault] = useState<'choose' | 'past' | null>(null)

  function begin(event: FormEvent) {
    event.preventDefault()
    const now = today ?? stockholmNow().day
    const first = when === 'today' ? now : day
    const found = when === undefined ? 'choose' : isAhead(first, now) ? null : 'past'
    setFault(found)
    if (found !== null) document.getElementById(found === 'choose' ? 'start-when' : 'start-day')?.focus()
    else onStart(first as Day)
  }

  return (
    <form className="surface flow no-print with-script" noValidate onSubmit={begin}>
      <Radios
        id="start-when"
        name="start-when"
        legend={<h2>{t('start.legend')}</h2>}
        error={fault === 'choose' ? t('start.choose') : undefined}
        errorPrefix={t('errors.prefix')}
        value={when}
        onChange={(chosen) => {
          setWhen(chosen)
          setFault(null)
        }}
        choices={[
          { value: 'today', label: t('start.today') },
          { value: 'later', label: t('start.later') },
        ]}
      />
      {when === 'later' && (
        <TextField
          id="start-day"
          type="date"
          width="short"
          label={t('start.day')}
          hint={t('start.day.hint')}
          error={fault === 'past' ? t('start.past') : undefined}
          errorPrefix={t('errors.prefix')}
          {...(today === null ? {} : { min: today, max: addDays(today, longestWait) })}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
      <Button type="submit">{t('start.button')}</Button>
      <p className="small quiet">{t('kept.intro')}</p>
    </form>
  )
}

const isAhead = (day: string, today: Day) => isDay(day) && day >= today && day <= addDays(today, longestWait)
