import { useSyncExternalStore } from 'react'

/** Paper is never narrow, whatever its size: what is folded on a phone is printed whole. */
const narrow = 'screen and (width < 48rem)'

function subscribe(onChange: () => void) {
  const screen = window.matchMedia(narrow)
  screen.addEventListener('change', onChange)
  return () => screen.removeEventListener('change', onChange)
}

/** Whether the page is shown on a screen as narrow as a phone's. Pages are built for a wide one. */
export const useNarrowScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
