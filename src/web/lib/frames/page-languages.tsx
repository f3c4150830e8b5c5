import { otherLanguages, rowOf } from '#core/languages.ts'
import { LanguageSwitch } from '../../ui/language-switch/language-switch.tsx'
import { useLanguage } from '../language.tsx'
import { useText } from '../use-text.ts'

/** This page in the other languages. */
export function PageLanguages() {
  const t = useText('frame')
  const { language, thisPageIn, setLanguage } = useLanguage()
  const others = otherLanguages(language)
  return (
    <LanguageSwitch
      // A list that was open is closed once a language has been chosen.
      key={language}
      label={t('language.label')}
      current={rowOf(language).ownName}
      others={others.map((other) => {
        const { ownName, inOwnWords, direction } = rowOf(other)
        return {
          tag: other,
          direction,
          label: others.length === 1 ? inOwnWords : ownName,
          href: thisPageIn(other),
          onSwitch: () => setLanguage(other),
        }
      })}
    />
  )
}
