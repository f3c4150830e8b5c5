import type { RiskLevel } from '#core/measures/risk-level.ts'
import { useText } from '#web/lib/use-text.ts'

const signs: Readonly<Record<RiskLevel, string>> = { low: '●', medium: '◆', serious: '▲' }

/** The level of a risk by word, sign and colour, with its computation. */
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
