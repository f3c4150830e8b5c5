import type { ReactNode } from 'react'

type BandProps = {
  /** For links within the page. */
  readonly id?: string
  readonly title: ReactNode
  readonly children: ReactNode
  /** The heading above instead of beside: for what needs the whole width. */
  readonly wide?: boolean
}

/** One idea of a page: a hairline, its heading at the side, its content beside it. */
export function Band({ id, title, children, wide = false }: BandProps) {
  return (
    <section id={id} className={wide ? 'band band-wide' : 'band'}>
      <h2 className="band-title">{title}</h2>
      <div className="band-body flow">{children}</div>
    </section>
  )
}
