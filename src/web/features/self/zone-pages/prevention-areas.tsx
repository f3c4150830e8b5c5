import { useState } from 'react'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

const areas = ['movement', 'sleep', 'structure', 'presence'] as const
const actions = ['1', '2', '3'] as const

/** Where an area continues, further down among the exercises. */
const onwards = { sleep: '#recovery', structure: '#values', presence: '#breathing' } as const

type PreventionAreasProps = {
  /** False when the browser refuses to store the plan. */
  readonly kept: boolean
  readonly onPlanWalks: () => Promise<void>
}

/** Four areas that keep stress at a good level, each with advice. */
export function PreventionAreas({ kept, onPlanWalks }: PreventionAreasProps) {
  const t = useText('greenZone')
  const [planned, setPlanned] = useState<'no' | 'yes' | 'not-reached'>('no')
  return (
    <div className="areas">
      {areas.map((area) => (
        <section key={area} className="surface area">
          <h3>{t(`green.${area}`)}</h3>
          <p>{t(`green.${area}.text`)}</p>
          {area === 'movement' ? (
            <>
              <p className="no-print">
                <Button
                  kind="quiet"
                  onClick={() =>
                    onPlanWalks().then(
                      () => setPlanned('yes'),
                      () => setPlanned('not-reached'),
                    )
                  }
                >
                  {t('green.movement.plan')}
                </Button>
              </p>
              <p role="status" className="small">
                {planned === 'not-reached' && t('green.movement.notReached')}
                {planned === 'yes' && !kept && t('green.movement.notKept')}
                {planned === 'yes' && kept && (
                  <>
                    {t('green.movement.planned')}{' '}
                    <PageLink to="/green-zone#recovery">{t('green.movement.see')}</PageLink>
                  </>
                )}
              </p>
            </>
          ) : (
            <p className="no-print">
              <PageButton kind="quiet" to={`/green-zone${onwards[area]}`}>
                {t(`green.${area}.exercise`)}
              </PageButton>
            </p>
          )}
          <details className="disclosure">
            <summary>
              {t('green.how')}
              <span className="hidden-text">: {t(`green.${area}`)}</span>
            </summary>
            <ul>
              {actions.map((action) => (
                <li key={action}>{t(`green.${area}.${action}`)}</li>
              ))}
            </ul>
          </details>
        </section>
      ))}
    </div>
  )
}
