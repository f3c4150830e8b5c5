import { workHomeOf } from '#core/access/home.ts'
import type { Membership } from '#web/features/identity/gate/organisation-gate.tsx'
import { holdsOne } from '#web/features/identity/gate/page-roles.ts'
import { IdentityChanges } from '#web/features/people/members/identity-changes.tsx'
import { ImportHistory } from '#web/features/people/members/import-history.tsx'
import { ImportMembers } from '#web/features/people/members/import-members.tsx'
import { OrganisationNow } from '#web/features/people/members/organisation-now.tsx'
import { PersonList } from '#web/features/people/members/person-list.tsx'
import { WaitingChanges } from '#web/features/people/members/waiting-changes.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { TodoPanel } from '#web/lib/todo/todo-panel.tsx'
import { useText } from '#web/lib/use-text.ts'

/** The sections of the page, in its order. */
const sections = [
  ['people', 'people.title'],
  ['now', 'now.title'],
  ['import', 'file.title'],
  ['history', 'history.title'],
] as const

/** Members and units, for the roles that may read them. */
export function SignedInMembers({ organisation, roles }: Membership) {
  const t = useText('members')
  const canChange = holdsOne(roles, ['hr', 'owner'])
  return (
    <div className="overview">
      {workHomeOf({ staff: false, memberships: [{ roles }] }) === '/personer-och-enheter' && <TodoPanel />}
      {canChange && (
        <>
          <nav aria-label={t('ways.label')}>
            <ul className="members-ways">
              {sections.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`}>{t(title)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <PersonList organisationId={organisation.id} />
          <OrganisationNow organisationId={organisation.id} />
          <ImportMembers organisationId={organisation.id} />
        </>
      )}
      <p>
        <PageLink to="/roller" className="link-alone">
          {t('roles.way')}
        </PageLink>
      </p>
      <WaitingChanges organisationId={organisation.id} canChange={canChange} />
      <IdentityChanges organisationId={organisation.id} />
      <ImportHistory organisationId={organisation.id} canChange={canChange} />
    </div>
  )
}
