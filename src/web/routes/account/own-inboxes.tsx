import type { Me } from '#contract/me.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** For HR, owners and staff: the way to what is addressed to them. Nothing for everybody else. */
export function OwnInboxes({ account }: { readonly account: Me }) {
  const t = useText('myResults')
  const roles = account.memberships.flatMap((membership) => membership.roles)
  const answers = account.staff || roles.includes('hr') || roles.includes('owner')
  if (!answers) return null
  return (
    <section className="flow no-print">
      <h2>{t('inboxes.title')}</h2>
      <ul>
        <li>
          <PageLink to="/stodforfragningar">{t('inboxes.requests')}</PageLink>
        </li>
        {account.staff && (
          <li>
            <PageLink to="/meddelanden">{t('inboxes.messages')}</PageLink>
          </li>
        )}
        {account.staff && (
          <li>
            <PageLink to="/kalender">{t('inboxes.calendar')}</PageLink>
          </li>
        )}
      </ul>
    </section>
  )
}
