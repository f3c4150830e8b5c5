import { useEffect, useRef, useState } from 'react'
import type { BookingView } from '#contract/booking.ts'
import type { SlotTypeId } from '#core/booking/booking-types.ts'
import { isLectureName } from '#core/booking/lectures.ts'
import { capital } from '#text/capital.ts'
import type { Translate } from '#text/messages.ts'
import type { booking } from '#text/sv/booking.ts'
import type { lectureTitles } from '#text/sv/lecture-titles.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { problemText } from '#web/lib/problem-text.ts'
import { ReachText } from '#web/lib/reach-text.tsx'
import { useRunningSystem } from '#web/lib/running-system.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { pageOf } from './booking-draft.ts'
import { dayWords, saveBooking, slotWords, wayWords } from './booking-words.ts'
import { SlotPicker } from './slot-picker.tsx'

/** How one may touch a booking: by the secret of its link, or by its id as the person who made it. */
export type Handle = { readonly id: string; readonly token?: string }

/** `#<id>.<secret>` of the mailed link, or `?id=` from one's own pages. */
export function handleOf(hash: string, search: string): Handle | null {
  const [, id, token] = /^#([0-9a-f-]{36})\.([\w-]+)$/.exec(hash) ?? []
  if (id !== undefined && token !== undefined) return { id, token }
  const own = new URLSearchParams(search).get('id')
  return own === null || !/^[0-9a-f-]{36}$/.test(own) ? null : { id: own }
}

const callOf = ({ id, token }: Handle) => ({
  params: { bookingId: id },
  ...(token === undefined ? {} : { bookingToken: token }),
})

/** One booking: how it stands, another time, or an end to it. */
export function MyBooking({ handle }: { readonly handle: Handle }) {
  const t = useText<keyof typeof booking>()
  const anyText: Translate = useText()
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
    callApi<BookingView>('readBooking', callOf(handle)).then(setView, setFailure)
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
      await callApi<BookingView>('readBooking', callOf(handle)).then(setView, () => {})
    }
    setBusy(false)
  }

  if (failure !== undefined) {
    const unknown = failure instanceof ApiError && failure.status === 404
    return (
      <Notice live title={unknown ? t('mine.unknown.title') : problemText(anyText, failure)}>
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
            <Notice kind="help" title={problemText(anyText, refusal)} />
          </div>
        )}
      </div>
      <Facts view={view} />
      {moving ? (
        <Moving
          type={view.type as SlotTypeId}
          busy={busy}
          onKeep={() => setMoving(false)}
          onMove={(startsAt) =>
            void act('moved', () =>
              callApi('moveBooking', { ...callOf(handle), body: { startsAt, version: view.version } }),
            )
          }
        />
      ) : (
        <Choices
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

type Shown = 'booked' | 'past' | 'cancelled' | 'requested' | 'declined'

function shownState({ state, startsAt }: BookingView): Shown {
  if (state === 'no-show') return 'past'
  if (state === 'booked' && startsAt !== null && Date.parse(startsAt) <= Date.now()) return 'past'
  return state
}

function Facts({ view }: { readonly view: BookingView }) {
  const t = useText<keyof typeof booking>()
  const title = useText<keyof typeof lectureTitles>()
  const { language } = useLanguage()
  const { type, startsAt, endsAt, way, wishes, link } = view
  const when =
    startsAt !== null && endsAt !== null
      ? slotWords(t, language, startsAt, endsAt)
      : (wishes?.days ?? [])
          .map(({ day, part }) =>
            t('check.day', { day: dayWords(day, language), part: t(`lecture.part.${part}`).toLowerCase() }),
          )
          .join('; ')
  return (
    <DefinitionList
      entries={[
        {
          id: 'state',
          term: t('mine.state'),
          details: <strong>{t(`mine.state.${shownState(view)}`)}</strong>,
        },
        { id: 'what', term: t('check.what'), details: t(`type.${type}`) },
        ...(wishes === null
          ? []
          : [
              {
                id: 'lecture',
                term: t('check.lecture'),
                details: isLectureName(wishes.lecture)
                  ? title(`lecture.${wishes.lecture}`)
                  : t('lecture.any'),
              },
            ]),
        { id: 'when', term: t('check.when'), details: capital(when) },
        ...(view.with === null ? [] : [{ id: 'with', term: t('mine.with'), details: view.with }]),
        {
          id: 'way',
          term: t('check.way'),
          details: link === null ? wayWords(t, way) : <a href={link}>{t('mine.link')}</a>,
        },
      ]}
    />
  )
}

type ChoicesProps = {
  readonly view: BookingView
  /** What has just been said is not said again. */
  readonly quiet: boolean
  readonly onMove: () => void
  readonly onCancel: () => void
}

function Choices({ view, quiet, onMove, onCancel }: ChoicesProps) {
  const t = useText<keyof typeof booking>()
  const house = useRunningSystem()
  const shown = shownState(view)
  const lecture = view.type === 'lecture'
  // After a talk about how one is comes a follow-up; everything else is booked once more.
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

type MovingProps = {
  readonly type: SlotTypeId
  readonly busy: boolean
  readonly onMove: (startsAt: string) => void
  readonly onKeep: () => void
}

function Moving({ type, busy, onMove, onKeep }: MovingProps) {
  const t = useText<keyof typeof booking>()
  const [startsAt, setStartsAt] = useState('')
  const [missing, setMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form
      className="flow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(startsAt === '')
        if (startsAt === '') document.getElementById('booking-startsAt')?.focus()
        else onMove(startsAt)
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {t('mine.move.title')}
      </h2>
      <SlotPicker
        type={type}
        value={startsAt}
        onChange={setStartsAt}
        errorPrefix={t('errorPrefix')}
        {...(missing && startsAt === '' ? { error: t('error.startsAt') } : {})}
      />
      <p className="actions">
        <Button type="submit" busy={busy}>
          {t('mine.move.save')}
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          {t('mine.move.keep')}
        </Button>
      </p>
    </form>
  )
}
