import { type PointerEvent, useEffect, useRef } from 'react'
import { browserStore } from '#web/lib/browser-store.ts'
import { oneOf } from '#web/lib/shape.ts'
import { useStored } from '#web/lib/use-stored.ts'

/** After which answers the next question comes by itself: those chosen with a pointer, all of them, or none. */
export const advances = ['pointer', 'always', 'never'] as const
export type Advance = (typeof advances)[number]

export const advanceStore = browserStore<Advance>('andrum.auto-advance', {
  parse: oneOf(advances),
  empty: 'pointer',
})

/** Milliseconds from an answer to the next question: long enough to see what was chosen. */
export const advanceDelay = 300
/** Milliseconds in which the next question takes no press: the second of a double press was meant for the one before. */
const restAfter = 250

/** When the last question gave way by itself, in milliseconds of `performance.now()`. */
let advancedAt = Number.NEGATIVE_INFINITY

/**
 * Whether a screen reader made the event: VoiceOver on iOS reports a pointer without size, TalkBack a mouse of one
 * pixel that presses nothing.
 */
export function isVirtual({ width, height, pressure, pointerType }: VirtualSigns): boolean {
  return (width === 0 && height === 0) || (pointerType === 'mouse' && pressure === 0)
}
type VirtualSigns = Pick<PointerEvent, 'width' | 'height' | 'pressure' | 'pointerType'>

/** Goes on to the next question some time after an answer was chosen, if the person wants that. */
export function useAutoAdvance(onContinue: () => void) {
  const { value: advance } = useStored(advanceStore)
  const pressed = useRef(false)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    /** Call it when an answer has been chosen. */
    onChosen() {
      window.clearTimeout(timer.current)
      if (advance === 'never' || (advance === 'pointer' && !pressed.current)) return
      timer.current = window.setTimeout(() => {
        advancedAt = performance.now()
        onContinue()
      }, advanceDelay)
    },
    /** Stays at this question: the person does something else here. */
    stay: () => window.clearTimeout(timer.current),
    /** Props of what surrounds the answers. */
    around: {
      onPointerDownCapture(event: PointerEvent) {
        pressed.current = !isVirtual(event)
      },
      onKeyDownCapture() {
        pressed.current = false
        window.clearTimeout(timer.current)
      },
      onClickCapture(event: { preventDefault: () => void }) {
        if (performance.now() - advancedAt < restAfter) event.preventDefault()
      },
    },
  }
}
