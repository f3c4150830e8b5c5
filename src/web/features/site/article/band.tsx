import type { ReactNode } from 'react'

type BandProps = {
  /** For links within the page. */
  readonly id?: string
  readonly title: ReactNode
  readonly children: ReactNode
  /** The heading above instead of beside: for what needs the whole width. */
  readonly wide?: boolean
  /** A row to open on a phone: for what few read, on a static page (`static/static-page.ts`). */
  readonly folds?: boolean
}

/** One idea of a page: a hairline, its heading at the side, its content beside it. */
export function Band({ id, title, children, wide = false, folds = false }: BandProps) {
  const look = wide ? 'band band-wide' : 'band'
  const heading = <h2 className="band-title">{title}</h2>
  const body = <div className="band-body flow">{children}</div>
  if (!folds)
    return (
      <section id={id} className={look}>
        {heading}
        {body}
      </section>
    )
  return (
    <details id={id} className={`${look} band-folds`} open>
      <summary>{heading}</summary>
      {body}
    </details>
  )
}
