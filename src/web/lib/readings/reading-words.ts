import { createContext, type ReactNode } from 'react'
import type { AnswerLanguage } from '#core/answer-languages.ts'
import type { Texts } from '#text/messages.ts'
import type { PageTexts } from '../page-texts.ts'
import type { SaidForm } from './instrument-words.ts'

/** What is read in place of a page's own texts: easy Swedish, or the language that somebody answers in. */
export type Reading = {
  readonly texts: PageTexts
  /** What words of the questions mean. */
  readonly notes: Texts
  /** Its language, where that is another than the page's, and how that writes dates and counts. */
  readonly tag?: AnswerLanguage
  readonly direction?: 'ltr' | 'rtl'
  readonly locale?: string
  /** The way back to the page's own texts. */
  readonly back?: ReactNode
  /** The questions in that language. */
  readonly say?: <Form extends SaidForm>(form: Form) => Form
}

export const noReading: Reading = { texts: {}, notes: {} }

/** Nothing, unless a reading is chosen and has come. */
export const ReadingContext = createContext(noReading)
