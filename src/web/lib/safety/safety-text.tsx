import { useText } from '../use-text.ts'
import { LinkedNumbers } from './linked-numbers.tsx'

/** What is said to somebody who may be in danger, in the middle of a page. */
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

/** What is said to somebody who may think of suicide, whole. `before`: what stands in front of it. */
export function SafetySentence({ before }: { readonly before?: string }) {
  const t = useText('safety')
  return (
    <p>
      {before !== undefined && `${before} `}
      <strong>{t('safety.life')}</strong> <LinkedNumbers text={t('safety.call.now')} />
    </p>
  )
}
