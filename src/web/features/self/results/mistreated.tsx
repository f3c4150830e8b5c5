import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { LinkedNumbers } from '#web/lib/safety/linked-numbers.tsx'
import { useText } from '#web/lib/use-text.ts'

const lines = ['1', '2', '3'] as const

/** For a person who is treated badly at work "sometimes" or more often, whatever the zone and the mean. */
export function Mistreated() {
  const t = useText('result')
  return (
    <section className="flow">
      <h2>{t('mistreated.title')}</h2>
      {lines.map((line) => (
        <p key={line}>
          <LinkedNumbers text={t(`mistreated.${line}`)} />
        </p>
      ))}
      <p className="actions no-print">
        <PageButton kind="quiet" to="/stod">
          {t('mistreated.ask')}
        </PageButton>
        <PageLink to="/utsatt">{t('mistreated.read')}</PageLink>
        <PageLink to="/personal-action-plan">{t('mistreated.plan')}</PageLink>
      </p>
    </section>
  )
}
