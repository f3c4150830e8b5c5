import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#core/languages.ts'
import { splitFrontMatter } from './read-content.ts'

/** A text template that a guide copies into an answer and edits there. It is never sent automatically. */
export type GuidanceBlock = { readonly title: string; readonly text: string }

export type GuidanceBlocks = {
  /** The part that the templates belong to, by file name: `module-1-part-2`, `recovery-week-3` or `general`. */
  readonly name: string
  readonly blocks: readonly GuidanceBlock[]
}

/**
 * The text templates of guides' answers, as plain text. Loaders only: it runs at build time, from the root of the repository.
 * @throws for a file without blocks, and for a block without a text
 */
export function readGuidanceBlocks(language: Language): readonly GuidanceBlocks[] {
  const folder = join('content', language, 'guidance')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const { markdown } = splitFrontMatter(readFileSync(join(folder, file), 'utf8'))
      const blocks = markdown
        .split(/^## /m)
        .slice(1)
        .map((block): GuidanceBlock => {
          const [title = '', ...lines] = block.split('\n')
          const text = lines.join('\n').trim()
          if (text === '') throw new Error(`${join(folder, file)} has no text under "${title}"`)
          return { title: title.trim(), text }
        })
      if (blocks.length === 0) throw new Error(`${join(folder, file)} has no blocks`)
      return { name: file.slice(0, -'.md'.length), blocks }
    })
}
