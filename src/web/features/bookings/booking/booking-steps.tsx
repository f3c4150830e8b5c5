import { useText } from '#web/lib/use-text.ts'
import { CheckList } from './check-step.tsx'
import { DetailsFields } from './details-fields.tsx'
import { LectureFields, type LectureName } from './lecture-fields.tsx'
import { SlotPicker } from './slot-picker.tsx'
import type { useBookingForm } from './use-booking-form.ts'

type BookingStepsProps = {
  readonly form: ReturnType<typeof useBookingForm>
  readonly lectures: readonly LectureName[]
  /** A support session needs an account before times are offered. */
  readonly needsAccount: boolean
}

/** The steps after the first question. Fetched when that is answered. */
export function BookingSteps({ form, lectures, needsAccount }: BookingStepsProps) {
  const t = useText('booking')
  const { draft, withAccount, closed, change, go } = form
  const { step, type } = draft
  if (step === 'time') {
    if (type === '' || type === 'lecture' || needsAccount) return null
    return (
      <SlotPicker
        type={type}
        staff={draft.staff}
        value={draft.startsAt}
        onChange={(startsAt) => change({ startsAt })}
      />
    )
  }
  if (step === 'details') {
    return (
      <>
        <p>{t('details.why')}</p>
        {type === 'lecture' && <LectureFields {...{ draft, lectures }} onChange={change} />}
        <DetailsFields {...{ draft, withAccount, closed }} onChange={change} />
      </>
    )
  }
  return step === 'check' ? <CheckList {...{ draft, lectures }} onStep={go} /> : null
}
