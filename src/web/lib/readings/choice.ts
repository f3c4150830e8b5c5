import { browserStore } from '../browser-store.ts'

/** Whether texts that exist in easy Swedish are read so in this browser (decision 0680). */
export const easySwedish = browserStore('andrum.easy-swedish', {
  parse: (value) => value === true,
  empty: false,
})

/** The tag of the language that English pages of answering are read in in this browser; empty: English (decision 0774). */
export const answerLanguage = browserStore('andrum.answer-language', {
  parse: (value) => (typeof value === 'string' ? value : ''),
  empty: '',
})

/** What a link carries whose reader has asked for easy Swedish. A fragment is sent to no server, and is in no log. */
const name = 'lattlast'

/** `#lattlast`, alone or beside what else the link carries. */
export const easyFragment = `#${name}`

export type ReadingLink = {
  readonly easy: boolean
  /** The language that it names, `#fi`, of those asked about. */
  readonly tag: string | undefined
  /** Nothing else is in the fragment. */
  readonly alone: boolean
}

/** Which reading the link that was followed asks for. @param tags of the languages that are offered */
export function readingLinkIn(hash: string, tags: readonly string[]): ReadingLink {
  const carried = new URLSearchParams(
    hash
      .replace(/^#+/, '')
      .replaceAll(/%26|&amp;/gi, '&')
      .replace(/[^\w-]+$/, ''),
  )
  return { easy: carried.has(name), tag: tags.find((tag) => carried.has(tag)), alone: carried.size === 1 }
}
