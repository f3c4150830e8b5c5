import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. It renders at once, before the browser takes the print image. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    const change = () => flushSync(() => setPrinting(paper.matches))
    // Some browsers do not report printing by the media query.
    const begin = () => flushSync(() => setPrinting(true))
    paper.addEventListener('change', change)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', change)
    return () => {
      paper.removeEventListener('change', change)
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', change)
    }
  }, [])
  return printing
}
