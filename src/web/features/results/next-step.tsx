import type { Zone } from '#core/zones/zone.ts'
import type { result } from '#text/sv/result.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

type NextStepProps = {
  readonly zone: Zone
  /** Whoever has done the in-depth analysis is not sent there again. */
  readonly form: string
}

/** Green to what prevents, yellow to the in-depth analysis, red to the action plan. */
export function NextStep({ zone, form }: NextStepProps) {
  const t = useText<keyof typeof result>()
  return (
    <section className="flow no-print">
      <h2>{t('next.title')}</h2>
      <p className="actions">
        <PageButton to={`/${zone}-zone`}>{t(`next.${zone}`)}</PageButton>
        {zone === 'yellow' && form !== 'djupanalys' && (
          <PageLink to="/djupanalys">{t('next.deeper')}</PageLink>
        )}
        {(zone === 'red' || (zone === 'yellow' && form === 'djupanalys')) && (
          <PageLink to="/personal-action-plan">{t('next.plan')}</PageLink>
        )}
      </p>
    </section>
  )
}
