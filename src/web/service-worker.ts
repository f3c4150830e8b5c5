/**
 * The service worker: after one visit the questions, the exercises and the help lines open without a network. The build takes the
 * types out and fills in the list (`scripts/web-build/offline-files.ts`); the server fills in the version when it
 * starts, so that another build or another brand is another version.
 *
 * With a network every page and all data come from it, and nothing under `/api` ever passes through here: what a
 * person sees of their own is never old.
 */
// A file of its own for the compiler; the build takes this line out with the types.
export {}

type Kept = {
  readonly version: string
  /** Pages by their address, with their data. */
  readonly pages: readonly string[]
  /** Files whose name changes with their content, and the icon. */
  readonly files: readonly string[]
  /** Shown in place of a page that is not kept: by what the addresses of its language begin with, '' the last. */
  readonly offline: readonly { readonly prefix: string; readonly page: string }[]
}

/** What of a service worker is used here; the compiler's own description cannot be beside that of a page. */
type Life = Event & { waitUntil(work: Promise<unknown>): void }
type Asked = Life & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Scope = {
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', act: (event: Life) => void): void
  addEventListener(name: 'fetch', act: (event: Asked) => void): void
}

const kept = JSON.parse('%%KEPT_OFFLINE%%') as Kept
const prefix = 'andrum-offline-'
const store = prefix + kept.version
const worker = globalThis as unknown as Scope

async function keepAll(): Promise<void> {
  const cache = await caches.open(store)
  // As a visitor: for those who are signed in the front page leads elsewhere.
  const fresh = kept.pages.map((address) => new Request(address, { cache: 'no-cache', credentials: 'omit' }))
  await cache.addAll([...fresh, ...kept.files])
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== store).map((name) => caches.delete(name)),
  )
}

async function find(address: string): Promise<Response | undefined> {
  const cache = await caches.open(store)
  return cache.match(address, { ignoreSearch: true, ignoreVary: true })
}

/** A page and its data: from the network, and only without one from here. */
async function page(event: Asked, pathname: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const here = await find(pathname.replace(/(.)\/+$/, '$1'))
    if (here !== undefined) return here
    const instead = event.request.mode === 'navigate' ? kept.offline : undefined
    const own = instead?.find(({ prefix }) => `${pathname}/`.startsWith(`${prefix}/`))
    const words = own && (await find(own.page))
    if (words === undefined) throw error
    return words
  }
}

async function file(request: Request): Promise<Response> {
  return (await find(request.url)) ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll().then(() => worker.skipWaiting())))

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([forgetOlder(), worker.registration.navigationPreload?.enable()]).then(() =>
      worker.clients.claim(),
    ),
  ),
)

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (mode === 'navigate' || /\.(data|state\.json)$/.test(pathname)) event.respondWith(page(event, pathname))
  else if (kept.files.includes(pathname)) event.respondWith(file(event.request))
})
