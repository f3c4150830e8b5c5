import { useState } from 'react'
import { formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { mayNotify } from './browser-notification.ts'
import type { HourlyReminder } from './use-hourly-reminder.ts'

type MicroPauseReminderProps = {
  readonly reminder: HourlyReminder
  readonly notifies: boolean
  readonly onNotify: (notifies: boolean) => void
}

/** A reminder each hour, for people who turn it on. */
export function MicroPauseReminder({ reminder, notifies, onNotify }: MicroPauseReminderProps) {
  const t = useText('techniques')
  const { language } = useLanguage()
  const [refused, setRefused] = useState(false)

  async function choose(wanted: boolean) {
    const allowed = wanted && (await mayNotify())
    setRefused(wanted && !allowed)
    onNotify(allowed)
  }

  return (
    <>
      <div className="no-print">
        <Checkbox
          id="micro-remind"
          label={t('micro.remind')}
          hint={t('micro.remind.hint')}
          checked={reminder.on}
          onChange={(event) => reminder.turn(event.target.checked)}
        />
        {reminder.on && (
          <Checkbox
            id="micro-notify"
            label={t('micro.notify')}
            hint={t('micro.notify.hint')}
            checked={notifies}
            onChange={(event) => void choose(event.target.checked)}
          />
        )}
      </div>
      <p role="status" className="small quiet">
        {refused && `${t('micro.notify.refused')} `}
        {reminder.next !== null && t('micro.next', { time: formatTime(new Date(reminder.next), language) })}
      </p>
    </>
  )
}
