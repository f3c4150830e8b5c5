declare global {
  interface Window {
    /** The route modules that the page's HTML came with, by route id. */
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>
  }
}

/**
 * Whether the router would read this address as another page than the HTML is. On the client it takes
 * `/Om-Stress` for `/om-stress` (React Router 8.4 leaves `caseSensitive` out of its client routes), while
 * the server rightly answered with the not-found page; and without a network the service worker answers for
 * any address with the offline page. Such a page is left as the HTML it is.
 */
export function isMisreadByRouter({ location, __reactRouterRouteModules: modules = {} }: Window): boolean {
  const is = (page: string) => Object.keys(modules).some((id) => id.endsWith(`:${page}`))
  if (is('offline')) return !location.pathname.endsWith('/utan-nat')
  return is('not-found') && location.pathname !== location.pathname.toLowerCase()
}
