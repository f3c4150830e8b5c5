import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isEmail } from '#core/mail/email-address.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

/** Ends all sessions of a person who has lost a phone. The message is the same whether or not there is an account. */
export function EndSessions() {
  const t = useText('service')
  const [written, setWritten] = useState('')
  const [judged, setJudged] = useState(false)
  const end = useMutation({
    mutationFn: (email: string) => proving(() => callApi('endSessionsOf', { body: { email } })),
    onSuccess: () => write(''),
  })
  const email = written.trim()
  const message = judged && !isEmail(email) ? t('end.email.wrong') : null

  function write(next: string) {
    setWritten(next)
    setJudged(false)
  }

  function submit() {
    setJudged(true)
    if (isEmail(email)) end.mutate(email)
  }

  return (
    <section className="flow section-part" aria-labelledby="end-sessions">
      <h2 id="end-sessions">{t('end.title')}</h2>
      <Form
        errors={message === null ? [] : [{ fieldId: 'end-email', message }]}
        busy={end.isPending}
        className="flow column"
        onSubmit={submit}
      >
        <p>{t('end.text')}</p>
        <p>{t('end.more')}</p>
        <Failure error={end.error} />
        {end.isSuccess && (
          <Notice live kind="done" title={t('end.done', { email: end.variables })}>
            <p>{t('end.done.text')}</p>
          </Notice>
        )}
        <TextField
          id="end-email"
          type="email"
          autoComplete="off"
          label={t('end.email')}
          hint={t('end.email.hint')}
          value={written}
          onChange={(event) => write(event.target.value)}
        />
        <Submit>{t('end.button')}</Submit>
      </Form>
    </section>
  )
}
