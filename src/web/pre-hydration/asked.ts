/**
 * Runs in the head of a page whose links set one parameter of the query (`data-asks` is its name). The HTML was made without
 * a query, so until the page is hydrated this script adds the other parameters of the address to a pressed link.
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
