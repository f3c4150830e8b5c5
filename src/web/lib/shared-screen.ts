import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { browserStore, emptyTab, inTab } from './browser-store.ts'
import { useStored } from './use-stored.ts'

/** The start page of this tab for each person (`/en/svara`), if it is a shared screen; null: it belongs to one person. */
export const sharedScreen = browserStore<string | null>(
  'andrum.shared-screen',
  { parse: (value) => (typeof value === 'string' ? value : null), empty: null },
  { storage: inTab },
)

/** Whether this tab is a shared screen; an address with `?delad` makes it one. */
export function useSharedScreen(): boolean {
  const { pathname, search } = useLocation()
  const { value } = useStored(sharedScreen)
  useEffect(() => {
    if (new URLSearchParams(search).has('delad')) sharedScreen.write(pathname)
  }, [pathname, search])
  return value !== null
}

/** Deletes what this person has left in the tab, and replaces this page by the start page. */
export function clearSharedScreen(): void {
  const start = sharedScreen.read() ?? location.pathname
  // A browser that stores nothing learns it from the address again.
  const mark = sharedScreen.isKept() ? '' : '?delad'
  forgetPerson()
  location.replace(start + mark)
}

/** Deletes everything in the tab except that it is a shared screen. */
export function forgetPerson(): void {
  emptyTab(sharedScreen.key)
}
