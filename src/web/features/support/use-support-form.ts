import { useEffect, useRef, useState } from 'react'
import type { SupportReceivers, SupportRequest } from '#contract/support.ts'
import type { SupportToSend } from '#contract/support-to-send.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { type Receiver, receiverKey } from './receiver-words.ts'
import { type Fields, forgetDraft, keepDraft, readDraft } from './support-draft.ts'
import { type SupportError, supportErrors } from './support-errors.ts'
import type { SupportField } from './support-fields.ts'
import { useSentRequest } from './support-queries.ts'
import { supportRequestBody } from './support-request-body.ts'

const shelf = () => sessionStorage

/** The form as it goes on: written, checked, sent. What is written stays over a reload and over signing in anew. */
export function useSupportForm(
  personId: string,
  { suggestion }: SupportReceivers,
  receivers: readonly Receiver[],
) {
  const onSent = useSentRequest(personId)
  const [fields, setFields] = useState<Fields>(() => firstFields(personId, suggestion, receivers))
  const [errors, setErrors] = useState<readonly SupportError[]>([])
  const [checked, setChecked] = useState<SupportToSend | null>(null)
  const [sent, setSent] = useState<SupportRequest | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const key = useRef<string>(null)

  useEffect(() => {
    key.current = readDraft(shelf, personId)?.key ?? null
  }, [personId])

  function write(field: SupportField, text: string) {
    const next = { ...fields, [field]: text }
    // Another request than the one that may be on its way.
    key.current = null
    setFields(next)
    keepDraft(shelf, { owner: personId, fields: next, key: null })
  }

  async function check() {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { checkSupport } = await loadCheck()
      const found = checkSupport(supportRequestBody(fields, receivers))
      setErrors(found.errors)
      setChecked(found.body)
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }

  async function send() {
    if (busy || checked === null) return
    setBusy(true)
    setFailure(undefined)
    key.current ??= newId()
    keepDraft(shelf, { owner: personId, fields, key: key.current })
    try {
      const request = await callApi('sendSupportRequest', {
        body: checked,
        idempotencyKey: key.current,
      })
      forgetDraft(shelf)
      key.current = null
      setSent(request)
      setChecked(null)
      onSent(request)
    } catch (error) {
      const refused = error instanceof ApiError ? supportErrors(error.errors) : []
      setErrors(refused)
      if (refused.length > 0) setChecked(null)
      else setFailure(error)
    }
    setBusy(false)
  }

  return {
    fields,
    errors,
    checked,
    sent,
    busy,
    failure,
    write,
    check,
    send,
    /** Back from the preview. */
    change: () => {
      setChecked(null)
      setFailure(undefined)
    },
    /** Once more, to somebody else: name and how to reach stay. */
    begin: () => setFields((before) => ({ ...before, receiver: '', message: '' })),
  }
}

/** The schema comes when somebody asks. @throws ApiError `network` when it cannot be fetched */
const loadCheck = () =>
  import('./check-support.ts').catch(() => {
    throw new ApiError(0, 'network')
  })

/** What the tab had kept; else what the account knows. Where there is one receiver, there is nothing to choose. */
function firstFields(
  personId: string,
  suggestion: SupportReceivers['suggestion'],
  receivers: readonly Receiver[],
): Fields {
  const kept = readDraft(shelf, personId)?.fields
  const keys = receivers.map(({ receiver, organisation }) => receiverKey(receiver, organisation?.id ?? null))
  const only = keys.length === 1 ? (keys[0] ?? '') : ''
  if (kept === undefined)
    return { receiver: only, name: suggestion.name, reach: suggestion.reach, message: '' }
  return { ...kept, receiver: keys.includes(kept.receiver) ? kept.receiver : only }
}
