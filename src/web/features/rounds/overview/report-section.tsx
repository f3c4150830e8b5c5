import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useNarrowScreen } from '#web/lib/use-narrow-screen.ts'
import { Fold } from '#web/ui/fold/fold.tsx'

type ReportSectionProps = {
  readonly id: string
  readonly title: string
  /** Opens the section on a phone too, because it contains what the reader asked for. */
  readonly open?: boolean
  readonly kind?: 'compare' | 'no-print'
  readonly children: ReactNode
}

/** A section of the report. On a phone it is folded, so that all sections fit on two screens; a link to it opens it. */
export function ReportSection({ id, title, open, kind, children }: ReportSectionProps) {
  const isNarrow = useNarrowScreen()
  const isNamed = useLocation().hash === `#${id}`
  const className = kind === undefined ? 'overview-section' : `overview-section ${kind}`
  if (isNarrow)
    return (
      <Fold id={id} title={title} level={2} {...(open || isNamed ? { open: true } : {})}>
        <div className={className}>{children}</div>
      </Fold>
    )
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
