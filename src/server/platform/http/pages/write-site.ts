import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compress } from './compress.ts'
import {
  type BuiltFile,
  fillFile,
  type SiteValues,
  serviceWorker,
  siteValues,
  tokensOf,
} from './fill-site.ts'
import { robotsTxt, sitemapXml } from './search-files.ts'
import { securityPolicy } from './security-policy.ts'
import { pathOf, type SiteFile, typeOf } from './site-files.ts'

export type SiteToWrite = {
  /** Folder of the built pages, and the files in it. */
  readonly clientDir: string
  readonly names: readonly string[]
  readonly values: SiteValues
  /** The name of the prepared site, and its version. */
  readonly key: string
  /** The folder to write to; nothing reads it yet. */
  readonly draft: string
}

/**
 * How many files are compressed at once. Node has four threads for this and all file access, and each file takes megabytes of memory.
 */
const together = 2

/** Flushed before the site is noted: after a power cut, the next start would take half a site for a whole one. */
const flushed = { flush: true } as const

/**
 * Writes the site of an installation: each page filled in, hashed and compressed, and the index of all files.
 * @throws when a page cannot be filled or written
 */
export async function writeSite({ clientDir, names, values, key, draft }: SiteToWrite): Promise<void> {
  const tokens = tokensOf(values)
  const built: BuiltFile[] = []
  // One after the other: a system may allow a process no more than 1,024 open files.
  for (const name of names) built.push({ name, content: await readFile(join(clientDir, name)) })
  const filled = built.map((file) => ({ name: file.name, content: fillFile(file, tokens, key) }))
  const files = [...addSearchFiles(filled, values.baseUrl), valuesFile(values, key)]
  const index: SiteFile[] = []
  const left = files.entries()
  const writeNext = async () => {
    for (const [at, file] of left) index[at] = await writeSiteFile(draft, file)
  }
  await mkdir(draft, { recursive: true })
  await Promise.all(Array.from({ length: together }, writeNext))
  await writeFile(join(draft, 'index.json'), JSON.stringify({ files: index }), flushed)
}

/** The values that fill the pages, for those who compare the pages with the published ones (`npx andrum verify-site`). */
const valuesFile = (values: SiteValues, version: string): BuiltFile => ({
  name: siteValues,
  content: Buffer.from(`${JSON.stringify({ ...values, version })}\n`),
})

function addSearchFiles(files: readonly BuiltFile[], baseUrl: string): BuiltFile[] {
  const pages = files
    .filter(({ name }) => name.endsWith('index.html'))
    .map(({ name, content }) => ({ path: pathOf(name), html: content.toString() }))
  return [
    ...files,
    { name: 'sitemap.xml', content: Buffer.from(sitemapXml(pages)) },
    { name: 'robots.txt', content: Buffer.from(robotsTxt(baseUrl)) },
  ]
}

async function writeSiteFile(siteDir: string, { name, content }: BuiltFile): Promise<SiteFile> {
  const target = join(siteDir, 'files', name)
  await mkdir(dirname(target), { recursive: true })
  const forms = await compress(name, content)
  await Promise.all([
    writeFile(target, content, flushed),
    ...forms.map(({ suffix, content: packed }) => writeFile(target + suffix, packed, flushed)),
  ])
  return {
    path: pathOf(name),
    name,
    type: typeOf(name),
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    compressed: forms.length > 0,
    immutable: name.startsWith('assets/'),
    ...(name.endsWith('.html') ? { policy: securityPolicy(content.toString()) } : {}),
    ...(name === serviceWorker ? { policy: "default-src 'none'; connect-src 'self'" } : {}),
  }
}
