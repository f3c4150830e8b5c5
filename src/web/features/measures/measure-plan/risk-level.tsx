import type { RiskLevel } from '#core/measures/risk-level.ts'
import { useText } from '#web/lib/use-text.ts'

const signs: Readonly<Record<RiskLevel, string>> = { low: '●', medium: '◆', serious: '▲' }

/** How serious a risk is: by word, sign and colour, and how that was reckoned. */
export function RiskLevelWord({ level, product }: { readonly level: RiskLevel; readonly product: string }) {
  const t = useText('measurePlan')
  return (
    <span className={`risk-level risk-${level}`}>
      <span className="risk-sign" aria-hidden="true">
        {signs[level]}
      </span>{' '}
      {t(`level.${level}`)} <span className="quiet">({product})</span>
    </span>
  )
}
