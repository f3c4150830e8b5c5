import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/lib/api.ts'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ChangeFigures } from './change-figures.tsx'

/** Figures of guidance, in bands and never about one participant. Renders nothing where there is no guide. */
export function GuidanceFigures() {
  const t = useText('service')
  const figures = useQuery({
    queryKey: ['guidance-figures'],
    queryFn: ({ signal }) => callApi('readGuidanceFigures', { signal }),
    staleTime: 0,
  })
  return (
    <Panel reading={figures} shape="list" heading={t('guidance.title')}>
      {({ participants, answerTime, late, guides, changes }) =>
        guides.length === 0 ? null : (
          <>
            <section className="flow section-part" aria-labelledby="guidance-figures">
              <h2 id="guidance-figures">{t('guidance.title')}</h2>
              <p>
                {t(`guidance.participants.${participants}`)}{' '}
                {t(answerTime === null ? 'guidance.time.unknown' : `guidance.time.${answerTime}`)}{' '}
                {t(`guidance.late.${late}`)}
              </p>
              <ul>
                {guides.map(({ name, load }) => (
                  <li key={name}>
                    {name}: {t(`guidance.load.${load}`)}
                  </li>
                ))}
              </ul>
            </section>
            <ChangeFigures changes={changes} />
          </>
        )
      }
    </Panel>
  )
}
