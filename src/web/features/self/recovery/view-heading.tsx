import type { ReactNode } from 'react'

/** The heading of the current view. Takes the focus when the view replaces another. */
export function ViewHeading({ over, children }: { readonly over?: ReactNode; readonly children: ReactNode }) {
  return (
    <h1 id="recovery-view" tabIndex={-1} className="question-title">
      {over !== undefined && <span className="recovery-over">{over}</span>}
      {children}
    </h1>
  )
}
