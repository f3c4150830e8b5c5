import { OpenRound } from '#web/features/rounds/open-round.tsx'
import { RoundList } from '#web/features/rounds/round-list.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage } from './hr-page.tsx'
import { hrTexts } from './hr-texts.ts'

export const loader = pageTexts(...hrTexts, 'rounds', 'listReview')
export const meta = pageMeta('rounds', 'title', 'description')

export default function RoundsPage() {
  return (
    <HrPage of="rounds">
      <HrGate here="/matningar">
        {({ organisation, roles }) => (
          <div className="overview">
            <RoundList organisationId={organisation.id} roles={roles} />
            {roles.includes('hr') && <OpenRound organisationId={organisation.id} />}
          </div>
        )}
      </HrGate>
    </HrPage>
  )
}
