import { type FormEvent, useState } from 'react'
import { type WebhookEvent, webhookEvents } from '#core/webhooks/events.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { EventBoxes } from './event-boxes.tsx'

export type WebhookWish = { readonly url: string; readonly events: readonly WebhookEvent[] }

/** As the contract has it; the server says what else is wrong with an address. */
const address = /^https?:\/\/[^\s#]{1,490}$/

type NewWebhookProps = { readonly busy: boolean; readonly onMake: (wish: WebhookWish) => void }

/** The owner says where events go, and which. */
export function NewWebhook({ busy, onMake }: NewWebhookProps) {
  const t = useText('integrations')
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents)
  const [judged, setJudged] = useState(false)
  const fits = address.test(url.trim())
  const urlError = judged && !fits ? t('newHook.url.wrong') : undefined
  const eventsError = judged && events.length === 0 ? t('newHook.events.wrong') : undefined
  const errors = [
    ...(urlError === undefined ? [] : [{ fieldId: 'webhook-url', message: urlError }]),
    ...(eventsError === undefined ? [] : [{ fieldId: 'webhook-events', message: eventsError }]),
  ]

  function submit(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (fits && events.length > 0 && !busy) onMake({ url: url.trim(), events })
  }

  return (
    <form className="flow column" noValidate onSubmit={submit}>
      <h3>{t('newHook.title')}</h3>
      <ErrorSummary
        errorPrefix={t('error.prefix')}
        title={t('new.errors', { count: errors.length })}
        errors={errors}
      />
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
        {...(urlError === undefined ? {} : { error: urlError, errorPrefix: t('error.prefix') })}
      />
      <EventBoxes
        id="webhook-events"
        chosen={events}
        onChoose={setEvents}
        {...(eventsError === undefined ? {} : { error: eventsError })}
      />
      <p>
        <Button type="submit" busy={busy}>
          {t('newHook.button')}
        </Button>
      </p>
    </form>
  )
}
