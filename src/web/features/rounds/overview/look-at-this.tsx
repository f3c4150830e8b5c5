import { findingsOf } from '#core/zones/findings.ts'
import { scoreWords } from '#text/figure-words.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { inSentence, type ReportProps, type Round, type Unit } from './overview-view.ts'
import { unitsBelow } from './units-below.ts'

type Props = Pick<ReportProps, 'words' | 'names' | 'overview' | 'ways'> & {
  readonly round: Round
  readonly unit: Unit
}

/** The three units below to look at first, each with its cause, its certainty, and a link to measures. */
export function LookAtThis({ words, names, overview, ways, round, unit }: Props) {
  const { t } = words
  const findings = findingsOf(overview, unit, round.limits)
  const below = unitsBelow(overview.units, unit)
  const causeName = (id: string) => inSentence(names.causes.find((cause) => cause.id === id)?.title ?? id)
  const allUnits = overview.units.length > 1 && (
    <p className="all-units no-print">
      <PageLink to={ways.units} className="link-alone">
        {t('units.all')}
      </PageLink>{' '}
      {t('units.all.what')}
    </p>
  )
  if (below.length === 0) return allUnits
  return (
    <section className="overview-section" aria-labelledby="look">
      <h2 id="look">{t('look.title')}</h2>
      {findings.length === 0 ? (
        <p>
          {t(below.some(({ figure }) => figure !== null) ? 'look.none' : 'look.leaf', { unit: unit.name })}
        </p>
      ) : (
        <>
          <p className="quiet">{t('look.lead', { unit: unit.name })}</p>
          <ol className="surface findings">
            {findings.map(({ unit: found, level, certainty, cause }) => {
              const said = t(`look.level.${level}`)
              return (
                <li key={found.id} className="finding">
                  <div>
                    <h3>
                      <PageLink to={ways.unit(found.id)}>{found.name}</PageLink>
                    </h3>
                    <p>
                      {cause === null
                        ? t('look.noCause', { level: said })
                        : t('look.cause', {
                            level: said,
                            cause: causeName(cause.id),
                            score: scoreWords(words, cause.score),
                          })}{' '}
                      {t(`look.certainty.${certainty}`)}
                      {ways.plan !== null && cause !== null && (
                        <span className="no-print">
                          {' '}
                          <PageLink to={ways.plan(cause.id, found.id, round.id, 1)}>
                            {t('look.plan')}{' '}
                            <span className="hidden-text">
                              {t('look.plan.of', { cause: causeName(cause.id), unit: found.name })}
                            </span>
                          </PageLink>
                        </span>
                      )}
                    </p>
                  </div>
                  <PageButton kind="quiet" to={ways.measures(cause?.id ?? null, found.id)}>
                    <span>
                      {t('look.measures')}
                      <span className="hidden-text"> {t('look.measures.for', { unit: found.name })}</span>
                    </span>
                  </PageButton>
                </li>
              )
            })}
          </ol>
        </>
      )}
      {allUnits}
    </section>
  )
}
