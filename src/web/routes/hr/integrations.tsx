import { TrialResult } from '#web/features/integrations/integrations/trial-result.tsx'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage, hrTexts } from './hr-page.tsx'

export const loader = pageTexts(...hrTexts, 'integrations', 'secondFactor')
export const meta = pageMeta('integrations', 'title', 'description')

const loadIntegrations = () => import('#web/features/integrations/integrations/integrations.tsx')

/** The signed-in part is fetched while the server is asked who is signed in. */
export default function IntegrationsPage() {
  const inside = useLazyModule(useSignedInMark(), loadIntegrations)
  return (
    <HrPage of="integrations">
      <TrialResult />
      <HrGate here="/integrationer">
        {({ organisation }) => (
          <LazyPart part={inside}>
            {({ Integrations }) => <Integrations organisationId={organisation.id} />}
          </LazyPart>
        )}
      </HrGate>
    </HrPage>
  )
}
