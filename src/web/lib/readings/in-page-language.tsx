import { type ReactNode, useContext } from 'react'
import { rowOf } from '#core/languages.ts'
import { useLanguage } from '../language.tsx'
import { noReading, ReadingContext } from './reading-words.ts'

/** A part that is not translated to the languages of answering: it is in the page's own language and is marked so for screen readers. */
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
