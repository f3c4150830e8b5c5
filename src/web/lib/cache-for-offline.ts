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
 * Without a network, lets the browser follow links to other pages, so that the service worker answers with the page or with
 * `/utan-nat`. The router would reload the current page instead.
 */
export function followLinksOffline(): void {
  addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !navigator.serviceWorker?.controller) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.origin === location.origin && link.pathname !== location.pathname) {
        event.stopImmediatePropagation()
      }
    },
    { capture: true },
  )
}
