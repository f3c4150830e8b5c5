import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type DialogProps = {
  readonly open: boolean
  /** Called however it is closed: the button, Escape, or the page. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** "Stäng" */
  readonly closeLabel: string
  /** Fills the window: for what somebody does with nothing else in sight. */
  readonly whole?: boolean
}

/** A question that must be answered before going on. The browser keeps the focus within and gives it back. */
export function Dialog({ open, onClose, title, children, closeLabel, whole = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Before the effects of what is in it: it has to be open for anything in it to take the focus.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={whole ? 'dialog dialog-whole' : 'dialog'}
      aria-labelledby={titleId}
      onClose={() => {
        // The browser tells of a closing some time after it: what has been opened again since stays open.
        if (!dialog.current?.open) onClose()
      }}
    >
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
