import { useNavigate } from 'react-router'
import type { myResults } from '#text/sv/my-results.ts'
import { ProblemNotice } from '#web/features/sign-in/problem-notice.tsx'
import { Sessions } from '#web/features/sign-in/sessions.tsx'
import { useSignIn } from '#web/features/sign-in/use-sign-in.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

/** Who is signed in here, the way out, and where else. */
export function Account({ email }: { readonly email: string }) {
  const t = useText<keyof typeof myResults>()
  const { pathTo } = useLanguage()
  const navigate = useNavigate()
  const { busy, problem, signOut } = useSignIn(null)
  return (
    <section className="flow no-print">
      <h2>{t('account.title')}</h2>
      <p>{t('account.email', { email })}</p>
      <ProblemNotice problem={problem} />
      <p>
        <Button
          kind="quiet"
          busy={busy}
          onClick={() => void signOut().then((out) => out && navigate(pathTo('/logga-in')))}
        >
          {t('account.signOut')}
        </Button>
      </p>
      <Sessions />
    </section>
  )
}
