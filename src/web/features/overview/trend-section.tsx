import { scoreWords, uncertaintyWords } from '#text/figure-words.ts'
import { formatShortMonth } from '#text/format.ts'
import { TrendLines } from '#web/ui/charts/trend-lines.tsx'
import { FigureBlock } from './figure-block.tsx'
import { axis, closingOf, roundName, type SectionProps } from './overview-view.ts'
import { trendFinding } from './trend-finding.ts'

/** The total over the rounds that asked the same instrument; judged by the server from displayed values only. */
export function TrendSection({ words, overview, round, unit }: SectionProps) {
  const { t, language } = words
  const points = unit.trend.map(({ roundId, figure }) => ({
    key: roundId,
    label: formatShortMonth(closingOf(overview, roundId), language),
    name: roundName(overview, roundId),
    shown: figure === null ? t('trend.hidden') : scoreWords(words, figure.mean),
    span: figure === null ? null : figure.mean,
    uncertainty: figure?.uncertainty ?? 0,
  }))
  return (
    <FigureBlock
      id="trend"
      title={t('trend.title')}
      caption={trendFinding(words, overview, unit)}
      note={t('trend.note')}
      table={{
        label: t('table.show'),
        head: [t('table.round'), t('table.score'), t('table.uncertainty')],
        rows: points.map(({ name, shown, span, uncertainty }) => [
          name,
          shown,
          span === null ? '' : uncertaintyWords(words, uncertainty),
        ]),
      }}
    >
      <TrendLines points={points} limits={round.limits} axisLabels={[...axis].reverse()} />
    </FigureBlock>
  )
}
