import { leaveAtOnce, leaveOnEscapes } from '../ui/quick-exit/leave-at-once.ts'

/** The quick exit of a page without React does what it does elsewhere: the page leaves the history. */
export function leaveOnQuickExit(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.quick-exit')
  if (link === null) return
  leaveOnEscapes(link.href)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    leaveAtOnce(link.href)
  })
}
