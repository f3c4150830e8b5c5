import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage, hrTexts } from './hr-page.tsx'

export const loader = pageTexts(...hrTexts, 'yearlyFollowUp')
export const meta = pageMeta('yearlyFollowUp', 'title', 'description')

const loadFollowUp = () => import('#web/features/measures/yearly-follow-up/yearly-follow-up.tsx')

/** The signed-in part is fetched while the server is asked who is signed in. */
export default function YearlyFollowUpPage() {
  const inside = useLazyModule(useSignedInMark(), loadFollowUp)
  return (
    <HrPage of="yearlyFollowUp">
      <HrGate here="/arlig-uppfoljning">
        {({ organisation }) => (
          <LazyPart part={inside}>
            {({ YearlyFollowUp }) => (
              <YearlyFollowUp organisationId={organisation.id} organisation={organisation.name} />
            )}
          </LazyPart>
        )}
      </HrGate>
    </HrPage>
  )
}
