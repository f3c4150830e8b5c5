import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isEmail } from '#core/mail/email-address.ts'
import { callApi } from '#web/lib/api.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

/** Signs somebody out everywhere who has lost a phone. What it says is the same whether or not there is an account. */
export function EndSessions() {
  const t = useText('service')
  const problemText = useProblemText()
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

  function submit(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (isEmail(email) && !end.isPending) end.mutate(email)
  }

  return (
    <section className="flow section-part" aria-labelledby="end-sessions">
      <h2 id="end-sessions">{t('end.title')}</h2>
      <form className="flow column" noValidate onSubmit={submit}>
        <p>{t('end.text')}</p>
        <p>{t('end.more')}</p>
        <ErrorSummary
          errorPrefix={t('error.prefix')}
          title={t('error.summary')}
          errors={message === null ? [] : [{ fieldId: 'end-email', message }]}
        />
        {end.isError && <Notice live kind="help" title={problemText(end.error)} />}
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
          {...(message === null ? {} : { error: message, errorPrefix: t('error.prefix') })}
        />
        <Button type="submit" busy={end.isPending}>
          {t('end.button')}
        </Button>
      </form>
    </section>
  )
}
