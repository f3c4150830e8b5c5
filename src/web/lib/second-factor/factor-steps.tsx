import type { ComponentProps } from 'react'
import { PageButton } from '#web/lib/page-link.tsx'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'
import { useStepTitle } from '#web/lib/use-step-title.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AddAuthenticator } from './add-authenticator.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { ShowFactor } from './show-factor.tsx'

type FactorStepProps = {
  readonly has: ComponentProps<typeof ShowFactor>['has']
  readonly onShown: () => Promise<void>
  /** For a person who is already signed in and may postpone it. */
  readonly onLater?: () => void
  /** For a person who is not signed in yet: begins anew. `ended`: because the session no longer waits. */
  readonly onAnew?: (ended: boolean) => void
}

/** Asks for the second factor after the mailed code. */
export function FactorStep({ has, onShown, onLater, onAnew }: FactorStepProps) {
  const t = useText('secondFactor')
  const signIn = useText('signIn')
  const heading = t(has.authenticator ? 'factor.show.heading' : 'factor.show.passkeyHeading')
  useStepTitle(heading, signIn('title'))
  return (
    <div className="flow">
      <h1>{heading}</h1>
      <p className="lead">{t(has.authenticator ? 'factor.show.lead' : 'factor.show.passkeyLead')}</p>
      <ShowFactor has={has} onShown={onShown} {...(onAnew && { onEnded: () => onAnew(true) })} />
      {onLater && (
        <p>
          <Button kind="plain" onClick={onLater}>
            {t('factor.show.later')}
          </Button>
        </p>
      )}
      {onAnew && (
        <p>
          <Button kind="plain" onClick={() => onAnew(false)}>
            {signIn('code.other')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** For a person whose role needs a second factor and who has none yet. */
export function AddFactorStep({
  closed,
  onAdded,
  onLater,
}: {
  /** Signed in with the work address beside a private one, or through the employer: no factor can be added in such a session. */
  readonly closed: boolean
  readonly onAdded: () => void
  readonly onLater: () => void
}) {
  const t = useText('secondFactor')
  const heading = t('factor.needed.heading')
  useStepTitle(heading, useText('signIn')('title'))
  return (
    <div className="flow">
      <h1>{heading}</h1>
      <p className="lead">{t('factor.needed.lead')}</p>
      {closed ? (
        <>
          <p>{t('factor.needed.closed')}</p>
          <p>
            <PageButton to="/installningar">{t('factor.needed.settings')}</PageButton>
          </p>
        </>
      ) : (
        <>
          <AddAuthenticator level={2} onAdded={onAdded} />
          <AddPasskey level={2} onAdded={onAdded} />
        </>
      )}
      <p>
        <Button kind="plain" onClick={onLater}>
          {t('factor.needed.later')}
        </Button>
      </p>
      <ProofHost />
    </div>
  )
}
