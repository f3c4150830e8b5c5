import { useState } from 'react'
import { isEmail } from '#core/mail/email-address.ts'
import type { ApiError } from '#web/lib/api.ts'
import { Form, type FormError, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { EmailField } from './sign-in-fields.tsx'

type EmailStepProps = {
  readonly busy: boolean
  readonly problem: ApiError | null
  readonly onSend: (email: string) => void
}

export function EmailStep({ busy, problem, onSend }: EmailStepProps) {
  const t = useText('signIn')
  const [typed, setTyped] = useState('')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const fail = (message: string) => setErrors([{ fieldId: 'e-post', message }])

  function send() {
    const email = typed.trim()
    if (!isEmail(email)) {
      fail(t('email.error'))
      return
    }
    setErrors([])
    onSend(email)
  }

  return (
    <Form errors={errors} busy={busy} onSubmit={send}>
      <h1>{t('email.heading')}</h1>
      <p className="lead">{t('email.lead')}</p>
      <ProblemNotice problem={problem} />
      <EmailField
        id="e-post"
        label={t('email.label')}
        hint={t('email.hint')}
        autoComplete="email webauthn"
        value={typed}
        onType={setTyped}
      />
      <p className="actions">
        <Submit busyLabel={t('email.sending')}>{t('email.send')}</Submit>
      </p>
    </Form>
  )
}
