import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isOpenedByItself } from '#web/lib/arrival.ts'

/** What a link within the page has led to takes the focus, because the link is gone; not what an address was opened with. */
export function useFocusOnArrival(focus: () => void): void {
  const isFirst = isOpenedByItself(useLocation())
  const arrived = useRef(focus)
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) arrived.current()
  }, [isFirst])
}
