import type { Me } from '#contract/me.ts'
import { InboxGate } from '#web/features/inbox/inbox-gate.tsx'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { HrNavigation } from '../hr/hr-navigation.tsx'
import { InboxNavigation } from './inbox-navigation.tsx'

export const loader = pageTexts('hrDashboard', 'problems', 'inbox')
export const meta = pageMeta('inbox', 'requests.title', 'requests.description')

const loadRequests = () => import('./signed-in-requests.tsx')

/**
 * People to whom a request may be addressed answer here; owner and HR also say who else can be asked. What is behind
 * the gate is fetched while the server is asked who is there.
 */
export default function SupportRequestsPage() {
  const t = useText('inbox')
  const inside = useLazyModule(useSignedInMark(), loadRequests)
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('requests.title')}</h1>
        <p className="lead column">{t('requests.lead')}</p>
      </div>
      <QueryProvider>
        <InboxGate opensFor={(me) => receives(me) || setsUp(me).length > 0} returnTo="/stodforfragningar">
          {(me) => (
            <>
              <InboxNavigation me={me} here="/stodforfragningar" />
              {setsUp(me)
                .slice(0, 1)
                .map(({ organisation, roles }) => (
                  <HrNavigation key={organisation.id} here="/stodforfragningar" roles={roles} />
                ))}
              <LazyPart part={inside}>
                {({ SignedInRequests }) => (
                  <SignedInRequests
                    receives={receives(me)}
                    setsUp={setsUp(me).map(({ organisation }) => organisation.id)}
                  />
                )}
              </LazyPart>
            </>
          )}
        </InboxGate>
      </QueryProvider>
    </div>
  )
}

const receives = ({ staff, memberships }: Me): boolean =>
  staff || memberships.some(({ roles }) => roles.includes('hr'))

const setsUp = ({ memberships }: Me) =>
  memberships.filter(({ roles }) => roles.includes('hr') || roles.includes('owner'))
