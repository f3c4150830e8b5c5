import { type PlanEntry, planLimits, type Wording, type Wordings } from './plan.ts'

export type OwnWords = Pick<PlanEntry, 'title' | 'wordings'>

/** FNV-1a: a hash that tells words apart without storing them. */
function markOf({ text, revision }: Wording): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return `${revision}.${(hash >>> 0).toString(36)}`
}

const turnOf = (mark: string): number => Number.parseInt(mark, 10)

const wordingsOf = ({ title, wordings }: OwnWords): Wordings =>
  wordings ?? { now: title === null ? [] : [{ text: title, revision: 0 }], gone: [] }

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)].sort()

/** The newest marks, where there is no room for all. */
const withinRoom = (marks: readonly string[]): readonly string[] =>
  unique(marks)
    .toSorted((a, b) => turnOf(b) - turnOf(a))
    .slice(0, planLimits.wordings)

/** Several wordings that no single device wrote together are shown side by side. */
function shown({ now, gone }: Wordings): OwnWords {
  const standing = now
    .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : b.revision - a.revision))
    .slice(0, planLimits.devices)
  const title = unique(standing.map(({ text }) => text)).join(' / ')
  return { title, wordings: { now: standing, gone: withinRoom(gone) } }
}

/** Replaces all present words by new ones. */
export function reworded(words: OwnWords, text: string): OwnWords {
  const { now, gone } = wordingsOf(words)
  const revision = Math.min(Math.max(...now.map((one) => one.revision)) + 1, planLimits.revisions)
  return shown({ now: [{ text, revision }], gone: [...gone, ...now.map(markOf)] })
}

/** Merges words: those of either device stay, unless the other device had seen and replaced them. */
export function mergeWords(one: OwnWords, other: OwnWords): OwnWords {
  if (one.wordings === undefined && other.wordings === undefined && one.title === other.title) return one
  const [mine, theirs] = [wordingsOf(one), wordingsOf(other)]
  const gone = [...mine.gone, ...theirs.gone]
  const standing = new Map([...mine.now, ...theirs.now].map((words) => [markOf(words), words]))
  for (const mark of gone) standing.delete(mark)
  return shown({ now: [...standing.values()], gone })
}

/** How often the words of an entry have changed: grows with every change, also when two devices' changes are merged. */
export const countRewordings = (wordings: Wordings | undefined): number =>
  wordings === undefined ? 0 : wordings.now.length + wordings.gone.length - 1
