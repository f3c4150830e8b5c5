/**
 * Checks that both languages say the same things: dictionaries have the same files, keys and
 * placeholders, long texts the same files and front matter, and code asks only for keys that exist.
 * `node scripts/check-text.ts`; ends with 1 and a list when they do not.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { compareArticles, readFrontMatter } from './check-text/articles.ts'
import { compareTexts, isTexts } from './check-text/dictionaries.ts'
import { distance, type Readability, readabilityOf, runningText } from './check-text/readability.ts'
import { missingKeys } from './check-text/used-keys.ts'

const languages = ['sv', 'en'] as const

function compareFiles(folder: string, pattern: string): { common: string[]; faults: string[] } {
  const [sv, en] = languages.map((language) => new Set(globSync(pattern, { cwd: `${folder}/${language}` })))
  const names = [...new Set([...(sv ?? []), ...(en ?? [])])].sort()
  return {
    common: names.filter((name) => sv?.has(name) && en?.has(name)),
    faults: names
      .filter((name) => !sv?.has(name) || !en?.has(name))
      .map((name) => `${folder}: ${name} is missing in ${sv?.has(name) ? 'en' : 'sv'}`),
  }
}

type Exported = Readonly<Record<string, unknown>>
const load = async (file: string): Promise<Exported> => import(pathToFileURL(file).href)

/** @returns the faults of all dictionaries, and each file's keys. */
async function checkDictionaries() {
  const { common, faults } = compareFiles('src/text', '**/*.ts')
  const keys = new Map<string, ReadonlySet<string>>()
  for (const name of common) {
    const [sv, en] = await Promise.all([load(`src/text/sv/${name}`), load(`src/text/en/${name}`)])
    for (const dictionary of Object.keys({ ...sv, ...en })) {
      const [swedish, english] = [sv[dictionary], en[dictionary]]
      if (!isTexts(swedish) && !isTexts(english)) continue
      faults.push(
        ...compareTexts(isTexts(swedish) ? swedish : {}, isTexts(english) ? english : {}).map(
          (fault) => `${name}, ${dictionary}: ${fault}`,
        ),
      )
      keys.set(`${name}#${dictionary}`, new Set(Object.keys(isTexts(swedish) ? swedish : {})))
    }
  }
  return { faults, keys, count: [...keys.values()].reduce((sum, set) => sum + set.size, 0) }
}

function checkArticles(): { faults: string[]; count: number } {
  if (!existsSync('content')) return { faults: [], count: 0 }
  const { common, faults } = compareFiles('content', '**/*.md')
  const read = (language: string, name: string) =>
    readFrontMatter(readFileSync(`content/${language}/${name}`, 'utf8'))
  for (const name of common) {
    faults.push(
      ...compareArticles(read('sv', name), read('en', name)).map((fault) => `content, ${name}: ${fault}`),
    )
  }
  return { faults, count: common.length }
}

/** How the long texts and the dictionaries read, the worst first. */
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
const articles = checkArticles()
const sources = globSync('src/web/**/*.{ts,tsx}', {
  exclude: (name) => /\.(test|examples)\.tsx?$/.test(name),
})
const known = new Set([...dictionaries.keys.values()].flatMap((keys) => [...keys]))
const missing = sources.flatMap((file) =>
  missingKeys(readFileSync(file, 'utf8'), known).map((key) => `${file}: no dictionary has the key ${key}`),
)

const faults = [...dictionaries.faults, ...articles.faults, ...missing]
if (faults.length > 0) {
  console.error(`Texts that do not hold together:\n- ${faults.join('\n- ')}`)
  process.exitCode = 1
} else {
  console.log(`Both languages agree: ${dictionaries.count} texts, ${articles.count} articles.`)
}

console.log(
  'Furthest from how our texts should read: words a sentence, LIX, conditions that begin with a verb, worn words',
)
for (const { name, words, sentence, lix, verbFirst, worn } of (await measureReading()).slice(0, 10)) {
  const figures = [words, sentence.toFixed(1), lix.toFixed(1), `${Math.round(verbFirst * 100)} %`]
  console.log(`  ${name}: ${figures.join(' · ')} · ${worn.join('; ') || 'none'}`)
}
