import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { inGroups } from './return-path.ts'
import { StepHeading } from './step-heading.tsx'

type OtherBrowserStepProps = {
  readonly email: string
  readonly code: string
  readonly onTypeHere: () => void
}

/**
 * The target of a mailed link that another browser has requested: it signs nobody in. A person who was sent another person's
 * link must not enter that account without noticing. A person who reads the e-mail on a phone gets the code to type on the
 * computer.
 */
export function OtherBrowserStep({ email, code, onTypeHere }: OtherBrowserStepProps) {
  const t = useText('signIn')
  return (
    <div className="flow">
      <StepHeading>{t('elsewhere.heading')}</StepHeading>
      <p className="lead">{t('elsewhere.text', { email })}</p>
      <p className="mailed-code">{inGroups(code)}</p>
      <p>{t('elsewhere.warning')}</p>
      <p className="actions">
        <Button kind="quiet" onClick={onTypeHere}>
          {t('elsewhere.here')}
        </Button>
      </p>
    </div>
  )
}
