import { pendingPage, reloadPage } from './pending-page.ts'
import { sayAbovePage } from './say-above-page.ts'

/** In milliseconds: long enough after loading that the service worker does not slow down anything visible. */
const pauseMs = 1500

/** Registers the service worker (`src/web/service-worker.ts`). A browser that refuses goes on without. */
export function cacheForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    setTimeout(() => {
      navigator.serviceWorker.register('/service-worker.js').catch(() => {})
    }, pauseMs)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** In milliseconds: a server that has not answered by then is not there. */
const patience = 5000

/**
 * Where the script of another page does not come the router reloads this one, which loses it with what is typed. Without a network, what the
 * service worker stores is opened instead, and for any other link the page stays and says why.
 */
export function followLinksOffline(): void {
  addEventListener(
    'click',
    (event) => {
      if ((navigator.onLine && !pendingPage.open) || event.ctrlKey || event.metaKey || event.shiftKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.origin !== location.origin || link.pathname === location.pathname) return
      if (link.target === '_blank' || link.hasAttribute('download')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void open(link.href)
    },
    { capture: true },
  )
}

/**
 * Stops the router from reloading the page where the line is bad, which a browser does not call offline, and after buttons, where the browser
 * has the Navigation API. The router then waits for ever, so all other pages are opened without it.
 */
export function stayOnBadLine(): void {
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    const { address } = pendingPage
    const { navigationType, userInitiated, cancelable } = event
    if (navigationType !== 'reload' || userInitiated || !cancelable || address === null) return
    event.preventDefault()
    pendingPage.open = (another) => void open(another)
    pendingPage.open(address)
  })
}

async function open(address: string): Promise<void> {
  const { href, pathname, search } = new URL(address, location.href)
  const stored = navigator.serviceWorker?.controller && (await caches.match(pathname, { ignoreVary: true }))
  if (!stored && !(await isServerThere())) sayOffline()
  // By Back the address is there already, and a fragment would only be scrolled to.
  else if (pathname === location.pathname && search === location.search) reloadPage()
  else location.assign(href)
}

/** Some browsers believe themselves without a network that they have, beside a VPN for example. */
const isServerThere = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    () => true,
    () => false,
  )

/** Until the network is back, or the next press. */
function sayOffline(): void {
  const waiting = document.querySelector<HTMLElement>('.navigation-notice')
  if (waiting !== null) waiting.hidden = true
  const takeAway = sayAbovePage('offline')
  if (!takeAway) return
  addEventListener('online', takeAway, { once: true })
  addEventListener('click', takeAway, { once: true })
}
