import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'
import type { Sample } from './read-sample.ts'

/** The answer that is chosen when the page opens. */
const first = 'often'

/** One real question beside the result of its answer. CSS shows the result of the chosen answer. */
export function HomeSample({ sample }: { readonly sample: Sample }) {
  const t = useText('home')
  return (
    <section className="home-sample" aria-labelledby="sample-title">
      <div className="page home-sample-parts">
        <div className="home-sample-head">
          <h2 id="sample-title">{t('sample.title')}</h2>
          <p>{t('sample.lead')}</p>
        </div>
        <div className="home-card">
          <Radios
            id="sample"
            name="sample"
            legend={sample.question}
            hint={sample.period}
            choices={sample.results.map(({ value, answer }) => ({ value, label: answer }))}
            value={first}
          />
        </div>
        <div className="home-card">
          <p className="small quiet">{t('sample.result')}</p>
          <div className="home-results" role="status">
            {sample.results.map(({ value, zone, zoneWords, title, total, shownTotal }) => (
              <div key={value} className={`home-result home-result-${value}`}>
                <ZoneMark zone={zone} label={zoneWords} size="large" />
                <h3>{title}</h3>
                <Scale limits={sample.limits} total={total} />
                <p className="small quiet">{t('sample.total', { total: shownTotal })}</p>
                <p>{t(zone === 'green' ? 'sample.green.step' : 'sample.yellow.step')}</p>
                <p>
                  <PageLink to={zone === 'green' ? '/green-zone' : '/yellow-zone'} className="link-alone">
                    {t(zone === 'green' ? 'sample.green.link' : 'sample.yellow.link')}
                  </PageLink>
                </p>
              </div>
            ))}
          </div>
          <p className="small quiet home-sample-note">{t('sample.note')}</p>
        </div>
      </div>
    </section>
  )
}

/** The position of a score: from 1 to 5, 100 units to a step. */
const at = (score: number) => (score - 1) * 100

/** The total on a line with the three zones; the words beside it say the same. */
function Scale({ limits, total }: { readonly limits: Sample['limits']; readonly total: number }) {
  return (
    <svg viewBox="-8 0 416 34" className="home-scale" aria-hidden="true">
      <rect className="home-scale-green" x="0" y="14" width={at(limits.yellow)} height="12" />
      <rect
        className="home-scale-yellow"
        x={at(limits.yellow)}
        y="14"
        width={at(limits.red) - at(limits.yellow)}
        height="12"
      />
      <rect className="home-scale-red" x={at(limits.red)} y="14" width={400 - at(limits.red)} height="12" />
      <path className="home-scale-mark" d={`M${at(total)} 12l-8-11h16Z`} />
      <path className="home-scale-line" d={`M${at(total)} 10v20`} />
    </svg>
  )
}
