/**
 * The service worker: after one visit the questions, the exercises and the help lines open without a network. The build removes
 * the types and inserts the list (`scripts/web-build/offline-files.ts`). The server inserts the version when it starts, so that
 * another build or another brand has another version.
 *
 * With a network all pages and data come from the network, and requests under `/api` never pass through here, so that a
 * person's own data are never old.
 */
// Makes the file a module for the compiler; the build removes this line with the types.
export {}

type Kept = {
  readonly version: string
  /** Pages by their address, with their data. */
  readonly pages: readonly string[]
  /** Files whose name changes with their content, and the icon. */
  readonly files: readonly string[]
  /** Shown instead of a page that is not stored, by the prefix of its language's addresses; '' comes last. */
  readonly offline: readonly { readonly prefix: string; readonly page: string }[]
}

/** The part of the service worker API that is used here: the compiler cannot load its types together with those of a page. */
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
  // Without the session, because the server redirects a signed-in person from the home page.
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

/** A page or its data: from the network, and from the cache only without one. */
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
