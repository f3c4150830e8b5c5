/**
 * The whole script of a static page, one that holds text, and radio buttons that CSS answers (`static` in the site map):
 * its HTML is what the build wrote, and its links are followed by the browser. What React does around other pages is done
 * here in little.
 */

import { isLanguage, pathIn, withoutLanguage } from '#core/languages.ts'
import { focusHeading, isFreshArrival } from '../lib/arrival.ts'
import { cacheForOffline } from '../lib/cache-for-offline.ts'
import { dragAmongRadios } from '../lib/drag-among-radios.ts'
import { forceLightTheme } from '../lib/light-theme.ts'
import { listenToMark, mayBeSignedIn } from '../lib/signed-in-mark.ts'
import { endWaiting, waitingNotice } from '../lib/waiting-notice.ts'
import { leaveAtOnce, leaveOnEscapes } from '../ui/quick-exit/leave-at-once.ts'

forceLightTheme()
foldOnPhones()
console.info('Appen startar')
console.info(`Sida: ${location.pathname}`)
if (location.hash === '' && isFreshArrival()) focusHeading()
keepPlaceInOtherLanguage()
showOwnPages()
showWaiting()
leaveOnQuickExit()
cacheForOffline()
for (const column of document.querySelectorAll<HTMLElement>('[data-drag]')) dragAmongRadios(column)

/**
 * Closes the sections of a static page that fold (`Band`) in a narrow window, but for the one that the address leads to, and
 * opens the one that a link leads to later. Without this script all of them stand open.
 */
function foldOnPhones(): void {
  const sections = document.querySelectorAll<HTMLDetailsElement>('.band-folds')
  const show = () => {
    const target = document.getElementById(location.hash.slice(1))
    for (const one of sections) if (one.contains(target)) one.open = true
  }
  if (matchMedia('(width < 48rem)').matches) for (const one of sections) one.open = false
  document.documentElement.dataset.folded = ''
  show()
  addEventListener('hashchange', show)
  // A second press on the same link changes no address.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.hash === location.hash) show()
  })
}

/** Links to other languages keep query and place, and on the page for no page the address that was asked for. */
function keepPlaceInOtherLanguage(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('.language-switch a')
  const point = () => {
    const { pathname, search, hash } = location
    for (const link of links)
      if (isLanguage(link.hreflang))
        link.href = pathIn(link.hreflang, withoutLanguage(pathname)) + search + hash
  }
  point()
  addEventListener('hashchange', point)
}

/** For someone who is signed in the sign-in link becomes the link to their own pages; the frame notes both on the link. */
function showOwnPages(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-in-text]')]
  const asBuilt = links.map((link) => ({ href: link.href, text: link.textContent }))
  const show = () => {
    const signedIn = mayBeSignedIn()
    links.forEach((link, position) => {
      const { inHref = '', inText = '' } = link.dataset
      const { href, text } = signedIn ? { href: inHref, text: inText } : (asBuilt[position] ?? link)
      link.href = href
      link.textContent = text ?? ''
    })
  }
  show()
  listenToMark(show)
  // A page that comes back out of the browser's memory may have been left before signing in or out.
  addEventListener('pageshow', show)
}

/** Says that the next page is on its way; CSS keeps it unseen for the first moment. */
function showWaiting(): void {
  const main = document.querySelector('main')
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (main === null || link === null || !leadsAway(link, event)) return
    endWaiting()
    const toHome = withoutLanguage(link.pathname) === '/'
    main.before(waitingNotice((toHome ? main.dataset.waitingHome : main.dataset.waiting) ?? ''))
  })
  // The page may come back as it was left.
  addEventListener('pageshow', () => {
    endWaiting()
    document.querySelector('.header-menu')?.removeAttribute('open')
  })
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const inThisWindow = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  return inThisWindow && link.origin === location.origin && link.pathname !== location.pathname
}

/** The quick exit of a page without React does what it does elsewhere: the page leaves the history. */
function leaveOnQuickExit(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.quick-exit')
  if (link === null) return
  leaveOnEscapes(link.href)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    leaveAtOnce(link.href)
  })
}
