import type { Membership } from '#web/features/identity/gate/organisation-gate.tsx'
import { OrganisationFacts } from '#web/features/people/organisation-settings/organisation-facts.tsx'
import { OrganisationForm } from '#web/features/people/organisation-settings/organisation-form.tsx'
import { SingleSignOn } from '#web/features/people/organisation-settings/single-sign-on.tsx'
import { SupportSettings } from '#web/features/people/organisation-settings/support-settings.tsx'
import { SetUp } from '#web/features/people/set-up/set-up.tsx'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'

/** Settings of the whole organisation, for the roles that decide them. */
export function SignedInOrganisation({ organisation: { id }, roles }: Membership) {
  return (
    <div className="overview">
      <SetUp organisationId={id} owns={roles.includes('owner')} until="all done" />
      <SupportSettings organisationId={id} />
      <OrganisationFacts organisationId={id} owns={roles.includes('owner')} />
      {roles.includes('owner') && <OrganisationForm organisationId={id} />}
      {roles.includes('owner') && <SingleSignOn organisationId={id} />}
      <ProofHost />
    </div>
  )
}
