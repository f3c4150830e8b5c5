import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnswerLanguage } from '#core/answer-languages.ts'
import { answeringBase, defaultLanguage, pathIn, withoutLanguage } from '#core/languages.ts'
import { useLanguage } from '../language.tsx'
import { useLazyModule } from '../use-lazy-module.ts'
import { useStored } from '../use-stored.ts'
import { useText } from '../use-text.ts'
import { answerLanguage, easySwedish, readingLinkIn } from './choice.ts'
import { noReading, type Reading, ReadingContext } from './reading-words.ts'

type InChosenReadingProps = {
  /** Fetches the page's texts in easy Swedish. Must stay the same. */
  readonly load: () => Promise<{ readonly easyWords: Reading }>
  /** The page is not translated to the languages of answering. */
  readonly onlyEasy?: boolean
  readonly children: ReactNode
}

const loadLanguage = () => import('./chosen-language.tsx')

/**
 * Wraps a page that exists in easy Swedish and, unless it is `onlyEasy`, in the languages of answering, which replace the English
 * texts. They are fetched only where they are chosen. Until they have arrived, and where the network fails, the usual texts are shown.
 */
export function InChosenReading({ load, onlyEasy = false, children }: InChosenReadingProps) {
  const { language } = useLanguage()
  const t = useText('easySwedish')
  // The server fills in the tags of the languages that the operator has switched on.
  const on = onlyEasy ? [] : t('languages.on').split(' ')
  const isEasy = useStored(easySwedish).value && language === defaultLanguage
  const { value: tag } = useStored(answerLanguage)
  const isOther = language === answeringBase && tag !== '' && on.includes(tag)
  useReadingLink(on)
  const easy = useLazyModule(isEasy, load)
  const other = useLazyModule(isOther, loadLanguage)
  const [inLanguage, setInLanguage] = useState<Reading | null>(null)
  const reading = (isEasy ? easy?.easyWords : inLanguage) ?? noReading
  return (
    <ReadingContext value={reading}>
      {isOther && other && (
        <other.ChosenLanguage tag={tag as AnswerLanguage} language={language} onReading={setInLanguage} />
      )}
      <div className={isEasy && easy ? 'easy-swedish' : undefined} lang={reading.tag} dir={reading.direction}>
        {children}
      </div>
    </ReadingContext>
  )
}

/** Lets a link choose a reading once: if the reader switches it off, it stays off after a reload. */
function useReadingLink(on: readonly string[]): void {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new link, nothing else
  useEffect(() => {
    const { easy, tag, alone } = readingLinkIn(hash, on)
    if (tag !== undefined) answerLanguage.write(tag)
    else if (easy) easySwedish.write(true)
    else return
    if (!alone) return
    // The page removes a fragment with other content itself. `navigate` would cancel a navigation that a fast reader has begun.
    if (tag === undefined) history.replaceState(history.state, '', pathname + search)
    // The router must know that the fragment is gone, because its links to other languages copy the address that it knows.
    else void navigate(pathIn(answeringBase, withoutLanguage(pathname)) + search, { replace: true, state })
  }, [hash])
}
