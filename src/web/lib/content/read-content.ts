import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, pathIn } from '#core/languages.ts'
import { type FrontMatter, splitFrontMatter } from './front-matter.ts'
import { type ContentSection, renderSections } from './render-sections.ts'

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
