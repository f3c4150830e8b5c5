import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '#web/lib/api.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { EmailStep } from './email-step.tsx'
import type { signOnProblemIn } from './return-path.ts'
import type { useSignIn } from './use-sign-in.ts'

const loadPasskeys = () => import('#web/lib/second-factor/passkey-button.tsx')

/**
 * The person has just signed out, or has signed in but the browser has stored no cookie, or the session no longer waits for
 * the second factor.
 */
export type FirstNews = 'signed-out' | 'unkept' | 'ended' | null

type FirstStepProps = Pick<ReturnType<typeof useSignIn>, 'busy' | 'problem'> & {
  readonly news: FirstNews
  /** Why the employer's sign-in has failed. */
  readonly refused: ReturnType<typeof signOnProblemIn>
  readonly onSend: (email: string) => void
  readonly onSigned: () => Promise<void>
}

/** Asks for the address to mail a code to, or for a passkey. */
export function FirstStep({ news, refused, busy, problem, onSend, onSigned }: FirstStepProps) {
  const t = useText('signIn')
  const { search } = useLocation()
  const [linkBroken, setLinkBroken] = useState(false)
  // The prerendered page has no query.
  useEffect(() => setLinkBroken(/[?&]kod\b/.test(search)), [search])
  const passkeys = useLazyModule(true, loadPasskeys)
  return (
    <div className="flow">
      {news === 'signed-out' && (
        <Notice live kind="done">
          {t('signedOut.text')}
        </Notice>
      )}
      {news === 'unkept' && <Notice live>{t('email.unkept')}</Notice>}
      {news === 'ended' && <Notice live>{t('email.ended')}</Notice>}
      {linkBroken && <Notice live>{t('email.brokenLink')}</Notice>}
      {refused !== null && <Notice live>{t(`signOn.${refused}`)}</Notice>}
      <EmailStep busy={busy} problem={problem} onSend={onSend} />
      {passkeys && (
        <passkeys.PasskeyButton
          inField
          onSigned={async (signed) => {
            await callApi('signInWithPasskey', { body: signed })
            await onSigned()
          }}
        />
      )}
    </div>
  )
}
