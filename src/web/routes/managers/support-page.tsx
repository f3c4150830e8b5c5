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
  /** Its own address, for coming back after signing in. */
  readonly here: string
  /** For managers, HR and owners. */
  readonly children: ReactNode
}

/** One guide or checklist: what it is about is open to all, the rest to those whom it is for. */
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
  /** Where to come back to after signing in: an address of the site map. */
  readonly here: string
  readonly children: ReactNode
}

/** Guides and checklists are for managers, HR and owners. Their words are no secret: they are in the data of the page. */
function ManagersGate({ here, children }: ManagersGateProps) {
  return (
    <QueryProvider>
      <OrganisationGate roles={managerSupportRoles} returnTo={here}>
        {() => children}
      </OrganisationGate>
    </QueryProvider>
  )
}
