import { languageOf } from '#core/languages.ts'
import { digestsPath } from '#server/platform/http/pages/digests-file.ts'
import {
  fillFile,
  type SiteValues,
  siteValues,
  type TokensByLanguage,
  tokensOf,
} from '#server/platform/http/pages/fill-site.ts'
import { formsOf } from '#server/platform/http/pages/fill-tokens.ts'
import { notFoundPaths, pathOf } from '#server/platform/http/pages/site-files.ts'
import {
  type ProgramDigests,
  pagesFolder,
  readDigests,
  sha256,
  type TokenPlace,
} from '#server/platform/program/program-digests.ts'
import { faultsOfHeaders } from './foreign-headers.ts'
import type { Answer, Site } from './read-site.ts'

/** The result of a comparison. */
export type Comparison = {
  /** Files that were fetched and compared. */
  readonly compared: number
  /** A sentence for each file that differs from the published one. */
  readonly faults: readonly string[]
  /** The values that fill the pages, for a reader who knows what they should be. */
  readonly values?: SiteValues
}

type Filled = { readonly all: TokensByLanguage; readonly version: string }

/** Files fetched in parallel. */
const together = 8

/**
 * Fetches every page, script, style and picture of a program from a site. Scripts and the like must have the published bytes.
 * A page holds brand and addresses of its installation: its tokens are put back, its digest is compared, and it is filled in
 * again by the server's own code, which must give the bytes that were sent.
 */
export async function compareSite(site: Site, program: ProgramDigests): Promise<Comparison> {
  const names = Object.keys(program.files).filter((name) => name.startsWith(pagesFolder))
  const first = await site.read('/')
  if ('failed' in first) return { compared: 0, faults: [`The site does not answer: ${first.failed}.`] }
  // Files that only this command fetches come last, so that until then the server cannot recognise it.
  const served = await readAll(site, names)
  const values = readValues(await site.read(`/${siteValues}`))
  if (values === undefined)
    return {
      compared: 0,
      faults: [`The site does not say in /${siteValues} what its pages are filled in with.`],
    }
  const filled = { all: tokensOf(values), version: values.version }
  const published = new Set(names.map(addressOf))
  const faults = names.map((name, n) =>
    faultsIn(served[n] ?? { failed: 'nothing came' }, {
      path: addressOf(name),
      name,
      program,
      filled,
      published,
    }),
  )
  const own = await saysOfItself(site, program)
  const { version: _, ...said } = values
  return { compared: names.length, faults: [...own, ...faults.flat()], values: said }
}

const addressOf = (name: string): string => pathOf(name.slice(pagesFolder.length))

async function readAll(site: Site, names: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = []
  const left = names.entries()
  const readNext = async () => {
    for (const [at, name] of left) answers[at] = await site.read(addressOf(name))
  }
  await Promise.all(Array.from({ length: together }, readNext))
  return answers
}

type Wanted = {
  readonly path: string
  readonly name: string
  readonly program: ProgramDigests
  readonly filled: Filled
  readonly published: ReadonlySet<string>
}

function faultsIn(answer: Answer, { path, name, program, filled, published }: Wanted): string[] {
  if ('failed' in answer) return [`${path} could not be fetched: ${answer.failed}.`]
  if (answer.leadsTo !== undefined) return [`${path} is not served here: it leads to ${answer.leadsTo}.`]
  const expected = isNotFound(path) ? 404 : 200
  if (answer.status !== expected) return [`${path} is published, and the site answers ${answer.status}.`]
  const places = program.tokens[name]
  const digest = program.files[name]
  const isPage = name.endsWith('.html')
  const isSame =
    places === undefined
      ? sha256(answer.body) === digest
      : isFilledFrom(answer.body, { name: name.slice(pagesFolder.length), places, digest, filled })
  const extra = isPage ? foreignFiles(answer.body, published) : []
  return [
    ...(isSame ? [] : [`${path} is not the published ${isPage ? 'page' : 'file'}.`]),
    ...extra.map((address) => `${path} brings ${address}, which is not published.`),
    ...faultsOfHeaders(answer, path, isPage),
  ]
}

const isNotFound = (path: string) => (Object.values(notFoundPaths) as string[]).includes(path)

type Built = {
  readonly name: string
  readonly places: readonly TokenPlace[]
  readonly digest: string | undefined
  readonly filled: Filled
}

function isFilledFrom(served: Buffer, { name, places, digest, filled }: Built): boolean {
  const { all, version } = filled
  const tokens = all[languageOf(`/${name}`)]
  const built = putBack(served, places, (token) =>
    token === 'SITE_VERSION' ? [version] : formsOf(tokens[token] ?? ''),
  )
  if (built === undefined || sha256(built) !== digest) return false
  return fillFile({ name, content: built }, all, version).equals(served)
}

/**
 * Restores the built file: puts a `%%NAME%%` back wherever a value was filled in. It guesses the form of the value;
 * a wrong guess gives a file with another digest.
 */
function putBack(
  served: Buffer,
  places: readonly TokenPlace[],
  formsOfToken: (name: string) => readonly string[],
): Buffer | undefined {
  const parts: Buffer[] = []
  let [inBuilt, inServed] = [0, 0]
  for (const [offset, name] of places) {
    const before = offset - inBuilt
    parts.push(served.subarray(inServed, inServed + before), Buffer.from(`%%${name}%%`))
    inServed += before
    inBuilt = offset + name.length + 4
    const value = formsOfToken(name)
      .map((form) => Buffer.from(form))
      .find((form) => served.subarray(inServed, inServed + form.length).equals(form))
    if (before < 0 || value === undefined) return undefined
    inServed += value.length
  }
  return Buffer.concat([...parts, served.subarray(inServed)])
}

/** Scripts and styles that a page names and that the program does not have. */
function foreignFiles(page: Buffer, published: ReadonlySet<string>): string[] {
  const elements = page.toString().match(/<(?:script|link|iframe|object|embed|base)\b[^>]*>/gi) ?? []
  const addresses = elements
    .filter((element) => !/^<link\b[^>]*\brel=["']?(?:canonical|alternate)\b/i.test(element))
    .flatMap(
      (element) =>
        /\s(?:src|href|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(element)?.slice(1) ?? [],
    )
    .filter((address) => address !== undefined && address !== '')
  return [...new Set(addresses)].filter((address) => !published.has(address))
}

/** The server's own sources cannot be fetched: this compares the digests that the site states. */
async function saysOfItself(site: Site, program: ProgramDigests): Promise<string[]> {
  const answer = await site.read(digestsPath)
  const own = 'failed' in answer ? undefined : readDigests(answer.body.toString())
  if (own === undefined) return [`The site has no list of its own digests at ${digestsPath}.`]
  if (own.digest === program.digest) return []
  const names = new Set([...Object.keys(own.files), ...Object.keys(program.files)])
  const different = [...names].filter((name) => own.files[name] !== program.files[name]).sort()
  const some = different.slice(0, 3).join(', ')
  const more = different.length > 3 ? ` and ${different.length - 3} more` : ''
  return [`The site says itself that it is another program, ${own.digest}: other are ${some}${more}.`]
}

type Said = SiteValues & { readonly version: string }

/** The values that the site states are escaped wherever they are filled in; only their shape can be wrong. */
function readValues(answer: Answer): Said | undefined {
  if ('failed' in answer || answer.status !== 200) return undefined
  try {
    const said = JSON.parse(answer.body.toString()) as Said
    tokensOf(said)
    const texts = [...Object.values(said.brand), said.baseUrl]
    const isText = texts.every((text) => typeof text === 'string')
    return isText && /^[0-9a-f]{32}$/.test(said.version) ? said : undefined
  } catch {
    return undefined
  }
}
