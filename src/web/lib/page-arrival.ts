import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * What a new page does when it arrives: its route goes to the console, and its heading takes the focus,
 * so that a screen reader starts there. The first page is left to the browser.
 */
export function usePageArrival(): void {
  const { pathname, hash } = useLocation()
  const lastPath = useRef<string>(undefined)

  useEffect(() => {
    if (lastPath.current === pathname) return
    const first = lastPath.current === undefined
    lastPath.current = pathname
    console.info(`Sida: ${pathname}`)
    if (first || hash !== '') return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])
}
