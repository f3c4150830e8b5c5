import { PageLink } from '#web/lib/page-link.tsx'
import { useNarrowScreen } from '#web/lib/use-narrow-screen.ts'
import { usePrinting } from '#web/lib/use-printing.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Deck, useDeck } from './deck.tsx'
import { LookAtThis } from './look-at-this.tsx'
import { MissingUnit } from './missing-unit.tsx'
import { withNamesApart } from './names-of-rounds.ts'
import type { ReportProps } from './overview-view.ts'
import { Presentation, usePresenting } from './presentation.tsx'
import { PrintCover, PrintMethod, RiskForm } from './print-parts.tsx'
import { ReportEnd } from './report-end.tsx'
import { ReportSection } from './report-section.tsx'
import { RoundBar } from './round-bar.tsx'
import { UnitConclusion, UnitDetails, UnitKeyFigures } from './unit-figures.tsx'
import { UnitTable } from './unit-table.tsx'

/** One unit, with everything below it, in one round; from released figures only. */
export function Report(given: ReportProps) {
  const props = withNamesApart(given)
  const { words, names, promise, overview, view, ways, led } = props
  const { t } = words
  const { round } = overview
  const unit = overview.units.find(({ id }) => id === view.unit) ?? overview.units[0]
  const presenting = usePresenting()
  const inDeck = useDeck()
  const isNarrow = useNarrowScreen()
  if (round === null || unit === undefined) return <NoFigures {...props} />
  if (presenting && unit.figure !== null)
    return <Presentation {...props} {...{ round }} unit={{ ...unit, figure: unit.figure }} />
  if (inDeck && unit.figure !== null)
    return <Deck {...props} {...{ round }} unit={{ ...unit, figure: unit.figure }} />
  const look = <LookAtThis {...{ words, names, overview, ways, round, unit }} />
  return (
    <div className="overview">
      <PrintCover {...{ words, overview, round, unit }} />
      <RoundBar {...{ words, overview, view }} roundId={round.id} unitId={unit.id} />
      {led && <p className="quiet column">{t('units.led')}</p>}
      <MissingUnit {...{ words, overview, view, led }} />
      <UnitConclusion {...props} {...{ round, unit }} />
      {/* On a phone the figures fill a screen, so what to look at first comes before them. */}
      {isNarrow && look}
      <UnitKeyFigures {...props} {...{ round, unit }} />
      {!isNarrow && look}
      <UnitDetails {...props} {...{ round, unit }} />
      <UnitsOnPaper {...props} key={round.id} />
      {props.onPaper?.(overview.units.map(({ id }) => id))}
      <PrintMethod {...{ words, promise, overview, round }} />
      <RiskForm words={words} />
      <ReportEnd {...props} hasDeck={unit.figure !== null} />
    </div>
  )
}

/** All units, on paper only; on the screen they have a page, `/enheter`. */
function UnitsOnPaper({ words, names, overview, ways, led }: ReportProps) {
  const { t } = words
  const { units } = overview
  if (!usePrinting()) return null
  return (
    <ReportSection id="units" title={t('units.title')}>
      <UnitTable
        {...{ words, names, overview, ways, led, units }}
        caption={t('units.caption', { count: units.length })}
      />
    </ReportSection>
  )
}

export function NoFigures({ words: { t }, ways, led }: Pick<ReportProps, 'words' | 'ways' | 'led'>) {
  return (
    <div className="overview">
      <Notice title={t('empty.title')}>
        <p>{t(led ? 'empty.text.led' : 'empty.text')}</p>
        {ways.plan !== null && (
          <p>
            <PageLink to="/matningar">{t('empty.rounds')}</PageLink>
          </p>
        )}
      </Notice>
    </div>
  )
}
