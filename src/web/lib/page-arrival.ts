import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading, isFreshArrival } from './arrival.ts'

/**
 * What a new page does when it arrives: its route goes to the console, and its heading takes the focus,
 * so that a screen reader starts there. A first page that was not reached by a link of ours is left to the browser.
 */
export function usePageArrival(): void {
  const { pathname, hash } = useLocation()
  const lastPath = useRef<string>(undefined)

  useEffect(() => {
    if (lastPath.current === pathname) return
    const first = lastPath.current === undefined
    lastPath.current = pathname
    console.info(`Sida: ${pathname}`)
    if (hash === '' && (!first || isFreshArrival())) focusHeading()
  }, [pathname, hash])
}
