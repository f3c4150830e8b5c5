import { useContext } from 'react'
import { defaultLanguage } from '#core/languages.ts'
import { Button } from '../../ui/button/button.tsx'
import { useLanguage } from '../language.tsx'
import { useStored } from '../use-stored.ts'
import { useText } from '../use-text.ts'
import { easySwedish } from './choice.ts'
import { EasyWordsContext, noEasyWords } from './easy-words.ts'

type EasySwitchProps = {
  /** Where easy Swedish is not chosen, it is not offered here either: the place is only the way back. */
  readonly onlyBack?: boolean
  /** Nothing is asked on the page, and nothing is said of questions. */
  readonly noQuestions?: boolean
}

/** The choice between easy and usual Swedish: what is read now, what the other is, and the other in one press. */
export function EasySwitch({ onlyBack = false, noQuestions = false }: EasySwitchProps) {
  const t = useText('easySwedish')
  const { language } = useLanguage()
  const { value: chosen } = useStored(easySwedish)
  const shown = useContext(EasyWordsContext) !== noEasyWords
  if (language !== defaultLanguage || (onlyBack && !chosen)) return null
  return (
    <p className="easy-switch small no-print with-script">
      <Button kind="plain" onClick={() => void easySwedish.write(!chosen)}>
        {t(chosen ? 'easy.off' : 'easy.on')}
      </Button>
      <span className="quiet" role="status">
        {t(
          chosen && !shown
            ? 'easy.waiting'
            : `easy.${chosen ? 'chosen' : 'what'}${noQuestions ? '.page' : ''}`,
        )}
      </span>
    </p>
  )
}
