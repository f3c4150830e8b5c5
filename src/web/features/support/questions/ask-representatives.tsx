import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Me } from '#contract/identity/me.ts'
import { formatList } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { accountMark } from '#web/lib/signed-in-mark.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { OwnQuestionCard } from './own-question-card.tsx'
import { questionStore } from './own-questions.ts'
import { QuestionForm } from './question-form.tsx'

type AskProps = {
  readonly me: Pick<Me, 'opensOwn'>
  readonly organisation: { readonly id: string; readonly name: string }
  /** Most people have one workplace, so it needs no name. */
  readonly isOnly: boolean
}

/** Asks the safety representatives of a workplace anonymously, and shows the questions of this browser with their replies. */
export function AskRepresentatives({ me, organisation, isOnly }: AskProps) {
  const t = useText('questions')
  const id = useId()
  return (
    <section className="section-part flow" aria-labelledby={id}>
      <h2 id={id}>
        {t('ask.title')}
        {!isOnly && `: ${organisation.name}`}
      </h2>
      <p className="column">{t('ask.lead')}</p>
      {me.opensOwn ? (
        <Opened organisationId={organisation.id} />
      ) : (
        <p className="column">
          {t('ask.closed')} <PageLink to="/logga-in">{t('ask.closed.link')}</PageLink>
        </p>
      )}
    </section>
  )
}

function Opened({ organisationId }: { readonly organisationId: string }) {
  const t = useText('questions')
  const { language } = useLanguage()
  const store = useMemo(() => questionStore(accountMark() ?? ''), [])
  const own = useStored(store).value.questions.filter((one) => one.organisationId === organisationId)
  const [step, setStep] = useState<'closed' | 'writing' | 'sent'>('closed')
  const begin = useRef<HTMLButtonElement>(null)
  const receivers = useQuery({
    queryKey: ['question-receivers', organisationId],
    queryFn: ({ signal }) => callApi('readQuestionReceivers', { params: { organisationId }, signal }),
  })

  // The form is gone with the pressed button, so the button that opened it takes the focus.
  const wasWriting = useRef(false)
  useEffect(() => {
    if (wasWriting.current && step !== 'writing') begin.current?.focus()
    wasWriting.current = step === 'writing'
  }, [step])

  return (
    <>
      <Panel reading={receivers}>
        {({ names, state }) =>
          state !== 'open' ? (
            <p className="column">{t(`ask.${state}`)}</p>
          ) : (
            <>
              <p className="column">
                {names.length === 0 ? t('ask.toAll') : t('ask.to', { names: formatList(names, language) })}{' '}
                {t('ask.morning')}
              </p>
              <p className="column">
                <strong>{t('ask.notAcute')}</strong>
              </p>
              {step === 'sent' && (
                <Notice live kind="done" title={t('ask.sent')}>
                  <p>{t('ask.sent.text')}</p>
                </Notice>
              )}
              {step === 'writing' ? (
                <QuestionForm
                  organisationId={organisationId}
                  store={store}
                  onSent={() => setStep('sent')}
                  onCancel={() => setStep('closed')}
                />
              ) : (
                <p>
                  <Button ref={begin} kind="quiet" onClick={() => setStep('writing')}>
                    {t('ask.begin')}
                  </Button>
                </p>
              )}
            </>
          )
        }
      </Panel>
      {/* While a question is being sent, the browser has it already but the server may not. */}
      {own.length > 0 && step !== 'writing' && (
        <>
          <h3>{t('own.title')}</h3>
          {own.map((question) => (
            <OwnQuestionCard key={question.secret} question={question} store={store} />
          ))}
        </>
      )}
    </>
  )
}
