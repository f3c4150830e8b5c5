import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = {
  readonly open: boolean
  /** Called however it is closed: the button, Escape, or the page. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** "Stäng" */
  readonly closeLabel: string
}

/** A question that must be answered before going on. The browser keeps the focus within and gives it back. */
export function Dialog({ open, onClose, title, children, closeLabel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <button type="button" className="button button-plain" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </button>
      </div>
      {children}
    </dialog>
  )
}
