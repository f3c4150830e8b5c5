import { usualPromise } from '#core/support/receiver.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** For a visitor: what an account would add, how to get one, and which help needs none. */
export function SupportVisitor({ returnTo }: { readonly returnTo: string }) {
  const t = useText('support')
  const { pathTo } = useLanguage()
  return (
    <section className="flow">
      <h2>{t('ask.visitor.title')}</h2>
      <p>{t('ask.visitor.text', { days: usualPromise })}</p>
      <p>{t('ask.visitor.account')}</p>
      <p className="button-stack">
        <PageButton to={`/logga-in?to=${encodeURIComponent(pathTo(returnTo))}`}>
          {t('ask.visitor.signIn')}
        </PageButton>
        <PageButton kind="quiet" to="/kontakta-oss?about=support">
          {t('ask.visitor.contact')}
        </PageButton>
      </p>
    </section>
  )
}
