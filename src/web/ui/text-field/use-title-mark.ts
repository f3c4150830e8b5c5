import { useEffect } from 'react'

/** The number of fields and summaries with an error: the title has one mark for all. */
let wrongParts = 0

/**
 * Puts "Fel:" first in the page's title while something is wrong, because a screen reader and the list of tabs begin with
 * the title.
 * @param errorPrefix if it is empty the title does not change
 */
export function useTitleMark(wrong: boolean, errorPrefix: string): void {
  const mark = `${errorPrefix} `
  const marked = wrong && errorPrefix !== ''
  useEffect(() => {
    if (!marked) return
    wrongParts += 1
    // Only removes the mark, because the title may already be that of the next page.
    return () => {
      wrongParts -= 1
      if (wrongParts === 0 && document.title.startsWith(mark))
        document.title = document.title.slice(mark.length)
    }
  }, [marked, mark])
  // After each render, because a page of many steps sets a new title.
  useEffect(() => {
    if (marked && !document.title.startsWith(mark)) document.title = mark + document.title
  })
}
