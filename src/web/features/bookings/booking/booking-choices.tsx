import type { BookingView } from '#contract/bookings/booking.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { ReachText } from '#web/lib/reach-text.tsx'
import { useRunningSystem } from '#web/lib/running-system.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { pageOf } from './booking-draft.ts'
import { shownState } from './booking-facts.tsx'
import { saveBooking } from './booking-words.ts'

type BookingChoicesProps = {
  readonly view: BookingView
  /** Leaves out what the page has just shown. */
  readonly quiet: boolean
  readonly onMove: () => void
  readonly onCancel: () => void
}

/** The actions that a booking allows in its present state. */
export function BookingChoices({ view, quiet, onMove, onCancel }: BookingChoicesProps) {
  const t = useText('booking')
  const house = useRunningSystem()
  const shown = shownState(view)
  const lecture = view.type === 'lecture'
  // After an assessment or a follow-up comes a follow-up; other bookings can be booked again.
  const goesOn = shown === 'past' && (view.type === 'assessment' || view.type === 'follow-up')
  if (shown === 'past' || shown === 'cancelled' || shown === 'declined') {
    return (
      <>
        {!quiet && <p>{t(`mine.${shown}.text`)}</p>}
        <p>
          <PageButton to={pageOf(goesOn ? 'follow-up' : view.type)}>
            {t(goesOn ? 'mine.followUp' : 'mine.again')}
          </PageButton>
        </p>
      </>
    )
  }
  if (shown === 'now') {
    return (
      <p>
        <ReachText text={t('mine.now.text', { phone: house.supportPhone, email: house.supportEmail })} />
      </p>
    )
  }
  return (
    <>
      {shown === 'requested' && <p>{t('mine.requested.text')}</p>}
      {shown === 'booked' && lecture && (
        <p>
          <ReachText text={t('mine.lectureMove', { phone: house.supportPhone, email: house.supportEmail })} />
        </p>
      )}
      <p className="actions">
        {shown === 'booked' && (
          <Button kind="quiet" onClick={() => saveBooking(t, view, house)}>
            {t('done.file')}
          </Button>
        )}
        {shown === 'booked' && !lecture && (
          <Button kind="quiet" onClick={onMove}>
            {t('mine.move')}
          </Button>
        )}
      </p>
      <TwoStepButton
        label={t(shown === 'requested' ? 'mine.cancel.request' : 'mine.cancel')}
        question={t('mine.cancel.question')}
        yes={t('mine.cancel.yes')}
        no={t('mine.cancel.no')}
        onConfirm={onCancel}
      />
    </>
  )
}
