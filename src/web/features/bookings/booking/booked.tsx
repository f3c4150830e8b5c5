import { useEffect, useRef } from 'react'
import type { MadeBooking } from '#contract/bookings/booking.ts'
import { reminderTime } from '#core/booking/reminder-time.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { ReachText } from '#web/lib/reach-text.tsx'
import { useRunningSystem } from '#web/lib/running-system.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { saveBooking, slotWords } from './booking-words.ts'

type BookedProps = {
  readonly made: MadeBooking
  /** Empty when the account's address is used. */
  readonly email: string
  readonly onAnother: () => void
}

/** The confirmation: when, what happens next, and where to change it. */
export function Booked({ made, email, onAnother }: BookedProps) {
  const t = useText('booking')
  const { language } = useLanguage()
  const house = useRunningSystem()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { booking, token } = made
  const { startsAt, endsAt, way } = booking
  const requested = startsAt === null || endsAt === null
  return (
    <div className="flow">
      <h1 ref={heading} tabIndex={-1}>
        {t(requested ? 'done.requested' : 'done.booked')}
      </h1>
      {!requested && (
        <p className="lead">
          {t(`type.${booking.type}`)}: {slotWords(t, language, startsAt, endsAt)}
          {booking.with !== null && `. ${t('mine.with')} ${booking.with}.`}
        </p>
      )}
      <p>{email === '' ? t('done.mail.account') : t('done.mail', { email })}</p>
      <h2>{t('done.next')}</h2>
      <ul>
        {requested ? (
          <li>{t('done.next.request')}</li>
        ) : (
          <>
            {reminderTime(new Date(startsAt), new Date()) !== null && <li>{t('done.next.reminder')}</li>}
            <li>{t(way === 'phone' ? 'done.next.phone' : 'done.next.video')}</li>
          </>
        )}
        <li>
          <ReachText text={t('done.reach', { phone: house.supportPhone, email: house.supportEmail })} />
        </li>
      </ul>
      <p className="actions">
        {!requested && <Button onClick={() => saveBooking(t, booking, house)}>{t('done.file')}</Button>}
        <PageButton kind="quiet" to={`/min-bokning#${booking.id}.${token}`}>
          {t('done.manage')}
        </PageButton>
        <Button kind="plain" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </p>
    </div>
  )
}
