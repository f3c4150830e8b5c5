import { useEffect, useMemo } from 'react'
import { type AnswerLanguage, answerLanguageRows } from '#core/answer-languages.ts'
import { type Language, languageOf, rowOf } from '#core/languages.ts'
import type { Texts } from '#text/messages.ts'
import { Button } from '../../ui/button/button.tsx'
import type { PageTexts } from '../page-texts.ts'
import { useLazyModule } from '../use-lazy-module.ts'
import { useText } from '../use-text.ts'
import { answerLanguage } from './choice.ts'
import { sayInstrument } from './instrument-words.ts'
import type { Reading } from './reading-words.ts'

type Words = {
  readonly words: { readonly tag: AnswerLanguage; readonly texts: PageTexts; readonly instrument: Texts }
}

/** All texts of a language are in one file: after the first page, the next ones need no network. */
const load: Readonly<Record<AnswerLanguage, () => Promise<Words>>> = {
  fi: () => import('#text/answering/fi/words.ts'),
  ar: () => import('#text/answering/ar/words.ts'),
  pl: () => import('#text/answering/pl/words.ts'),
  uk: () => import('#text/answering/uk/words.ts'),
}

type ChosenLanguageProps = {
  readonly tag: AnswerLanguage
  /** Language of the page itself. */
  readonly language: Language
  /** Called with the current reading; null: the page's own texts. Must stay the same. */
  readonly onReading: (reading: Reading | null) => void
}

/** Fetches the texts of the chosen language and makes it the document's language. */
export function ChosenLanguage({ tag, language, onReading }: ChosenLanguageProps) {
  const fetched = useLazyModule(true, load[tag])
  const reading = useMemo(() => {
    // The language was changed, and its texts are still loading.
    if (fetched?.words.tag !== tag) return null
    const { texts, instrument } = fetched.words
    const { direction, locale } = answerLanguageRows[tag]
    return { texts, notes: {}, tag, direction, locale, back: <Back />, say: sayInstrument(instrument) }
  }, [fetched, tag])
  useEffect(() => {
    onReading(reading)
    return () => onReading(null)
  }, [reading, onReading])
  useDocumentLanguage(reading, language)
  return null
}

function Back() {
  const t = useText('easySwedish')
  return (
    <p className="reading-switch small no-print">
      <Button kind="plain" onClick={() => answerLanguage.erase()}>
        {t('languages.off')}
      </Button>
      <span className="quiet">{t('languages.rest')}</span>
    </p>
  )
}

/** The elements around the page's main part, which stay in the page's own language. */
const frame = 'header:not(main *), footer:not(main *), nav:not(main *, header *), .skip-link'

function say(element: Element, tag: string, direction: string): void {
  element.setAttribute('lang', tag)
  element.setAttribute('dir', direction)
}

/** Sets the language of the document, for its title and for screen readers. */
function useDocumentLanguage(reading: Reading | null, language: Language): void {
  useEffect(() => {
    if (reading?.tag === undefined) return
    const { documentElement: html } = document
    const around = [...document.querySelectorAll(frame)]
    say(html, reading.tag, reading.direction ?? '')
    for (const part of around) say(part, language, rowOf(language).direction)
    return () => {
      // The next page may be in another language already.
      const next = languageOf(location.pathname)
      say(html, next, rowOf(next).direction)
      for (const part of around) for (const name of ['lang', 'dir']) part.removeAttribute(name)
    }
  }, [reading, language])
}
