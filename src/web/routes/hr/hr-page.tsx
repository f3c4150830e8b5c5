import type { ReactNode } from 'react'
import { useText } from '#web/lib/use-text.ts'

/** What every page about the organisation begins with. */
export function HrPage({ children }: { readonly children: ReactNode }) {
  const t = useText<'title' | 'lead'>()
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead column">{t('lead')}</p>
      </div>
      {children}
    </div>
  )
}
