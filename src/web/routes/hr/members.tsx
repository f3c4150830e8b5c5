import { Arrived } from '#web/lib/arrived.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLater } from '#web/lib/use-later.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage } from './hr-page.tsx'
import { hrTexts } from './hr-texts.ts'

export const loader = pageTexts(...hrTexts, 'importErrors', 'members')
export const meta = pageMeta('members', 'title', 'description')

const loadMembers = () => import('./signed-in-members.tsx')

/** What is behind the gate is fetched while the server is asked who is there. */
export default function MembersPage() {
  const inside = useLater(useSignedInMark(), loadMembers)
  return (
    <HrPage of="members">
      <HrGate here="/personer-och-enheter">
        {(membership) => (
          <Arrived part={inside}>{({ SignedInMembers }) => <SignedInMembers {...membership} />}</Arrived>
        )}
      </HrGate>
    </HrPage>
  )
}
