import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { useText } from '../use-text.ts'

let unsavedHere = 0

/** Whether the page has input that is stored nowhere. */
export const isUnsaved = (): boolean => unsavedHere > 0

/** Asks before the page is left by a link or by the browser's Back, reloaded or closed while it has input that is stored nowhere. */
export function LeaveGuard({ unsaved }: { readonly unsaved: boolean }) {
  // When the page is closed the browser shows its own words instead.
  const question = useText('frame')('form.leave')
  useEffect(() => {
    if (!unsaved) return
    unsavedHere += 1
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      // A link within the page, to another tab or to a file does not leave the page.
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.download !== '') return
      if (link.pathname === location.pathname || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (link.protocol !== location.protocol || confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      unsavedHere -= 1
      removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [unsaved, question])
  return unsaved && <BackGuard question={question} />
}

const isBack: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) =>
  historyAction === 'POP' && currentLocation.pathname !== nextLocation.pathname

/** The router asks one guard alone, and warns about more, so there is none where nothing is unsaved. */
function BackGuard({ question }: { readonly question: string }) {
  const back = useBlocker(isBack)
  useEffect(() => {
    if (back.state !== 'blocked') return
    if (confirm(question)) back.proceed()
    else back.reset()
  }, [back, question])
  return null
}
