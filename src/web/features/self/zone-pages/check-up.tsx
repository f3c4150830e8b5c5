import { useEffect, useState } from 'react'
import {
  addDays,
  type ClockTime,
  type Day,
  isClockTime,
  isDay,
  type LocalTime,
} from '#core/calendar/local-time.ts'
import { writeCalendar } from '#core/calendar/write-calendar.ts'
import { newEntry, withEnd, withEntries, withState } from '#core/plan/change-plan.ts'
import { isPast } from '#core/plan/occurrences.ts'
import { noPlan } from '#core/plan/plan.ts'
import { eventsOfPlan } from '#core/plan/plan-events.ts'
import { fits, type TimeFault, timeFault } from '#core/plan/plan-faults.ts'
import { checkUpAt, checkUpIn } from '#core/plan/set-times.ts'
import { formatDate } from '#text/format.ts'
import { focusHeadingAbove } from '#web/lib/arrival.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { newId } from '#web/lib/new-id.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { usePlan } from '#web/lib/plan/use-plan.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'

/** Decides when to take the profile again: an entry in the plan, and a calendar file. */
export function CheckUp({ weeks }: { readonly weeks: number }) {
  const t = useText('zones')
  const { plan, update, kept, state } = usePlan()
  const [now, setNow] = useState<LocalTime | null>(null)
  useEffect(() => setNow(stockholmNow()), [])
  const booked = checkUpIn(plan)

  function download(id: string) {
    const entries = plan.entries.filter((entry) => entry.id === id)
    saveCalendar(entries)
  }

  function saveCalendar(entries: typeof plan.entries) {
    const events = eventsOfPlan({ ...noPlan, entries }, () => t('checkup.event'))
    saveFile(t('checkup.file'), 'text/calendar', writeCalendar(events, new Date()))
  }

  function save(day: Day, time: ClockTime): boolean {
    const entry = newEntry(checkUpAt(day, time, newId()), new Date())
    if (!fits(plan, [entry], stockholmNow())) return false
    update((before, at) => withEntries(before, [entry], at))
    saveCalendar([entry])
    return true
  }

  if (booked === null || now === null || state === 'loading') {
    return <CheckUpForm weeks={weeks} today={now?.day ?? null} onSave={save} />
  }
  return (
    <Scheduled
      due={booked.at.day <= now.day}
      kept={kept}
      at={booked.at}
      onDownload={() => download(booked.id)}
      onRemove={() =>
        update((before, at) =>
          isPast(booked.at, stockholmNow())
            ? withState(before, booked.id, booked.day, 'skipped', at)
            : withEnd(before, booked.id, at),
        )
      }
    />
  )
}

type ScheduledProps = {
  readonly due: boolean
  readonly kept: boolean
  readonly at: LocalTime
  readonly onDownload: () => void
  readonly onRemove: () => void
}

function Scheduled({ due, kept, at, onDownload, onRemove }: ScheduledProps) {
  const t = useText('zones')
  const { language } = useLanguage()
  const date = formatDate(new Date(`${at.day}T12:00:00Z`), language)
  return (
    <Notice
      kind="done"
      live
      title={t(due ? 'checkup.due' : 'checkup.kept', { date, time: clockText(at.time, language) })}
    >
      <p>
        {t(kept ? 'checkup.kept.text' : 'checkup.notKept')}{' '}
        {kept && <PageLink to="/personal-action-plan">{t('checkup.plan')}</PageLink>}
      </p>
      <div className="actions no-print">
        {due ? (
          <PageButton to="/stressprofil">{t('more.profile')}</PageButton>
        ) : (
          <Button kind="plain" onClick={onDownload}>
            {t('checkup.again')}
          </Button>
        )}
        <TwoStepButton
          label={t('checkup.change')}
          question={t('checkup.change.question')}
          yes={t('checkup.change.yes')}
          no={t('checkup.change.no')}
          onConfirm={onRemove}
        />
      </div>
    </Notice>
  )
}

type CheckUpFormProps = {
  readonly weeks: number
  /** Null until the page runs in a browser. */
  readonly today: Day | null
  /** @returns whether the plan had room for it. */
  readonly onSave: (day: Day, time: ClockTime) => boolean
}

function CheckUpForm({ weeks, today, onSave }: CheckUpFormProps) {
  const t = useText('zones')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  const [fault, setFault] = useState<TimeFault | 'full' | null>(null)
  const fieldId = fault === 'time' ? 'checkup-time' : 'checkup-day'
  useEffect(() => {
    if (today !== null) setDay((chosen) => chosen || addDays(today, weeks * 7))
  }, [today, weeks])

  function schedule() {
    const wrong = timeFault({ day, time }, stockholmNow())
    setFault(wrong)
    if (wrong !== null || !isDay(day) || !isClockTime(time)) return
    if (!onSave(day, time)) return setFault('full')
    // The form gives way to what is scheduled.
    const field = document.getElementById('checkup-day')
    if (field !== null) focusHeadingAbove(field)
  }

  return (
    <Form
      leadsTo="field"
      errors={fault === null ? [] : [{ fieldId, message: t(`checkup.wrong.${fault}`) }]}
      className="flow no-print"
      onSubmit={schedule}
    >
      <div className="checkup-when">
        <TextField
          id="checkup-day"
          type="date"
          width="short"
          label={t('checkup.day')}
          {...(today === null ? {} : { min: today })}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          id="checkup-time"
          type="time"
          width="short"
          label={t('checkup.time')}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      <Submit kind="quiet">{t('checkup.button')}</Submit>
      <p className="small quiet">{t('checkup.private')}</p>
    </Form>
  )
}
