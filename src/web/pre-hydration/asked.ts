/**
 * Runs in the head of a page that has links which ask it for one thing more (`data-asks` is the name of that in the address).
 * The HTML was made without a query: until the page answers, a link that is pressed keeps what the address asks for besides.
 */
import { hydrated } from '../lib/hydrated.ts'

function keepAsked({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-asks]') : null
  if (link === null) return
  const name = link.dataset.asks ?? ''
  const asked = new URLSearchParams(location.search)
  const value = new URLSearchParams(link.search).get(name)
  if (value === null) asked.delete(name)
  else asked.set(name, value)
  link.search = String(asked)
}

addEventListener('click', keepAsked, true)
document.addEventListener(hydrated, () => removeEventListener('click', keepAsked, true), { once: true })
