import { browserStore } from '../browser-store.ts'

/** Whether texts that exist in easy Swedish are read so in this browser (decision 0680). */
export const easySwedish = browserStore('andrum.easy-swedish', {
  parse: (value) => value === true,
  empty: false,
})

/** What a link carries whose reader has asked for easy Swedish. A fragment is sent to no server, and is in no log. */
const name = 'lattlast'

/** `#lattlast`, alone or beside what else the link carries. */
export const easyFragment = `#${name}`

export type EasyLink = {
  readonly asked: boolean
  /** Nothing else is in the fragment. */
  readonly alone: boolean
}

/** Whether the link that was followed asks for easy Swedish. */
export function easyLinkIn(hash: string): EasyLink {
  const carried = new URLSearchParams(
    hash
      .replace(/^#+/, '')
      .replaceAll(/%26|&amp;/gi, '&')
      .replace(/[^\w-]+$/, ''),
  )
  return { asked: carried.has(name), alone: carried.size === 1 }
}
