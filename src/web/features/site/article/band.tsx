import type { ReactNode } from 'react'

type BandProps = {
  /** Target of links within the page. */
  readonly id?: string
  readonly title: ReactNode
  readonly children: ReactNode
  /** The heading is above the content, which needs the whole width. */
  readonly wide?: boolean
  /** Folded on a phone, on a static page (`static/static-page.ts`): for content that few people read. */
  readonly folds?: boolean
}

/** One section of a page: a hairline, its heading at the side, its content beside it. */
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
