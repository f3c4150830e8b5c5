import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage, hrTexts } from './hr-page.tsx'

export const loader = pageTexts(...hrTexts, 'slips', 'secondFactor')
export const meta = pageMeta('slips', 'title', 'description')

/** The part itself reads the query. */
export const shouldRevalidate = () => false

const loadSlips = () => import('#web/features/rounds/slips/slips-page.tsx')

/** The signed-in part is fetched while the server is asked who is signed in. */
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
