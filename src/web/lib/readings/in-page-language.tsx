import { type ReactNode, useContext } from 'react'
import { rowOf } from '#core/languages.ts'
import { useLanguage } from '../language.tsx'
import { noReading, ReadingContext } from './reading-words.ts'

/** A part of a page that is not in the languages that are answered in: it stays in the page's own, and says so to what reads it aloud. */
export function InPageLanguage({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage()
  const { tag } = useContext(ReadingContext)
  if (tag === undefined) return children
  return (
    <ReadingContext value={noReading}>
      <div lang={language} dir={rowOf(language).direction}>
        {children}
      </div>
    </ReadingContext>
  )
}
