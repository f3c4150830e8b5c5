import { transformWithOxc } from 'vite'

/** Pages that open without a network, in both languages: those up to the questions, exercises, and a notice for all others. */
export const offlinePages = ['/', '/stressprofil', '/stressprofil/start', '/ovningar', '/utan-nat'] as const

/** The address of a page's data: `/_.data` for the first page, `/om-stress.data` for the others. */
export const dataOf = (path: string): string => (path === '/' ? '/_.data' : `${path}.data`)

type Built = {
  /** HTML of the cached pages. */
  readonly pages: readonly string[]
  /** Text of a built script or stylesheet by its address, `/assets/root-1.js`; undefined for other addresses. */
  readonly read: (address: string) => string | undefined
}

/**
 * Every file that the pages name, and the files that those name in turn: scripts fetched later, the font. Scripts name
 * each other as `./name.js`. The list of all pages (`manifest-….js`) names them from the root and is not followed.
 */
export function filesOf({ pages, read }: Built): string[] {
  const found = new Set<string>()
  const follow = (address: string) => {
    if (found.has(address)) return
    found.add(address)
    const text = read(address) ?? ''
    for (const [, name] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) follow(`/assets/${name}`)
    if (address.endsWith('.css')) {
      for (const [, font] of text.matchAll(/url\(["']?(\/assets\/[\w.-]+)/g)) follow(String(font))
    }
  }
  for (const html of pages) {
    for (const [address] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) follow(address)
  }
  return [...found].sort()
}

type Kept = {
  readonly pages: readonly string[]
  readonly files: readonly string[]
  readonly offline: readonly { readonly prefix: string; readonly page: string }[]
}

/** The finished worker without its version, which the server fills in. */
export async function serviceWorker(source: string, kept: Kept): Promise<string> {
  const list = JSON.stringify({ version: '%%SITE_VERSION%%', ...kept })
  // Without exports it is a classic worker, which every browser supports.
  const { code } = await transformWithOxc(source, 'service-worker.ts')
  return code.replace(/export \{\s*\};?/, '').replace(/(["'])%%KEPT_OFFLINE%%\1/, () => JSON.stringify(list))
}
