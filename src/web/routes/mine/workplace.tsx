import { RoleGate } from '#web/features/identity/gate/role-gate.tsx'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('gate', 'problems', 'overview', 'workplace', 'questions')
export const meta = pageMeta('workplace', 'title', 'description')

const loadWorkplace = () => import('./signed-in-workplace.tsx')

/** What an employer publishes to its employees: results of rounds, and measures that are done. */
export default function WorkplacePage() {
  const t = useText('workplace')
  const inside = useLazyModule(useSignedInMark(), loadWorkplace)
  return (
    <div className="page page-main flow">
      <h1>{t('title')}</h1>
      <p className="lead column">{t('lead')}</p>
      <p className="actions">
        <PageLink to="/vem-ser-vad" className="link-alone">
          {t('who.link')}
        </PageLink>
        <PageLink to="/min-inbjudan" className="link-alone">
          {t('proof.link')}
        </PageLink>
      </p>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <QueryProvider>
        <RoleGate
          openedBy={(me) => (me.memberships.length > 0 ? me : undefined)}
          returnTo="/min-arbetsplats"
          ownTexts={{ signIn: t('signIn.text'), refused: t('refused.text') }}
        >
          {(me) => <LazyPart part={inside}>{({ Workplaces }) => <Workplaces me={me} />}</LazyPart>}
        </RoleGate>
      </QueryProvider>
    </div>
  )
}
