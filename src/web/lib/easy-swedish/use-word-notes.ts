import { useContext } from 'react'
import { EasyWordsContext } from './easy-words.ts'

/** What the words of a question mean that are not easy; none where usual Swedish is read, or all words are easy. */
export function useWordNotes(question: string): readonly string[] {
  const { notes } = useContext(EasyWordsContext)
  return Object.entries(notes).flatMap(([words, meaning]) => (question.includes(words) ? [meaning] : []))
}
