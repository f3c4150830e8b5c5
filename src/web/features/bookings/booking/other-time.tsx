import { useEffect, useRef, useState } from 'react'
import type { SlotTypeId } from '#core/booking/booking-types.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SlotPicker } from './slot-picker.tsx'

type OtherTimeProps = {
  readonly type: SlotTypeId
  readonly bookedFor: string | null
  readonly busy: boolean
  readonly onMove: (startsAt: string) => void
  readonly onKeep: () => void
}

/** Moves a booking to another time. */
export function OtherTime({ type, bookedFor, busy, onMove, onKeep }: OtherTimeProps) {
  const t = useText('booking')
  const [startsAt, setStartsAt] = useState('')
  const [missing, setMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Form
      leadsTo="field"
      busy={busy}
      errors={
        missing && startsAt === '' ? [{ fieldId: 'booking-startsAt', message: t('error.startsAt') }] : []
      }
      onSubmit={() => {
        setMissing(startsAt === '')
        if (startsAt !== '') onMove(startsAt)
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {t('mine.move.title')}
      </h2>
      <SlotPicker type={type} bookedFor={bookedFor} value={startsAt} onChange={setStartsAt} />
      <p className="actions">
        <Submit>{t('mine.move.save')}</Submit>
        <Button kind="quiet" onClick={onKeep}>
          {t('mine.move.keep')}
        </Button>
      </p>
    </Form>
  )
}
