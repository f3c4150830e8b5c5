import { RoleGate } from '#web/features/gate/role-gate.tsx'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('gate', 'problems', 'service', 'secondFactor')
export const meta = pageMeta('service', 'title', 'description')

const loadConsole = () => import('#web/features/service/service-console.tsx')

/** For staff: what waits, what has failed, and the customers. */
export default function ServicePage() {
  const t = useText('service')
  const inside = useLazyModule(useSignedInMark(), loadConsole)
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead column">{t('lead')}</p>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      </div>
      <QueryProvider>
        <RoleGate openedBy={({ staff }) => staff || undefined} returnTo="/drift">
          {() => <LazyPart part={inside}>{({ ServiceConsole }) => <ServiceConsole />}</LazyPart>}
        </RoleGate>
      </QueryProvider>
    </div>
  )
}
