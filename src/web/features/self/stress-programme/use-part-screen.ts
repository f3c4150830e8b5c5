import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type PartScreen, partScreens } from '#core/programme/stress-programme.ts'
import { screenIds, sheetId } from './programme-paths.ts'

const never = () => () => undefined

/**
 * The screen in the address. Null until hydration: the prerendered page has all four, and CSS shows the fragment's one
 * (`stress-programme.css`), as without JavaScript.
 */
export function usePartScreen(): PartScreen | null {
  const { hash, state } = useLocation()
  const answers = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [shown, setShown] = useState<{ readonly hash: string; readonly screen: PartScreen } | null>(null)
  useFocusOnNewScreen(hash, state?.listening === true)
  if (!answers) return null
  if (shown?.hash === hash) return shown.screen
  const screen = screenAt(hash) ?? shown?.screen ?? 'read'
  // During rendering, not in an effect: the fragment's target must exist when the page scrolls to it.
  setShown({ hash, screen })
  return screen
}

/** Null for a fragment that is on no screen, so that a link within the page does not leave its screen. */
function screenAt(hash: string): PartScreen | null {
  const name = hash.slice(1)
  if (name === '') return 'read'
  const within = document.getElementById(name)?.closest<HTMLElement>('[data-part-screen]')
  return partScreens.find((one) => name === screenIds[one] || one === within?.dataset.partScreen) ?? null
}

/**
 * Focuses the heading of a new screen for screen readers, wherever the page is scrolled to. Not when the reading voice has
 * turned the screen: then the focus stays on the button that pauses it.
 */
function useFocusOnNewScreen(hash: string, isListening: boolean): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const first = before.current === undefined
    if (before.current === hash) return
    before.current = hash
    if (isListening) return
    const name = hash === '' && !first ? screenIds.read : hash.slice(1)
    const screen = partScreens.find((one) => screenIds[one] === name)
    if (screen === undefined && name !== sheetId) return
    const heading =
      document.getElementById(name) ?? document.querySelector<HTMLElement>(`[data-part-screen=${screen}] h2`)
    heading?.focus({ preventScroll: true })
  }, [hash, isListening])
}
