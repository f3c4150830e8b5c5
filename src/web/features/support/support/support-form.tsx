import { useState } from 'react'
import type { SupportReceivers, SupportRequest } from '#contract/support/support.ts'
import { useText } from '#web/lib/use-text.ts'
import { receiverKey } from './receiver-words.ts'
import { SupportPreview } from './support-preview.tsx'
import { SupportSent } from './support-sent.tsx'
import { SupportWrite } from './support-write.tsx'
import { useSupportForm } from './use-support-form.ts'

type SupportFormProps = {
  readonly personId: string
  readonly found: SupportReceivers
  readonly requests: readonly SupportRequest[]
  readonly returnTo: string
}

/** Write, see exactly what will be sent, send, and read what happens next. */
export function SupportForm({ personId, found, requests, returnTo }: SupportFormProps) {
  const t = useText('support')
  const waitingFor = new Set(
    requests
      .filter(({ state }) => state !== 'closed')
      .map(({ receiver, organisationId }) => receiverKey(receiver, organisationId)),
  )
  const receivers = found.receivers.filter(
    ({ receiver, organisation }) => !waitingFor.has(receiverKey(receiver, organisation?.id ?? null)),
  )
  // A receiver with an open request is not in the list, but the message after sending needs the name.
  const [another, setAnother] = useState(false)
  const form = useSupportForm(personId, found, receivers)

  if (form.sent !== null && !another) {
    return (
      <SupportSent
        request={form.sent}
        onAnother={
          receivers.length === 0
            ? null
            : () => {
                setAnother(true)
                form.begin()
              }
        }
      />
    )
  }
  if (receivers.length === 0) return <p>{t('ask.all')}</p>
  if (form.checked !== null) {
    return (
      <SupportPreview
        body={form.checked}
        receivers={receivers}
        sending={form.busy}
        failure={form.failure}
        returnTo={returnTo}
        onSend={() => {
          setAnother(false)
          void form.send()
        }}
        onChange={form.change}
      />
    )
  }
  return (
    <SupportWrite
      fields={form.fields}
      errors={form.errors}
      receivers={receivers}
      someOpen={waitingFor.size > 0}
      busy={form.busy}
      failure={form.failure}
      onWrite={form.write}
      onCheck={() => void form.check()}
    />
  )
}
