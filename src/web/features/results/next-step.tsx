import type { Result } from '#core/scoring/evaluate.ts'
import { headingOf } from '#core/scoring/result-heading.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/**
 * Green to what prevents, yellow to the in-depth analysis, red to the action plan. Green with something raised begins
 * with the plan. Anyone who has done the in-depth analysis is not sent there again.
 */
export function NextStep({ taken }: { readonly taken: Result }) {
  const t = useText('result')
  const { zone, instrument: form } = taken
  const raisedInGreen = zone === 'green' && headingOf(taken).kind !== 'plain'
  return (
    <section className="flow no-print">
      <h2>{t('next.title')}</h2>
      <p className="actions">
        {raisedInGreen && <PageButton to="/personal-action-plan">{t('next.raised')}</PageButton>}
        <PageButton kind={raisedInGreen ? 'quiet' : 'primary'} to={`/${zone}-zone`}>
          {t(`next.${zone}`)}
        </PageButton>
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
