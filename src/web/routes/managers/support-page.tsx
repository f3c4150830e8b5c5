import type { ReactNode } from 'react'
import { ArticleHead } from '#web/features/site/article/article-head.tsx'
import { managersHome } from '#web/features/support/manager-support/support-pages.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { BackLink } from '#web/ui/back-link/back-link.tsx'
import { ManagersGate } from './managers-gate.tsx'

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
