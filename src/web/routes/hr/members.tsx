import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage, hrTexts } from './hr-page.tsx'

export const loader = pageTexts(...hrTexts, 'importErrors', 'members', 'todo')
export const meta = pageMeta('members', 'title', 'description')

const loadMembers = () => import('./signed-in-members.tsx')

/** The signed-in part is fetched while the server is asked who is signed in. */
export default function MembersPage() {
  const inside = useLazyModule(useSignedInMark(), loadMembers)
  return (
    <HrPage of="members">
      <HrGate here="/personer-och-enheter">
        {(membership) => (
          <LazyPart part={inside}>{({ SignedInMembers }) => <SignedInMembers {...membership} />}</LazyPart>
        )}
      </HrGate>
    </HrPage>
  )
}
