import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** The introduction to a role, above the figures that it sees. */
export function ToldView({ view }: { readonly view: 'manager' | 'safety' }) {
  const t = useText('demo')
  return (
    <section className="flow section-part" aria-labelledby="demo-view">
      <h2 id="demo-view">{t(`${view}.title`)}</h2>
      <p>{t(`${view}.text`)}</p>
      {view === 'manager' && (
        <p>
          <PageLink to="/forelasningar" className="link-alone">
            {t('manager.lecture')}
          </PageLink>
        </p>
      )}
    </section>
  )
}
