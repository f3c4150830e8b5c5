import { useEffect } from 'react'

/** How many fields and summaries of the page say that something is wrong: the title says it once. */
let wrongParts = 0

/**
 * "Fel:" first in the page's title as long as something is wrong: it is what a reader of the list of tabs, or of the title,
 * learns first.
 * @param errorPrefix where it is empty the title stays as it is
 */
export function useTitleMark(wrong: boolean, errorPrefix: string): void {
  const mark = `${errorPrefix} `
  const marked = wrong && errorPrefix !== ''
  useEffect(() => {
    if (!marked) return
    wrongParts += 1
    // Only the mark is taken back: by then the title may be that of the next page.
    return () => {
      wrongParts -= 1
      if (wrongParts === 0 && document.title.startsWith(mark))
        document.title = document.title.slice(mark.length)
    }
  }, [marked, mark])
  // At each render, because a page of many steps gives itself a new title.
  useEffect(() => {
    if (marked && !document.title.startsWith(mark)) document.title = mark + document.title
  })
}
