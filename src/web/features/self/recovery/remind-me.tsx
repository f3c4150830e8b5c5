import { useState } from 'react'
import { type ClockTime, isClockTime } from '#core/calendar/local-time.ts'
import { remind } from '#core/programme/act.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import type { Recovery } from './use-recovery.ts'

/** Suggested to anyone who has not chosen: after breakfast. */
const suggested: ClockTime = '09:00'

/** An e-mail a day at a chosen time, for signed-in people who ask for it. */
export function RemindMe({ recovery }: { readonly recovery: Recovery }) {
  const t = useText('recoveryProgramme')
  const { language } = useLanguage()
  const { remindAt } = recovery.document
  const [time, setTime] = useState<string>(remindAt ?? suggested)
  const [wrong, setWrong] = useState(false)

  function save() {
    setWrong(!isClockTime(time))
    if (isClockTime(time)) recovery.change((document) => remind(document, time))
  }

  return (
    <Form
      leadsTo="field"
      errors={wrong ? [{ fieldId: 'remind-at', message: t('remind.wrong') }] : []}
      onSubmit={save}
    >
      <p>{t('remind.text')}</p>
      <TextField
        id="remind-at"
        type="time"
        width="short"
        label={t('remind.time')}
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <p className="actions">
        <Submit kind="quiet">{t('remind.save')}</Submit>
        {remindAt !== null && (
          <Button kind="plain" onClick={() => recovery.change((document) => remind(document, null))}>
            {t('remind.off')}
          </Button>
        )}
      </p>
      <p role="status" className="small quiet">
        {remindAt === null ? t('remind.none') : t('remind.on', { time: clockText(remindAt, language) })}
      </p>
    </Form>
  )
}
