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
  /** Fetches the texts of the page in easy Swedish. Must stay the same. */
  readonly load: () => Promise<{ readonly easyWords: Reading }>
  /** No language that is answered in has the page. */
  readonly onlyEasy?: boolean
  readonly children: ReactNode
}

const loadLanguage = () => import('./chosen-language.tsx')

/**
 * Around a page whose texts exist in easy Swedish too, and over the English in the languages that are answered in. They are fetched only
 * where they are chosen; until they have come, and where the network refuses them, the usual texts are read.
 */
export function InChosenReading({ load, onlyEasy = false, children }: InChosenReadingProps) {
  const { language } = useLanguage()
  const t = useText('easySwedish')
  // The server has filled in the tags of those that the operator has switched on.
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

/** A link that asks for a reading chooses it, once: what is switched off on the page stays off when it is loaded again. */
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
    // What else it carries, the page takes out itself, and this with it. The router would give up the way that somebody who was
    // faster than the page is going.
    if (tag === undefined) history.replaceState(history.state, '', pathname + search)
    // It has to know: the link to the page in another language has what the router knows of the address.
    else void navigate(pathIn(answeringBase, withoutLanguage(pathname)) + search, { replace: true, state })
  }, [hash])
}
