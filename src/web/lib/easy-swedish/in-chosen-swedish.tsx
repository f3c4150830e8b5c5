import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { defaultLanguage } from '#core/languages.ts'
import { useLanguage } from '../language.tsx'
import { useLazyModule } from '../use-lazy-module.ts'
import { useStored } from '../use-stored.ts'
import { easyLinkIn, easySwedish } from './choice.ts'
import { type EasyWords, EasyWordsContext, noEasyWords } from './easy-words.ts'

type InChosenSwedishProps = {
  /** Fetches the texts of the page in easy Swedish. Must stay the same. */
  readonly load: () => Promise<{ readonly easyWords: EasyWords }>
  readonly children: ReactNode
}

/**
 * Around a page whose texts exist in easy Swedish too. They are fetched only where they are chosen; until they have come,
 * and where the network refuses them, the usual texts are read.
 */
export function InChosenSwedish({ load, children }: InChosenSwedishProps) {
  const { language } = useLanguage()
  const { value: chosen } = useStored(easySwedish)
  useEasyLink()
  const fetched = useLazyModule(chosen && language === defaultLanguage, load)
  const words = chosen && language === defaultLanguage && fetched ? fetched.easyWords : noEasyWords
  return (
    <EasyWordsContext value={words}>
      <div className={words === noEasyWords ? undefined : 'easy-swedish'}>{children}</div>
    </EasyWordsContext>
  )
}

/** A link that asks for easy Swedish chooses it, once: what is switched off on the page stays off when it is loaded again. */
function useEasyLink(): void {
  const { hash, pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new link, nothing else
  useEffect(() => {
    const { asked, alone } = easyLinkIn(hash)
    if (!asked) return
    easySwedish.write(true)
    // What else it carries, the page takes out itself, and this with it. The router would give up the way that somebody who was
    // faster than the page is going.
    if (alone) history.replaceState(history.state, '', pathname + search)
  }, [hash])
}
