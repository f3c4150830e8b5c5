import type { ReactNode } from 'react'
import { OrganisationGate } from '#web/features/identity/gate/organisation-gate.tsx'
import { managerSupportRoles } from '#web/features/identity/gate/page-roles.ts'
import { ArticleHead } from '#web/features/site/article/article-head.tsx'
import { managersHome } from '#web/features/support/manager-support/support-pages.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'
import { BackLink } from '#web/ui/back-link/back-link.tsx'

type SupportPageProps = {
  readonly title: ReactNode
  readonly lead: ReactNode
  /** Its own address, to return to after signing in. */
  readonly here: string
  /** For managers, HR and owners. */
  readonly children: ReactNode
}

/** One guide or checklist: its introduction is open to all, the rest is for managers, HR and owners. */
export function SupportPage({ title, lead, here, children }: SupportPageProps) {
  const t = useText('managerSupport')
  return (
    <article className="page page-main manager-guide">
      <BackLink>
        <PageLink to={managersHome}>{t('back')}</PageLink>
      </BackLink>
      <ArticleHead title={title} lead={lead} />
      <ManagersGate here={here}>{children}</ManagersGate>
    </article>
  )
}

type ManagersGateProps = {
  /** The address to return to after signing in, as in the site map. */
  readonly here: string
  readonly children: ReactNode
}

/** Shows guides and checklists to managers, HR and owners only. Their words are not secret: the page's data contain them. */
function ManagersGate({ here, children }: ManagersGateProps) {
  return (
    <QueryProvider>
      <OrganisationGate roles={managerSupportRoles} returnTo={here}>
        {() => children}
      </OrganisationGate>
    </QueryProvider>
  )
}
