import { otherLanguages, rowOf } from '#core/languages.ts'
import { LanguageSwitch } from '../../ui/language-switch/language-switch.tsx'
import { useLanguage } from '../language.tsx'

/** This page in the other languages. */
export function PageLanguages() {
  const { language, thisPageIn, setLanguage } = useLanguage()
  const others = otherLanguages(language)
  return (
    <LanguageSwitch
      others={others.map((tag) => {
        const { ownName, inOwnWords, direction } = rowOf(tag)
        const label = others.length > 1 ? ownName : inOwnWords
        return { tag, direction, label, href: thisPageIn(tag), onSwitch: () => setLanguage(tag) }
      })}
    />
  )
}
