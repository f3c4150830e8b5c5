import type { ReceivedRequest } from '#contract/support.ts'
import { instantOf, localTimeAt } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { capital } from '#text/capital.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { ReachedBy } from './reached-by.tsx'

type RequestCardProps = {
  readonly request: ReceivedRequest
  readonly now: Date
  readonly busy: boolean
  /** Its place among the headings of the page. */
  readonly heading: 'h2' | 'h3'
  readonly onTakeOn: (state: 'acknowledged' | 'closed') => void
}

/** One request as its receiver reads it: who, how, what, until when, and the two things to do with it. */
export function RequestCard({ request, now, busy, heading: Heading, onTakeOn }: RequestCardProps) {
  const t = useText('inbox')
  const { language } = useLanguage()
  const at = (time: string) => ({
    day: formatDay(new Date(time), language),
    time: formatTime(new Date(time), language),
  })
  const { acknowledgedAt, promisedOn } = request
  const overdue = acknowledgedAt === null && localTimeAt(now).day > promisedOn
  const promised = formatDay(instantOf({ day: promisedOn as Day, time: '12:00' }), language)
  return (
    <article className="flow area" aria-labelledby={`request-${request.id}`}>
      <Heading id={`request-${request.id}`}>{request.name}</Heading>
      <p>
        <strong>
          {acknowledgedAt !== null
            ? t('requests.state.acknowledged', at(acknowledgedAt))
            : t(overdue ? 'requests.state.overdue' : 'requests.state.sent')}
        </strong>
        <br />
        <span className="quiet">
          {t(`requests.from.${request.receiver}`, { organisation: request.organisation ?? '' })}
        </span>
      </p>
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
              details: <span className="support-message">{request.message || t('requests.noMessage')}</span>,
            },
            {
              id: 'sent',
              term: t('requests.sent'),
              details: capital(t('requests.sentAt', at(request.sentAt))),
            },
            { id: 'promise', term: t('requests.promise'), details: capital(promised) },
          ]}
        />
      </div>
      {acknowledgedAt === null && (
        <>
          <p className="small quiet">{t('requests.acknowledge.text')}</p>
          <p>
            <Button busy={busy} onClick={() => onTakeOn('acknowledged')}>
              {t('requests.acknowledge')}
              <span className="hidden-text">: {request.name}</span>
            </Button>
          </p>
        </>
      )}
      <TwoStepButton
        label={t('requests.close')}
        question={t('requests.close.question')}
        yes={t('requests.close.yes')}
        no={t('requests.close.no')}
        onConfirm={() => onTakeOn('closed')}
      />
    </article>
  )
}
