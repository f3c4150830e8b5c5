import { LinkedNumbers } from '#web/lib/safety/linked-numbers.tsx'
import { SafetyText } from '#web/lib/safety/safety-text.tsx'
import { useText } from '#web/lib/use-text.ts'

/**
 * When to seek care, in the same words in every zone: a green result never says that a person is well.
 * @param safety whether nothing above says what to do in an emergency
 */
export function SeekCare({ safety }: { readonly safety: boolean }) {
  const t = useText('result')
  return (
    <section className="flow">
      <h2>{t('care.title')}</h2>
      <CareAdvice />
      {safety && <SafetyText />}
    </section>
  )
}

/** The signs, and where to seek help. */
export function CareAdvice() {
  const t = useText('result')
  return (
    <p>
      {t('care.signs')}
      {'\n'}
      <LinkedNumbers text={t('care.sleep')} />
      {'\n'}
      <LinkedNumbers text={t('care.unsure')} />
    </p>
  )
}
