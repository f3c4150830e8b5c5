import type { ReactNode } from 'react'
import type { DictionaryName } from '#text/dictionaries.ts'
import { useText } from '#web/lib/use-text.ts'

type HrPageProps = {
  /** Whose title and lead it begins with. */
  readonly of:
    | 'members'
    | 'rounds'
    | 'roles'
    | 'organisation'
    | 'auditLog'
    | 'slips'
    | 'integrations'
    | 'yearlyFollowUp'
  readonly children: ReactNode
}

/** What every page about the organisation begins with. */
export function HrPage({ of, children }: HrPageProps) {
  const t = useText(of)
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

/** What every page about the organisation says; its own texts come beside these. */
export const hrTexts = ['gate', 'problems'] as const satisfies readonly DictionaryName[]
