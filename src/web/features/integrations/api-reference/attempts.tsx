import { attemptDelays } from '#core/webhooks/delivery-plan.ts'
import { formatList } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** When a delivery is attempted, in words. */
export function Attempts() {
  const t = useText('apiReference')
  const { language } = useLanguage()
  const waits = attemptDelays.slice(1).map((delay) => {
    const [unit, size] =
      delay >= hour
        ? (['hours', hour] as const)
        : delay >= minute
          ? (['minutes', minute] as const)
          : (['seconds', second] as const)
    return t(`wait.${unit}`, { count: delay / size })
  })
  return <p>{t('attempts', { waits: formatList(waits, language) })}</p>
}
