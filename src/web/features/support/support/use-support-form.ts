import { useEffect, useMemo, useState } from 'react'
import type { SupportReceivers, SupportRequest } from '#contract/support/support.ts'
import type { SupportToSend } from '#contract/support/support-to-send.ts'
import { useDraftForm } from '#web/lib/form/use-draft-form.ts'
import { type Receiver, receiverKey } from './receiver-words.ts'
import { useSentRequest } from './support-queries.ts'
import { type Fields, type SupportField, supportRules } from './support-rules.ts'

/** The state of the form: written, checked, sent. */
export function useSupportForm(
  personId: string,
  { suggestion }: SupportReceivers,
  receivers: readonly Receiver[],
) {
  const onSent = useSentRequest(personId)
  const rules = useMemo(() => supportRules(personId), [personId])
  const form = useDraftForm(rules)
  const { fields, errors, failure, busy, open } = form
  const [checked, setChecked] = useState<SupportToSend | null>(null)
  const [sent, setSent] = useState<SupportRequest | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person; the list of receivers shrinks after sending
  useEffect(() => {
    open((kept) => firstFields(kept, suggestion, receivers))
  }, [open])

  async function check() {
    setChecked((await form.check(supportRequestBody(fields, receivers)))?.body ?? null)
  }

  async function send() {
    if (checked === null) return
    const news = await form.send(checked)
    if (news === undefined) return
    if (news.answer !== null) {
      setSent(news.answer)
      onSent(news.answer)
    }
    if (news.answer !== null || news.errors.length > 0) setChecked(null)
  }

  return {
    fields,
    errors,
    checked,
    sent,
    busy,
    failure,
    write: (field: SupportField, text: string) => form.write({ [field]: text }),
    check,
    send,
    /** Back from the preview. */
    change: () => {
      setChecked(null)
      form.clear()
    },
    /** Starts a request to another receiver; name and contact stay. */
    begin: () => form.show({ ...fields, receiver: '', message: '' }),
  }
}

/** The initial fields: the tab's draft, otherwise what the account knows. A single receiver is already chosen. */
function firstFields(
  kept: Fields | null,
  suggestion: SupportReceivers['suggestion'],
  receivers: readonly Receiver[],
): Fields {
  const keys = receivers.map(({ receiver, organisation }) => receiverKey(receiver, organisation?.id ?? null))
  const only = keys.length === 1 ? (keys[0] ?? '') : ''
  if (kept === null) return { receiver: only, name: suggestion.name, reach: suggestion.reach, message: '' }
  return { ...kept, receiver: keys.includes(kept.receiver) ? kept.receiver : only }
}

/**
 * The request: receiver, name, contact and message. It is built from the form alone, which is the same on every page, so
 * that it cannot reveal the page or the reason.
 */
export function supportRequestBody(
  fields: Fields,
  receivers: readonly Receiver[],
): Partial<Record<keyof SupportToSend, string>> {
  const chosen = receivers.find(
    ({ receiver, organisation }) => receiverKey(receiver, organisation?.id ?? null) === fields.receiver,
  )
  const { name, reach, message } = fields
  return {
    ...(chosen === undefined ? {} : { receiver: chosen.receiver }),
    ...(chosen?.organisation ? { organisationId: chosen.organisation.id } : {}),
    name,
    reach,
    ...(message.trim() === '' ? {} : { message }),
  }
}
