import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isTexts } from '../check-text/dictionaries.ts'
import { worksheetWords } from '../check-text/worksheets.ts'
import { pseudoLocale, toPseudo } from './to-pseudo.ts'

/** The tag that others give an invented language from right to left. */
export const tag = 'ar-XB'
const from = 'en'

const row = `  '${tag}': {
    ownName: '${toPseudo('Pseudo')}',
    inOwnWords: '${toPseudo('In pseudo')}',
    direction: 'rtl',
    locale: '${pseudoLocale}',
    prefix: '/ar-xb',
    clock: ':',
  },
`

/** Changes a file of the copy; what is not found there has moved, and docs/domain/languages.md with it. */
function edit(file: string, ...changes: readonly (readonly [found: string, by: string])[]): void {
  let text = readFileSync(file, 'utf8')
  for (const [found, by] of changes) {
    if (!text.includes(found)) throw new Error(`${file} has no ${found}`)
    text = text.replace(found, () => by)
  }
  writeFileSync(file, text)
}

/** Adds the invented language to the tree in `folder`: exactly the steps of docs/domain/languages.md, in their order. */
export async function writeLanguage(folder: string): Promise<void> {
  const at = (...path: readonly string[]) => join(folder, ...path)
  edit(
    at('src/core/languages.ts'),
    ['} as const satisfies', `${row}} as const satisfies`],
    ["  en: ['engelska', 'english'],\n", `  en: ['engelska', 'english'],\n  '${tag}': ['pseudo'],\n`],
  )
  await writeTexts(at('src/text'))
  for (const [file, index] of [
    ['dictionaries', 'dictionaries'],
    ['server-texts', 'server-dictionaries'],
  ] as const) {
    edit(
      at(`src/text/${file}.ts`),
      [
        'import { dictionaries as en }',
        `import { dictionaries as pseudo } from './${tag}/${index}.ts'\nimport { dictionaries as en }`,
      ],
      ['= { sv, en }', `= { sv, en, '${tag}': pseudo }`],
    )
  }
  writeContent(at('content'))
  for (const file of globSync('src/core/instrument/data/*.json', { cwd: folder })) writeInstrument(at(file))
}

async function writeTexts(folder: string): Promise<void> {
  for (const file of globSync(`${from}/*.ts`, { cwd: folder })) {
    const target = join(folder, tag, basename(file))
    mkdirSync(dirname(target), { recursive: true })
    if (/dictionaries\.ts$/.test(file)) cpSync(join(folder, file), target)
    else writeFileSync(target, await dictionaryOf(join(folder, file)))
  }
}

async function dictionaryOf(file: string): Promise<string> {
  const exported = Object.entries((await import(pathToFileURL(file).href)) as Record<string, unknown>)
  const names = exported.flatMap(([name, texts]) => (isTexts(texts) ? [{ name, texts }] : []))
  const imports = names.map(
    ({ name }) => `import type { ${name} as ${name}Source } from '../sv/${basename(file)}'\n`,
  )
  const dictionaries = names.map(({ name, texts }) => {
    const lines = Object.entries(texts).map(
      ([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(toPseudo(text))},\n`,
    )
    return `\nexport const ${name} = {\n${lines.join('')}} as const satisfies Record<keyof typeof ${name}Source, string>\n`
  })
  return [...imports, ...dictionaries].join('')
}

/** What of the front matter of an article is words. */
const wordsInFront = /^(title|description|lead|aim|length|format|audience): (.*)$/gm

function writeContent(folder: string): void {
  for (const file of globSync(`${from}/**/*.{md,json}`, { cwd: folder })) {
    const target = join(folder, tag, file.slice(from.length))
    const text = readFileSync(join(folder, file), 'utf8')
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, file.endsWith('.md') ? articleOf(text) : worksheetOf(text))
  }
}

function articleOf(text: string): string {
  const [, front = '', body = text] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? []
  return (
    front.replace(wordsInFront, (_, name: string, words: string) => `${name}: ${toPseudo(words)}`) +
    toPseudo(body)
  )
}

const worksheetOf = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (name, value) =>
      worksheetWords.includes(name) && typeof value === 'string' ? toPseudo(value) : value,
    ),
  )

/** Beside each English text of an instrument. */
function writeInstrument(file: string): void {
  const inEnglish = (value: unknown): value is Record<string, string> =>
    typeof value === 'object' && value !== null && from in value
  const instrument: unknown = JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) =>
    inEnglish(value) ? { ...value, [tag]: toPseudo(value[from] ?? '') } : value,
  )
  writeFileSync(file, JSON.stringify(instrument, null, 2))
}
