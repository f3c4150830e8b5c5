import { Notice } from '#web/ui/notice/notice.tsx'
import { Compare } from './compare.tsx'
import { LookAtThis } from './look-at-this.tsx'
import type { ReportProps } from './overview-view.ts'
import { Presentation, usePresenting } from './presentation.tsx'
import { PrintCover, RiskForm } from './print-parts.tsx'
import { ReportEnd } from './report-end.tsx'
import { ReportSection } from './report-section.tsx'
import { RoundBar } from './round-bar.tsx'
import { UnitConclusion, UnitDetails } from './unit-figures.tsx'
import { UnitTable } from './unit-table.tsx'

/** How one unit and everything below it is doing in one round, from released figures alone. */
export function Report(props: ReportProps) {
  const { words, names, promise, overview, view, ways, led } = props
  const { t } = words
  const { round } = overview
  const unit = overview.units.find(({ id }) => id === view.unit) ?? overview.units[0]
  const presenting = usePresenting()
  if (round === null || unit === undefined) return <NoFigures {...props} />
  if (presenting && unit.figure !== null)
    return <Presentation {...props} {...{ round }} unit={{ ...unit, figure: unit.figure }} />
  return (
    <div className="overview">
      <PrintCover {...{ words, promise, overview, round, unit }} />
      <RoundBar {...{ words, overview, view }} roundId={round.id} unitId={unit.id} />
      {led && <p className="quiet column">{t('units.led')}</p>}
      <UnitConclusion {...props} {...{ round, unit }} />
      <LookAtThis {...{ words, names, overview, ways, round, unit }} />
      <UnitDetails {...props} {...{ round, unit }} />
      <ReportSection id="units" title={t('units.title')}>
        <UnitTable
          key={round.id}
          {...{ words, names, overview, ways, led }}
          units={overview.units}
          caption={t('units.caption', { count: overview.units.length })}
        />
      </ReportSection>
      <Compare {...props} {...{ round, unit }} />
      {props.onPaper?.(overview.units.map(({ id }) => id))}
      <RiskForm words={words} />
      <ReportEnd {...props} />
    </div>
  )
}

export function NoFigures({ words: { t } }: Pick<ReportProps, 'words'>) {
  return (
    <Notice title={t('empty.title')}>
      <p>{t('empty.text')}</p>
    </Notice>
  )
}
