import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isOpenedByItself } from '#web/lib/arrival.ts'

/** Moves the focus after a link within the page, because the link is gone; not when the address was opened directly. */
export function useFocusOnArrival(focus: () => void): void {
  const isFirst = isOpenedByItself(useLocation())
  const arrived = useRef(focus)
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) arrived.current()
  }, [isFirst])
}
