import type { ApiError } from '#web/lib/api.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { inGroups } from './return-path.ts'
import { StepHeading } from './step-heading.tsx'

type LinkStepProps = {
  readonly email: string
  readonly code: string
  readonly busy: boolean
  readonly problem: ApiError | null
  readonly onSignIn: () => void
  readonly onResend: () => void
  readonly onOther: () => void
}

/** The target of the mailed link. Only the click uses the code, so that a mail scanner that opens links does no harm. */
export function LinkStep({ email, code, busy, problem, onSignIn, onResend, onOther }: LinkStepProps) {
  const t = useText('signIn')
  return (
    <div className="flow">
      <StepHeading>{t('link.heading')}</StepHeading>
      <p className="lead">{t('link.text', { email })}</p>
      <p className="mailed-code">{inGroups(code)}</p>
      <ProblemNotice problem={problem} />
      <p className="actions">
        {problem?.code === 'wrong-code' ? (
          <Button busy={busy} onClick={onResend}>
            {t('code.resend')}
          </Button>
        ) : (
          <Button busy={busy} onClick={onSignIn}>
            {t(busy ? 'code.checking' : 'link.button')}
          </Button>
        )}
        <Button kind="plain" onClick={onOther}>
          {t('link.other')}
        </Button>
      </p>
    </div>
  )
}
