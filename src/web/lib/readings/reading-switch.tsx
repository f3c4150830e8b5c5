import { useContext } from 'react'
import { defaultLanguage } from '#core/languages.ts'
import { Button } from '../../ui/button/button.tsx'
import { useLanguage } from '../language.tsx'
import { useStored } from '../use-stored.ts'
import { useText } from '../use-text.ts'
import { easySwedish } from './choice.ts'
import { noReading, ReadingContext } from './reading-words.ts'

type ReadingSwitchProps = {
  /** Only the way back from a chosen reading: where none is chosen, none is offered. */
  readonly onlyBack?: boolean
  /** The page has no questions, so its text does not mention them. */
  readonly noQuestions?: boolean
}

/** The choice between the page's own texts, easy Swedish and the languages that are answered in. */
export function ReadingSwitch(props: ReadingSwitchProps) {
  return (
    <>
      <EasySwitch {...props} />
      <LanguageSwitch {...props} />
    </>
  )
}

/** For pages without the languages of answering: names the current Swedish, explains the other, and switches to it with one press. */
export function EasySwitch({ onlyBack, noQuestions }: ReadingSwitchProps) {
  const t = useText('easySwedish')
  const { language } = useLanguage()
  const { value: chosen } = useStored(easySwedish)
  const shown = useContext(ReadingContext) !== noReading
  if (language !== defaultLanguage || (onlyBack && !chosen)) return null
  return (
    <p className="reading-switch small no-print with-script">
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

/** The way back to English, and a link for each language that is switched on, by its own name. The server fills them in. */
function LanguageSwitch({ onlyBack }: ReadingSwitchProps) {
  const t = useText('easySwedish')
  const { back } = useContext(ReadingContext)
  return (
    <>
      {back}
      {!onlyBack && (
        <p
          className="answer-languages small no-print with-script"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our server
          dangerouslySetInnerHTML={{ __html: t('languages.links') }}
        />
      )}
    </>
  )
}
