import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading, isFreshArrival } from './arrival.ts'

/**
 * On arrival of a new page, logs its route to the console and focuses its heading, so that a screen reader starts there. A
 * first page that no link of the product led to is left to the browser.
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
