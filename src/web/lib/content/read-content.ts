import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, pathIn } from '#core/languages.ts'
import { type ContentSection, renderSections } from './render-sections.ts'

/** The head of a Markdown file: `key: value` lines between two lines of `---`. */
type FrontMatter = Readonly<Record<string, string>>

/**
 * Splits a file of `content/` into its head and its text.
 * @throws when there is no head, or a line of it is not `key: value`.
 */
export function splitFrontMatter(file: string): { fields: FrontMatter; markdown: string } {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file)
  if (found === null) throw new Error('A text needs its head: key: value lines between two lines of ---')
  const [, head = '', markdown = ''] = found
  const fields = head.split('\n').map((line) => {
    const pair = /^([a-z][A-Za-z]*): (.+)$/.exec(line)
    if (pair === null) throw new Error(`This line of a head is not "key: value": ${line}`)
    return [pair[1], pair[2]?.trim()]
  })
  return { fields: Object.fromEntries(fields), markdown }
}

/** A long text of `content/`, ready to be shown. */
export type Content = {
  readonly fields: FrontMatter
  readonly sections: readonly ContentSection[]
}

/**
 * A text in a language: `readContent('sv', 'om-stress')` reads `content/sv/om-stress.md`. Links to our own
 * pages lead to the same language. Loaders only: it runs at build time, from the root of the repository.
 */
export function readContent(language: Language, name: string): Content {
  const file = readFileSync(join('content', language, `${name}.md`), 'utf8')
  const { fields, markdown } = splitFrontMatter(file)
  return { fields, sections: renderSections(markdown, (path) => pathIn(language, path)) }
}

/** The texts of a folder with their names, in the order of the file names. */
export function readContents(language: Language, folder: string): (Content & { readonly name: string })[] {
  return readdirSync(join('content', language, folder))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => file.slice(0, -'.md'.length))
    .map((name) => ({ name, ...readContent(language, join(folder, name)) }))
}
