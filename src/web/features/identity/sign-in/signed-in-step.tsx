import type { ApiError } from '#web/lib/api.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { StepHeading } from './step-heading.tsx'
import { Unsent } from './unsent.tsx'

type SignedInStepProps = {
  readonly email: string
  /** Whether the person was on the way to a page. */
  readonly goingOn: boolean
  readonly busy: boolean
  readonly onGo: () => void
  readonly problem: ApiError | null
  readonly unsent: boolean
  readonly onSignOut: (anyway: boolean) => void
}

export function SignedInStep({ email, goingOn, busy, problem, unsent, onGo, onSignOut }: SignedInStepProps) {
  const t = useText('signIn')
  return (
    <div className="flow">
      <StepHeading>{t('already.heading')}</StepHeading>
      <p className="lead">{t('already.text', { email })}</p>
      <ProblemNotice problem={problem} />
      <Unsent unsent={unsent} busy={busy} onSignOut={() => onSignOut(true)} />
      <p className="actions">
        <Button onClick={onGo}>{t(goingOn ? 'already.goOn' : 'already.go')}</Button>
        <Button kind="quiet" busy={busy} onClick={() => onSignOut(false)}>
          {t('already.signOut')}
        </Button>
      </p>
    </div>
  )
}
