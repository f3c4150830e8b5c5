import { useEffect, useRef, useState } from 'react'
import type { BookingView } from '#contract/bookings/booking.ts'
import type { SlotTypeId } from '#core/booking/booking-types.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { ReachText } from '#web/lib/reach-text.tsx'
import { useRunningSystem } from '#web/lib/running-system.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { BookingChoices } from './booking-choices.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { callOf, type Handle } from './booking-handle.ts'

const loadOtherTime = () => import('./other-time.tsx')

/** One booking: its state, another time, or a cancellation. */
export function MyBooking({ handle }: { readonly handle: Handle }) {
  const t = useText('booking')
  const house = useRunningSystem()
  const [view, setView] = useState<BookingView | null>(null)
  const [failure, setFailure] = useState<unknown>()
  const [done, setDone] = useState<'moved' | 'cancelled' | null>(null)
  const [refusal, setRefusal] = useState<unknown>()
  const [moving, setMoving] = useState(false)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const news = useRef<HTMLDivElement>(null)
  const other = useLazyModule(view !== null, loadOtherTime)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks once more
  useEffect(() => {
    setFailure(undefined)
    callApi('readBooking', callOf(handle)).then(setView, setFailure)
  }, [handle, tries])

  useEffect(() => {
    if (done !== null || refusal !== undefined) news.current?.focus()
  }, [done, refusal])

  async function act(what: 'moved' | 'cancelled', call: () => Promise<BookingView>) {
    if (busy) return
    setBusy(true)
    setDone(null)
    setRefusal(undefined)
    try {
      setView(await call())
      setDone(what)
      setMoving(false)
    } catch (error) {
      setRefusal(error)
      // Another person or window has changed it, so its present state is read.
      await callApi('readBooking', callOf(handle)).then(setView, () => {})
    }
    setBusy(false)
  }

  if (failure !== undefined) {
    if (!(failure instanceof ApiError && failure.status === 404))
      return <LoadFailed error={failure} retry={() => setTries(tries + 1)} />
    return (
      <Notice live title={t('mine.unknown.title')}>
        <p>{t('mine.unknown.text')}</p>
        <p>
          <ReachText
            text={t('mine.unknown.reach', { phone: house.supportPhone, email: house.supportEmail })}
          />
        </p>
        <p>
          <PageLink to="/boka">{t('mine.again')}</PageLink>
        </p>
      </Notice>
    )
  }
  if (view === null) return <Waiting />
  return (
    <div className="flow">
      <div ref={news} tabIndex={-1}>
        {done !== null && (
          <Notice live kind="done" title={t(done === 'moved' ? 'mine.moved' : 'mine.cancelledNow')}>
            <p>{t(done === 'moved' ? 'mine.moved.text' : 'mine.cancelledNow.text')}</p>
          </Notice>
        )}
        <Failure error={refusal} />
      </div>
      <BookingFacts view={view} />
      {moving ? (
        <LazyPart part={other}>
          {({ OtherTime }) => (
            <OtherTime
              type={view.type as SlotTypeId}
              bookedFor={view.startsAt}
              busy={busy}
              onKeep={() => setMoving(false)}
              onMove={(startsAt) =>
                void act('moved', () =>
                  callApi('moveBooking', { ...callOf(handle), body: { startsAt, version: view.version } }),
                )
              }
            />
          )}
        </LazyPart>
      ) : (
        <BookingChoices
          view={view}
          quiet={done === 'cancelled'}
          onMove={() => {
            setDone(null)
            setRefusal(undefined)
            setMoving(true)
          }}
          onCancel={() => void act('cancelled', () => callApi('cancelBooking', callOf(handle)))}
        />
      )}
    </div>
  )
}
