import { useLanguage } from '#web/lib/language.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { NotAcute } from './not-acute.tsx'

/** Why nothing can be sent for somebody we do not know, and what can be done instead. */
export function SupportVisitor({ returnTo }: { readonly returnTo: string }) {
  const t = useText('support')
  const { pathTo } = useLanguage()
  return (
    <section className="flow">
      <h2>{t('ask.visitor.title')}</h2>
      <p>{t('ask.visitor.text')}</p>
      <NotAcute />
      <p className="button-stack">
        <PageButton to="/kontakta-oss?about=support">{t('ask.visitor.contact')}</PageButton>
        <PageButton kind="quiet" to={`/logga-in?to=${encodeURIComponent(pathTo(returnTo))}`}>
          {t('ask.visitor.signIn')}
        </PageButton>
      </p>
    </section>
  )
}
