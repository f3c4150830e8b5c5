import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage, hrTexts } from './hr-page.tsx'

export const loader = pageTexts(...hrTexts, 'organisation', 'secondFactor', 'setUp')
export const meta = pageMeta('organisation', 'title', 'description')

const loadOrganisation = () => import('./signed-in-organisation.tsx')

/** The signed-in part is fetched while the server is asked who is signed in. */
export default function OrganisationPage() {
  const inside = useLazyModule(useSignedInMark(), loadOrganisation)
  return (
    <HrPage of="organisation">
      <HrGate here="/organisation">
        {(membership) => (
          <LazyPart part={inside}>
            {({ SignedInOrganisation }) => <SignedInOrganisation {...membership} />}
          </LazyPart>
        )}
      </HrGate>
    </HrPage>
  )
}
