import type { SupportRequest } from '#contract/support/support.ts'
import { formatDate, formatDay, formatTime } from '#text/format.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { LinkButton } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { dayWords, sentToWords } from './receiver-words.ts'
import { useCloseRequest, useMySupport } from './support-queries.ts'

type SupportCasesProps = { readonly personId: string; readonly all: boolean }

/** The state of each request, with times. Renders nothing for a person who has sent none. */
export function SupportCases({ personId, all }: SupportCasesProps) {
  const t = useText('support')
  const { language } = useLanguage()
  const requests = useMySupport(personId).data ?? []
  const close = useCloseRequest(personId)
  const open = requests.filter(({ state }) => state !== 'closed')
  const closed = requests.filter(({ state }) => state === 'closed')
  if (open.length === 0 && (!all || closed.length === 0)) return null
  return (
    <section className="flow" aria-labelledby="support-cases">
      <h2 id="support-cases" tabIndex={-1}>
        {t('ask.cases.title')}
      </h2>
      <Failure error={close.error} />
      {open.map((request) => (
        <OpenCase
          key={request.id}
          request={request}
          elsewhere={!all}
          onClose={() => {
            close.mutate(request.id)
            document.getElementById('support-cases')?.focus()
          }}
        />
      ))}
      {!all && (
        <p>
          <PageLink to="/stod">{t('ask.cases.more')}</PageLink>
        </p>
      )}
      {all && closed.length > 0 && (
        <details className="disclosure">
          <summary>{t('ask.cases.closed')}</summary>
          <ul>
            {closed.map((request) => (
              <li key={request.id}>
                {t('ask.cases.closedRow', {
                  receiver: sentToWords(t, request),
                  sent: formatDate(new Date(request.sentAt), language),
                  closed: formatDate(new Date(request.closedAt ?? request.sentAt), language),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

type OpenCaseProps = {
  readonly request: SupportRequest
  /** The form is on another page. */
  readonly elsewhere: boolean
  readonly onClose: () => void
}

function OpenCase({ request, elsewhere, onClose }: OpenCaseProps) {
  const t = useText('support')
  const { language } = useLanguage()
  const at = (time: string) => ({
    day: formatDay(new Date(time), language),
    time: formatTime(new Date(time), language),
  })
  const { acknowledgedAt } = request
  const late = acknowledgedAt === null && request.late
  const state = acknowledgedAt !== null ? 'acknowledged' : late ? 'late' : 'sent'
  return (
    <Notice kind={state === 'acknowledged' ? 'done' : late ? 'help' : 'note'}>
      <h3 className="notice-title">{sentToWords(t, request)}</h3>
      <p role="status">
        <strong>{t(`ask.cases.state.${state}`)}</strong>
      </p>
      <p>
        {t('ask.cases.sentAt', at(request.sentAt))}{' '}
        {acknowledgedAt === null
          ? t('ask.cases.promise', { day: dayWords(request.promisedOn, language) })
          : t('ask.cases.acknowledged', { ...at(acknowledgedAt), reach: request.reach })}
      </p>
      {late && (
        <>
          <p>{t('ask.cases.late')}</p>
          <p className="actions">
            <LinkButton kind="quiet" href="tel:1177">
              {t('ask.cases.call1177')}
            </LinkButton>
            {elsewhere && (
              <PageButton kind="quiet" to="/stod">
                {t('ask.cases.else')}
              </PageButton>
            )}
          </p>
        </>
      )}
      <TwoStepButton
        label={t('ask.cases.close')}
        question={t('ask.cases.close.question')}
        yes={t('ask.cases.close.yes')}
        no={t('ask.cases.close.no')}
        onConfirm={onClose}
      />
    </Notice>
  )
}
