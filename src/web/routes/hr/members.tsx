import { holdsOne } from '#web/features/gate/holds-one.ts'
import { IdentityChanges } from '#web/features/members/identity-changes.tsx'
import { ImportHistory } from '#web/features/members/import-history.tsx'
import { ImportMembers } from '#web/features/members/import-members.tsx'
import { OrganisationNow } from '#web/features/members/organisation-now.tsx'
import { Roles } from '#web/features/members/roles.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { HrGate } from './hr-gate.tsx'
import { HrPage } from './hr-page.tsx'
import { hrTexts } from './hr-texts.ts'

export const loader = pageTexts(...hrTexts, 'importErrors', 'members')
export const meta = pageMeta('members', 'title', 'description')

export default function MembersPage() {
  return (
    <HrPage of="members">
      <HrGate here="/personer-och-enheter">
        {({ organisation, roles }) => (
          <div className="overview">
            {holdsOne(roles, ['hr', 'owner']) && (
              <>
                <OrganisationNow organisationId={organisation.id} />
                <ImportMembers organisationId={organisation.id} />
              </>
            )}
            <Roles organisationId={organisation.id} mayChange={roles.includes('owner')} />
            <IdentityChanges organisationId={organisation.id} />
            <ImportHistory organisationId={organisation.id} />
          </div>
        )}
      </HrGate>
    </HrPage>
  )
}
