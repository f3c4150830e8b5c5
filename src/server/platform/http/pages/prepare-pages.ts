import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnswerLanguage } from '#core/answer-languages.ts'
import type { Brand } from '#server/platform/config/brand.ts'
import type { Config } from '#server/platform/config/config.ts'
import { loadPsychologists, type Psychologist } from '#server/platform/config/load-psychologists.ts'
import { runInOwnProcess } from '#server/platform/process/own-process.ts'
import { hashFile } from '#server/platform/program/hash-file.ts'
import { type TokensByLanguage, tokensOf } from './fill-site.ts'
import { type PreparedPages, readPrepared, rememberSite } from './prepared-pages.ts'
import type { SiteToWrite } from './write-site.ts'

/** Raise this when prepared files must be made again although build and brand are the same. */
const form = 'prepared pages 4'

type Source = {
  /** Folder of the build, with `client/` inside. */
  readonly buildDir: string
  /** Folder for the prepared pages, in the data folder. */
  readonly outDir: string
  readonly brand: Brand
  /** The people whom the operator names. */
  readonly psychologists?: readonly Psychologist[]
  /** How many hours the database's write-ahead log is kept; without it, it is not kept. */
  readonly recoveryHours?: number | undefined
  /** The answer languages that are switched on. */
  readonly answerLanguages?: readonly AnswerLanguage[]
  /** Address of the site without a slash at the end. */
  readonly baseUrl: string
  /** Called with a sentence when the pages have to be filled, which takes most of a first start. */
  readonly say?: ((sentence: string) => void) | undefined
  /** Stops the work. */
  readonly signal?: AbortSignal | undefined
}

type Settings = Pick<Config, 'brand' | 'baseUrl' | 'recoveryHours' | 'answerLanguages' | 'dataDir'>

/** The values that an installation fills its pages with. @throws when its file of psychologists cannot be read */
export async function sourceOfPages(config: Settings, buildDir: string): Promise<Source> {
  const { brand, baseUrl, recoveryHours, answerLanguages, dataDir } = config
  const psychologists = await loadPsychologists(dataDir)
  const outDir = join(dataDir, 'pages')
  return { buildDir, outDir, brand, baseUrl, psychologists, recoveryHours, answerLanguages }
}

/**
 * Makes the built pages this installation's own: fills in brand and addresses, hashes each page's inline scripts and styles,
 * compresses. Done once for a build and a brand; the next start finds the result. The previous site
 * keeps its assets, for pages that are open while a new version goes live.
 * @throws when there is no build, or a page cannot be filled.
 */
export async function preparePages(source: Source): Promise<PreparedPages> {
  await rememberSite(source.outDir, await fillPages(source))
  return readPrepared(source.outDir)
}

/**
 * The first, long half of `preparePages`. A server that runs on the same folder does not notice it.
 * @returns the name of the filled site, for `rememberSite`.
 * @throws as `preparePages`
 */
export async function fillPages(source: Source): Promise<string> {
  const clientDir = join(source.buildDir, 'client')
  const names = await namesOfBuild(clientDir)
  const { brand, baseUrl, psychologists = [], answerLanguages = [], recoveryHours } = source
  const values = {
    brand,
    baseUrl,
    psychologists,
    answerLanguages,
    ...(recoveryHours === undefined ? {} : { recoveryHours }),
  }
  const tokens = tokensOf(values)
  const key = keyOf(clientDir, names, tokens)
  await mkdir(source.outDir, { recursive: true })
  const known = await readdir(source.outDir)
  await removeLeftDrafts(source.outDir, known)
  if (!known.includes(key)) {
    source.say?.('The pages are being filled in and packed, once. This takes ten seconds to a minute.')
    await writeInOwnProcess({ clientDir, names, values, key }, source)
  }
  return key
}

/** A draft that nothing has written to for so long, in ms, belongs to a killed process. */
const longestDraft = 3_600_000

async function removeLeftDrafts(outDir: string, names: readonly string[]): Promise<void> {
  for (const draft of names.filter((name) => name.endsWith('.draft')).map((name) => join(outDir, name))) {
    // Its writer may have moved the draft by now.
    const written = await stat(draft).catch(() => undefined)
    if (written !== undefined && Date.now() - written.mtimeMs > longestDraft)
      await rm(draft, { recursive: true, force: true })
  }
}

async function namesOfBuild(clientDir: string): Promise<string[]> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(clientDir.length + 1))
    .sort()
  if (!names.includes('index.html')) {
    throw new Error(`There are no built pages in ${clientDir}: run npm run build`)
  }
  return names
}

function keyOf(clientDir: string, names: readonly string[], tokens: TokensByLanguage): string {
  const hash = createHash('sha256').update(JSON.stringify([form, tokens]))
  for (const name of names) hash.update(`\n${name} ${hashFile(hash, join(clientDir, name))}\n`)
  return hash.digest('hex').slice(0, 32)
}

/**
 * Runs in a process of its own: compressing all pages as small as possible takes 100 MB, which this process would keep until its
 * next start. Writes to a temporary folder and moves it at the end, so that no reader finds half a site.
 */
async function writeInOwnProcess(
  site: Omit<SiteToWrite, 'draft'>,
  { outDir, signal }: Source,
): Promise<void> {
  const siteDir = join(outDir, site.key)
  const draft = `${siteDir}.${randomUUID()}.draft`
  try {
    await runInOwnProcess('pages', { ...site, draft } satisfies SiteToWrite, { signal })
    await rename(draft, siteDir)
  } catch (error) {
    // The process may be writing its last file.
    await rm(draft, { recursive: true, force: true, maxRetries: 5 })
    const { code } = error as NodeJS.ErrnoException
    // Another instance on the same folder has already written the site.
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}
