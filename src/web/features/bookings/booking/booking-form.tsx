import { type ReactNode, useRef } from 'react'
import { bookingTypeIds, bookingTypes } from '#core/booking/booking-types.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { MissingPart } from '#web/lib/lazy-part.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { ReachText } from '#web/lib/reach-text.tsx'
import { useRunningSystem } from '#web/lib/running-system.ts'
import { LinkedNumbers } from '#web/lib/safety/linked-numbers.tsx'
import { MoreNumbers } from '#web/lib/safety/safety-block.tsx'
import { SafetySentence } from '#web/lib/safety/safety-text.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useStepTitle } from '#web/lib/use-step-title.ts'
import { useText } from '#web/lib/use-text.ts'
import { BackLink } from '#web/ui/back-link/back-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import type { Step } from './booking-draft.ts'
import { Chosen } from './chosen.tsx'
import type { LectureName } from './lecture-fields.tsx'
import { useBookingForm } from './use-booking-form.ts'

const loadSteps = () => import('./booking-steps.tsx')
const loadBooked = () => import('./booked.tsx')

/** What, when, who, check, booked: one question at a time. `intro` is above the first. */
export function BookingForm({
  lectures,
  intro,
  drawing,
}: {
  readonly lectures: readonly LectureName[]
  readonly intro: ReactNode
  /** Beside the first question; later the summary of the choices has that place. */
  readonly drawing: ReactNode
}) {
  const t = useText('booking')
  const { supportPhone } = useRunningSystem()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useBookingForm(heading)
  const { draft, errors, failure, busy, made, withAccount, closed, change, goBack, next, send } = form
  const { step, type } = draft
  const steps = useLazyModule(type !== '' || step !== 'type', loadSteps)
  const booked = useLazyModule(step === 'check' || made !== null, loadBooked)
  const titles = {
    time: 'time.title',
    details: type === 'lecture' ? 'lecture.title' : 'details.title',
    check: 'check.title',
  } as const
  const done = made !== null && t(made.booking.startsAt === null ? 'done.requested' : 'done.booked')
  const title = done || (step === 'type' ? null : t(titles[step]))
  useStepTitle(title, t('title'))

  if (made !== null) {
    if (!booked) return booked === null ? <Notice live kind="done" title={title} /> : <Waiting shape="form" />
    return <booked.Booked made={made} email={withAccount ? '' : draft.email} onAnother={form.startOver} />
  }

  function submit(written: HTMLFormElement) {
    const website = String(new FormData(written).get('website') ?? '')
    void (step === 'check' ? send() : next(website))
  }

  const before: Step | null =
    step === 'type'
      ? null
      : step === 'check'
        ? 'details'
        : step === 'time' || type === 'lecture'
          ? 'type'
          : 'time'
  const needsAccount = type === 'support' && !withAccount
  return (
    <div className="booking">
      {step === 'type' ? drawing : <Chosen {...{ draft, lectures }} />}
      <div className="flow column booking-main">
        <Form
          errors={errors.map(({ field, text }) => ({ fieldId: `booking-${field}`, message: t(text) }))}
          busy={busy}
          head={
            <>
              {before !== null && (
                <BackLink>
                  <Button kind="plain" onClick={() => goBack(before)}>
                    {t('back')}
                  </Button>
                </BackLink>
              )}
              {title === null ? (
                intro
              ) : (
                <h1 ref={heading} tabIndex={-1}>
                  {title}
                </h1>
              )}
              {step === 'time' && isTalk(type) && <BeforeTalk type={type} />}
              {step === 'time' && form.others !== null && (
                <Taken others={form.others} {...{ draft, change }} />
              )}
            </>
          }
          onSubmit={submit}
        >
          {step === 'type' && (
            <Radios
              id="booking-type"
              name="type"
              legend={t('type.legend')}
              choices={bookingTypeIds.map((id) => ({
                value: id,
                label: t(`type.${id}`),
                hint: t(`type.${id}.hint`, { minutes: bookingTypes[id].minutes }),
              }))}
              value={type === '' ? undefined : type}
              onChange={(chosen) => change({ type: chosen, startsAt: '', staff: '' })}
            />
          )}
          {needsAccount && step !== 'check' && <SignInFirst closed={closed} />}
          {step !== 'type' && steps === undefined && <Waiting shape="form" />}
          {step !== 'type' && steps === null && <MissingPart />}
          {steps && <steps.BookingSteps {...{ form, lectures, needsAccount }} />}
          <Failure error={failure} title={t('check.failed')}>
            <p>
              <ReachText text={t('check.kept', { phone: supportPhone })} />
            </p>
          </Failure>
          {!(needsAccount && step !== 'check') && (step === 'type' || steps) && (
            <div className="booking-go">
              <Submit {...(step === 'check' && { busyLabel: t('check.sending') })}>
                {t(step !== 'check' ? 'continue' : type === 'lecture' ? 'check.request' : 'check.book')}
              </Submit>
            </div>
          )}
        </Form>
      </div>
    </div>
  )
}

/** Talks for people who may need help before the first free time. */
const talks = ['assessment', 'follow-up', 'support'] as const

const isTalk = (type: string): type is (typeof talks)[number] => talks.some((talk) => talk === type)

/** Above the times too, because a link to a talk skips the first question. */
function BeforeTalk({ type }: { readonly type: (typeof talks)[number] }) {
  const t = useText('booking')
  if (type === 'support')
    return (
      <>
        <SafetySentence before={t('support.notCare')} />
        <MoreNumbers />
      </>
    )
  return (
    <p>
      <LinkedNumbers text={t('notCare')} />
    </p>
  )
}

type TakenProps = {
  readonly others: readonly string[]
  readonly change: (part: { readonly startsAt: string }) => void
  readonly draft: { readonly startsAt: string }
}

/** Another person has taken the time meanwhile: offers the nearest free times. */
function Taken({ others, draft, change }: TakenProps) {
  const t = useText('booking')
  const { language } = useLanguage()
  return (
    <div role="alert">
      <Notice kind="help" title={t('time.taken.title')}>
        <p>{t('time.taken.text')}</p>
        {others.length > 0 && (
          <>
            <p id="taken-others">{t('time.taken.others')}</p>
            <ul aria-labelledby="taken-others">
              {others.map((slot) => (
                <li key={slot}>
                  <Button
                    kind="plain"
                    aria-pressed={draft.startsAt === slot}
                    onClick={() => change({ startsAt: slot })}
                  >
                    {formatDay(new Date(slot), language)} {formatTime(new Date(slot), language)}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  )
}

/** A support session needs an account and a sign-in that is not the employer's; other readers get contacts who answer at once. */
function SignInFirst({ closed }: { readonly closed: boolean }) {
  const t = useText('booking')
  const { pathTo } = useLanguage()
  const back = encodeURIComponent(`${pathTo('/boka')}?typ=stodsamtal`)
  return (
    <Notice title={t(closed ? 'support.closed.title' : 'support.signIn.title')}>
      <p>{t(closed ? 'support.closed.text' : 'support.signIn.text')}</p>
      <p className="actions">
        <PageButton to={closed ? '/installningar' : `/logga-in?to=${back}`}>
          {t(closed ? 'support.closed.button' : 'support.signIn.button')}
        </PageButton>
        <PageButton kind="quiet" to="/kontakta-oss?about=support">
          {t('support.signIn.contact')}
        </PageButton>
      </p>
    </Notice>
  )
}
