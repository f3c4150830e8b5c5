import { createContext, type ReactNode, useContext } from 'react'
import type { AnswerLanguage } from '#core/answer-languages.ts'
import type { Texts } from '#text/messages.ts'
import type { PageTexts } from '../page-texts.ts'
import type { SaidForm } from './instrument-words.ts'

/** The texts that replace a page's own: easy Swedish, or a language of answering. */
export type Reading = {
  readonly texts: PageTexts
  /** Explanations of words in the questions. */
  readonly notes: Texts
  /** Tag of its language if that is not the page's, with its direction and the locale that formats dates and counts. */
  readonly tag?: AnswerLanguage
  readonly direction?: 'ltr' | 'rtl'
  readonly locale?: string
  /** The way back to the page's own texts. */
  readonly back?: ReactNode
  /** Translates the questions. */
  readonly say?: <Form extends SaidForm>(form: Form) => Form
}

export const noReading: Reading = { texts: {}, notes: {} }

/** The chosen reading; empty unless one is chosen and has arrived. */
export const ReadingContext = createContext(noReading)

/** Explanations of difficult words in a question; none in usual Swedish, or where all words are easy. */
export function useWordNotes(question: string): readonly string[] {
  const { notes } = useContext(ReadingContext)
  return Object.entries(notes).flatMap(([words, meaning]) => (question.includes(words) ? [meaning] : []))
}
