import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Leads the focus to what the fragment of the address names, as soon as it is on the page: what the server is asked for
 * comes after the page has arrived.
 */
export function useFragmentTarget(isThere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = isThere && hash !== '' ? document.getElementById(hash.slice(1)) : null
    if (target === null) return
    target.setAttribute('tabindex', '-1')
    target.focus()
  }, [isThere, hash])
}
