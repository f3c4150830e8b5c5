/** The page that the router is fetching, for what must know it outside React. */
export const pendingPage: {
  /** Null while it fetches none. */
  address: string | null
  /** Opens it in the router's place, set by `cache-for-offline.ts` once the router waits for a script that does not come. */
  open?: (address: string) => void
} = { address: null }

/** To be called before the router fetches a page. */
export function awaitPage({ pathname, search, hash }: URL): void {
  const address = pathname + search + hash
  pendingPage.address = address
  if (pathname !== location.pathname) pendingPage.open?.(address)
}
