/**
 * The whole script of a static page (`static` in the site map), which holds text, and radio buttons that CSS answers. The
 * build wrote its HTML, and the browser follows its links. This script does the little that React does on other pages.
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
followWayBack()
cacheForOffline()
for (const column of document.querySelectorAll<HTMLElement>('[data-drag]')) dragAmongRadios(column)

/**
 * In a narrow window, closes the foldable sections (`Band`) of a static page, except the one with the target of the address.
 * Later it opens the section that a link leads to. Without this script all sections are open.
 */
function foldOnPhones(): void {
  const sections = document.querySelectorAll<HTMLDetailsElement>('.band-folds')
  const show = () => {
    const target = document.getElementById(location.hash.slice(1))
    for (const one of sections) if (one.contains(target)) one.open = true
  }
  if (matchMedia('(max-width: 47.99rem)').matches) for (const one of sections) one.open = false
  document.documentElement.dataset.folded = ''
  show()
  addEventListener('hashchange', show)
  // A second press on the same link does not change the address.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.hash === location.hash) show()
  })
}

/** Links to other languages keep query and fragment, and on the not-found page the requested address. */
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

/** For a signed-in person the sign-in link becomes the link to their own pages; the frame has stored both on the link. */
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
  // A page from the back-forward cache may date from before signing in or out.
  addEventListener('pageshow', show)
}

/** Shows that the next page is loading; CSS hides the notice for the first moment. */
function showWaiting(): void {
  const main = document.querySelector('main')
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (main === null || link === null || !leadsAway(link, event)) return
    endWaiting()
    const toHome = withoutLanguage(link.pathname) === '/'
    main.before(waitingNotice((toHome ? main.dataset.waitingHome : main.dataset.waiting) ?? ''))
  })
  // A page from the back-forward cache still has the notice and an open menu.
  addEventListener('pageshow', () => {
    endWaiting()
    document.querySelector('.header-menu')?.removeAttribute('open')
  })
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const inThisWindow = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  return inThisWindow && link.origin === location.origin && link.pathname !== location.pathname
}

/**
 * Where a page with React led here and this one was loaded anew since, as a phone does with a tab that it had put away, the browser takes
 * the way back for one within this document: the address was that of the other page, and this one stayed.
 */
function followWayBack(): void {
  const { pathname } = location
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload()
  })
}

/** The quick exit of a page without React: as elsewhere, the page is removed from the history. */
function leaveOnQuickExit(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.quick-exit')
  if (link === null) return
  leaveOnEscapes(link.href)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    leaveAtOnce(link.href)
  })
}
