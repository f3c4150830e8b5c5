import { useEffect } from 'react'

/** The space bar pauses, too, where it presses nothing else. */
export function useSpace(press: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const elsewhere = event.target instanceof Element && event.target.closest('button, a, input, summary')
      if (event.key !== ' ' || elsewhere) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [press])
}
