import { useEffect } from 'react'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { Deck, useDeck } from './deck.tsx'
import { MissingUnit } from './missing-unit.tsx'
import { withNamesApart } from './names-of-rounds.ts'
import { NoFigures } from './overview.tsx'
import type { ReportProps, Round, Unit } from './overview-view.ts'
import { Presentation, usePresenting } from './presentation.tsx'
import { PrintCover, PrintMethod, RiskForm } from './print-parts.tsx'
import { ReportEnd } from './report-end.tsx'
import { ReportSection } from './report-section.tsx'
import { RoundBar } from './round-bar.tsx'
import { UnitConclusion, UnitDetails, UnitKeyFigures } from './unit-figures.tsx'
import { UnitTable } from './unit-table.tsx'
import { unitsBelow } from './units-below.ts'
import { shownAboveOf } from './where-counted.ts'

/** All units in a table, or one of them on its own page. */
export function Report(given: ReportProps) {
  const props = withNamesApart(given)
  const { words, names, overview, view, ways, led, onHeading } = props
  const { t } = words
  const { round, units } = overview
  const unit = units.find(({ id }) => id === view.unit)
  useEffect(() => {
    onHeading(unit?.name ?? null)
    return () => onHeading(null)
  }, [unit?.name, onHeading])

  const presenting = usePresenting()
  if (round === null || units.length === 0) return <NoFigures {...props} />
  if (presenting && unit !== undefined && unit.figure !== null)
    return <Presentation {...props} {...{ round }} unit={{ ...unit, figure: unit.figure }} />
  return (
    <div className="overview">
      <RoundBar
        {...{ words, overview, view }}
        roundId={round.id}
        unitId={unit?.id ?? null}
        allUnits={t('unit.back')}
      />
      {led && <p className="quiet column">{t('units.led')}</p>}
      <MissingUnit {...{ words, overview, view, led }} />
      {unit === undefined ? (
        <UnitTable
          key={round.id}
          {...{ words, names, overview, ways, led, units }}
          caption={t('units.caption', { count: units.length })}
        />
      ) : (
        <UnitPage {...props} {...{ round, unit }} />
      )}
    </div>
  )
}

function UnitPage(props: ReportProps & { readonly round: Round; readonly unit: Unit }) {
  const { words, names, promise, overview, ways, led, round, unit } = props
  const { t } = words
  const below = unitsBelow(overview.units, unit)
  const inDeck = useDeck()
  if (inDeck && unit.figure !== null) return <Deck {...props} unit={{ ...unit, figure: unit.figure }} />
  return (
    <>
      <PrintCover {...{ words, overview, round, unit }} />
      <UnitConclusion {...props} />
      <UnitKeyFigures {...props} />
      <p className="actions no-print">
        <PageButton to={ways.measures(null, unit.id)}>{t('measures.way')}</PageButton>
        <PageLink to={ways.units} className="link-alone">
          {t('unit.back')}
        </PageLink>
      </p>
      <UnitDetails {...props} />
      {unit.figure !== null && (
        <ReportSection id="counted" title={t('unit.counted.title')}>
          <p className="column">{countedWords(props)}</p>
        </ReportSection>
      )}
      {below.length > 0 && (
        <ReportSection id="below" title={t('unit.below', { unit: unit.name })}>
          <UnitTable
            key={`${round.id} ${unit.id}`}
            {...{ words, names, overview, ways, led }}
            units={below}
            caption={t('units.caption', { count: below.length })}
          />
        </ReportSection>
      )}
      {props.onPaper?.([unit, ...below].map(({ id }) => id))}
      <PrintMethod {...{ words, promise, overview, round }} />
      <RiskForm words={words} />
      <ReportEnd {...props} hasDeck={unit.figure !== null} />
    </>
  )
}

function countedWords({
  words: { t },
  overview: { units },
  unit,
}: ReportProps & { readonly unit: Unit }): string {
  const above = shownAboveOf(units)(unit)
  return above === null
    ? t('unit.counted.top', { unit: unit.name })
    : t('unit.counted.own', { unit: unit.name, above: above.name })
}
