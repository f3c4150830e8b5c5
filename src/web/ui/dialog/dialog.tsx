import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type DialogProps = {
  readonly open: boolean
  /** Called on every way of closing: the button, Escape, or the page. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** "Stäng" */
  readonly closeLabel: string
  /** Fills the window, so that nothing else is in sight. */
  readonly whole?: boolean
}

/** A modal dialog. The browser keeps the focus within it and returns it afterwards. */
export function Dialog({ open, onClose, title, children, closeLabel, whole = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // In a layout effect, which runs before the effects of its content: an element can take the focus only when the dialog is open.
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
        // The close event comes late: a dialog that has been opened again since stays open.
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
