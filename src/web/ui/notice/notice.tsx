import type { ReactNode } from 'react'

type NoticeProps = {
  /** help: about care or safety, marked red. done: success. note: worth knowing. */
  readonly kind?: 'note' | 'done' | 'help'
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** A screen reader announces it when it appears. */
  readonly live?: boolean
}

/** A passage set apart by a rule at its side. */
export function Notice({ kind = 'note', title, children, live = false }: NoticeProps) {
  return (
    <div className={`notice notice-${kind}`} role={live ? 'status' : undefined}>
      {title !== undefined && <p className="notice-title">{title}</p>}
      {children}
    </div>
  )
}
