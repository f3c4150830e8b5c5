import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { browserStore, emptyTab, inTab } from './browser-store.ts'
import { useStored } from './use-stored.ts'

/**
 * The page at which this tab begins anew for each person (`/en/svara`), where it is a screen that several answer at, one after
 * the other; null: it is one person's own.
 */
export const sharedScreen = browserStore<string | null>(
  'andrum.shared-screen',
  { parse: (value) => (typeof value === 'string' ? value : null), empty: null },
  { storage: inTab },
)

/** Whether this tab is a shared screen, which an address with `?delad` makes it. */
export function useSharedScreen(): boolean {
  const { pathname, search } = useLocation()
  const { value } = useStored(sharedScreen)
  useEffect(() => {
    if (new URLSearchParams(search).has('delad')) sharedScreen.write(pathname)
  }, [pathname, search])
  return value !== null
}

/** Forgets what this person has left in the tab, and begins anew in place of this page. */
export function clearSharedScreen(): void {
  const start = sharedScreen.read()
  forgetPerson()
  location.replace(start ?? location.pathname)
}

/** Everything in the tab but that it is a shared screen. */
export function forgetPerson(): void {
  emptyTab(sharedScreen.key)
}
