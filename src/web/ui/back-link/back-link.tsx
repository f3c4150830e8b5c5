import type { ReactNode } from 'react'

/** The way back, above the heading. Holds one link or button. */
export function BackLink({ children }: { readonly children: ReactNode }) {
  return <p className="back-link no-print">{children}</p>
}
