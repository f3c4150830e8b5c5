import { createContext } from 'react'
import type { Texts } from '#text/messages.ts'
import type { PageTexts } from '../page-texts.ts'

/** The texts of a page in easy Swedish. */
export type EasyWords = {
  readonly texts: PageTexts
  /** What words of the questions mean. */
  readonly notes: Texts
}

export const noEasyWords: EasyWords = { texts: {}, notes: {} }

/** What is read in place of the page's own texts; nothing, unless easy Swedish is chosen. */
export const EasyWordsContext = createContext(noEasyWords)
