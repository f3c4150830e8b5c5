import { scoreWords, uncertaintyWords } from '#text/figure-words.ts'
import { formatMonth, formatShortMonth } from '#text/format.ts'
import { TrendLines } from '#web/ui/charts/trend-lines.tsx'
import { FigureBlock } from './figure-block.tsx'
import { axis, roundMonth, type SectionProps } from './overview-view.ts'

/** The total over the rounds that asked the same instrument; judged by the server from displayed values only. */
export function TrendSection({ words, overview, round, unit }: SectionProps) {
  const { t, language } = words
  const points = unit.trend.map(({ roundId, figure }) => ({
    key: roundId,
    label: formatShortMonth(roundMonth(overview, roundId), language),
    shown: figure === null ? t('trend.hidden') : scoreWords(words, figure.mean),
    span: figure === null ? null : figure.mean,
    uncertainty: figure?.uncertainty ?? 0,
  }))
  return (
    <FigureBlock
      id="trend"
      title={t('trend.title')}
      caption={captionOf({ words, overview, unit })}
      note={t('trend.note')}
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
      <TrendLines points={points} limits={round.limits} axisLabels={[...axis].reverse()} />
    </FigureBlock>
  )
}

function captionOf({ words, overview, unit }: Pick<SectionProps, 'words' | 'overview' | 'unit'>): string {
  const { t, language } = words
  if (unit.change === null) return t('trend.caption.one')
  const month = formatMonth(roundMonth(overview, unit.change.sinceRoundId), language)
  if (!unit.change.certain) return t('trend.caption.none', { month })
  return t(
    unit.change.direction === 'better' ? 'trend.caption.certainBetter' : 'trend.caption.certainWorse',
    {
      month,
    },
  )
}
