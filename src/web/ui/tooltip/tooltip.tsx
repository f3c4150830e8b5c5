import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { delayBeforeOpening, noteClosed } from './tooltip-delay.ts'

type TooltipProps = {
  /** A short explanation, nothing that a person must know to continue. */
  readonly text: string
  /** The explained words; they are in a focusable button. */
  readonly children: ReactNode
}

/** An explanation on hover or focus. Escape closes it; the pointer may move onto it. */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<number>(undefined)
  const id = useId()

  useEffect(() => () => window.clearTimeout(timer.current), [])

  function show(delay: number) {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(true), delay)
  }

  function hide() {
    window.clearTimeout(timer.current)
    if (open) noteClosed(performance.now())
    setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what one interacts with
    <span
      className="tooltip"
      onPointerEnter={() => show(delayBeforeOpening(performance.now()))}
      onPointerLeave={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      <button
        type="button"
        className="tooltip-term"
        aria-describedby={open ? id : undefined}
        onFocus={() => show(0)}
        onBlur={hide}
      >
        {children}
      </button>
      {open && (
        <span role="tooltip" id={id} className="tooltip-text">
          {text}
        </span>
      )}
    </span>
  )
}
