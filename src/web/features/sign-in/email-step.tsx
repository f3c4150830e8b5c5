import { type FormEvent, useState } from 'react'
import { isEmail } from '#core/mail/email-address.ts'
import type { ApiError } from '#web/lib/api.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx'
import { EmailField } from './email-field.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { useFieldError } from './use-field-error.ts'

type EmailStepProps = {
  readonly busy: boolean
  readonly problem: ApiError | null
  readonly onSend: (email: string) => void
}

export function EmailStep({ busy, problem, onSend }: EmailStepProps) {
  const t = useText('signIn')
  const [typed, setTyped] = useState('')
  const { error, errors, fail, clear } = useFieldError('e-post')

  function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const email = typed.trim()
    if (!isEmail(email)) {
      fail(t('email.error'))
      return
    }
    clear()
    onSend(email)
  }

  return (
    <form onSubmit={send} noValidate className="flow">
      <ErrorSummary errorPrefix={t('errors.prefix')} title={t('errors.one')} errors={errors} />
      <h1>{t('email.heading')}</h1>
      <p className="lead">{t('email.lead')}</p>
      <ProblemNotice problem={problem} />
      <EmailField
        id="e-post"
        label={t('email.label')}
        hint={t('email.hint')}
        error={error}
        errorPrefix={t('errors.prefix')}
        autoComplete="email webauthn"
        value={typed}
        onType={setTyped}
      />
      <p className="actions">
        <Button type="submit" busy={busy}>
          {t(busy ? 'email.sending' : 'email.send')}
        </Button>
      </p>
    </form>
  )
}
