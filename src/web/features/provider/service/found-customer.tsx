import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isEmail } from '#core/mail/email-address.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { newId } from '#web/lib/new-id.ts'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

type Wish = { readonly name: string; readonly email: string }

const empty: Wish = { name: '', email: '' }

/** Staff set up a customer's organisation with its first person. */
export function FoundCustomer() {
  const t = useText('service')
  const client = useQueryClient()
  const [wish, setWish] = useState(empty)
  const [judged, setJudged] = useState(false)
  // A repeated request creates one organisation only.
  const key = useRef<string | null>(null)
  const found = useMutation({
    mutationFn: (body: Wish) => {
      key.current ??= newId()
      return proving(() => callApi('foundCustomer', { body, idempotencyKey: key.current ?? newId() }))
    },
    onSuccess: () => {
      write(empty)
      return client.invalidateQueries({ queryKey: ['customers'] })
    },
  })
  const trimmed = { name: wish.name.trim(), email: wish.email.trim() }
  const wrong = {
    name: trimmed.name.length < 2 || trimmed.name.length > 200,
    email: !isEmail(trimmed.email),
  }
  const errors = (['name', 'email'] as const)
    .filter((field) => judged && wrong[field])
    .map((field) => ({ fieldId: `found-${field}`, message: t(`found.${field}.wrong`) }))

  function write(next: Wish) {
    key.current = null
    setWish(next)
    setJudged(false)
  }

  function submit() {
    setJudged(true)
    if (!wrong.name && !wrong.email) found.mutate(trimmed)
  }

  return (
    <Form errors={errors} busy={found.isPending} className="flow column" onSubmit={submit}>
      <p>{t('found.text')}</p>
      <Failure error={found.error} />
      {found.isSuccess && <Notice live kind="done" title={t('found.done', found.variables)} />}
      <TextField
        id="found-name"
        autoComplete="off"
        label={t('found.name')}
        value={wish.name}
        onChange={(event) => write({ ...wish, name: event.target.value })}
      />
      <TextField
        id="found-email"
        type="email"
        autoComplete="off"
        label={t('found.email')}
        hint={t('found.email.hint')}
        value={wish.email}
        onChange={(event) => write({ ...wish, email: event.target.value })}
      />
      <Submit>{t('found.button')}</Submit>
    </Form>
  )
}
