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

/** What is said to somebody who may think of suicide, whole. */
export function SafetySentence() {
  const t = useText('safety')
  return (
    <p>
      <strong>{t('safety.life')}</strong> <LinkedNumbers text={t('safety.call.now')} />
    </p>
  )
}
