import { useState } from 'react'
import { writeCalendar } from '#core/calendar/write-calendar.ts'
import { mostTimes, type RecoveryTime, weekChoices } from '#core/exercises/exercises.ts'
import type { exercises } from '#text/sv/exercises.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import type { SheetProps } from './exercise-list.ts'
import { FinishExercise } from './finish-exercise.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { eventsOf, walks, withTimes } from './recovery-times.ts'
import { RecoveryWeek } from './recovery-week.tsx'

/** Times in the week for what gives strength back, and a file that puts them into one's own calendar. */
export function Recovery({ done, onFinish, exercises: { value, change, kept } }: SheetProps) {
  const t = useText<keyof typeof exercises>()
  const { language } = useLanguage()
  const [told, setTold] = useState('')
  const { recovery } = value
  const { times, weeks } = recovery
  const plan = (part: Partial<typeof recovery>) => change({ recovery: { ...recovery, ...part } })

  function add(time: RecoveryTime): boolean {
    const next = withTimes(times, [time])
    if (next.length === times.length) return false
    plan({ times: next })
    setTold(
      t('recovery.added', {
        what: time.what,
        weekday: t(`weekday.${time.weekday}`),
        time: clockText(time.time, language),
      }),
    )
    return true
  }

  function save() {
    saveFile(
      t('recovery.file'),
      'text/calendar',
      writeCalendar(eventsOf(recovery, stockholmNow()), new Date()),
    )
    setTold(t('recovery.saved'))
  }

  return (
    <>
      {times.length < mostTimes ? <RecoveryForm onAdd={add} /> : <Notice>{t('recovery.full')}</Notice>}
      <p className="no-print">
        <Button
          kind="plain"
          onClick={() => {
            plan({ times: withTimes(times, walks(t('recovery.walks.what'))) })
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
        times={times}
        onRemove={(id) => {
          plan({ times: times.filter((time) => time.id !== id) })
          setTold(t('recovery.removed'))
        }}
      />
      {times.length > 0 && (
        <>
          <Radios
            id="recovery-weeks"
            name="recovery-weeks"
            legend={t('recovery.weeks')}
            value={`${weeks}`}
            onChange={(value) => plan({ weeks: weekChoices.find((choice) => `${choice}` === value) ?? 4 })}
            choices={weekChoices.map((choice) => ({
              value: `${choice}`,
              label: t(`recovery.weeks.${choice}`),
            }))}
          />
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
        missing={times.length === 0 ? t('recovery.missing.times') : null}
        onFinish={onFinish}
      />
    </>
  )
}
