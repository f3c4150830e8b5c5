import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Encoding, SiteFile, SiteIndex } from './site-files.ts'

/** A file by its address, in every encoding. */
export type ServedFile = SiteFile & {
  readonly encodings: readonly Encoding[]
  readonly content: (encoding: Encoding) => Promise<Buffer>
}

/**
 * Everything outside the API, by address. A file is read at its first request. Its usual form, brotli or uncompressed, then
 * stays in memory, six megabytes in all; the other forms would take 27 more.
 */
export type PreparedPages = { readonly files: ReadonlyMap<string, ServedFile> }

/** The prepared sites of an installation: the one it serves, and the previous one. */
type Sites = { readonly current: string; readonly previous?: string }

const noteOf = (outDir: string) => join(outDir, 'sites.json')

async function readSites(outDir: string): Promise<Sites | undefined> {
  const note = await readFile(noteOf(outDir), 'utf8').catch(() => undefined)
  return note === undefined ? undefined : (JSON.parse(note) as Sites)
}

/** Notes the site to serve, keeps the previous one, and removes older ones. */
export async function rememberSite(outDir: string, key: string): Promise<void> {
  const before = await readSites(outDir)
  if (before?.current === key) return
  const sites: Sites = before === undefined ? { current: key } : { current: key, previous: before.current }
  const draft = `${noteOf(outDir)}.${process.pid}.draft`
  await writeFile(draft, JSON.stringify(sites), { flush: true })
  await rename(draft, noteOf(outDir))
  const kept = new Set([sites.current, sites.previous, 'sites.json'])
  const old = (await readdir(outDir)).filter((name) => !kept.has(name) && !name.endsWith('.draft'))
  await Promise.all(old.map((name) => rm(join(outDir, name), { recursive: true, force: true })))
}

/** Loads the current site, and the previous one's assets, which open pages may still ask for. */
export async function readPrepared(outDir: string): Promise<PreparedPages> {
  const sites = await readSites(outDir)
  if (sites === undefined) throw new Error(`No site is prepared in ${outDir}`)
  const previous = sites.previous === undefined ? [] : await loadSite(join(outDir, sites.previous), true)
  const current = await loadSite(join(outDir, sites.current), false)
  return { files: new Map([...previous, ...current].map((file) => [file.path, file])) }
}

async function loadSite(siteDir: string, assetsOnly: boolean): Promise<ServedFile[]> {
  const note = await readFile(join(siteDir, 'index.json'), 'utf8').catch((error: unknown) => {
    if (assetsOnly) return '{"files":[]}'
    throw error
  })
  const { files } = JSON.parse(note) as SiteIndex
  return files
    .filter((file) => file.immutable || !assetsOnly)
    .map((file) => ({
      ...file,
      encodings: file.compressed ? (['br', 'gzip', 'identity'] as const) : (['identity'] as const),
      content: contentOf(join(siteDir, 'files', file.name), file.compressed ? 'br' : 'identity'),
    }))
}

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const

function contentOf(place: string, usual: Encoding): ServedFile['content'] {
  let held: Buffer | undefined
  return async (encoding) => {
    if (encoding === usual && held !== undefined) return held
    const content = await readFile(place + suffixes[encoding])
    if (encoding === usual) held = content
    return content
  }
}
