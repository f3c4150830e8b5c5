import type { ReactNode } from 'react'

/** What is on the page now. Takes the focus when it comes instead of something else. */
export function ViewHeading({ over, children }: { readonly over?: ReactNode; readonly children: ReactNode }) {
  return (
    <h1 id="recovery-view" tabIndex={-1} className="question-title">
      {over !== undefined && <span className="recovery-over">{over}</span>}
      {children}
    </h1>
  )
}
