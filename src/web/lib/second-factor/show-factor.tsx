import { useState } from 'react'
import type { BodyOf } from '#contract/endpoint-types.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CodeForm } from './code-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'

type ShowFactorProps = {
  /** The person's factors; a recovery code replaces either. */
  readonly has: { readonly authenticator: boolean; readonly passkey: boolean }
  readonly onShown: () => Promise<void> | void
  /** The session has ended; undefined: the form says so. */
  readonly onEnded?: () => void
}

/** Asks for a passkey, a code of the authenticator app, or a recovery code instead. */
export function ShowFactor({ has, onShown, onEnded }: ShowFactorProps) {
  const t = useText('secondFactor')
  const [by, setBy] = useState<'authenticator' | 'recovery-code'>('authenticator')
  const isApp = by === 'authenticator'
  const show = async (body: BodyOf<'showSecondFactor'>) => {
    try {
      await callApi('showSecondFactor', { body })
    } catch (error) {
      if (onEnded && error instanceof ApiError && error.code === 'not-signed-in') return onEnded()
      throw error
    }
    await onShown()
  }
  return (
    <>
      {has.passkey && (
        <PasskeyButton
          kind={has.authenticator ? 'quiet' : 'primary'}
          onSigned={(signed) => show({ by: 'passkey', ...signed })}
        />
      )}
      {(has.authenticator || !isApp) && (
        <CodeForm
          key={by}
          id={isApp ? 'app-kod' : 'reservkod'}
          label={t(isApp ? 'factor.show.code' : 'factor.show.recovery')}
          {...(isApp ? { digits: 6 } : { hint: t('factor.show.recovery.hint') })}
          submit={t('factor.show.submit')}
          missing={t(isApp ? 'factor.code.missing' : 'factor.show.recovery.missing')}
          refusals={{
            'wrong-code': t(isApp ? 'factor.show.wrong' : 'factor.show.recovery.wrong'),
            'too-many-requests': t('factor.show.tooMany'),
          }}
          onCode={(code) => show({ by, code })}
        />
      )}
      {!isApp && <p className="small quiet">{t('factor.show.recovery.none')}</p>}
      {(isApp || has.authenticator) && (
        <p>
          <Button kind="plain" onClick={() => setBy(isApp ? 'recovery-code' : 'authenticator')}>
            {t(isApp ? 'factor.show.toRecovery' : 'factor.show.toApp')}
          </Button>
        </p>
      )}
    </>
  )
}
