import { useState } from 'react'
import type { WebhookView } from '#contract/integrations/webhook.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { EventBoxes } from './event-boxes.tsx'
import { hostOf, useMoment } from './moment.ts'
import type { Webhooks } from './use-webhooks.ts'

type WebhookCardProps = { readonly webhook: WebhookView; readonly calls: Webhooks }

/** One webhook: its events, whether it works, and what an owner can do with it. */
export function WebhookCard({ webhook, calls }: WebhookCardProps) {
  const t = useText('integrations')
  const moment = useMoment()
  const { id, url, events, failingSince, offAt, earlierSecretUntil } = webhook
  const host = hostOf(url)
  const about = t('hooks.about', { host })
  const state =
    offAt !== null
      ? t('hooks.state.off', { time: moment(offAt) })
      : failingSince !== null
        ? t('hooks.state.failing', { time: moment(failingSince) })
        : t('hooks.state.on')
  return (
    <article className="webhook" aria-labelledby={`webhook-${id}`}>
      <h3 id={`webhook-${id}`} className="webhook-address">
        {url}
      </h3>
      <DefinitionList
        entries={[
          { id: 'state', term: t('hooks.state'), details: state },
          {
            id: 'events',
            term: t('hooks.events'),
            details: events.map((event) => (
              <span key={event} className="own-line">
                {t(`event.${event}`)}
              </span>
            )),
          },
          {
            id: 'secret',
            term: t('hooks.secret'),
            details:
              earlierSecretUntil === null
                ? t('hooks.secret.one')
                : t('hooks.secret.both', { time: moment(earlierSecretUntil) }),
          },
        ]}
      />
      <div className="webhook-actions">
        <Button kind="quiet" busy={calls.test.isPending} onClick={() => calls.test.mutate(id)}>
          {t('hooks.test')}
          <span className="hidden-text"> {about}</span>
        </Button>
        <Button
          kind="plain"
          busy={calls.change.isPending}
          onClick={() => calls.change.mutate({ id, events, on: offAt !== null })}
        >
          {t(offAt === null ? 'hooks.switchOff' : 'hooks.switchOn')}
          <span className="hidden-text"> {about}</span>
        </Button>
        <TwoStepButton
          label={t('hooks.renew')}
          about={about}
          question={t('hooks.renew.question')}
          yes={t('hooks.renew.yes')}
          no={t('hooks.no')}
          onConfirm={() => calls.renew.mutate(id)}
        />
        <TwoStepButton
          label={t('hooks.end')}
          about={about}
          question={t('hooks.end.question', { host })}
          yes={t('hooks.end.yes')}
          no={t('hooks.no')}
          onConfirm={() => calls.end.mutate(id)}
        />
      </div>
      <ChooseEvents key={events.join()} webhook={webhook} calls={calls} />
    </article>
  )
}

function ChooseEvents({ webhook: { id, url, events, offAt }, calls }: WebhookCardProps) {
  const t = useText('integrations')
  const [chosen, setChosen] = useState(events)
  const [judged, setJudged] = useState(false)
  const boxes = `webhook-${id}-events`
  return (
    <details className="webhook-events">
      <summary>
        {t('hooks.change')}
        <span className="hidden-text"> {t('hooks.about', { host: hostOf(url) })}</span>
      </summary>
      <Form
        leadsTo="field"
        busy={calls.change.isPending}
        errors={judged && chosen.length === 0 ? [{ fieldId: boxes, message: t('newHook.events.wrong') }] : []}
        onSubmit={() => {
          setJudged(true)
          if (chosen.length > 0) calls.change.mutate({ id, events: chosen, on: offAt === null })
        }}
      >
        <EventBoxes id={boxes} chosen={chosen} onChoose={(next) => setChosen([...next])} />
        <p>
          <Submit kind="quiet">{t('hooks.save')}</Submit>
        </p>
      </Form>
    </details>
  )
}
