import { inEachLanguage, pathIn } from '#core/languages.ts'

/** How a file is sent. Sizes and order of encodings: brotli first, then gzip, then as it is. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A file ready to be sent, as the index of a prepared site lists it. */
export type SiteFile = {
  /** Address: `/en/om-stress`, `/assets/root-abc.js`. */
  readonly path: string
  /** Name below the site's folder; compressed forms are beside it as `.br` and `.gz`. */
  readonly name: string
  readonly type: string
  readonly hash: string
  readonly compressed: boolean
  /** The name changes with the content, so browsers may cache it for ever. */
  readonly immutable: boolean
  /** Content security policy, pages only. */
  readonly policy?: string
}

export type SiteIndex = { readonly files: readonly SiteFile[] }

/** Addresses of the not-found pages. */
export const notFoundPaths = inEachLanguage((language) => pathIn(language, '/404'))

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  data: 'text/x-script; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

/** @throws for an unknown kind of file. */
export function typeOf(name: string): string {
  const type = types[name.slice(name.lastIndexOf('.') + 1)]
  if (type === undefined) throw new Error(`The site does not know how to send ${name}`)
  return type
}

/** The address of a built file: a page has its folder's, every other file its own name. */
export function pathOf(name: string): string {
  return name.endsWith('index.html') ? `/${name}`.replace(/\/index\.html$/, '') || '/' : `/${name}`
}
