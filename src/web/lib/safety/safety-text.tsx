import { useText } from '../use-text.ts'
import { LinkedNumbers } from './linked-numbers.tsx'

/** Help in the middle of a page, for a person who may be in danger. */
export function SafetyText() {
  const t = useText('safety')
  return (
    <>
      <SafetySentence />
      <p>
        <LinkedNumbers text={t('safety.body')} />
      </p>
    </>
  )
}

/** The whole text for a person who may think of suicide. `before`: text in front of it. */
export function SafetySentence({ before }: { readonly before?: string }) {
  const t = useText('safety')
  return (
    <p>
      {before !== undefined && `${before} `}
      <strong>{t('safety.life')}</strong> <LinkedNumbers text={t('safety.call.now')} />
    </p>
  )
}
