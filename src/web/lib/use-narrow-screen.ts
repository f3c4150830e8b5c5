import { useSyncExternalStore } from 'react'

/** Paper never counts as narrow: what is folded on a phone is printed whole. */
const narrow = 'screen and (max-width: 47.99rem)'

function subscribe(onChange: () => void) {
  const screen = window.matchMedia(narrow)
  screen.addEventListener('change', onChange)
  return () => screen.removeEventListener('change', onChange)
}

/** Whether the screen is as narrow as a phone's. Pages are prerendered for a wide one. */
export const useNarrowScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
