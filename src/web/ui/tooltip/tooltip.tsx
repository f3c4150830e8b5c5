import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

/** Milliseconds before a tooltip opens. */
const openDelay = 700
/** In milliseconds: within this time after one tooltip has closed, the next opens at once. */
const skipDelay = 300

let closedAt = Number.NEGATIVE_INFINITY

/** Records that a tooltip has closed. @param now milliseconds of any steady clock */
export function noteClosed(now: number): void {
  closedAt = now
}

/** The delay before the next tooltip opens, in milliseconds. @param now milliseconds of the same clock */
export function delayBeforeOpening(now: number): number {
  return now - closedAt < skipDelay ? 0 : openDelay
}

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
