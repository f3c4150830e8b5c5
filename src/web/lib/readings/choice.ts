import { browserStore } from '../browser-store.ts'

/** Whether this browser shows easy Swedish where a page has it (decision 0680). */
export const easySwedish = browserStore('andrum.easy-swedish', {
  parse: (value) => value === true,
  empty: false,
})

/** The language tag in which this browser shows the English answering pages; empty: English (decision 0774). */
export const answerLanguage = browserStore('andrum.answer-language', {
  parse: (value) => (typeof value === 'string' ? value : ''),
  empty: '',
})

/** The fragment of a link that chooses easy Swedish. A browser sends fragments to no server, so no log has it. */
const name = 'lattlast'

/** `#lattlast`, alone or beside other content of the fragment. */
export const easyFragment = `#${name}`

export type ReadingLink = {
  readonly easy: boolean
  /** The tag that the fragment names, `#fi`, if it is among `tags`. */
  readonly tag: string | undefined
  /** The fragment contains nothing else. */
  readonly alone: boolean
}

/** Which reading a link chooses. @param tags of the languages that are offered */
export function readingLinkIn(hash: string, tags: readonly string[]): ReadingLink {
  const carried = new URLSearchParams(
    hash
      .replace(/^#+/, '')
      .replaceAll(/%26|&amp;/gi, '&')
      .replace(/[^\w-]+$/, ''),
  )
  return { easy: carried.has(name), tag: tags.find((tag) => carried.has(tag)), alone: carried.size === 1 }
}
