import { SafetyText } from '#web/lib/safety/safety-text.tsx'
import { useText } from '#web/lib/use-text.ts'

const signs = ['1', '2', '3', '4'] as const

/**
 * The same in every zone: a green result never says that somebody is well.
 * @param safety whether nothing above it says what to do in an emergency
 */
export function SeekCare({ safety }: { readonly safety: boolean }) {
  const t = useText('result')
  return (
    <section className="flow">
      <h2>{t('care.title')}</h2>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{t(`care.${sign}`)}</li>
        ))}
      </ul>
      <p>{t('care.where')}</p>
      {safety && <SafetyText />}
    </section>
  )
}
