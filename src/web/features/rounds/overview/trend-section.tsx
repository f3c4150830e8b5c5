import { scoreWords, uncertaintyWords } from '#text/figure-words.ts'
import { TrendLines } from '#web/ui/charts/trend-lines.tsx'
import { FigureBlock } from './figure-block.tsx'
import { axis, closingOf, roundName, type SectionProps } from './overview-view.ts'
import { isReworded, trendFinding } from './trend-finding.ts'

/** The most rounds whose names fit on a phone; more of them scroll. */
const roundsAbreast = 6

/** The total over the rounds. The server judges changes from displayed values only; rounds with other questions are set apart. */
export function TrendSection({ words, overview, round, unit }: SectionProps) {
  const { t, language } = words
  const named = (roundId: string) => {
    const other = overview.rounds.find(({ id }) => id === roundId)
    return t(isReworded(overview, roundId) ? 'trend.earlier' : 'trend.other', {
      round: roundName(overview, roundId),
      instrument: other?.instrumentName[language] ?? '',
      version: other?.version ?? '',
    })
  }
  const points = [
    ...unit.trend.map((step) => ({ ...step, name: roundName(overview, step.roundId), apart: false })),
    ...unit.otherTrend.map((step) => ({ ...step, name: named(step.roundId), apart: true })),
  ]
    .sort((a, b) => closingOf(overview, a.roundId).getTime() - closingOf(overview, b.roundId).getTime())
    .map(({ roundId, figure, name, apart }) => ({
      key: roundId,
      label: name,
      shown: figure === null ? t('trend.hidden') : scoreWords(words, figure.mean),
      span: figure === null ? null : figure.mean,
      uncertainty: figure?.uncertainty ?? 0,
      apart,
    }))
  const lines = (
    <TrendLines points={points} limits={round.limits} withZones axisLabels={[...axis].reverse()} />
  )
  return (
    <FigureBlock
      id="trend"
      title={t('trend.title')}
      caption={trendFinding(words, overview, unit)}
      note={[t('trend.note'), ...(unit.otherTrend.length > 0 ? [t('trend.otherNote')] : [])].join(' ')}
      table={{
        label: t('table.show'),
        head: [t('table.round'), t('table.score'), t('table.uncertainty')],
        rows: points.map(({ label, shown, span, uncertainty }) => [
          label,
          shown,
          span === null ? '' : uncertaintyWords(words, uncertainty),
        ]),
      }}
    >
      {points.length > roundsAbreast ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        <section className="trend-scroll" aria-label={t('trend.scroll')} tabIndex={0}>
          {lines}
        </section>
      ) : (
        lines
      )}
    </FigureBlock>
  )
}
