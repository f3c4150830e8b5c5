import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage, hrTexts } from './hr-page.tsx'

export const loader = pageTexts(...hrTexts, 'slips', 'secondFactor')
export const meta = pageMeta('slips', 'title', 'description')

/** What lies in the query is read by the part itself. */
export const shouldRevalidate = () => false

const loadSlips = () => import('#web/features/rounds/slips/slips-page.tsx')

/** What is behind the gate is fetched while the server is asked who is there. */
export default function PrintSlipsPage() {
  const inside = useLazyModule(useSignedInMark(), loadSlips)
  return (
    <HrPage of="slips">
      <HrGate here="/lappar">
        {({ organisation }) => (
          <LazyPart part={inside}>
            {({ SlipsPage }) => <SlipsPage organisationId={organisation.id} />}
          </LazyPart>
        )}
      </HrGate>
    </HrPage>
  )
}
