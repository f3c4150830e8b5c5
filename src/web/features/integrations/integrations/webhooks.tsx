import { Failure } from '#web/lib/form/failure.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { hostOf } from './moment.ts'
import { NewWebhook } from './new-webhook.tsx'
import { Secret } from './secret.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookCard } from './webhook-card.tsx'

/** The webhooks and their deliveries. */
export function Webhooks({ organisationId }: { readonly organisationId: string }) {
  const t = useText('integrations')
  const calls = useWebhooks(organisationId)
  const { kept, make, renew, change, end, test, again } = calls
  const { data } = kept
  const hostBy = (id: string | undefined) => hostOf(data?.webhooks.find((one) => one.id === id)?.url ?? '')
  // Only the outcome of the last action is shown.
  const [last] = [make, renew, change, end, test, again].toSorted((a, b) => b.submittedAt - a.submittedAt)
  const done = (call: NonNullable<typeof last>) => call === last && call.isSuccess
  return (
    <section className="flow section-part" aria-labelledby="webhooks">
      <h2 id="webhooks">{t('hooks.title')}</h2>
      <p className="column">{t('hooks.text')}</p>
      <p className="column">
        {t('hooks.never')} <PageLink to="/utvecklare#webhooks">{t('hooks.document')}</PageLink>
      </p>
      <Panel
        reading={kept}
        shape="list"
        empty={{ when: ({ webhooks }) => webhooks.length === 0, show: <p>{t('hooks.empty')}</p> }}
      >
        {({ webhooks }) =>
          webhooks.map((webhook) => <WebhookCard key={webhook.id} webhook={webhook} calls={calls} />)
        }
      </Panel>
      {done(test) && <Notice live kind="done" title={t('hooks.tested')} />}
      {done(again) && <Notice live kind="done" title={t('deliveries.againDone')} />}
      {done(change) && <Notice live kind="done" title={t('hooks.changed')} />}
      {done(end) && <Notice live kind="done" title={t('hooks.ended')} />}
      {renew.isSuccess && done(renew) && (
        <Secret
          id="webhook-renewed-secret"
          of="hookSecret"
          title={t('hookSecret.title', { host: hostBy(renew.variables) })}
          secret={renew.data.secret}
        />
      )}
      <Failure error={last === make ? null : last?.error} />
      {data !== undefined && data.deliveries.length > 0 && <DeliveryTable {...data} again={again} />}
      <Failure error={make.error} />
      {make.isSuccess && done(make) && (
        <Secret
          id="webhook-secret"
          of="hookSecret"
          title={t('hookSecret.title', { host: hostOf(make.data.webhook.url) })}
          secret={make.data.secret}
        />
      )}
      <NewWebhook key={make.data?.webhook.id ?? ''} busy={make.isPending} onMake={make.mutate} />
    </section>
  )
}
