import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage, hrTexts } from './hr-page.tsx'

export const loader = pageTexts(...hrTexts, 'roles', 'secondFactor')
export const meta = pageMeta('roles', 'title', 'description')

const loadRoles = () => import('#web/features/people/roles/roles.tsx')

/** The signed-in part is fetched while the server is asked who is signed in. */
export default function RolesPage() {
  const inside = useLazyModule(useSignedInMark(), loadRoles)
  return (
    <HrPage of="roles">
      <HrGate here="/roller">
        {({ organisation, roles }) => (
          <LazyPart part={inside}>
            {({ Roles }) => (
              <Roles
                organisationId={organisation.id}
                mayChange={roles.includes('owner')}
                mayReadLog={roles.includes('owner') || roles.includes('safety_representative')}
              />
            )}
          </LazyPart>
        )}
      </HrGate>
    </HrPage>
  )
}
