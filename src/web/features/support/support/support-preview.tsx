import { useEffect, useRef } from 'react'
import type { SupportToSend } from '#contract/support/support-to-send.ts'
import { ApiError } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import { type Receiver, receiverWords } from './receiver-words.ts'

type SupportPreviewProps = {
  readonly body: SupportToSend
  readonly receivers: readonly Receiver[]
  readonly sending: boolean
  readonly failure: unknown
  readonly returnTo: string
  readonly onSend: () => void
  readonly onChange: () => void
}

/** Exactly what will be sent, field by field, and what will not. */
export function SupportPreview(props: SupportPreviewProps) {
  const { body, sending, failure } = props
  const t = useText('support')
  const { pathTo } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const chosen = props.receivers.find(
    ({ receiver, organisation }) =>
      receiver === body.receiver && (organisation?.id ?? undefined) === body.organisationId,
  )
  const to = chosen === undefined ? '' : receiverWords(t, chosen)
  const address = chosen?.address ?? null
  const signedOut = failure instanceof ApiError && failure.status === 401

  return (
    <section className="flow">
      <h2 ref={heading} tabIndex={-1}>
        {t('ask.preview.title')}
      </h2>
      <p>{t('ask.preview.lead', { receiver: to })}</p>
      <div className="support-facts">
        <DefinitionList
          entries={[
            { id: 'to', term: t('ask.preview.to'), details: address === null ? to : `${to} (${address})` },
            { id: 'name', term: t('ask.preview.name'), details: body.name },
            { id: 'reach', term: t('ask.preview.reach'), details: body.reach },
            {
              id: 'message',
              term: t('ask.preview.message'),
              details: (
                <span className="support-message" dir="auto">
                  {body.message || t('ask.preview.noMessage')}
                </span>
              ),
            },
          ]}
        />
      </div>
      <p>{t('ask.preview.not')}</p>
      <p>{t('ask.preview.end')}</p>
      <Failure error={failure} title={t('ask.failed')}>
        <p>{t('ask.kept')}</p>
        {signedOut && (
          <p>
            <PageButton kind="quiet" to={`/logga-in?to=${encodeURIComponent(pathTo(props.returnTo))}`}>
              {t('ask.signInAgain')}
            </PageButton>
          </p>
        )}
      </Failure>
      <p className="button-stack">
        <Button busy={sending} onClick={props.onSend}>
          {t(sending ? 'ask.sending' : 'ask.send')}
        </Button>
        <Button kind="quiet" onClick={props.onChange}>
          {t('ask.change')}
        </Button>
      </p>
      <p className="small quiet">
        <PageLink to="/integritetspolicy">{t('ask.preview.privacy')}</PageLink>
      </p>
    </section>
  )
}
