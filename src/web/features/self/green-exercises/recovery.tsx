import { useState } from 'react'
import { writeCalendar } from '#core/calendar/write-calendar.ts'
import { newEntry, withEnd, withEntries } from '#core/plan/change-plan.ts'
import { eventsOfPlan } from '#core/plan/plan-events.ts'
import { fits } from '#core/plan/plan-faults.ts'
import { comingOf, type RecoveryTime, recoveryAt } from '#core/plan/set-times.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { newId } from '#web/lib/new-id.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { putWalks } from '#web/lib/plan/put-walks.ts'
import { usePlan } from '#web/lib/plan/use-plan.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { ExerciseProps } from './exercise-list.ts'
import { FinishExercise } from './finish-exercise.tsx'
import { RecoveryForm, type Refusal } from './recovery-form.tsx'
import { RecoveryWeek } from './recovery-week.tsx'

/** Adds recovery times to the plan, with a calendar file. */
export function Recovery({ done, onFinish }: ExerciseProps) {
  const t = useText('exercises')
  const { language } = useLanguage()
  const { plan, update, kept } = usePlan()
  const now = useNow()
  const [told, setTold] = useState('')
  const coming = comingOf(plan, ['recovery', 'walk'], now)

  function add(time: RecoveryTime): Refusal | null {
    const taken = coming.some(
      (entry) => entry.time === time.time && entry.weekly?.on.some((weekday) => weekday === time.weekday),
    )
    if (taken) return 'taken'
    const entry = newEntry(recoveryAt(time, now, newId()), new Date())
    if (!fits(plan, [entry], now)) return 'full'
    update((before, at) => withEntries(before, [entry], at))
    const weekday = t(`weekday.${time.weekday}`)
    setTold(t('recovery.added', { what: time.what, weekday, time: clockText(time.time, language) }))
    return null
  }

  function save() {
    const events = eventsOfPlan(
      { ...plan, entries: coming },
      ({ title }) => title ?? t('recovery.walks.what'),
    )
    saveFile(t('recovery.file'), 'text/calendar', writeCalendar(events, new Date()))
    setTold(t('recovery.saved'))
  }

  return (
    <>
      <RecoveryForm onAdd={add} />
      <p className="no-print">
        <Button
          kind="plain"
          onClick={() => {
            update(putWalks)
            setTold(t('recovery.walks.added'))
          }}
        >
          {t('recovery.walks')}
        </Button>
      </p>
      <p role="status" className={told === '' ? 'hidden-text' : 'small'}>
        {told}
      </p>
      <RecoveryWeek
        entries={coming}
        onRemove={(id) => {
          update((before, at) => withEnd(before, id, at))
          setTold(t('recovery.removed'))
          document.getElementById('recovery-week')?.focus()
        }}
      />
      {coming.length > 0 && (
        <>
          <p>
            {t('recovery.plan')} <PageLink to="/personal-action-plan">{t('recovery.plan.link')}</PageLink>
          </p>
          <p className="no-print">
            <Button kind="quiet" onClick={save}>
              {t('recovery.save')}
            </Button>
          </p>
          <p className="small quiet no-print">{t('recovery.save.hint')}</p>
        </>
      )}
      <FinishExercise
        done={done}
        kept={kept}
        missing={coming.length === 0 ? t('recovery.missing.times') : null}
        onFinish={onFinish}
      />
    </>
  )
}
