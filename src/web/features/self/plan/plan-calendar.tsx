import { useState } from 'react'
import { writeCalendar } from '#core/calendar/write-calendar.ts'
import { eventsOfPlan } from '#core/plan/plan-events.ts'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { titleOf } from './plan-words.ts'
import { usePlanText } from './use-plan-text.ts'

/** A calendar file with all times of the plan. It does not say what they are for, unless the person wants it to. */
export function PlanCalendar({ own }: { readonly own: OwnPlan }) {
  const t = usePlanText()
  const [titles, setTitles] = useState(false)
  const [told, setTold] = useState('')

  function save() {
    const events = eventsOfPlan(own.plan, (entry) => (titles ? titleOf(entry, t) : t('calendar.event')))
    saveFile(t('calendar.file'), 'text/calendar', writeCalendar(events, new Date()))
    setTold(t('calendar.saved'))
  }

  return (
    <section className="flow no-print">
      <h3>{t('calendar.heading')}</h3>
      <p>{t('calendar.text')}</p>
      <Checkbox
        id="calendar-titles"
        label={t('calendar.titles')}
        hint={t('calendar.titles.hint', { title: t('calendar.event') })}
        checked={titles}
        onChange={(event) => setTitles(event.target.checked)}
      />
      <p>
        <Button kind="quiet" onClick={save}>
          {t('calendar.save')}
        </Button>
      </p>
      <p role="status" className="small">
        {told}
      </p>
    </section>
  )
}
