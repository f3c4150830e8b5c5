import { useEffect, useState } from 'react'
import type { ApiError } from '#web/lib/api.ts'
import { Form, type FormError, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { codeIn } from './return-path.ts'
import { MailedCodeField } from './sign-in-fields.tsx'
import { StepHeading } from './step-heading.tsx'

/** An e-mail takes a moment: a second request at once would only give the person two e-mails to choose between. */
const resendAfterSeconds = 30

type CodeStepProps = {
  readonly email: string
  readonly sentAt: number
  readonly busy: boolean
  readonly problem: ApiError | null
  readonly onSignIn: (code: string) => void
  readonly onResend: () => Promise<boolean>
  readonly onOtherEmail: () => void
}

/** Asks for the eight digits. A wrong code stays in the field, so that a digit can be corrected. */
export function CodeStep(props: CodeStepProps) {
  const { email, busy, problem, onSignIn } = props
  const t = useText('signIn')
  const [typed, setTyped] = useState('')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const fail = (message: string) => setErrors([{ fieldId: 'kod', message }])
  const wrong = problem?.code === 'wrong-code'

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused code fails once
  useEffect(() => {
    if (wrong) fail(t('code.wrong'))
  }, [problem])

  function submit() {
    const code = codeIn(typed)
    if (code === null) {
      fail(t('code.error'))
      return
    }
    setErrors([])
    onSignIn(code)
  }

  return (
    <Form errors={errors} busy={busy} onSubmit={submit}>
      <StepHeading>{t('code.heading')}</StepHeading>
      <p className="lead">{t('code.sent', { email })}</p>
      {!wrong && <ProblemNotice problem={problem} />}
      <MailedCodeField id="kod" label={t('code.label')} value={typed} onType={setTyped} />
      <p className="actions">
        <Submit busyLabel={t('code.checking')}>{t('code.submit')}</Submit>
      </p>
      <Resend sentAt={props.sentAt} onResend={props.onResend} />
      <p>
        <Button kind="plain" onClick={props.onOtherEmail}>
          {t('code.other')}
        </Button>
      </p>
    </Form>
  )
}

function Resend({ sentAt, onResend }: Pick<CodeStepProps, 'sentAt' | 'onResend'>) {
  const t = useText('signIn')
  const [may, setMay] = useState(false)
  const [resent, setResent] = useState(false)

  async function resend() {
    const sent = await onResend()
    setResent(sent)
    // The pressed button goes, so the focus goes to where the new code is typed.
    if (sent) document.querySelector<HTMLInputElement>('#kod')?.select()
  }

  useEffect(() => {
    setMay(false)
    const wait = Math.max(0, sentAt + resendAfterSeconds * 1000 - Date.now())
    const timer = setTimeout(() => setMay(true), wait)
    return () => clearTimeout(timer)
  }, [sentAt])

  return (
    <>
      {resent && (
        <Notice live kind="done">
          {t('code.resent')}
        </Notice>
      )}
      <p className="small quiet">
        {t(may ? 'code.resendNow' : 'code.resendLater', { seconds: resendAfterSeconds })}
      </p>
      {resent && <p className="small quiet">{t('code.late')}</p>}
      {may && (
        <p>
          <Button kind="quiet" onClick={() => void resend()}>
            {t('code.resend')}
          </Button>
        </p>
      )}
    </>
  )
}
