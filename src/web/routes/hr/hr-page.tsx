import type { ReactNode } from 'react'
import type { DictionaryName } from '#text/dictionaries.ts'
import { useText } from '#web/lib/use-text.ts'

type HrPageProps = {
  /** The dictionary with its title and lead. */
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

/** The beginning of every page about the organisation. */
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

/** Dictionaries of every page about the organisation, besides its own. */
export const hrTexts = ['gate', 'problems'] as const satisfies readonly DictionaryName[]
