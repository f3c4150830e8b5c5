import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being put on paper: drawn before the browser takes its picture of it. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    const change = () => flushSync(() => setPrinting(paper.matches))
    paper.addEventListener('change', change)
    return () => paper.removeEventListener('change', change)
  }, [])
  return printing
}
