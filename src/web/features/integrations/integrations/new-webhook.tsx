import { useState } from 'react'
import { type WebhookEvent, webhookEvents } from '#core/webhooks/events.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { EventBoxes } from './event-boxes.tsx'

export type WebhookWish = { readonly url: string; readonly events: readonly WebhookEvent[] }

/** As in the contract; the server finds other faults of an address. */
const address = /^https?:\/\/[^\s#]{1,490}$/

type NewWebhookProps = { readonly busy: boolean; readonly onMake: (wish: WebhookWish) => void }

/** The owner chooses an address and its events. */
export function NewWebhook({ busy, onMake }: NewWebhookProps) {
  const t = useText('integrations')
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents)
  const [judged, setJudged] = useState(false)
  const fits = address.test(url.trim())
  const errors = judged
    ? [
        ...(fits ? [] : [{ fieldId: 'webhook-url', message: t('newHook.url.wrong') }]),
        ...(events.length > 0 ? [] : [{ fieldId: 'webhook-events', message: t('newHook.events.wrong') }]),
      ]
    : []

  function submit() {
    setJudged(true)
    if (fits && events.length > 0) onMake({ url: url.trim(), events })
  }

  return (
    <Form errors={errors} busy={busy} className="flow column" onSubmit={submit}>
      <h3>{t('newHook.title')}</h3>
      <TextField
        id="webhook-url"
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('newHook.url')}
        hint={t('newHook.url.hint')}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <EventBoxes id="webhook-events" chosen={events} onChoose={setEvents} />
      <p>
        <Submit>{t('newHook.button')}</Submit>
      </p>
    </Form>
  )
}
