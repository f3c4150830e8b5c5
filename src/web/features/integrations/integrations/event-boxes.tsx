import { type WebhookEvent, webhookEvents } from '#core/webhooks/events.ts'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox/checkbox.tsx'

type EventBoxesProps = {
  readonly id: string
  readonly chosen: readonly WebhookEvent[]
  readonly onChoose: (events: readonly WebhookEvent[]) => void
}

/** The events that a webhook receives. */
export function EventBoxes({ id, chosen, onChoose }: EventBoxesProps) {
  const t = useText('integrations')
  return (
    <CheckboxGroup id={id} legend={t('newHook.events')}>
      {webhookEvents.map((event) => (
        <Checkbox
          key={event}
          id={`${id}-${event}`}
          label={t(`event.${event}`)}
          hint={<code>{event}</code>}
          checked={chosen.includes(event)}
          onChange={({ target }) =>
            onChoose(webhookEvents.filter((one) => (one === event ? target.checked : chosen.includes(one))))
          }
        />
      ))}
    </CheckboxGroup>
  )
}
