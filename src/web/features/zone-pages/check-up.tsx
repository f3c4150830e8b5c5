import { type FormEvent, useEffect, useState } from 'react'
import { type ClockTime, type Day, isClockTime, isDay } from '#core/calendar/local-time.ts'
import { writeCalendar } from '#core/calendar/write-calendar.ts'
import { formatDate } from '#text/format.ts'
import type { zones } from '#text/sv/zones.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useKept } from '#web/lib/kept.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import {
  checkUpEvent,
  checkUpKey,
  faultOf,
  isDue,
  noCheckUp,
  parseCheckUp,
  suggestedDay,
} from './check-up-date.ts'

/** Decides when to take the profile again: a date kept in the browser, and a file for the calendar. */
export function CheckUp({ weeks }: { readonly weeks: number }) {
  const t = useText<keyof typeof zones>()
  const { value, kept, change, erase } = useKept(checkUpKey, parseCheckUp, noCheckUp)
  const [today, setToday] = useState<Day | null>(null)
  useEffect(() => setToday(stockholmNow().day), [])

  function save(day: Day, time: ClockTime) {
    change({ day, time })
    download(day, time)
  }

  function download(day: Day, time: ClockTime) {
    const event = checkUpEvent(t('checkup.event'), day, time)
    saveFile(t('checkup.file'), 'text/calendar', writeCalendar([event], new Date()))
  }

  if (value.day !== null && today !== null) {
    const { day, time } = value
    return (
      <Scheduled
        due={isDue(value, today)}
        kept={kept}
        day={day}
        time={time}
        onDownload={() => download(day, time)}
        onRemove={erase}
      />
    )
  }
  return <CheckUpForm weeks={weeks} today={today} onSave={save} />
}

type ScheduledProps = {
  readonly due: boolean
  readonly kept: boolean
  readonly day: Day
  readonly time: ClockTime
  readonly onDownload: () => void
  readonly onRemove: () => void
}

function Scheduled({ due, kept, day, time, onDownload, onRemove }: ScheduledProps) {
  const t = useText<keyof typeof zones>()
  const { language } = useLanguage()
  const date = formatDate(new Date(`${day}T12:00:00Z`), language)
  return (
    <Notice
      kind="done"
      live
      title={t(due ? 'checkup.due' : 'checkup.kept', { date, time: clockText(time, language) })}
    >
      <p>{t(kept ? 'checkup.kept.text' : 'checkup.notKept')}</p>
      <p className="actions no-print">
        {due ? (
          <PageButton to="/stressprofil">{t('more.profile')}</PageButton>
        ) : (
          <Button kind="plain" onClick={onDownload}>
            {t('checkup.again')}
          </Button>
        )}
        <Button kind="plain" onClick={onRemove}>
          {t('checkup.change')}
        </Button>
      </p>
    </Notice>
  )
}

type CheckUpFormProps = {
  readonly weeks: number
  /** Unknown until the page runs in a browser. */
  readonly today: Day | null
  readonly onSave: (day: Day, time: ClockTime) => void
}

function CheckUpForm({ weeks, today, onSave }: CheckUpFormProps) {
  const t = useText<keyof typeof zones>()
  const [day, setDay] = useState('')
  const [time, setTime] = useState<string>(noCheckUp.time)
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>(null)
  useEffect(() => {
    if (today !== null) setDay((chosen) => chosen || suggestedDay(today, weeks))
  }, [today, weeks])

  function schedule(event: FormEvent) {
    event.preventDefault()
    const found = faultOf(day, time, stockholmNow())
    setFault(found)
    if (found !== null) document.getElementById(found === 'time' ? 'checkup-time' : 'checkup-day')?.focus()
    else if (isDay(day) && isClockTime(time)) onSave(day, time)
  }

  return (
    <form className="flow no-print" noValidate onSubmit={schedule}>
      <div className="checkup-when">
        <TextField
          id="checkup-day"
          type="date"
          width="short"
          label={t('checkup.day')}
          error={fault === 'day' || fault === 'past' ? t(`checkup.wrong.${fault}`) : undefined}
          errorPrefix={t('checkup.error')}
          {...(today === null ? {} : { min: today })}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          id="checkup-time"
          type="time"
          width="short"
          label={t('checkup.time')}
          error={fault === 'time' ? t('checkup.wrong.time') : undefined}
          errorPrefix={t('checkup.error')}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      <Button type="submit" kind="quiet">
        {t('checkup.button')}
      </Button>
      <p className="small quiet">{t('checkup.private')}</p>
    </form>
  )
}
