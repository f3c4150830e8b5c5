import type { Zone } from '#core/zones/zone.ts'
import type { result } from '#text/sv/result.ts'
import { useText } from '#web/lib/use-text.ts'

const steps = ['1', '2', '3'] as const

/** Three things small enough for today. */
export function Today({ zone }: { readonly zone: Zone }) {
  const t = useText<keyof typeof result>()
  return (
    <section className="flow">
      <h2>{t('today.title')}</h2>
      <ol className="today">
        {steps.map((step) => (
          <li key={step}>{t(`today.${zone}.${step}`)}</li>
        ))}
      </ol>
    </section>
  )
}
