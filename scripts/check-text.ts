/**
 * Checks the texts that people read. All languages have the same files, keys, placeholders, headings and worksheets; code uses
 * only existing keys; links lead somewhere; no text has a worn word or makes a forbidden claim.
 * `node scripts/check-text.ts`; ends with 1 and a list with file and line when something is wrong. Readability is measured
 * and only printed.
 */
import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { answerLanguages } from '#core/answer-languages.ts'
import { newestInstruments } from '#core/instrument/shipped.ts'
import { defaultLanguage, inEachLanguage, type Language, languages, otherLanguages } from '#core/languages.ts'
import { faultsInAnswering, namesIn } from './check-text/answering.ts'
import { type Article, compareArticles, readArticle } from './check-text/articles.ts'
import { compareTexts, isTexts } from './check-text/dictionaries.ts'
import { faultsInEasySwedish } from './check-text/easy-swedish.ts'
import { forbiddenClaims } from './check-text/forbidden-claims.ts'
import { addressesIn, deadLinks, faultsInSources } from './check-text/links.ts'
import { faultsInFigures, faultsInWorksheets } from './check-text/programme-parts.ts'
import { distance, type Readability, readabilityOf, runningText } from './check-text/readability.ts'
import {
  broken,
  type Line,
  linesOfDictionary,
  linesOfMarkdown,
  linesOfWorksheet,
  type Rules,
} from './check-text/rules.ts'
import { headingIds, pageOfText, readersOf, targetsIn, worksheetNames } from './check-text/site.ts'
import { missingKeys } from './check-text/used-keys.ts'
import { compareWorksheets } from './check-text/worksheets.ts'
import { wornWords } from './check-text/worn-words.ts'

function compareFiles(folder: string, pattern: string): { common: string[]; faults: string[] } {
  const files = inEachLanguage((language) => new Set(globSync(pattern, { cwd: `${folder}/${language}` })))
  const names = [...new Set(Object.values(files).flatMap((found) => [...found]))].sort()
  const without = (name: string) => languages.filter((language) => !files[language].has(name))
  return {
    common: names.filter((name) => without(name).length === 0),
    faults: names.flatMap((name) =>
      without(name).map((language) => `${folder}: ${name} is missing in ${language}`),
    ),
  }
}

type Exported = Readonly<Record<string, unknown>>
const load = async (file: string): Promise<Exported> => import(pathToFileURL(file).href)

/** @returns the faults of all dictionaries, and each file's keys. */
async function checkDictionaries() {
  const { common, faults } = compareFiles('src/text', '**/*.ts')
  const keys = new Map<string, ReadonlySet<string>>()
  for (const name of common) {
    const source = await load(`src/text/${defaultLanguage}/${name}`)
    for (const language of otherLanguages(defaultLanguage)) {
      const other = await load(`src/text/${language}/${name}`)
      for (const dictionary of Object.keys({ ...source, ...other })) {
        const [swedish, words] = [source[dictionary], other[dictionary]].map((texts) =>
          isTexts(texts) ? texts : undefined,
        )
        if (swedish === undefined && words === undefined) continue
        const found = compareTexts(swedish ?? {}, words ?? {}, language)
        faults.push(...found.map((fault) => `${name}, ${dictionary}: ${fault}`))
        keys.set(`${name}#${dictionary}`, new Set(Object.keys(swedish ?? {})))
      }
    }
  }
  return { faults, keys, count: [...keys.values()].reduce((sum, set) => sum + set.size, 0) }
}

const easyFolder = 'src/text/easy-swedish'

/** Files of which easy Swedish has only the texts of its pages; the rest is for other readers. */
const easyInPart = ['problems']

/** @returns the faults of the easy Swedish texts: against the Swedish that they replace, and as easy Swedish. */
async function checkEasySwedish(): Promise<string[]> {
  const found = globSync(`${easyFolder}/*.ts`).map(async (path) => {
    const swedish = await load(path.replace(easyFolder, `src/text/${defaultLanguage}`)).catch(
      () => ({}) as Exported,
    )
    return Object.entries(await load(path)).flatMap(([name, easy]) =>
      isTexts(easy)
        ? faultsInEasySwedish(`${path}, ${name}`, easy, swedish[name], easyInPart.includes(name))
        : [],
    )
  })
  return (await Promise.all(found)).flat()
}

/** @returns the faults of the answer languages, against Swedish and the instruments. */
async function checkAnswering(): Promise<string[]> {
  const found = answerLanguages.flatMap((tag) =>
    globSync(`src/text/answering/${tag}/*.ts`).map(async (path) => {
      const file = path.replace(/^.*\//, '')
      const swedish = await load(`src/text/${defaultLanguage}/${file}`).catch(() => ({}) as Exported)
      return Object.entries(await load(path)).flatMap(([name, texts]) => {
        if (!isTexts(texts)) return []
        if (file === 'items.ts')
          return newestInstruments
            .flatMap(namesIn)
            .filter((key) => !Object.hasOwn(texts, key))
            .map((key) => `${path} lacks ${key}`)
        const usual = swedish[name]
        return isTexts(usual) ? faultsInAnswering(path, tag, texts, usual) : []
      })
    }),
  )
  return (await Promise.all(found)).flat()
}

const listedSources = 'content/sources.json'
const sources = JSON.parse(readFileSync(listedSources, 'utf8')) as Record<string, string>

/** How many sources nobody has read for a year: their content may have changed. */
function countStale(): number {
  const yearAgo = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return Object.values(sources).filter((day) => day < yearAgo).length
}

type Text = { readonly path: string; readonly language: Language; readonly file: string }

const textsOf = (pattern: (language: Language) => string): readonly Text[] =>
  languages.flatMap((language) =>
    globSync(pattern(language))
      .sort()
      .map((path) => ({ path, language, file: readFileSync(path, 'utf8') })),
  )

/** Long texts have the same structure in all languages; parts of the programme have worksheets, sources and minutes. */
function checkArticles(articles: readonly Article[]): string[] {
  const { common, faults } = compareFiles('content', '**/*.md')
  const at = (path: string) => articles.find((article) => article.path === path)
  return [
    ...faults,
    ...common.flatMap((name) => {
      const source = at(`content/${defaultLanguage}/${name}`)
      return otherLanguages(defaultLanguage).flatMap((language) => {
        const other = at(`content/${language}/${name}`)
        return source && other ? compareArticles(source, other) : []
      })
    }),
    ...articles.filter(({ path }) => path.includes('/programme/')).flatMap(faultsInFigures),
    ...faultsInWorksheets(articles, worksheetNames()),
  ]
}

const rules: readonly Rules[] = [wornWords, forbiddenClaims]
const rulesOf = (language: Language) => rules.flatMap((one) => one[language] ?? [])

const allLines = (file: string): readonly Line[] =>
  file.split('\n').map((text, index) => ({ line: index + 1, text }))

/** Worksheets have the same structure in all languages. */
function checkWorksheets(): string[] {
  const { common, faults } = compareFiles('content', 'worksheets/*.json')
  const read = (language: Language, name: string) => readFileSync(`content/${language}/${name}`, 'utf8')
  return [
    ...faults,
    ...common.flatMap((name) =>
      otherLanguages(defaultLanguage).flatMap((language) =>
        compareWorksheets(`content/${language}/${name}`, read(defaultLanguage, name), read(language, name)),
      ),
    ),
  ]
}

/** Worn words, forbidden claims and links, in all texts. */
function checkLines(articles: readonly Text[], dictionaries: readonly Text[]): string[] {
  const worksheets = textsOf((language) => `content/${language}/worksheets/*.json`)
  const used = new Set(articles.flatMap(({ file }) => file.split('\n').flatMap(addressesIn)))
  return [
    ...articles.flatMap(({ path, language, file }) => {
      const name = path.slice(`content/${language}/`.length, -'.md'.length)
      const targets = targetsIn(language, sources)
      const page = pageOfText(name)
      const ownAnchors = (page === undefined ? undefined : targets.anchorsOf(page)) ?? headingIds(file)
      return [
        ...broken(path, linesOfMarkdown(file), rulesOf(language)),
        ...deadLinks({ path, lines: allLines(file), ownAnchors, readers: readersOf(name) }, targets),
      ]
    }),
    ...dictionaries.flatMap(({ path, language, file }) => {
      const lines = linesOfDictionary(file)
      return [
        ...broken(path, lines, rulesOf(language)),
        ...deadLinks(
          { path, lines, ownAnchors: new Set(), readers: undefined },
          targetsIn(language, sources),
        ),
      ]
    }),
    ...worksheets.flatMap(({ path, language, file }) => {
      const lines = linesOfWorksheet(file)
      return [
        ...broken(path, lines, rulesOf(language)),
        ...deadLinks(
          { path, lines, ownAnchors: new Set(), readers: undefined },
          targetsIn(language, sources),
        ),
      ]
    }),
    ...faultsInSources(listedSources, sources, used),
  ]
}

/** Readability of the long texts and the dictionaries, the worst first. */
async function measureReading(): Promise<(Readability & { readonly name: string; readonly far: number })[]> {
  const measured = languages.flatMap((language) =>
    globSync(`content/${language}/**/*.md`).map((name) => ({
      name,
      ...readabilityOf(runningText(readFileSync(name, 'utf8')), language),
    })),
  )
  for (const language of languages) {
    for (const name of globSync(`src/text/${language}/*.ts`)) {
      const texts = Object.values(await load(name)).filter(isTexts)
      const text = texts.flatMap((dictionary) => Object.values(dictionary)).join('\n')
      measured.push({ name, ...readabilityOf(text, language) })
    }
  }
  return measured.map((page) => ({ ...page, far: distance(page) })).sort((a, b) => b.far - a.far)
}

const dictionaries = await checkDictionaries()
const longTexts = textsOf((language) => `content/${language}/**/*.md`)
const articles = longTexts.map(({ path, file }) => readArticle(path, file))
const dictionaryTexts = [
  ...textsOf((language) => `src/text/${language}/*.ts`),
  ...textsOf(() => `${easyFolder}/*.ts`).filter(({ language }) => language === defaultLanguage),
]
const modules = globSync('src/web/**/*.{ts,tsx}', {
  exclude: (name) => /\.(test|examples)\.tsx?$/.test(name),
})
const known = new Set([...dictionaries.keys.values()].flatMap((keys) => [...keys]))
const missing = modules.flatMap((file) =>
  missingKeys(readFileSync(file, 'utf8'), known).map((key) => `${file}: no dictionary has the key ${key}`),
)

const faults = [
  ...dictionaries.faults,
  ...(await checkEasySwedish()),
  ...(await checkAnswering()),
  ...checkArticles(articles),
  ...checkWorksheets(),
  ...missing,
  ...checkLines(longTexts, dictionaryTexts),
]
if (faults.length > 0) {
  console.error(`Texts that do not hold together:\n- ${faults.join('\n- ')}`)
  process.exitCode = 1
} else {
  console.log(
    `All languages agree: ${dictionaries.count} texts, ${articles.length / languages.length} articles.`,
  )
}

console.log(`Sources: ${Object.keys(sources).length}, ${countStale()} of them read more than a year ago.`)
console.log(
  'Furthest from how our texts should read: words, words a sentence, LIX, conditions that begin with a verb, ways to write the time',
)
for (const { name, words, sentence, lix, verbFirst, clocks } of (await measureReading()).slice(0, 10)) {
  const figures = [words, sentence.toFixed(1), lix.toFixed(1), `${Math.round(verbFirst * 100)} %`]
  console.log(`  ${name}: ${figures.join(' · ')} · ${clocks.join(', ') || 'none'}`)
}
