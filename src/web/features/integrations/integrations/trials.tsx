import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TrialResult, TrialToMake } from '#contract/integrations/trial.ts'
import type { TrialOutcome } from '#core/integrations/trials.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button, LinkButton } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { hostOf } from './moment.ts'
import { useWebhooks } from './use-webhooks.ts'

type Part = 'sign-in' | 'scim' | 'mail' | 'webhook' | 'calendar'
type OutcomeKey = { [P in Part]: `try.${P}.${TrialOutcome<P>}` }[Part]

const good: readonly string[] = ['ready', 'works', 'sent', 'taken']

/** The longest duration of each trial, in seconds. */
const longest = { 'sign-in': 15, scim: 10, mail: 15, webhook: 10, calendar: 10 } as const

type Of = { readonly organisationId: string }

/** Trials for an owner, or for the people who run their systems, before anybody is invited: one at a time, each with what to change. */
export function Trials({ organisationId }: Of) {
  const t = useText('integrations')
  const { language } = useLanguage()
  return (
    <section className="flow" aria-labelledby="trials">
      <h2 id="trials">{t('try.title')}</h2>
      <p className="column">{t('try.text')}</p>
      <div>
        <Trial {...{ organisationId }} part="sign-in" body={{ part: 'sign-in', language }}>
          {({ address }) =>
            address !== null && (
              <p>
                <LinkButton kind="quiet" href={address} target="_blank" rel="noopener">
                  {t('try.sign-in.go')}
                </LinkButton>
              </p>
            )
          }
        </Trial>
        <Trial {...{ organisationId }} part="mail" body={{ part: 'mail', language }}>
          {({ id }) => id !== null && <Openings key={id} {...{ organisationId, id }} />}
        </Trial>
        <Trial {...{ organisationId }} part="scim" body={{ part: 'scim' }} />
        <WebhookTrials organisationId={organisationId} />
        <Trial {...{ organisationId }} part="calendar" body={{ part: 'calendar' }}>
          {({ address }) =>
            address !== null && (
              <p>
                {t('try.calendar.address')} <code className="webhook-address">{address}</code>
              </p>
            )
          }
        </Trial>
      </div>
    </section>
  )
}

function useTrial(organisationId: string) {
  return useMutation({
    mutationFn: (body: TrialToMake) => callApi('tryIntegration', { params: { organisationId }, body }),
  })
}

type TrialProps = Of & {
  readonly part: Part
  readonly body: TrialToMake
  /** What follows from the result. */
  readonly children?: (result: TrialResult) => ReactNode
}

function Trial({ part, ...rest }: TrialProps & { readonly part: Exclude<Part, 'webhook'> }) {
  const t = useText('integrations')
  return (
    <TrialPart part={part}>
      <Press {...rest} part={part} label={t(`try.${part}.button`)} />
    </TrialPart>
  )
}

function TrialPart({ part, children }: { readonly part: Part; readonly children: ReactNode }) {
  const t = useText('integrations')
  return (
    <section className="trial" aria-labelledby={`trial-${part}`}>
      <div>
        <h3 id={`trial-${part}`}>{t(`try.${part}.title`)}</h3>
        <p className="quiet">{t(`try.${part}.text`)}</p>
      </div>
      {children}
    </section>
  )
}

/** One button, and the outcome of pressing it. */
function Press({ organisationId, part, body, label, children }: TrialProps & { readonly label: string }) {
  const t = useText('integrations')
  const trial = useTrial(organisationId)
  const { data, isPending, error } = trial
  const address = `${location.origin}/scim/v2`
  return (
    <div className="trial-press">
      <p>
        <Button kind="quiet" busy={isPending} onClick={() => trial.mutate(body)}>
          {label}
        </Button>
      </p>
      {isPending && <p role="status">{t('try.waiting', { count: longest[part] })}</p>}
      <Failure error={error} />
      {data !== undefined && !isPending && (
        <>
          <Notice live kind={good.includes(data.outcome) ? 'done' : 'note'}>
            <p>{t(`try.${part}.${data.outcome}` as OutcomeKey, { address, status: data.status ?? '' })}</p>
          </Notice>
          {children?.(data)}
        </>
      )}
    </div>
  )
}

/** How often the link of a test e-mail has been opened, by its reader and by mail filters before. */
function Openings({ organisationId, id }: Of & { readonly id: string }) {
  const t = useText('integrations')
  const trial = useTrial(organisationId)
  const opened = trial.data?.opened ?? null
  return (
    <>
      <p>
        <Button kind="plain" busy={trial.isPending} onClick={() => trial.mutate({ part: 'mail-opened', id })}>
          {t('try.mail-opened.button')}
        </Button>
      </p>
      <Failure error={trial.error} />
      {trial.data !== undefined && (
        <p role="status">
          {opened === null
            ? t('try.mail-opened.unknown')
            : t(opened === 0 ? 'try.mail-opened.none' : 'try.mail-opened.opened', { count: opened })}
        </p>
      )}
    </>
  )
}

function WebhookTrials({ organisationId }: Of) {
  const t = useText('integrations')
  const { data } = useWebhooks(organisationId).kept
  return (
    <TrialPart part="webhook">
      <div className="trial-press">
        {data?.webhooks.length === 0 && <p>{t('try.webhook.none')}</p>}
        {data?.webhooks.map(({ id, url }) => (
          <Press
            key={id}
            {...{ organisationId }}
            part="webhook"
            body={{ part: 'webhook', webhookId: id }}
            label={t('try.webhook.button', { host: nameOf(url, data.webhooks) })}
          />
        ))}
      </div>
    </TrialPart>
  )
}

/** The host; where several webhooks have the same, the address without its scheme. */
function nameOf(url: string, all: readonly { readonly url: string }[]): string {
  const host = hostOf(url)
  const isAlone = all.filter((one) => hostOf(one.url) === host).length === 1
  return isAlone ? host : url.replace(/^https?:\/\//, '')
}
