import { listReview as reviewEn } from '#text/en/list-review.ts'
import { rounds as en } from '#text/en/rounds.ts'
import { listReview as reviewSv } from '#text/sv/list-review.ts'
import { rounds as sv } from '#text/sv/rounds.ts'
import { OpenRound } from '#web/features/rounds/open-round.tsx'
import { RoundList } from '#web/features/rounds/round-list.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage } from './hr-page.tsx'
import { hrTexts } from './hr-texts.ts'

export const loader = pageTexts(...hrTexts({ sv, en }, { sv: reviewSv, en: reviewEn }))
export const meta = pageMeta('title', 'description')

export default function RoundsPage() {
  return (
    <HrPage>
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
