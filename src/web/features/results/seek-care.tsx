import type { result } from '#text/sv/result.ts'
import { useText } from '#web/lib/use-text.ts'

const signs = ['1', '2', '3', '4'] as const

/** The same in every zone: a green result never says that somebody is well. */
export function SeekCare() {
  const t = useText<keyof typeof result>()
  return (
    <section className="flow">
      <h2>{t('care.title')}</h2>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{t(`care.${sign}`)}</li>
        ))}
      </ul>
      <p>{t('care.where')}</p>
      <p>{t('care.urgent')}</p>
    </section>
  )
}
