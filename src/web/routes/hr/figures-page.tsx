import type { ComponentType, ReactNode } from 'react'
import { ClosedGate, WaitingGate } from '#web/features/identity/gate/closed-gate.tsx'
import type { Names } from '#web/features/rounds/overview/overview-view.ts'
import { useOwnHeading } from '#web/features/rounds/overview/use-own-heading.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useKnownMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { HrPath } from './hr-gate.tsx'

type Inside = {
  readonly SignedInFigures: ComponentType<{
    readonly here: HrPath
    readonly names: Names
    readonly onHeading: (heading: string | null) => void
  }>
}

type FiguresPageProps = {
  readonly here: HrPath
  readonly title: string
  readonly lead: string
  readonly names: Names
  /** Fetches the signed-in part: a plain `import()`, the same at every render. */
  readonly load: () => Promise<Inside>
  /** Below the figures, also for a visitor; not below content with a heading of its own. */
  readonly children?: ReactNode
}

/** Shows a visitor what the page is and how to sign in, and fetches the rest where somebody may be signed in. */
export function FiguresPage({ here, title, lead, names, load, children }: FiguresPageProps) {
  const t = useText('problems')
  const mayBeIn = useKnownMark()
  const inside = useLazyModule(mayBeIn === true, load)
  const [heading, onHeading] = useOwnHeading(title)
  return (
    <div className="page page-main figures-page">
      <h1 tabIndex={-1}>{heading ?? title}</h1>
      {mayBeIn !== true && <p className="lead column">{lead}</p>}
      {mayBeIn === false ? (
        <ClosedGate signedIn={false} returnTo={here} />
      ) : inside ? (
        <inside.SignedInFigures {...{ here, names, onHeading }} />
      ) : inside === null ? (
        <Notice live title={t('problem.network')} />
      ) : (
        <WaitingGate />
      )}
      {heading === null && children}
    </div>
  )
}
