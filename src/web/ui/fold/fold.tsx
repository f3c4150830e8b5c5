import { type ReactNode, useEffect, useRef } from 'react'

type FoldProps = {
  readonly id: string
  readonly title: string
  /** For a screen reader, after the title, where other folds of the page have the same title. */
  readonly about?: string
  /** Beside the title, in a word or two: the duration, or whether it is done. */
  readonly note?: ReactNode
  /** Level of its heading. */
  readonly level?: 2 | 3 | 4 | 5
  readonly open?: boolean
  readonly onOpen?: (open: boolean) => void
  readonly children: ReactNode
}

/** A foldable section, whose row is its heading. Works without JavaScript. */
export function Fold({ id, title, about, note, level = 3, open, onOpen, children }: FoldProps) {
  const Heading = `h${level}` as const
  const fold = useRef<HTMLDetailsElement>(null)
  // Reports a fold that was opened before hydration, because React got no event of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (fold.current?.open && !open) onOpen?.(true)
  }, [])
  return (
    <details
      ref={fold}
      id={id}
      className="fold"
      open={open}
      onToggle={(event) => onOpen?.(event.currentTarget.open)}
    >
      <summary className="fold-head">
        <Heading>{title}</Heading>
        {about !== undefined && <span className="hidden-text"> {about}</span>}
        {note !== undefined && note !== false && <span className="fold-note">{note}</span>}
      </summary>
      <div className="fold-body flow">{children}</div>
    </details>
  )
}
