import type { Overview } from '#contract/overview.ts'
import { capital } from '#text/capital.ts'
import { answersWords, type FigureTexts, participationWords, scoreWords } from '#text/figure-words.ts'
import { formatDate } from '#text/format.ts'
import type { Translate } from '#text/messages.ts'
import type { promise } from '#text/sv/promise.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { CategoriesSection } from './categories-section.tsx'
import { CausesSection } from './causes-section.tsx'
import { Choose } from './choose.tsx'
import { HeatMapSection } from './heat-map-section.tsx'
import { closingOf, levelWords, type Names, type Round, roundName, type Unit } from './overview-view.ts'
import { TrendSection } from './trend-section.tsx'
import { ZonesSection } from './zones-section.tsx'

type OverviewProps = {
  readonly words: FigureTexts
  readonly promise: Translate<keyof typeof promise>
  readonly names: Names
  readonly overview: Overview
  readonly unitId: string | null
  readonly csvAddress: string
  readonly onRound: (roundId: string) => void
  readonly onUnit: (unitId: string) => void
}

/** The whole overview of one unit and round, from released figures alone. */
export function OverviewReport(props: OverviewProps) {
  const { words, promise, names, overview, onRound, onUnit } = props
  const { t } = words
  const { round } = overview
  const unit = overview.units.find(({ id }) => id === props.unitId) ?? overview.units[0]
  if (round === null || unit === undefined) {
    return (
      <Notice title={t('empty.title')}>
        <p>{t('empty.text')}</p>
      </Notice>
    )
  }
  const section = { words, names, overview, round, unit }
  const hidden = promise('promise.hidden')
  return (
    <div className="overview">
      <Choose {...{ words, overview, onRound, onUnit }} roundId={round.id} unitId={unit.id} />
      {unit.figure === null ? (
        <HiddenUnit {...section} hidden={hidden} />
      ) : (
        <>
          <Finding {...section} />
          <ZonesSection words={words} figure={unit.figure} />
          <CategoriesSection {...{ words, names, round }} figure={unit.figure} />
        </>
      )}
      <CausesSection {...section} />
      <TrendSection {...section} />
      <HeatMapSection
        {...{ words, names, overview, hidden }}
        unitName={(row) => (
          <button type="button" className="heat-unit" onClick={() => onUnit(row.id)}>
            {row.name}
          </button>
        )}
      />
      <section className="overview-section" aria-labelledby="promise">
        <h2 id="promise">{t('promise.title')}</h2>
        <blockquote className="overview-promise">
          <p>{promise('promise.mixed')}</p>
          <p>{promise('promise.upward')}</p>
          <p>{promise('promise.refresh')}</p>
          <p>{promise('promise.helpers')}</p>
        </blockquote>
      </section>
      <section className="overview-section no-print" aria-labelledby="export">
        <h2 id="export">{t('export.title')}</h2>
        <p>{t('export.note')}</p>
        <p className="actions">
          <a className="button button-quiet" href={props.csvAddress} download>
            {t('export.csv')}
          </a>
          <Button kind="quiet" onClick={() => window.print()}>
            {t('export.print')}
          </Button>
        </p>
      </section>
    </div>
  )
}

type PartProps = {
  readonly words: FigureTexts
  readonly overview: Overview
  readonly round: Round
  readonly unit: Unit
}

/** The first thing read: the figure in a sentence. */
function Finding({ words, round, unit }: PartProps) {
  const { t } = words
  if (unit.figure === null) return null
  const { mean, participation } = unit.figure
  return (
    <div className="overview-lead">
      <p className="lead">
        {t('finding.total', {
          unit: unit.name,
          score: scoreWords(words, mean),
          level: levelWords(words, unit.figure, round),
        })}
      </p>
      <p>
        {t('finding.answered', {
          answers: capital(answersWords(words, unit.figure.n, round.smallestGroup)),
          participation: capital(participationWords(words, participation)),
        })}
      </p>
    </div>
  )
}

/** A unit without a new figure: the same sentence whatever the reason, and its last figure with its date. */
function HiddenUnit({ words, overview, round, unit, hidden }: PartProps & { readonly hidden: string }) {
  const { t, language } = words
  const last = unit.lastShown
  return (
    <Notice title={t('hidden.title')}>
      <p>{hidden}</p>
      <p>
        {last === null
          ? t('hidden.none')
          : t('hidden.last', {
              round: roundName(overview, last.roundId),
              date: formatDate(closingOf(overview, last.roundId), language),
            })}
      </p>
      {last !== null && (
        <p>
          {t('finding.total', {
            unit: unit.name,
            score: scoreWords(words, last.figure.mean),
            level: levelWords(words, last.figure, round),
          })}
        </p>
      )}
    </Notice>
  )
}
