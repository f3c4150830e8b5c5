import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being put on paper: drawn before the browser takes its picture of it. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    const change = () => flushSync(() => setPrinting(paper.matches))
    // Not every browser tells of paper by its media.
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
