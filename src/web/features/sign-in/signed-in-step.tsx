import type { signIn } from '#text/sv/sign-in.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type SignedInStepProps = {
  readonly email: string
  /** Somebody was on the way somewhere. */
  readonly goingOn: boolean
  readonly busy: boolean
  readonly onGo: () => void
  readonly onSignOut: () => void
}

export function SignedInStep({ email, goingOn, busy, onGo, onSignOut }: SignedInStepProps) {
  const t = useText<keyof typeof signIn>()
  return (
    <div className="flow">
      <h1>{t('already.heading')}</h1>
      <p className="lead">{t('already.text', { email })}</p>
      <p className="actions">
        <Button onClick={onGo}>{t(goingOn ? 'already.goOn' : 'already.go')}</Button>
        <Button kind="quiet" busy={busy} onClick={onSignOut}>
          {t('already.signOut')}
        </Button>
      </p>
    </div>
  )
}
