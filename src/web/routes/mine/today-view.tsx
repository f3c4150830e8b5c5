import { useRef, useState } from 'react'
import type { ClockTime } from '#core/calendar/local-time.ts'
import { firstName } from '#core/home/first-name.ts'
import { capital } from '#text/capital.ts'
import { formatDate, formatDay } from '#text/format.ts'
import { welcomePath } from '#web/features/self/stress-programme/programme-paths.ts'
import { problemOf } from '#web/lib/account/account.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { helpNumbers, telOf } from '#web/lib/safety/help-numbers.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { type FormName, StateCard } from './state-card.tsx'
import { useSituation } from './use-situation.ts'
import { WeekStrip } from './week-strip.tsx'

const loadBookings = () => import('./booked-times.tsx')
const loadGuidance = () => import('../guidance/guidance-row.tsx')
const loadFavourites = () => import('./favourite-exercises.tsx')

type TodayViewProps = {
  readonly forms: readonly FormName[]
  /** Titles of actions, by name. */
  readonly titles: Readonly<Record<string, string>>
  /** Titles of exercises, by name. */
  readonly exercises: Readonly<Record<string, string>>
}

export function TodayView({ forms, titles, exercises }: TodayViewProps) {
  const t = useText('mine')
  const { language } = useLanguage()
  const now = useNow()
  const own = useSituation()
  const { account, latest, before, apart, next, ended } = own
  const { me, personId } = account
  const closed = me?.opensOwn === false
  const bookings = useLazyModule(typeof personId === 'string' && !closed, loadBookings)
  const guidance = useLazyModule(typeof personId === 'string' && !closed, loadGuidance)
  const favourites = useLazyModule(typeof personId === 'string' && !closed, loadFavourites)
  const [marked, setMarked] = useState<string | null>(null)
  const step = useRef<HTMLElement>(null)
  const toStep = () => step.current?.focus()

  const name = firstName(me?.memberships.find((one) => one.name !== '')?.name ?? '')
  const failed = problemOf(account)
  // The state is unknown: it may be red, and the person may not be new.
  const unread = failed !== null && latest === undefined

  return (
    <>
      <header className="today-head">
        <h1>
          {t(`today.${partOfDay(now.time)}`)}
          {name !== null && `, ${name}`}
        </h1>
        <p className="quiet">{capital(formatDay(new Date(`${now.day}T12:00:00Z`), language))}</p>
      </header>
      <div className="with-aside">
        <div className="today-parts">
          {ended && (
            <Notice live title={t('ended.title')}>
              <p>{t('ended.text')}</p>
              <p className="actions">
                <PageButton to="/logga-in?to=%2Fhem">{t('visitor.signIn')}</PageButton>
                <Button kind="quiet" onClick={toStep}>
                  {t('visitor.stay')}
                </Button>
              </p>
            </Notice>
          )}
          {failed !== null && <LoadFailed error={failed} retry={account.retry} />}
          {(unread || latest?.result.zone === 'red') && <CallNow />}
          {guidance && typeof personId === 'string' && <guidance.GuidanceNews personId={personId} />}
          {latest && (
            <StateCard
              forms={forms}
              taken={latest}
              before={before}
              apart={apart && t(`state.${apart.why}`, { date: formatDate(new Date(apart.date), language) })}
            />
          )}
          {next === null ? (
            <Waiting />
          ) : unread && next.kind === 'profile' ? null : closed && next.kind !== 'round' ? (
            <Closed email={me.person.email} />
          ) : (
            <NextStepCard
              ref={step}
              next={next}
              titles={titles}
              marked={marked}
              onDone={(occurrence, title) => {
                own.markDone(occurrence)
                setMarked(title)
                toStep()
              }}
            />
          )}
          {own.sending && (
            <Notice title={t('sending.title')}>
              <p>
                {t('sending.text')} <PageLink to="/mina-resultat">{t('sending.link')}</PageLink>
              </p>
            </Notice>
          )}
          {next?.kind === 'profile' && latest === undefined && !closed && !unread && <WhatWillBeHere />}
          {bookings && typeof personId === 'string' && <bookings.BookedTimes personId={personId} />}
          {own.week !== null && <WeekStrip days={own.week} today={now.day} />}
          {own.partsDone !== null && (
            <p className="small quiet">
              {t('programme.progress', { done: own.partsDone })}{' '}
              <PageLink to={welcomePath}>{t('programme.open')}</PageLink>
            </p>
          )}
        </div>
        <div className="today-parts">
          <Shortcuts />
          {guidance && typeof personId === 'string' && <guidance.GuidanceLink personId={personId} />}
          {favourites && <favourites.FavouriteExercises titles={exercises} />}
          {(me?.memberships.length ?? 0) > 0 && (
            <p>
              <PageLink to="/min-arbetsplats" className="link-alone">
                {t('today.workplace')}
              </PageLink>
            </p>
          )}
          {personId === null && !ended && <VisitorWays onStay={toStep} />}
        </div>
      </div>
    </>
  )
}

function partOfDay(time: ClockTime): 'morning' | 'day' | 'afternoon' | 'evening' | 'night' {
  if (time < '04:00') return 'night'
  if (time < '10:00') return 'morning'
  if (time < '13:00') return 'day'
  return time < '18:00' ? 'afternoon' : 'evening'
}

/** Before everything else, after a red result or when the state is unknown: one row, because all help is on its own page. */
function CallNow() {
  const t = useText('mine')
  return (
    <p className="call-now">
      <span>{t('help.now')}</span>
      {[helpNumbers.emergency, helpNumbers.suicide].map((number) => (
        <a key={number} href={telOf(number)} className="button button-quiet">
          {t('help.call', { number })}
        </a>
      ))}
      <PageLink to="/hjalp" className="link-alone">
        {t('help.more')}
      </PageLink>
    </p>
  )
}

/** The person has signed in with the work address beside a private one. */
function Closed({ email }: { readonly email: string }) {
  const t = useText('mine')
  return (
    <section className="surface flow">
      <h2>{t('closed.title')}</h2>
      <p>{t('closed.text', { email })}</p>
      <p>
        <PageButton to="/installningar">{t('closed.button')}</PageButton>
      </p>
    </section>
  )
}

function WhatWillBeHere() {
  const t = useText('mine')
  return (
    <section className="flow">
      <h2>{t('new.title')}</h2>
      <ul>
        {(['new.1', 'new.2', 'new.3'] as const).map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </section>
  )
}

/** A visitor chooses: continue in this browser, or sign in. */
function VisitorWays({ onStay }: { readonly onStay: () => void }) {
  const t = useText('mine')
  return (
    <section className="surface flow">
      <h2>{t('visitor.title')}</h2>
      <p>{t('visitor.text')}</p>
      <p className="actions">
        <PageButton kind="quiet" to="/logga-in?to=%2Fhem">
          {t('visitor.signIn')}
        </PageButton>
        <Button kind="plain" onClick={onStay}>
          {t('visitor.stay')}
        </Button>
      </p>
    </section>
  )
}
