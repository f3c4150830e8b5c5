import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage, hrTexts } from './hr-page.tsx'

export const loader = pageTexts(
  ...hrTexts,
  'rounds',
  'prepareRound',
  'ownQuestions',
  'listReview',
  'measurePlan',
  'overview',
  'secondFactor',
  'slips',
)
export const meta = pageMeta('rounds', 'title', 'description')

const loadRounds = () => import('./signed-in-rounds.tsx')

/** The signed-in part is fetched while the server is asked who is signed in. */
export default function RoundsPage() {
  const inside = useLazyModule(useSignedInMark(), loadRounds)
  return (
    <HrPage of="rounds">
      <HrGate here="/matningar">
        {(membership) => (
          <LazyPart part={inside}>{({ SignedInRounds }) => <SignedInRounds {...membership} />}</LazyPart>
        )}
      </HrGate>
    </HrPage>
  )
}
