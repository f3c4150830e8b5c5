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

/**
 * Without a network the router would reload the page and lose it with what is typed. Instead what the service worker stores is opened, and for
 * any other link the page stays and says why.
 */
export function followLinksOffline(): void {
  addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || event.ctrlKey || event.metaKey || event.shiftKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.origin !== location.origin || link.pathname === location.pathname) return
      if (link.target === '_blank') return
      event.preventDefault()
      event.stopImmediatePropagation()
      void openStored(link)
    },
    { capture: true },
  )
}

async function openStored({ href, pathname }: HTMLAnchorElement): Promise<void> {
  const stored = navigator.serviceWorker?.controller && (await caches.match(pathname, { ignoreVary: true }))
  if (stored || (await isServerThere())) location.assign(href)
  else sayOffline()
}

/** Some browsers believe themselves without a network that they have, beside a VPN for example. */
const isServerThere = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Until the network is back. */
function sayOffline(): void {
  const takeAway = sayAbovePage('offline')
  if (takeAway) addEventListener('online', takeAway, { once: true })
}
