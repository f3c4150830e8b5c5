import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type PartScreen, partScreens } from '#core/programme/stress-programme.ts'
import { screenIds, sheetId } from './programme-paths.ts'

const never = () => () => undefined

/**
 * The screen that the address names. Null until React answers: the built page has all four, and CSS shows the one that
 * the fragment leads to (`stress-programme.css`), as it does without JavaScript.
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
  // While rendering and not after it: the place that the fragment names must be there when the page scrolls to it.
  setShown({ hash, screen })
  return screen
}

/** Null where the fragment leads to no screen: a link within the page is no way out of the screen it stands on. */
function screenAt(hash: string): PartScreen | null {
  const name = hash.slice(1)
  if (name === '') return 'read'
  const within = document.getElementById(name)?.closest<HTMLElement>('[data-part-screen]')
  return partScreens.find((one) => name === screenIds[one] || one === within?.dataset.partScreen) ?? null
}

/**
 * A screen reader goes on at the heading of the screen that has come, wherever the page is scrolled to; not where the voice
 * that reads aloud has turned to it, and the focus is on the button that makes it rest.
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
