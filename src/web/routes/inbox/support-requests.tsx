import type { Me } from '#contract/identity/me.ts'
import { RoleGate } from '#web/features/identity/gate/role-gate.tsx'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('gate', 'problems', 'inbox', 'questions')
export const meta = pageMeta('inbox', 'requests.title', 'requests.description')

const loadRequests = () => import('./signed-in-requests.tsx')

/** Where receivers answer support requests. The signed-in part is fetched while the server is asked who is signed in. */
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
        <RoleGate
          openedBy={(me) => (receives(me) || represents(me) ? me : undefined)}
          opensByOwnSignIn={({ memberships }) =>
            memberships.some(({ closedRoles }) => closedRoles.includes('safety_representative'))
          }
          returnTo="/stodforfragningar"
        >
          {(me) => (
            <LazyPart part={inside}>
              {({ SignedInRequests }) => (
                <SignedInRequests me={me} receives={receives(me)} setsUp={holdsHr(me)} />
              )}
            </LazyPart>
          )}
        </RoleGate>
      </QueryProvider>
    </div>
  )
}

const holdsHr = ({ memberships }: Me): boolean => memberships.some(({ roles }) => roles.includes('hr'))

const represents = ({ memberships }: Me): boolean =>
  memberships.some(({ roles }) => roles.includes('safety_representative'))

const receives = (me: Me): boolean => me.staff || holdsHr(me)
