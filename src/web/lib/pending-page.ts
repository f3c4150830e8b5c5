/** The page that the router is fetching, for what must know it outside React. */
export const pendingPage: {
  /** Null while it fetches none. */
  address: string | null
  /** Opens it in the router's place, set by `cache-for-offline.ts` once the router waits for a script that does not come. */
  open?: (address: string) => void
} = { address: null }

type Move = { readonly currentUrl: URL; readonly nextUrl: URL }

/** To be called before the router fetches a page. By Back the address bar has the next page's address already. */
export function awaitPage({ currentUrl, nextUrl: { pathname, search, hash } }: Move): void {
  const address = pathname + search + hash
  pendingPage.address = address
  if (pathname !== currentUrl.pathname) pendingPage.open?.(address)
}

/** Reloads this page, whichever other page the router waits for. */
export function reloadPage(): void {
  pendingPage.address = null
  location.reload()
}
