/** Long enough after the page has loaded for nothing that is seen to wait for it. */
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
 * Without a network a link to another page is left to the browser, so that the service worker answers with that page
 * or with the one that says what can be done. The router would load the page anew where it stands.
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
