import { useEffect, useState } from 'react'
import { ApiError, callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { StepHeading } from './step-heading.tsx'

/** The organisation whose own sign-in a person can use instead of a code. */
export type SignOnOffer = { readonly email: string; readonly organisation: string }

type SignOnStepProps = {
  readonly offer: SignOnOffer
  readonly returnTo: string | null
  /** The employer's sign-in has just failed with an account that opens nothing here. */
  readonly wrongAccount: boolean
  /** A code is being requested; `problem`: why that failed. */
  readonly busy: boolean
  readonly problem: ApiError | null
  readonly onCode: () => void
  readonly onOtherEmail: () => void
}

/** Offers the employer's own sign-in and says what it opens. A person can always request a code instead. */
export function SignOnStep(props: SignOnStepProps) {
  const { offer, returnTo, wrongAccount, busy, problem, onCode, onOtherEmail } = props
  const t = useText('signIn')
  const { language } = useLanguage()
  const [going, setGoing] = useState(false)
  const [refused, setRefused] = useState<ApiError | null>(null)
  const { email, organisation } = offer

  // By the back button many browsers show the page as it was left, with a button that ignores presses.
  useEffect(() => {
    const onShow = () => setGoing(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  async function go() {
    setGoing(true)
    setRefused(null)
    try {
      const to = returnTo === null ? {} : { returnTo }
      // Without `otherAccount` the provider would return the same account again without asking.
      const body = { email, language, ...to, ...(wrongAccount ? { otherAccount: true } : {}) }
      const { address } = await callApi('startSingleSignOn', { body })
      window.location.assign(address)
    } catch (error) {
      setGoing(false)
      setRefused(error instanceof ApiError ? error : new ApiError(0, 'unexpected'))
    }
  }

  return (
    <div className="flow">
      <StepHeading>{t('signOn.heading', { organisation })}</StepHeading>
      <p className="lead">{t('signOn.lead', { email, organisation })}</p>
      <p>{t('signOn.limit')}</p>
      <ProblemNotice problem={refused ?? problem} />
      <p className="actions">
        <Button busy={going} onClick={() => void go()}>
          {going ? t('signOn.going') : t('signOn.button', { organisation })}
        </Button>
        <Button kind="quiet" busy={busy} onClick={onCode}>
          {t('signOn.code')}
        </Button>
      </p>
      <p>
        <Button kind="plain" onClick={onOtherEmail}>
          {t('code.other')}
        </Button>
      </p>
    </div>
  )
}
