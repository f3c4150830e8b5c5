declare global {
  interface Window {
    /** The route modules that the page's HTML came with, by route id. */
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>
  }
}

/**
 * Whether the router would read this address as another page than the server did: on the client it takes
 * `/Om-Stress` for `/om-stress` (React Router 8.4 leaves `caseSensitive` out of its client routes), while
 * the server rightly answered with the not-found page. Such a page is left as the HTML it is.
 */
export function isMisreadByRouter({ location, __reactRouterRouteModules: modules = {} }: Window): boolean {
  const isNotFound = Object.keys(modules).some((id) => id.endsWith(':not-found'))
  return isNotFound && location.pathname !== location.pathname.toLowerCase()
}
