import type { DeliveryView, WebhookView } from '#contract/integrations/webhook.ts'
import { keptForDays } from '#core/retention/kept-for.ts'
import { isGone, isTaken } from '#core/webhooks/delivery-plan.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { hostOf, useMoment } from './moment.ts'
import type { Webhooks } from './use-webhooks.ts'

type DeliveryTableProps = {
  readonly webhooks: readonly WebhookView[]
  readonly deliveries: readonly DeliveryView[]
  readonly again: Webhooks['again']
}

/** The last deliveries with their outcome, and a button to send one again. */
export function DeliveryTable({ webhooks, deliveries, again }: DeliveryTableProps) {
  const t = useText('integrations')
  const moment = useMoment()
  const became = useOutcome()
  const find = (id: string) => webhooks.find((webhook) => webhook.id === id)
  return (
    <>
      <h3 id="deliveries">{t('deliveries.title')}</h3>
      <p className="column">{t('deliveries.text', { days: keptForDays.webhookDelivery })}</p>
      <Table
        caption={t('deliveries.list')}
        hideCaption
        stacks
        columns={[
          { id: 'event', label: t('deliveries.event') },
          { id: 'to', label: t('deliveries.to') },
          { id: 'became', label: t('deliveries.became') },
          { id: 'next', label: t('deliveries.next') },
          { id: 'again', label: t('deliveries.again') },
        ]}
        rows={deliveries.map((delivery) => {
          const { id, event, madeAt, nextAt, state, attempts, webhookId } = delivery
          const webhook = find(webhookId)
          return {
            id,
            cells: [
              <span key="event" className="cell-words">
                {t(`event.${event}`)}
                <span className="own-line quiet small one-line">{moment(madeAt)}</span>
              </span>,
              <span key="to" className="cell-words">
                {hostOf(webhook?.url ?? '')}
              </span>,
              <span key="became" className="cell-words">
                {became(delivery)}
                {attempts > 1 && (
                  <span className="own-line quiet small">{t('became.attempts', { count: attempts })}</span>
                )}
              </span>,
              nextAt === null
                ? t(state === 'delivered' ? 'deliveries.notNeeded' : 'deliveries.none')
                : moment(nextAt),
              state === 'waiting' && attempts === 0 ? (
                ''
              ) : (
                <Button
                  key="again"
                  kind="plain"
                  // A webhook that is switched off receives nothing.
                  busy={again.isPending || webhook?.offAt !== null}
                  onClick={() => again.mutate(id)}
                >
                  {t('deliveries.again')}
                  <span className="hidden-text">
                    {' '}
                    {t(`event.${event}`)} {moment(madeAt)}
                  </span>
                </Button>
              ),
            ],
          }
        })}
      />
    </>
  )
}

/** @returns a function that words the outcome of a delivery */
function useOutcome(): (delivery: DeliveryView) => string {
  const t = useText('integrations')
  return ({ state, attempts, status, problem }) => {
    if (problem !== null) return t(`became.${problem}`)
    if (status === null) return t(state === 'waiting' && attempts === 0 ? 'became.sending' : 'became.unsent')
    if (isTaken(status)) return t('became.delivered', { status })
    if (isGone(status)) return t('became.gone', { status })
    return t(status >= 300 && status < 400 ? 'became.redirect' : 'became.status', { status })
  }
}
