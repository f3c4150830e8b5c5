import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type Handle, handleOf } from '#web/features/bookings/booking/booking-handle.ts'
import { MyBooking } from '#web/features/bookings/booking/my-booking.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { Water } from '#web/ui/water/water.tsx'

export const loader = pageTexts('problems', 'lectureTitles', 'booking')
export const meta = pageMeta('booking', 'mine.title', 'mine.description')

/** The booking is in the fragment or the query; no page data are loaded for it. */
export const shouldRevalidate = () => false

export default function MyBookingPage() {
  const t = useText('booking')
  const { hash, search } = useLocation()
  // Undefined in the prerendered page, which has neither fragment nor query.
  const [handle, setHandle] = useState<Handle | null>()
  useEffect(() => setHandle(handleOf(hash, search)), [hash, search])
  return (
    <>
      <div className="page page-main">
        <div className="flow column">
          <h1 tabIndex={-1}>{t('mine.title')}</h1>
          <noscript>
            <p>{t('mine.needsScript')}</p>
          </noscript>
          {handle === null && (
            <>
              <h2>{t('mine.noLink.title')}</h2>
              <p>{t('mine.noLink.text')}</p>
              <p className="actions">
                <PageButton to="/boka">{t('title')}</PageButton>
                <PageButton kind="quiet" to="/hem">
                  {t('mine.noLink.own')}
                </PageButton>
              </p>
            </>
          )}
          {handle != null && <MyBooking key={handle.id} handle={handle} />}
        </div>
      </div>
      <Water level={0.15} />
    </>
  )
}
