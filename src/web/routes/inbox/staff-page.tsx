import type { ReactNode } from 'react'
import { RoleGate } from '#web/features/identity/gate/role-gate.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'

type StaffPageProps = {
  readonly title: string
  readonly lead: string
  /** The address to return to after signing in, as in the site map. */
  readonly returnTo: string
  readonly children: () => ReactNode
}

/** A page for staff only: its words are public, the rest is behind the gate. */
export function StaffPage({ title, lead, returnTo, children }: StaffPageProps) {
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead column">{lead}</p>
      </div>
      <QueryProvider>
        <RoleGate openedBy={({ staff }) => staff || undefined} returnTo={returnTo}>
          {children}
        </RoleGate>
      </QueryProvider>
    </div>
  )
}
