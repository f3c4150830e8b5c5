import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#core/languages.ts'
import { readContent, splitFrontMatter } from './read-content.ts'

export type ChecklistPart = {
  readonly title: string
  readonly items: readonly { readonly id: string; readonly text: string }[]
}

/** A checklist for managers, to be read and ticked. */
export type ChecklistText = {
  readonly title: string
  readonly description: string
  readonly lead: string
  /** What it is for, before the first box. */
  readonly opening: string
  readonly parts: readonly ChecklistPart[]
}

const fewest = 8
const most = 12

/**
 * Reads a text of `content/` whose list items are boxes to tick. `items` in its head names each box; ticks are stored under
 * that name, so it stays when the words change. Loaders only: it runs at build time.
 * @throws when a box has no name, two have the same name, there are not 8 to 12, or a box holds more than words
 */
export function readChecklist(language: Language, name: string): ChecklistText {
  const { markdown } = splitFrontMatter(readFileSync(join('content', language, `${name}.md`), 'utf8'))
  const { fields, sections } = readContent(language, name)
  const { title = '', description = '', lead = '', items = '' } = fields
  const ids = items.split(', ')
  const boxes = [...markdown.matchAll(/^- (.+)$/gm)].length
  if (boxes !== ids.length || new Set(ids).size !== boxes || boxes < fewest || boxes > most) {
    throw new Error(
      `${name} (${language}) has ${boxes} boxes and ${ids.length} names: ${fewest} to ${most} of each`,
    )
  }
  const names = ids.values()
  const parts = markdown
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## '))
    .map((part): ChecklistPart => {
      const [heading = '', ...lines] = part.split('\n').filter((line) => line.trim() !== '')
      return {
        title: heading.slice('## '.length),
        items: lines.map((line) => {
          const text = /^- ([^[\]*`_]+)$/.exec(line)?.[1]
          if (text === undefined) throw new Error(`This line of ${name} (${language}) is not a box: ${line}`)
          return { id: names.next().value ?? '', text }
        }),
      }
    })
  const opening = sections.find(({ id }) => id === '')?.html ?? ''
  return { title, description, lead, opening, parts }
}
