import { useContext } from 'react'
import { ReadingContext } from './reading-words.ts'

/** What the words of a question mean that are not easy; none where usual Swedish is read, or all words are easy. */
export function useWordNotes(question: string): readonly string[] {
  const { notes } = useContext(ReadingContext)
  return Object.entries(notes).flatMap(([words, meaning]) => (question.includes(words) ? [meaning] : []))
}
