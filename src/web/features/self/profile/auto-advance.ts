import { type PointerEvent, useEffect, useRef } from 'react'
import { browserStore } from '#web/lib/browser-store.ts'
import { oneOf } from '#web/lib/shape.ts'
import { useStored } from '#web/lib/use-stored.ts'

/** After which answers the form advances automatically: those chosen with a pointer, all of them, or none. */
export const advances = ['pointer', 'always', 'never'] as const
export type Advance = (typeof advances)[number]

export const advanceStore = browserStore<Advance>('andrum.auto-advance', {
  parse: oneOf(advances),
  empty: 'pointer',
})

/** Pause between an answer and the next question, in milliseconds: long enough to see the choice. */
export const advanceDelay = 300
/** In milliseconds: so long the next question ignores presses, because the second of a double press was meant for the question before. */
const restAfter = 250

/** When the form last advanced automatically, in milliseconds of `performance.now()`. */
let advancedAt = Number.NEGATIVE_INFINITY

/**
 * Whether a screen reader made the event: VoiceOver on iOS reports a pointer without size, TalkBack a mouse of one pixel
 * without pressure.
 */
export function isVirtual({ width, height, pressure, pointerType }: VirtualSigns): boolean {
  return (width === 0 && height === 0) || (pointerType === 'mouse' && pressure === 0)
}
type VirtualSigns = Pick<PointerEvent, 'width' | 'height' | 'pressure' | 'pointerType'>

/** Advances to the next question a moment after an answer was chosen, if the person wants that. */
export function useAutoAdvance(onContinue: () => void) {
  const { value: advance } = useStored(advanceStore)
  const pressed = useRef(false)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    /** To be called when an answer has been chosen. */
    onChosen() {
      window.clearTimeout(timer.current)
      if (advance === 'never' || (advance === 'pointer' && !pressed.current)) return
      timer.current = window.setTimeout(() => {
        advancedAt = performance.now()
        onContinue()
      }, advanceDelay)
    },
    /** Cancels advancing, because the person does something else on this question. */
    stay: () => window.clearTimeout(timer.current),
    /** Props of the element around the answers. */
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
