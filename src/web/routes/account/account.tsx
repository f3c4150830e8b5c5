import { useNavigate } from 'react-router'
import type { Me } from '#contract/identity/me.ts'
import { SecondFactor } from '#web/features/identity/second-factor/second-factor.tsx'
import { ChangeAddress } from '#web/features/identity/sign-in/change-address.tsx'
import { OwnAddresses } from '#web/features/identity/sign-in/own-addresses.tsx'
import { ProblemNotice } from '#web/features/identity/sign-in/problem-notice.tsx'
import { Sessions } from '#web/features/identity/sign-in/sessions.tsx'
import { Unsent } from '#web/features/identity/sign-in/unsent.tsx'
import { useSignIn } from '#web/features/identity/sign-in/use-sign-in.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

/** Who is signed in, the sign-out button, and the person's other sessions. */
export function Account({ me }: { readonly me: Me }) {
  const t = useText('settings')
  const { pathTo } = useLanguage()
  const navigate = useNavigate()
  const { busy, problem, unsent, signOut } = useSignIn(null)
  const leave = (anyway: boolean) => void signOut(anyway).then((out) => out && navigate(pathTo('/logga-in')))
  return (
    <section className="section-part flow no-print">
      <h2>{t('account.title')}</h2>
      <p>{t('account.email', { email: me.person.email })}</p>
      <ProblemNotice problem={problem} />
      <Unsent unsent={unsent} busy={busy} onSignOut={() => leave(true)} />
      <p>
        <Button kind="quiet" busy={busy} onClick={() => leave(false)}>
          {t('account.signOut')}
        </Button>
      </p>
      <ChangeAddress me={me} />
      <OwnAddresses me={me} />
      {me.opensOwn && (
        <>
          <SecondFactor />
          <Sessions />
        </>
      )}
    </section>
  )
}
