import type { ReceivedRequest } from '#contract/support/support.ts'
import { instantOf, localTimeAt } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { isEmail } from '#core/mail/email-address.ts'
import { isOverdue } from '#core/support/promise.ts'
import { capital } from '#text/capital.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { StateMark } from './state-mark.tsx'

type RequestCardProps = {
  readonly request: ReceivedRequest
  readonly now: Date
  readonly busy: boolean
  /** Level of its heading on the page. */
  readonly heading: 'h2' | 'h3'
  readonly onTakeOn: (state: 'acknowledged' | 'closed') => void
}

/** One request as its receiver reads it: deadline, sender, contact, message, and the next action. */
export function RequestCard({ request, now, busy, heading: Heading, onTakeOn }: RequestCardProps) {
  const t = useText('inbox')
  const { language } = useLanguage()
  const at = (time: string) => ({
    day: formatDay(new Date(time), language),
    time: formatTime(new Date(time), language),
  })
  const { acknowledgedAt, promisedOn } = request
  const promised = {
    day: formatDay(instantOf({ day: promisedOn as Day, time: '12:00' }), language),
  }
  const overdue = isOverdue(request, localTimeAt(now).day)
  return (
    <article className="surface inbox-item" aria-labelledby={`request-${request.id}`}>
      <div className="inbox-item-head">
        <p>
          {acknowledgedAt !== null ? (
            <StateMark state="under-way">{t('requests.state.acknowledged', at(acknowledgedAt))}</StateMark>
          ) : (
            <StateMark state={overdue ? 'late' : 'new'}>
              {t(overdue ? 'requests.state.overdue' : 'requests.state.sent', promised)}
            </StateMark>
          )}
        </p>
        <Heading id={`request-${request.id}`}>
          <bdi>{request.name}</bdi>
        </Heading>
        <p className="quiet small">
          {t(`requests.from.${request.receiver}`, { organisation: request.organisation ?? '' })}
          {'. '}
          {t('requests.sentAt', at(request.sentAt))}
        </p>
      </div>
      <div className="support-facts">
        <DefinitionList
          entries={[
            {
              id: 'reach',
              term: t('requests.reach'),
              details: <ReachedBy reach={request.reach} />,
            },
            {
              id: 'message',
              term: t('requests.message'),
              details: (
                <span className="support-message" dir="auto">
                  {request.message || t('requests.noMessage')}
                </span>
              ),
            },
            ...(acknowledgedAt === null
              ? []
              : [{ id: 'promise', term: t('requests.promise'), details: capital(promised.day) }]),
          ]}
        />
      </div>
      <div className="inbox-item-action">
        {acknowledgedAt === null ? (
          <Button busy={busy} onClick={() => onTakeOn('acknowledged')}>
            {t('requests.acknowledge')}
            <span className="hidden-text">: {request.name}</span>
          </Button>
        ) : (
          <TwoStepButton
            kind="quiet"
            busy={busy}
            label={t('requests.close')}
            about={request.name}
            question={t('requests.close.question')}
            yes={t('requests.close.yes')}
            no={t('requests.close.no')}
            onConfirm={() => onTakeOn('closed')}
          />
        )}
      </div>
    </article>
  )
}

/** The contact as the sender wrote it; a single phone number or e-mail address becomes a link. */
function ReachedBy({ reach }: { readonly reach: string }) {
  const address = reachAddress(reach)
  if (address === null)
    return (
      <span className="support-message" dir="auto">
        {reach}
      </span>
    )
  return <a href={address}>{reach}</a>
}

/** The `tel:` or `mailto:` address of a text that is exactly one phone number or e-mail address; null for other texts. */
export function reachAddress(reach: string): string | null {
  const text = reach.trim()
  if (isEmail(text)) return `mailto:${text}`
  // The zero in brackets is for calls from within the country.
  const digits = text.replace(/^(\+.*)\(0\)/, '$1').replace(/[\s()\u2011-]/g, '')
  return /^\+?\d{6,15}$/.test(digits) ? `tel:${digits}` : null
}
