import { useContext } from 'react'
import { ReadingContext } from './reading-words.ts'

/** Explanations of difficult words in a question; none in usual Swedish, or where all words are easy. */
export function useWordNotes(question: string): readonly string[] {
  const { notes } = useContext(ReadingContext)
  return Object.entries(notes).flatMap(([words, meaning]) => (question.includes(words) ? [meaning] : []))
}
