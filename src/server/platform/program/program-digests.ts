import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { BuiltProgram } from '@andrum/record-log/log/records.ts'
import { hashFile } from './hash-file.ts'
import { namesOf, runningFiles } from './running-files.ts'

/** The folder of the pages within the project, as the names of files have it. */
export const pagesFolder = 'build/client/'

/** A `%%NAME%%` of a built file that the server fills in, and its offset in bytes. */
export type TokenPlace = readonly [offset: number, name: string]

/** The files of a program and their digests, so that two programs, or a program and a site, can be compared. */
export type ProgramDigests = {
  readonly form: typeof form
  readonly version: string
  /** SHA-256 over the list below as `sha256sum` writes it, sorted by name. */
  readonly digest: string
  /** SHA-256 of each file by its name: the built pages, the server's sources, the list of its packages. */
  readonly files: Readonly<Record<string, string>>
  /** The places where the server fills in a page. Only a help: a page with its tokens put back has its digest again. */
  readonly tokens: Readonly<Record<string, readonly TokenPlace[]>>
}

const form = 'andrum-program-digests-1'

/** In lower-case hexadecimal, as `sha256sum` writes it. */
export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

const digestOf = (files: ProgramDigests['files']): string =>
  sha256(
    Object.keys(files)
      .sort()
      .map((name) => `${files[name]}  ${name}\n`)
      .join(''),
  )

/**
 * @param project the folder with `package.json`
 * @param clientDir the built pages; `build/client` by default
 */
export async function digestProgram(
  project: string,
  clientDir = join(project, pagesFolder),
): Promise<ProgramDigests> {
  const named = await digestFiles(project, clientDir)
  const tokens: Record<string, readonly TokenPlace[]> = {}
  for (const name of namesOf(clientDir, ['**/*']).filter(isFilled)) {
    const found = tokensIn(await readFile(join(clientDir, name)))
    if (found.length > 0) tokens[pagesFolder + name] = found
  }
  return { form, ...named, tokens }
}

/** The running program's identity, read at the first call and cached from then on. */
export function nameProgram(project: string, clientDir: string): () => Promise<BuiltProgram> {
  let held: Promise<BuiltProgram> | undefined
  return () => {
    held ??= digestFiles(project, clientDir)
      .then(({ version, digest }) => ({ version, digest }))
      .catch((error: unknown) => {
        held = undefined
        throw error
      })
    return held
  }
}

/** Reads every file of a program and yields between two: a server answers requests meanwhile. */
async function digestFiles(
  project: string,
  clientDir: string,
): Promise<Pick<ProgramDigests, 'version' | 'digest' | 'files'>> {
  const files: Record<string, string> = {}
  const add = async (folder: string, name: string, as = name) => {
    const hash = createHash('sha256')
    hashFile(hash, join(folder, name))
    files[as] = hash.digest('hex')
    await othersFirst()
  }
  for (const name of runningFiles(project)) await add(project, name)
  for (const name of namesOf(clientDir, ['**/*'])) await add(clientDir, name, pagesFolder + name)
  const { version } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8')) as { version: string }
  return { version, digest: digestOf(files), files }
}

/** Writes a line for each file, so that programs can be compared by `diff`. */
export function writeDigests({ files, tokens, ...head }: ProgramDigests): string {
  const rows = (record: object) =>
    Object.entries(record)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n')
  const opening = JSON.stringify(head).slice(0, -1)
  return `${opening},"files":{\n${rows(files)}\n},"tokens":{\n${rows(tokens)}\n}}\n`
}

/** @returns the digests, or undefined when the text is no such list or its own digest is wrong. */
export function readDigests(text: string): ProgramDigests | undefined {
  const read = parsed(text)
  if (!isRecord(read) || read.form !== form || !isRecord(read.files) || !isRecord(read.tokens)) return
  const { version, digest, files, tokens } = read
  if (typeof version !== 'string' || !Object.values(files).every(isDigest)) return
  if (!Object.values(tokens).every((places) => Array.isArray(places) && places.every(isPlace))) return
  const digests = { form, version, digest, files, tokens } as ProgramDigests
  return digestOf(digests.files) === digest ? digests : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isDigest = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isPlace = (value: unknown) =>
  Array.isArray(value) &&
  Number.isSafeInteger(value[0]) &&
  value[0] >= 0 &&
  /^[A-Z_]+$/.test(String(value[1]))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Files that the server fills in; in other files a text like a token stays. */
const isFilled = (name: string) => /\.(html|data|json|webmanifest)$|^service-worker\.js$/.test(name)

function tokensIn(content: Buffer): TokenPlace[] {
  // Decoded as one character a byte, so that offsets count bytes.
  const found = content.toString('latin1').matchAll(/%%([A-Z_]+)%%/g)
  return [...found].map(({ index, 1: name = '' }) => [index, name])
}
