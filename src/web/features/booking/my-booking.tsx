import { useEffect, useRef, useState } from 'react'
import type { BookingView } from '#contract/booking.ts'
import type { SlotTypeId } from '#core/booking/booking-types.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { ReachText } from '#web/lib/reach-text.tsx'
import { useRunningSystem } from '#web/lib/running-system.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { BookingChoices } from './booking-choices.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { callOf, type Handle } from './booking-handle.ts'
import { OtherTime } from './other-time.tsx'

/** One booking: how it stands, another time, or an end to it. */
export function MyBooking({ handle }: { readonly handle: Handle }) {
  const t = useText('booking')
  const problemText = useProblemText()
  const house = useRunningSystem()
  const [view, setView] = useState<BookingView | null>(null)
  const [failure, setFailure] = useState<unknown>()
  const [done, setDone] = useState<'moved' | 'cancelled' | null>(null)
  const [refusal, setRefusal] = useState<unknown>()
  const [moving, setMoving] = useState(false)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const news = useRef<HTMLDivElement>(null)

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
      // Somebody else, or another window, has changed it: the page shows how it stands.
      await callApi('readBooking', callOf(handle)).then(setView, () => {})
    }
    setBusy(false)
  }

  if (failure !== undefined) {
    const unknown = failure instanceof ApiError && failure.status === 404
    return (
      <Notice live title={unknown ? t('mine.unknown.title') : problemText(failure)}>
        {unknown ? (
          <>
            <p>{t('mine.unknown.text')}</p>
            <p>
              <ReachText
                text={t('mine.unknown.reach', { phone: house.supportPhone, email: house.supportEmail })}
              />
            </p>
            <p>
              <PageLink to="/boka">{t('mine.again')}</PageLink>
            </p>
          </>
        ) : (
          <p>
            <Button kind="quiet" onClick={() => setTries(tries + 1)}>
              {t('retry')}
            </Button>
          </p>
        )}
      </Notice>
    )
  }
  if (view === null) return <Loading label={t('loading')} />
  return (
    <div className="flow">
      <div ref={news} tabIndex={-1}>
        {done !== null && (
          <Notice live kind="done" title={t(done === 'moved' ? 'mine.moved' : 'mine.cancelledNow')}>
            <p>{t(done === 'moved' ? 'mine.moved.text' : 'mine.cancelledNow.text')}</p>
          </Notice>
        )}
        {refusal !== undefined && (
          <div role="alert">
            <Notice kind="help" title={problemText(refusal)} />
          </div>
        )}
      </div>
      <BookingFacts view={view} />
      {moving ? (
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
