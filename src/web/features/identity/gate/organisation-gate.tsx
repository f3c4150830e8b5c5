import { Fragment, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Me } from '#contract/identity/me.ts'
import { isUnsaved } from '#web/lib/form/leave-guard.tsx'
import { chosenOf, workOrganisation, worksIn } from '#web/lib/frames/work-organisation.ts'
import { useMe } from '#web/lib/query/use-me.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Select } from '#web/ui/select/select.tsx'
import { holdsOne, type Role } from './page-roles.ts'
import { RoleGate } from './role-gate.tsx'

export type Membership = Me['memberships'][number]
type OrganisationGateProps = {
  /** The roles that open the page. */
  readonly roles: readonly Role[]
  /** The address to return to after signing in, as in the site map. */
  readonly returnTo: string
  readonly children: (membership: Membership) => ReactNode
}

/** Opens a page for members with the right role, and passes the membership that opens it: of several the one chosen in this tab. */
export function OrganisationGate({ roles, returnTo, children }: OrganisationGateProps) {
  const { value: chosen } = useStored(workOrganisation)
  return (
    <RoleGate
      openedBy={({ memberships }) =>
        chosenOf(
          memberships.filter((one) => holdsOne(one.roles, roles)),
          chosen,
        )
      }
      opensByOwnSignIn={({ memberships }) => memberships.some((one) => holdsOne(one.closedRoles, roles))}
      returnTo={returnTo}
    >
      {(membership) => (
        <>
          <Whose {...{ membership, roles }} />
          <Fragment key={membership.organisation.id}>{children(membership)}</Fragment>
        </>
      )}
    </RoleGate>
  )
}

type WhoseProps = Pick<OrganisationGateProps, 'roles'> & { readonly membership: Membership }

/** For people who work in several organisations: which one the page is about, and the choice where it opens in several. */
function Whose({ membership, roles }: WhoseProps) {
  const t = useText('gate')
  const question = useText('frame')('form.leave')
  const { data: me } = useMe()
  const navigate = useNavigate()
  async function change(chosen: string) {
    // What is being written for one organisation never gets into another.
    if (isUnsaved() && !confirm(question)) return
    // The address may name a round, a unit or a measure, which the other organisation does not have.
    await navigate({ search: '' }, { replace: true, preventScrollReset: true })
    workOrganisation.write(chosen)
  }
  const { id, name } = membership.organisation
  const all = me?.memberships ?? []
  if (all.filter(worksIn).length < 2) return null
  const open = all.filter((one) => holdsOne(one.roles, roles))
  if (open.length < 2) return <p>{t('gate.organisation.only', { organisation: name })}</p>
  return (
    <div className="no-print">
      <Select
        id="organisation"
        label={t('gate.organisation')}
        hint={t('gate.organisation.hint')}
        options={open.map(({ organisation }) => ({ value: organisation.id, label: organisation.name }))}
        value={id}
        onChange={({ target }) => void change(target.value)}
      />
    </div>
  )
}
